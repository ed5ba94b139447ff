import { Plus } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { DragContext, DragEvent, DragPlace } from '#machines/blocks/drag.machine.ts'
import { findings, type Place, type Prohibitions } from '#machines/blocks/schedule-findings.ts'
import { findCard, type CardRef, type ModuleName } from '#machines/blocks/schedule-rules.ts'
import { selectedSlots } from '#machines/blocks/scheduling-drafts.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling-types.ts'
import type { CivilDate, Module, SummaryDay } from '#machines/blocks/types.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { carryByKey } from './carry-keys.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DateChooser } from './DateChooser.tsx'
import { DateStrip } from './DateStrip.tsx'
import { DayBody, DaySkeleton } from './DayBody.tsx'
import { DayHeading } from './DayHeading.tsx'
import { dropPlace } from './drag-and-drop.ts'
import { elementIds } from './element-ids.ts'
import { Findings } from './Findings.tsx'
import type { FocusKeeper } from './focus-keeper.ts'
import { ModuleLayers, type Layer } from './ModuleLayers.tsx'
import { ModuleList } from './ModuleList.tsx'
import { standingOf, stripDays, wholeBlock } from './schedule-view.ts'
import type { StripScroll } from './strip-scroll.ts'
import { texts } from './texts.ts'
import { useScheduleKeys } from './use-schedule-keys.ts'
import type { VersionChange } from './VersionRows.tsx'

export type SchedulingPhase = 'open' | 'loading' | 'unavailable' | 'empty'

export interface SchedulingViewProps {
  /** What the day's place shows: its slots, what is to come, or why there is nothing. */
  readonly phase: SchedulingPhase
  readonly context: SchedulingContext
  readonly drag: DragContext
  readonly isBusy: boolean
  readonly isConflicting: boolean
  readonly modules: readonly Module[] | null | 'failed'
  /** Every date of the block as stored, for the strip and the findings; empty while not known. */
  readonly summary: readonly SummaryDay[]
  readonly prohibitions: Prohibitions
  readonly today: CivilDate
  readonly stripScroll: StripScroll
  readonly focus: FocusKeeper
  zoneLabel(zoneName: string): string
  onRetryModules(): void
  carry(event: DragEvent): void
  send(event: SchedulingEvent): void
}

