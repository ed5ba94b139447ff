import { memo, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { DragContext } from '#machines/blocks/scheduling/drag.machine.ts'
import { conflictsIn, type Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { CardRef, ModuleName, Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { Removal } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { Module, ScheduledModule, ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { ClockParts } from '../use-lazy-parts.ts'
import { ModuleCard } from './ModuleCard.tsx'
import type { ProhibitedPairNote } from './ProhibitedNote.tsx'
import { SlotPanel } from './SlotPanel.tsx'
import type { ShownVerdict } from '../findings/check-schedule.ts'
import type { VersionChange } from './VersionRows.tsx'

interface CardHandlers {
  onChange(card: CardRef, change: VersionChange): void
  onRemove(card: CardRef): void
  /** Asks where the card shall go. */
  onMove(card: CardRef): void
  onGripKey(event: KeyboardEvent<HTMLElement>, card: CardRef): void
  onGripBlur(): void
}

interface DayBodyProps {
  readonly slots: Slots
  readonly date: CivilDate
  readonly removals: readonly Removal[]
  readonly duplicate: CardRef | null
  readonly drag: DragContext
  readonly modules: ReadonlyMap<string, Module>
  readonly prohibitions: Prohibitions
  /** What would come of the carried module in each slot; null while none is carried or the checks are not loaded. */
  readonly verdicts: ReadonlyMap<number, ShownVerdict> | null
  readonly isDisabled: boolean
  readonly handlers: CardHandlers
  zoneLabel(zoneName: string): string
  readonly clocks: ClockParts | null
  onPick(slot: number): void
  onUndo(id: number): void
}

const noRemovals: readonly Removal[] = []

/** The slots of the open day. Each gets only the props that concern it, so that an edit or a drag renders at most two again. */
export const DayBody = ({ slots, removals, duplicate, drag: { lifted, target }, verdicts, ...rest }: DayBodyProps) => (
  <div className={flex({ direction: 'column', gap: '2' })}>
    {slots.map((slot) => (
      <DaySlot
        key={slot.number}
        {...rest}
        slot={slot}
        removals={removals.some((removal) => removal.slot === slot.number) ? removals : noRemovals}
        duplicate={duplicate?.slot === slot.number ? duplicate.moduleId : null}
        isHot={target === slot.number}
        verdict={lifted?.from === slot.number ? null : (verdicts?.get(slot.number) ?? null)}
        coming={target === slot.number && lifted?.from !== slot.number ? (lifted?.module ?? null) : null}
        liftedId={lifted?.from === slot.number ? lifted.module.moduleId : null}
      />
    ))}
  </div>
)

interface DaySlotProps extends Omit<DayBodyProps, 'slots' | 'duplicate' | 'drag' | 'verdicts'> {
  readonly slot: ScheduledSlot
  readonly duplicate: string | null
  readonly isHot: boolean
  readonly verdict: ShownVerdict | null
  /** The module that is held above the slot and does not come from it. */
  readonly coming: ModuleName | null
  readonly liftedId: string | null
}

const DaySlot = memo(function DaySlot({
  slot,
  coming,
  liftedId,
  isHot,
  duplicate,
  removals,
  modules,
  prohibitions,
  isDisabled,
  handlers,
  ...panel
}: DaySlotProps) {
  // A module that the slot holds already is not placed again: what is said of it stands there already.
  const isNew = coming !== null && !slot.modules.some((module) => module.moduleId === coming.moduleId)
  const arriving = isNew ? conflictsIn(slot.modules, coming.moduleId, prohibitions) : []
  const standing = pairsIn(slot, prohibitions)
  const conflicting = new Set([...arriving.map(({ module }) => module.moduleId), ...standing.flatMap(({ ids }) => ids)])
  return (
    <SlotPanel
      {...panel}
      slot={slot}
      isHot={isHot}
      isDisabled={isDisabled}
      prohibited={standing}
      removals={removals.filter((removal) => removal.slot === slot.number)}
      duplicate={slot.modules.find((module) => module.moduleId === duplicate)?.name ?? null}
    >
      {slot.modules.map((scheduled) => (
        <ModuleCard
          key={scheduled.moduleId}
          {...handlers}
          slot={slot.number}
          scheduled={scheduled}
          module={modules.get(scheduled.moduleId)}
          // The map is empty until the list is read.
          isUnlisted={modules.size > 0 && !modules.has(scheduled.moduleId)}
          isLifted={liftedId === scheduled.moduleId}
          isConflicting={conflicting.has(scheduled.moduleId)}
          isDisabled={isDisabled}
        />
      ))}
    </SlotPanel>
  )
})

/** Prohibited pairs that already stand in a slot, each once. */
function pairsIn({ modules }: ScheduledSlot, prohibitions: Prohibitions): readonly (ProhibitedPairNote & { ids: readonly string[] })[] {
  return modules.flatMap((one: ScheduledModule, index) =>
    conflictsIn(modules.slice(index + 1), one.moduleId, prohibitions).map(({ module, ruleNames }) => ({
      one: one.name,
      other: module.name,
      ruleNames,
      ids: [one.moduleId, module.moduleId],
    })),
  )
}

/** The day's slots on their way: as many as there will probably be, at the height of empty ones. */
export const DaySkeleton = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={flex({ direction: 'column', gap: '2' })}>
    {Array.from({ length: count }, (_, index) => (
      <div
        key={index}
        className={css({
          height: '102px',
          borderWidth: '1px',
          borderColor: 'border.subtle',
          rounded: 'xl',
          bg: 'skeleton.base',
          animation: 'fadeIn 80ms token(durations.skeletonDelay) both',
        })}
      />
    ))}
  </div>
)
