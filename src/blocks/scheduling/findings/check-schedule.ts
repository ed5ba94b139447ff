import type { Combination } from '#machines/blocks/combinations.ts'
import type { DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import type { Finding, FindingSource } from '#machines/blocks/findings/finding.ts'
import { askedDates, findings, type CheckedDay, type Checked } from '#machines/blocks/findings/findings.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import { byFit, verdictsOn } from '#machines/blocks/findings/verdicts.ts'
import type { Holiday } from '#machines/blocks/holidays.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { countriesByZone } from '../../findings/countries.ts'
import { hostOffset } from '../../findings/host-clock.ts'
import { verdictText } from '../../findings/verdict-texts.ts'
import { VerdictMarks, type VerdictWords } from './VerdictMarks.tsx'

/** A verdict, and what draws it. */
export interface ShownVerdict extends VerdictWords {
  readonly Marks: typeof VerdictMarks
}

/** What a schedule is checked with. */
export interface CheckedWith {
  readonly limit: number
  readonly mayShareSlot: boolean
  readonly rules: Checked<Prohibitions>
  /** Null where the server does not offer them; undefined while they are read. */
  readonly combinations: Checked<readonly Combination[]> | undefined
  readonly holidays: Checked<readonly Holiday[]> | undefined
  readonly groups: readonly ZoneGroup[]
  readonly modules: readonly Module[]
}

/** The block as it would be saved now, checked. */
export interface ScheduleChecks {
  /** Null while the dates of the block are not known. */
  readonly found: readonly Finding[] | null
  /** The dates on which something stands that a publish asks about. */
  readonly asked: ReadonlySet<string>
  readonly notOffered: readonly FindingSource[]
  /** What would come of a module in each slot of a date, as far as that is known, best first. */
  verdictsOn(slots: Slots, moduleId: string, from: DragPlace): ReadonlyMap<number, ShownVerdict>
}

/** What was read; null while it is not known. */
const readOf = <Data>(checked: Checked<Data> | undefined): Data | null => (checked === 'unread' ? null : (checked ?? null))

/** Checks all dates of a block; `days` is empty while they are not known. */
export function checkSchedule(days: readonly CheckedDay[], known: CheckedWith): ScheduleChecks {
  const { limit, mayShareSlot, rules, combinations, holidays, groups, modules } = known
  const found =
    days.length === 0
      ? null
      : findings(days, rules, combinations ?? null, holidays ?? null, {
          limit,
          mayShareSlot,
          versionless: new Set(modules.filter(({ versions }) => versions.length === 0).map(({ id }) => id)),
          countriesOf: countriesByZone(groups),
          hostOffset,
        })
  return {
    found,
    asked: askedDates(found ?? []),
    notOffered: [...(combinations === null ? ['combinations' as const] : []), ...(holidays === null ? ['holidays' as const] : [])],
    verdictsOn: (slots, moduleId, from) =>
      new Map(
        [...verdictsOn(slots, { moduleId, from: typeof from === 'number' ? from : null }, readOf(rules), readOf(combinations))]
          .toSorted(([, one], [, other]) => byFit(one, other))
          .map(([slot, verdict]) => [slot, { kind: verdict.kind, ...verdictText(verdict), Marks: VerdictMarks }]),
      ),
  }
}
