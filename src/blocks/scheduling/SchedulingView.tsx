import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { DragContext, DragEvent } from '#machines/blocks/scheduling/drag.machine.ts'
import type { FindingSource } from '#machines/blocks/findings/finding.ts'
import type { Place, Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import { findCard, nameModule } from '#machines/blocks/scheduling/schedule-rules.ts'
import { aimedDate, replacedDates, selectedSlots } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { useStableCallback } from '#src/ui/kit/use-stable-callback.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { RestoreQuestion } from '../RestoreQuestion.tsx'
import { createCardHandlers } from './drag/card-handlers.ts'
import { DateChooser } from './strip/DateChooser.tsx'
import { DateStrip } from './strip/DateStrip.tsx'
import { DayBody } from './day/DayBody.tsx'
import { DayPane, type SchedulingPhase } from './day/DayPane.tsx'
import { dropPlace } from './drag/lazy-drag-and-drop.ts'
import { elementIds } from './element-ids.ts'
import type { FocusKeeper } from './focus-keeper.ts'
import type { Layer } from './modules/ModuleLayers.tsx'
import { ModuleList, type ReadModules } from './modules/ModuleList.tsx'
import { placementsOf, standingOf, storedDays, wholeBlock, withAsked, withDrafts } from './schedule-view.ts'
import { SideTabs } from './SideTabs.tsx'
import type { ScheduleChecks, ShownVerdict } from './findings/check-schedule.ts'
import type { StripScroll } from './strip/strip-scroll.ts'
import { texts } from './texts.ts'
import type { ClockParts, FindingParts } from './use-lazy-parts.ts'
import { useScheduleKeys } from './use-schedule-keys.ts'

// Dialogs load after the page: the schedule does not wait for them.
const ModuleLayers = lazyComponent(async () => (await import('./modules/ModuleLayers.tsx')).ModuleLayers)
const ConflictDialog = lazyComponent(async () => (await import('./ConflictDialog.tsx')).ConflictDialog)

export interface SchedulingViewProps {
  readonly phase: SchedulingPhase
  readonly context: SchedulingContext
  readonly drag: DragContext
  readonly isBusy: boolean
  readonly isConflicting: boolean
  /** Restore would replace newer edits, and asks. */
  readonly isConfirming: boolean
  readonly modules: ReadModules
  /** Every date of the block as stored, for the strip and the findings; empty while not known. */
  readonly summary: readonly SummaryDay[]
  readonly prohibitions: Prohibitions
  readonly today: CivilDate
  readonly stripScroll: StripScroll
  readonly focus: FocusKeeper
  zoneLabel(zoneName: string): string
  /** What is drawn with the table of clocks; null until it is there. */
  readonly clocks: ClockParts | null
  onRetryModules(): void
  /** The findings and verdicts; null until the code that checks the block is loaded. */
  readonly checks: ScheduleChecks | null
  readonly findingParts: FindingParts | null
  /** What would come of the carried module in each slot; null while none is carried. */
  readonly verdicts: ReadonlyMap<number, ShownVerdict> | null
  onTimeZones(): void
  /** The Undo and Redo buttons; null until their code is loaded. */
  readonly undoRedo?: ReactNode
  /** What saves edits of several dates. */
  readonly unsavedDates?: ReactNode
  /** The button that proposes a schedule; null until the data that it needs are read. */
  readonly proposal?: ReactNode
  /** A proposal stands in the place of the schedule. */
  readonly isProposing?: boolean | undefined
  readonly proposed?: ReactNode
  /** Reads again what could not be read. */
  onRetryFindings(source: FindingSource): void
  carry(event: DragEvent): void
  send(event: SchedulingEvent): void
}

// Where there is room, the columns scroll by themselves in what the wizard's frame leaves them.
const room = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: { tablet: '440px' },
  // Below an alert of the frame, which ends without a line.
  '&[data-noticed]': { mt: '4', borderTopWidth: '1px', borderColor: 'border.default' },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 264px', lg: 'minmax(0, 1fr) token(sizes.moduleRail)' },
  gridTemplateRows: { tablet: 'minmax(0, 1fr)' },
  position: { tablet: 'absolute' },
  inset: '0',
})
const main = css({ minWidth: '0', overflowY: { tablet: 'auto' }, scrollPaddingTop: { tablet: '92px' } })
// Kept free until the buttons come, so that the dates do not move.
const undoRedoRoom = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flexShrink: '0',
  minWidth: '116px',
  lgDown: { minWidth: '76px' },
  mdDown: { minWidth: '92px' },
})

const stripBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: { base: '4', md: '5' },
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
  position: { tablet: 'sticky' },
  top: '0',
  zIndex: 'sticky',
})
const aside = css({
  display: { base: 'none', tablet: 'flex' },
  flexDirection: 'column',
  minHeight: '0',
  borderLeftWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.sunken',
  '&[data-hot]': { boxShadow: 'inset 0 0 0 2px token(colors.accent.marker)' },
})

/** Step 2 as drawn from its state: dates above, the slots of one date below, modules at the side. */
export function SchedulingView(props: SchedulingViewProps) {
  const { phase, context, drag, modules, summary, prohibitions, focus, zoneLabel, clocks, checks, findingParts, carry, send } = props
  const { isProposing = false } = props
  const { selected, dates } = context
  const [layer, setLayer] = useState<Layer>({ kind: 'none' })
  // An edit is drawn in its slot first; the strip, the list and the layers, which go over all dates, follow in the next frame.
  const settled = useDeferredValue(context)
  const aimed = aimedDate(context)
  const slots = selectedSlots(context)
  const settledSlots = selectedSlots(settled)
  const standing = standingOf(settledSlots)
  const isDisabled = props.isBusy || phase !== 'open'
  const stored = storedDays(dates, summary)
  const drafted = withDrafts(stored, settled)
  const days = checks ? withAsked(drafted, checks.asked) : drafted
  const whole = wholeBlock(dates, summary, settled)
  const placements = summary.length > 0 ? placementsOf(whole) : null
  const catalogue = new Map(Array.isArray(modules) ? modules.map((module: Module) => [module.id, module]) : [])

  const openLayer = (next: Layer) => {
    if (next.kind !== 'none') focus.forget()
    // A transition, so that the press shows first: opening a layer restyles the whole page behind it.
    startTransition(() => setLayer(next))
  }
  const now = useStableCallback(() => ({ slots, lifted: drag.lifted, isDisabled }))
  const handlers = createCardHandlers({ now, onAsk: (module, from) => openLayer({ kind: 'place', module, from }), carry, send })
  const select = (date: CivilDate) => send({ type: 'date.select', date })
  const show = (place: Place) => {
    setLayer({ kind: 'none' })
    focus.request([elementIds.card(place)])
    if (place.date === selected?.date) focus.apply()
    else select(place.date)
  }
  /** The card that is asked about as soon as its date lies open. */
  const moving = useRef<Place | null>(null)
  useEffect(() => {
    const place = moving.current
    if (!place || isDisabled || place.date !== selected?.date || !findCard(slots, place)) return
    moving.current = null
    handlers.card.onMove(place)
    // The focus goes to the card when the question closes, as the sheet of the finding is gone.
    focus.request([elementIds.card(place)])
  })
  const actions = {
    mayShareSlot: context.mayShareSlot,
    onMayShareSlot: (mayShareSlot: boolean) => send({ type: 'pairs.read', mayShareSlot }),
    onShow: show,
    onDate: (date: CivilDate) => {
      setLayer({ kind: 'none' })
      select(date)
    },
    onTimeZones: props.onTimeZones,
    onMove: (place: Place) => {
      if (place.date === selected?.date) return handlers.card.onMove(place)
      setLayer({ kind: 'none' })
      moving.current = place
      return select(place.date)
    },
    onRetry: props.onRetryFindings,
  }
  const panel = checks && findingParts && (
    <findingParts.FindingsPanel found={checks.found} notOffered={checks.notOffered} isDisabled={isDisabled} {...actions} />
  )

  // The page behind a layer takes no focus; what is requested meanwhile is applied once the layer is gone. A layout effect, so
  // that it runs before the effects that move a lost focus elsewhere.
  useLayoutEffect(() => {
    if (layer.kind === 'none') focus.apply()
  })
  useScheduleKeys({
    isDisabled: isDisabled || isProposing,
    onUndo: () => send({ type: 'history.undo' }),
    onRedo: () => send({ type: 'history.redo' }),
    onRemove: handlers.card.onRemove,
  })

  // Made apart from the bar that they stand in, so that an edit, which changes Undo there, does not render them again.
  const strip = <DateStrip days={days} selected={aimed} stripScroll={props.stripScroll} onSelect={select} />
  const chooser = <DateChooser days={days} selected={aimed} today={props.today} onSelect={select} />

  return (
    <div className={room} data-noticed={(context.notice !== null && context.notice.tone !== 'success') || undefined}>
      {props.proposed}
      <div className={columns} hidden={isProposing}>
        <div className={main}>
          {days.length > 0 && (
            <div className={stripBar}>
              {strip}
              {chooser}
              {props.undoRedo !== undefined && <div className={undoRedoRoom}>{props.undoRedo}</div>}
              {props.proposal}
            </div>
          )}
          <DayPane
            phase={phase}
            context={context}
            slotCount={Math.max(...days.map((day) => day.slots.length), 3)}
            findingCount={checks?.found?.length ?? null}
            isDisabled={isDisabled}
            unsavedDates={props.unsavedDates}
            onFindings={() => openLayer({ kind: 'findings' })}
            onAdd={() => openLayer({ kind: 'pick', slot: null })}
            send={send}
          >
            {settled.selected && clocks && (
              <clocks.InstantBar slots={settledSlots} date={settled.selected.date} limit={settled.input.spreadLimit} />
            )}
            <DayBody
              slots={slots}
              date={selected?.date ?? ''}
              clocks={clocks}
              removals={context.removals}
              duplicate={context.duplicate}
              drag={drag}
              modules={catalogue}
              prohibitions={prohibitions}
              verdicts={props.verdicts}
              isDisabled={isDisabled}
              handlers={handlers.card}
              zoneLabel={zoneLabel}
              onPick={(slot) => openLayer({ kind: 'pick', slot })}
              onUndo={(id) => send({ type: 'removal.undo', id })}
            />
          </DayPane>
        </div>
        <aside
          aria-label={texts.modules}
          className={aside}
          data-hot={(drag.target === 'list' && drag.lifted?.from !== 'list') || undefined}
          ref={(element) => (element ? dropPlace(element, 'list') : undefined)}
        >
          <SideTabs modules={Array.isArray(modules) ? modules.length : null} findings={checks?.found?.length ?? null} panel={panel}>
            <ModuleList
              modules={modules}
              standing={standing}
              placements={placements}
              openDate={selected?.date ?? null}
              liftedId={drag.lifted?.from === 'list' ? drag.lifted.module.moduleId : null}
              isDraggable
              isDisabled={isDisabled || slots.length === 0}
              onChoose={(module) => openLayer({ kind: 'place', module: nameModule(module), from: 'list' })}
              onCarryKey={(event, module) => handlers.rowKey(event, nameModule(module))}
              onCarryBlur={handlers.card.onGripBlur}
              isTab
              onRetry={props.onRetryModules}
            />
          </SideTabs>
        </aside>
      </div>
      <LazyBoundary>
        <ModuleLayers
          layer={layer}
          modules={modules}
          slots={slots}
          standing={standing}
          placements={placements}
          open={selected}
          days={whole}
          prohibitions={prohibitions}
          checks={checks}
          findings={panel}
          zoneLabel={zoneLabel}
          finalFocus={focus.target}
          onLayer={openLayer}
          onRetryModules={props.onRetryModules}
          send={send}
        />
        <ConflictDialog
          open={props.isConflicting}
          date={formatCivil(selected?.date ?? '')}
          mine={slots}
          theirs={context.theirs}
          send={send}
        />
        <RestoreQuestion
          open={props.isConfirming}
          changed={replacedDates(context).map(formatCivil)}
          onAccept={() => send({ type: 'loss.accept' })}
          onCancel={() => send({ type: 'loss.cancel' })}
        />
      </LazyBoundary>
    </div>
  )
}