const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 264px', lg: 'minmax(0, 1fr) token(sizes.moduleRail)' },
  height: { tablet: 'full' },
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
  const { phase, context, drag, isBusy, modules, summary, prohibitions, focus, zoneLabel, carry, send } = props
  const { selected, dates } = context
  const [layer, setLayer] = useState<Layer>({ kind: 'none' })
  const slots = selectedSlots(context)
  const standing = standingOf(slots)
  const isDisabled = isBusy || phase !== 'open'
  const days = stripDays(dates, summary, context)
  const catalogue = new Map(Array.isArray(modules) ? modules.map((module: Module) => [module.id, module]) : [])

  useEffect(() => focus.fulfil())

  const openLayer = (next: Layer) => {
    if (next.kind !== 'none') focus.forget()
    setLayer(next)
  }
  const carryKey = (event: KeyboardEvent<HTMLElement>, module: ModuleName, from: DragPlace, liftKeys: readonly string[]) =>
    carryByKey(event, {
      isLifted: drag.lifted?.by === 'keyboard' && drag.lifted.module.moduleId === module.moduleId && drag.lifted.from === from,
      liftKeys,
      lift: () => carry({ type: 'drag.lift', module, from, slots: slots.map((slot) => slot.number), by: 'keyboard' }),
      carry,
    })
  const cancelCarry = () => {
    if (drag.lifted?.by === 'keyboard') carry({ type: 'drag.cancel' })
  }
  const named = (card: CardRef): ModuleName => ({ moduleId: card.moduleId, name: findCard(slots, card)?.name ?? '' })
  const deeds = {
    onChange: (card: CardRef, { submodule, version }: VersionChange) =>
      send(submodule ? { type: 'submoduleVersion.toggle', card, submodule, version } : { type: 'version.toggle', card, version }),
    onRemove: (card: CardRef) => send({ type: 'module.remove', module: named(card), slot: card.slot }),
    onMove: (card: CardRef) => openLayer({ kind: 'place', module: named(card), from: card.slot }),
    onGripKey: (event: KeyboardEvent<HTMLElement>, card: CardRef) => void carryKey(event, named(card), card.slot, [' ', 'Enter']),
    onGripBlur: cancelCarry,
  }
  const show = (place: Place) => {
    focus.wish([elementIds.card(place)])
    if (place.date === selected?.date) focus.fulfil()
    else send({ type: 'date.select', date: place.date })
  }
  useScheduleKeys({
    isDisabled,
    lastRemoval: context.removals.at(-1)?.id ?? null,
    onUndo: (id) => send({ type: 'removal.undo', id }),
    onRemove: deeds.onRemove,
  })
  const list = {
    modules,
    standing,
    isDisabled,
    onChoose: ({ id, name }: Module) => openLayer({ kind: 'place', module: { moduleId: id, name }, from: 'list' }),
    onRetry: props.onRetryModules,
  }

  return (
    <div className={root}>
      <div className={css({ minWidth: '0', minHeight: '0', overflowY: { tablet: 'auto' } })}>
        {days.length > 0 && (
          <div className={stripBar}>
            <DateStrip
              days={days}
              selected={selected?.date ?? null}
              stripScroll={props.stripScroll}
              onSelect={(date) => send({ type: 'date.select', date })}
            />
            <DateChooser
              days={days}
              selected={selected?.date ?? null}
              today={props.today}
              onSelect={(date) => send({ type: 'date.select', date })}
            />
          </div>
        )}
        <div className={flex({ direction: 'column', gap: '3', px: { base: '4', md: '6' }, py: '4' })} aria-busy={phase === 'loading'}>
          {selected && (
            <div className={flex({ align: 'center', justify: 'space-between', gap: '3' })}>
              <DayHeading date={selected.date} slots={slots} />
              <Button
                size="sm"
                icon={<Plus size={16} aria-hidden />}
                className={css({ tablet: { display: 'none' } })}
                disabled={isDisabled || slots.length === 0}
                onClick={() => openLayer({ kind: 'pick', slot: null })}
              >
                {texts.addModule}
              </Button>
            </div>
          )}
          {phase === 'loading' && (
            <div role="status" aria-label={texts.loading}>
              <DaySkeleton count={Math.max(...days.map((day) => day.slots.length), 3)} />
            </div>
          )}
          {phase === 'unavailable' && <ErrorState title={context.notice?.text ?? ''} onRetry={() => send({ type: 'day.retry' })} />}
          {phase === 'empty' && <EmptyState title={texts.noDates} />}
          {phase === 'open' && slots.length === 0 && <EmptyState title={texts.noSlots(formatCivil(selected?.date ?? ''))} />}
          {phase === 'open' && slots.length > 0 && (
            <>
              <Findings findings={findings(wholeBlock(dates, summary, context), prohibitions)} onShow={show} />
              <DayBody
                slots={slots}
                removals={context.removals}
                duplicate={context.duplicate}
                drag={drag}
                modules={catalogue}
                prohibitions={prohibitions}
                isDisabled={isDisabled}
                deeds={deeds}
                zoneLabel={zoneLabel}
                onPick={(slot) => openLayer({ kind: 'pick', slot })}
                onUndo={(id) => send({ type: 'removal.undo', id })}
              />
            </>
          )}
        </div>
      </div>
      <aside
        aria-label={texts.modules}
        className={aside}
        data-hot={(drag.target === 'list' && drag.lifted?.from !== 'list') || undefined}
        ref={(element) => (element ? dropPlace(element, 'list') : undefined)}
      >
        <ModuleList
          {...list}
          liftedId={drag.lifted?.from === 'list' ? drag.lifted.module.moduleId : null}
          isDraggable
          onCarryKey={(event, { id, name }) => slots.length > 0 && carryKey(event, { moduleId: id, name }, 'list', [' '])}
          onCarryBlur={cancelCarry}
        />
      </aside>
      <ModuleLayers
        layer={layer}
        modules={modules}
        slots={slots}
        standing={standing}
        prohibitions={prohibitions}
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
        theirs={context.theirs ?? []}
        send={send}
      />
    </div>
  )
}
