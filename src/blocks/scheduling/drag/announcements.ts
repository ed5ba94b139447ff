import type { DragFact } from '#machines/blocks/scheduling/drag.machine.ts'
import { conflictsIn, type Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { StepName } from '#machines/blocks/scheduling/history/history.ts'
import type { SchedulingFact } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { texts } from '../texts.ts'
import { spoken } from './spoken.ts'

/** What a sentence needs to know beside the fact that it tells. */
export interface SpokenWorld {
  readonly slots: Slots
  readonly prohibitions: Prohibitions
  /** How a zone is called in short, by its name. */
  readonly zoneLabel: (zoneName: string) => string
  readonly formatDate: (date: CivilDate) => string
  readonly stepText: (name: StepName) => string
  /** What would come of the carried module in each slot; null where that is not known. */
  readonly verdicts: ReadonlyMap<number, { readonly word: string; readonly reason: string }> | null
}

const overSlot = (moduleId: string, number: number, { slots, prohibitions, zoneLabel, verdicts }: SpokenWorld) => {
  const slot = slots.find((each) => each.number === number)
  const [clock] = slot?.clocks ?? []
  const modules = slot?.modules ?? []
  const text = spoken.overSlot(number, clock ? `${zoneLabel(clock.zoneName)} ${clock.time}` : '', modules.length)
  const verdict = verdicts?.get(number)
  if (verdict) return `${text} ${verdict.word}. ${verdict.reason}`
  const conflicts = conflictsIn(modules, moduleId, prohibitions)
  return conflicts.length > 0 ? `${text} ${spoken.prohibited(conflicts.map(({ module }) => module.name))}` : text
}

/** The sentence that tells a fact of scheduling or dragging to people who cannot see it; '' says nothing. */
export function announcementOf(fact: DragFact | SchedulingFact, world: SpokenWorld): string {
  switch (fact.type) {
    case 'module.lifted':
      return typeof fact.target === 'number'
        ? spoken.liftedAt(fact.module.name, world.slots.findIndex((slot) => slot.number === fact.target) + 1, fact.slotCount)
        : spoken.lifted(fact.module.name)
    case 'target.entered':
      return fact.target === 'list' ? spoken.overList : overSlot(fact.module.moduleId, fact.target, world)
    case 'move.cancelled':
      return spoken.cancelled
    case 'date.opened':
      return spoken.opened(world.formatDate(fact.date), fact.slotCount)
    case 'date.refused':
      return texts.notADate(world.formatDate(fact.date))
    case 'module.placed':
      return spoken.placed(fact.module.name, fact.slot, fact.module.soleVersion)
    case 'module.moved':
      return spoken.moved(fact.module.name, fact.from, fact.to)
    case 'module.movedToDate':
      return spoken.movedTo(fact.module.name, world.formatDate(fact.date), fact.slot)
    case 'module.removed':
      return spoken.removed(fact.module.name, fact.slot)
    case 'module.restored':
      return spoken.restored(fact.module.name, fact.slot)
    case 'module.refused':
      return fact.reason === 'duplicate' ? texts.duplicate(fact.module.name, fact.slot) : spoken.refused
    case 'proposal.accepted':
      return spoken.proposalAccepted(fact.count)
    case 'proposal.refused':
      return spoken.proposalRefused[fact.reason]
    case 'history.undone':
    case 'history.redone': {
      const { name, opened } = fact
      const text = (fact.type === 'history.undone' ? spoken.undone : spoken.redone)(world.stepText(name))
      return opened ? `${text} ${spoken.opened(world.formatDate(opened.date), opened.slotCount)}` : text
    }
    default:
      return fact satisfies never
  }
}
