import { useDeferredValue, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import { nameModule, type ModuleName, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockDate, DaySchedule, Module } from '#machines/blocks/scheduling/schedule.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import type { ScheduleChecks } from '../findings/check-schedule.ts'
import { ModuleList, type ReadModules } from './ModuleList.tsx'
import { PlaceOn } from './PlaceOn.tsx'
import { Sheet } from './Sheet.tsx'
import { elsewhere, type Standing } from '../schedule-view.ts'
import { Stripe } from './Stripe.tsx'
import { texts } from '../texts.ts'
import { useLastOpen } from '../use-last-open.ts'

/** What lies over the page: the findings, the module picker (for one slot, or for any), or the question where a module shall go. */
export type Layer =
  | { readonly kind: 'none' }
  | { readonly kind: 'findings' }
  | { readonly kind: 'pick'; readonly slot: number | null }
  | { readonly kind: 'place'; readonly module: ModuleName; readonly from: DragPlace }

interface ModuleLayersProps {
  readonly layer: Layer
  readonly modules: ReadModules
  readonly slots: Slots
  readonly standing: ReadonlyMap<string, readonly number[]>
  readonly placements: ReadonlyMap<string, readonly Standing[]> | null
  /** The date that lies open. */
  readonly open: BlockDate | null
  /** All dates, with their slots. */
  readonly days: readonly DaySchedule[]
  readonly prohibitions: Prohibitions
  readonly checks: ScheduleChecks | null
  readonly findings: ReactNode
  zoneLabel(zoneName: string): string
  finalFocus(): HTMLElement | null
  onLayer(layer: Layer): void
  onRetryModules(): void
  send(event: SchedulingEvent): void
}

const never = () => false
const nothing = () => {}

/** Scheduling by single presses: choose a module, choose its slot. Everything a drag does, without dragging. */
export function ModuleLayers(props: ModuleLayersProps) {
  const { modules, prohibitions, zoneLabel, finalFocus, onLayer, onRetryModules, send } = props
  const isOpen = props.layer.kind !== 'none'
  const layer = useLastOpen(props.layer, isOpen)
  // A closed layer keeps its last values, so that edits of the day do not render it again. The slots are deferred: placing a module
  // closes the layer, whose choices must not be sorted again before that.
  const slots = useLastOpen(useDeferredValue(props.slots), isOpen)
  const standing = useLastOpen(props.standing, isOpen)
  const placements = useLastOpen(props.placements, isOpen)
  const close = () => onLayer({ kind: 'none' })
  const openDate = props.open?.date ?? null
  const findingCount = props.checks?.found?.length ?? 0
  const known = layer.kind === 'place' && Array.isArray(modules) ? modules.find((module) => module.id === layer.module.moduleId) : undefined

  const place = (slot: number, date: BlockDate | null) => {
    if (layer.kind !== 'place') return
    close()
    const { module, from } = layer
    if (date && from !== 'list') {
      const stored = props.days.find(({ dateId }) => dateId === date.id)?.slots ?? []
      send({ type: 'module.moveToDate', module, from, date, slot, stored })
    } else send(from === 'list' ? { type: 'module.place', module, slot } : { type: 'module.move', module, from, to: slot })
  }
  const pick = (chosen: Module) => {
    if (layer.kind !== 'pick') return
    const module = nameModule(chosen)
    if (layer.slot === null) return onLayer({ kind: 'place', module, from: 'list' })
    close()
    return send({ type: 'module.place', module, slot: layer.slot })
  }

  const factsOf = ({ id, versions, submodules }: Module) =>
    [elsewhere(placements?.get(id), openDate), texts.moduleFacts(versions.length, submodules.length)].filter(Boolean).join(' · ')

  const isPlacing = layer.kind === 'place'
  return (
    <Sheet
      open={isOpen}
      title={
        isPlacing ? (
          <span className={flex({ align: 'center', gap: '2.5' })}>
            <Stripe colour={known?.colour ?? null} moduleId={layer.module.moduleId} className={css({ height: '28px' })} />
            {layer.module.name}
          </span>
        ) : layer.kind === 'findings' ? (
          <>
            {texts.findings} {findingCount > 0 && <Count>{findingCount}</Count>}
          </>
        ) : layer.kind === 'pick' && layer.slot !== null ? (
          texts.addTo(layer.slot)
        ) : (
          texts.addModule
        )
      }
      subtitle={known ? factsOf(known) : ''}
      finalFocus={finalFocus}
      onClose={close}
    >
      {isPlacing ? (
        <PlaceOn
          key={`${layer.module.moduleId} ${layer.from}`}
          module={layer.module}
          from={layer.from}
          slots={slots}
          open={props.open}
          days={props.days}
          checks={props.checks}
          prohibitions={prohibitions}
          zoneLabel={zoneLabel}
          onChoose={place}
        />
      ) : layer.kind === 'findings' ? (
        <div className={flex({ direction: 'column', mx: '-4' })}>{props.findings}</div>
      ) : (
        <div className={flex({ direction: 'column', height: 'min(64dvh, 560px)', mx: '-4', mb: { md: '-4' } })}>
          <ModuleList
            modules={modules}
            standing={standing}
            placements={placements}
            openDate={openDate}
            liftedId={null}
            isDraggable={false}
            isDisabled={false}
            onChoose={pick}
            onCarryKey={never}
            onCarryBlur={nothing}
            onRetry={onRetryModules}
          />
        </div>
      )}
    </Sheet>
  )
}
