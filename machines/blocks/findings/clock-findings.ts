import { startIn, unsociable, type BlockClock } from '../clocks/block-clock.ts'
import { changesInside } from '../clocks/clock-changes.ts'
import { closeMinutes, sameInstant, type SameInstant } from '../clocks/same-instant.ts'
import type { DaySchedule } from '../scheduling/schedule.ts'
import { countedReading, occurrences, zoneIdOf } from '#machines/time/occurrences.ts'
import type { DatePlace, Finding } from './finding.ts'

type Days = readonly Pick<DaySchedule, 'dateId' | 'date' | 'slots'>[]

/** A slot with modules, and when its zones start it. */
interface Sitting {
  readonly on: DatePlace
  readonly slot: number
  readonly found: SameInstant
}

/** The offset from UTC in minutes that this browser computes for a zone (IANA identifier) at an instant (ms); null if it cannot. */
export type HostOffset = (instant: number, clock: string) => number | null

/** The zones of a block, read from any date: all dates have the same. */
export function clocksOf(days: Days): readonly BlockClock[] {
  const slots = days.find((day) => day.slots.some(({ clocks }) => clocks.length > 0))?.slots ?? []
  const times = new Map<string, string[]>()
  for (const [index, { clocks }] of slots.entries())
    for (const { zoneName, time } of clocks) {
      const known = times.get(zoneName) ?? []
      known[index] = time
      times.set(zoneName, known)
    }
  return [...times].map(([name, own]) => ({ zoneId: name, groupId: '', name, clock: zoneIdOf(name), slots: own }))
}

const namesOf = (zones: readonly { readonly name: string }[]) => zones.map(({ name }) => name)

const sittingsOf = (days: Days, zones: readonly BlockClock[]): readonly Sitting[] =>
  days.flatMap(({ dateId, date, slots }) =>
    slots.flatMap(({ number, modules }, index) =>
      modules.length > 0 ? [{ on: { dateId, date }, slot: number, found: sameInstant(zones, date, index) }] : [],
    ),
  )

const uniqueDates = (sittings: readonly Sitting[]): readonly DatePlace[] => [...new Map(sittings.map(({ on }) => [on.dateId, on])).values()]

/** Local times that do not exist or occur twice, one line per zone. */
function oddTimes(sittings: readonly Sitting[], kind: 'noSuchTime' | 'twice'): readonly Finding[] {
  const starts = sittings.flatMap(({ on, slot, found }) =>
    (kind === 'noSuchTime' ? found.missing : found.twice).map((zone) => {
      const time = zone.slots[slot - 1] ?? ''
      return { ...on, slot, zoneName: zone.name, time, found: startIn(zone, on.date, time) }
    }),
  )
  return [...new Set(starts.map(({ zoneName }) => zoneName))].map((zoneName) => ({
    id: `${kind === 'noSuchTime' ? 'F07' : 'F08'} ${zoneName}`,
    level: 'ask',
    subject: { kind, starts: starts.filter((start) => start.zoneName === zoneName) },
  }))
}

/** Starts that are apart: a line for those above the limit, and one for the others. */
function apart(sittings: readonly Sitting[], limit: number): readonly Finding[] {
  const spreadOf = ({ found }: Sitting) => found.spread ?? 0
  const isAbove = (sitting: Sitting) => spreadOf(sitting) > limit
  const groups = [
    ['ask', sittings.filter(isAbove)],
    ['tell', sittings.filter((sitting) => !isAbove(sitting) && spreadOf(sitting) > closeMinutes)],
  ] as const
  const close = new Set(uniqueDates(sittings.filter((sitting) => !groups.some(([, own]) => own.includes(sitting)))).map(({ date }) => date))
  return groups.flatMap(([level, own]) => {
    const [worst] = own.toSorted((a, b) => spreadOf(b) - spreadOf(a))
    if (!worst) return []
    const dates = uniqueDates(own)
    const last = new Set(own.map(({ found }) => namesOf(found.waves.at(-1)?.zones ?? []).join('\n')))
    return [
      {
        id: `F09 ${level}`,
        level,
        subject: {
          kind: 'apart' as const,
          dates,
          minutes: spreadOf(worst),
          limit,
          later: worst.found.waves.slice(1).flatMap(({ zones }) => namesOf(zones)),
          last: last.size === 1 ? namesOf(worst.found.waves.at(-1)?.zones ?? []) : [],
          doesMove: [...close].some((date) => !dates.some((on) => on.date === date)),
        },
      },
    ]
  })
}

function early(zones: readonly BlockClock[]): readonly Finding[] {
  const starts = zones.flatMap(({ name, slots }) =>
    slots.flatMap((time, index) => (unsociable(time) ? [{ zoneName: name, slot: index + 1, time }] : [])),
  )
  return starts.length > 0 ? [{ id: 'F11', level: 'tell', subject: { kind: 'unsociable', starts } }] : []
}

/** Zones that are not in the table, and dates on which the browser's offset differs from the table's. */
function doubtful(zones: readonly BlockClock[], sittings: readonly Sitting[], hostOffset: HostOffset | null): readonly Finding[] {
  const unknown = new Set([
    ...zones.filter(({ clock }) => clock === null).map(({ name }) => name),
    ...sittings.flatMap(({ found }) => namesOf(found.unknown)),
  ])
  const dates = uniqueDates(sittings)
  const differing = zones.flatMap(({ name, clock, slots }): readonly Finding[] => {
    if (clock === null || hostOffset === null) return []
    const apartOn = dates.filter(({ date }) => {
      const found = occurrences(date, slots[0] ?? '', clock)
      const at = found && countedReading(found)
      const here = at && hostOffset(at.instant, clock)
      return here !== null && here !== at?.offset
    })
    return apartOn.length > 0 ? [{ id: `F15 ${name}`, level: 'ask', subject: { kind: 'rulesDiffer', zoneName: name, dates: apartOn } }] : []
  })
  return [
    ...(unknown.size > 0 ? [{ id: 'F15', level: 'ask', subject: { kind: 'clockUnknown', zoneNames: [...unknown] } } as const] : []),
    ...differing,
  ]
}

/** The findings about the clocks of a block's slots. */
export function clockFindings(
  days: Days,
  zones: readonly BlockClock[],
  { limit, hostOffset }: { readonly limit: number; readonly hostOffset: HostOffset | null },
): readonly Finding[] {
  const sittings = sittingsOf(days, zones)
  const changes = changesInside(
    zones,
    days.map(({ date }) => date),
  )
  return [
    ...oddTimes(sittings, 'noSuchTime'),
    ...oddTimes(sittings, 'twice'),
    ...(zones.length > 1 ? apart(sittings, limit) : []),
    ...(changes.length > 0 ? [{ id: 'F10', level: 'tell', subject: { kind: 'clocksChange', changes } } as const] : []),
    ...early(zones),
    ...doubtful(zones, sittings, hostOffset),
  ]
}
