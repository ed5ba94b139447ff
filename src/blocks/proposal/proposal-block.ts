import type { Combination } from '#machines/blocks/combinations.ts'
import type { ClosedCell, Placement } from '#machines/blocks/proposal/proposal-types.ts'
import type { ProposalInput } from '#machines/blocks/proposal/proposal.machine.ts'
import { sameInstant } from '#machines/blocks/clocks/same-instant.ts'
import { clocksOf } from '#machines/blocks/findings/clock-findings.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { DaySchedule, Module } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { startText } from '../clocks/start-text.ts'

/** A date of the block as a proposal looks at it. */
export interface ProposalDay extends DaySchedule {
  readonly isHoliday: boolean
}

/** What a proposal is made of and drawn with. */
export interface ProposalBlock {
  readonly dates: readonly { readonly dateId: string; readonly date: CivilDate; readonly isHoliday: boolean }[]
  /** "09:00 GMT / BST (GMT+1)" of the first zone, with every clock that it has on the dates; one per slot. */
  readonly slotTimes: readonly string[]
  readonly standing: readonly Placement[]
  readonly modules: ReadonlyMap<string, Module>
}

/** The block as a proposal sees it: every slot counts from 0, as on its fullest date. */
export function proposalBlock(days: readonly ProposalDay[], modules: readonly Module[]): ProposalBlock {
  const fullest = days.toSorted((one, other) => other.slots.length - one.slots.length)[0]
  return {
    dates: days.map(({ dateId, date, isHoliday }) => ({ dateId, date, isHoliday })),
    slotTimes: (fullest?.slots ?? []).map(({ clocks: [first] }) => {
      if (!first) return ''
      const clocks = days.flatMap(({ date }) => startText(first.zoneName, date, first.time)?.clock ?? [])
      return `${first.time} ${[...new Set(clocks)].join(' / ')}`.trim()
    }),
    standing: days.flatMap(({ slots }, date) =>
      slots.flatMap(({ modules: own }, slot) => own.map(({ moduleId }) => ({ moduleId, date, slot }))),
    ),
    modules: new Map(modules.map((module) => [module.id, module])),
  }
}

/** Slots that a clock makes unfit: a time that does not exist or comes twice, or starts further apart than the limit. */
function closedByClocks(days: readonly ProposalDay[], limit: number): readonly ClosedCell[] {
  const zones = clocksOf(days)
  return days.flatMap(({ date, slots }, index) =>
    slots.flatMap((_, slot) => {
      const { missing, twice, spread } = sameInstant(zones, date, slot)
      const isUnfit = missing.length > 0 || twice.length > 0 || (spread ?? 0) > limit
      return isUnfit ? [{ date: index, slot, reason: 'clock' as const }] : []
    }),
  )
}

interface ProposalFacts {
  readonly days: readonly ProposalDay[]
  /** The modules that can be scheduled, in the order of their list. */
  readonly modules: readonly Module[]
  readonly combinations: readonly Combination[]
  readonly prohibitions: Prohibitions
  readonly mayShareSlot: boolean
  /** How many minutes apart the starts of a slot may be. */
  readonly limit: number
}

/** What the machine starts with: every module that is not in the block, into the slots as they are. */
export function proposalInput({ days, modules, combinations, prohibitions, mayShareSlot, limit }: ProposalFacts): ProposalInput {
  const block = proposalBlock(days, modules)
  const standingIds = new Set(block.standing.map(({ moduleId }) => moduleId))
  return {
    order: {
      moduleIds: modules.flatMap(({ id }) => (standingIds.has(id) ? [] : [id])),
      dates: block.dates.map(({ date, isHoliday }) => ({ date, isHoliday })),
      slotsPerDay: block.slotTimes.length,
      closed: closedByClocks(days, limit),
      standing: block.standing,
      combinations,
      prohibitions,
    },
    mayShareSlot,
  }
}
