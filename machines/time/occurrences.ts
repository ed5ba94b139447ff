import { millisecondsInMinute } from 'date-fns/constants'
import { clockRules, clockStart, clockYears, zoneIds } from './clock-table.ts'

/** An instant as a clock shows it: ms since 1970, minutes ahead of UTC, and the letters of that time where the table has some. */
export interface Reading {
  readonly instant: number
  readonly offset: number
  readonly abbreviation: string | null
}

/**
 * The instants at which a wall clock shows a time on a date. `none`: the clock jumps over the time; `movedOn` is the wall
 * time (yyyy-MM-dd and HH:mm) and the instant that is reached when the gap is added, `before` the minutes ahead of UTC until
 * the jump. `twice`: the clock is set back over the time; the earlier instant is the one that counts (RFC 5545).
 */
export type Occurrence =
  | { readonly kind: 'one'; readonly at: Reading }
  | {
      readonly kind: 'none'
      readonly before: number
      readonly movedOn: Reading & { readonly date: string; readonly time: string }
    }
  | { readonly kind: 'twice'; readonly earlier: Reading; readonly later: Reading }

/** A time with the same distance to UTC, from an instant (ms) until another. */
interface Period {
  readonly from: number
  readonly until: number
  readonly offset: number
  readonly abbreviation: string | null
}

const decoded = new Map<string, readonly Period[]>()

/** What was asked before: a block asks for the same few starts with every edit. */
const answered = new Map<string, Occurrence | null>()
/** Twice the number of starts of a block that lasts a year. */
const mostAnswered = 20_000

/** Reads a row of the table; its format stands beside it. */
function decode(rules: string): readonly Period[] {
  const parts = rules.split('|')
  const kinds = parts.slice(0, -1).map((kind) => kind.split(' '))
  let at = clockStart
  const changes = (parts.at(-1) ?? '').split(' ').map((change) => {
    at += Number.parseInt(change.slice(1) || '0', 36) * millisecondsInMinute
    return { from: at, kind: kinds[Number(change[0])] ?? [] }
  })
  return changes.map(({ from, kind: [letters, minutes] }, index) => ({
    from: index === 0 ? -Infinity : from,
    until: changes[index + 1]?.from ?? Infinity,
    offset: Number(minutes),
    abbreviation: letters || null,
  }))
}

function periodsOf(zoneId: string): readonly Period[] | null {
  const rules = clockRules.get(zoneId)
  if (rules === undefined) return null
  const periods = decoded.get(zoneId) ?? decode(rules)
  decoded.set(zoneId, periods)
  return periods
}

const isCovered = (wall: number) => {
  const year = new Date(wall).getUTCFullYear()
  return year >= clockYears.first && year <= clockYears.last
}

/** A wall time as ms since 1970, as if it were UTC; null for what is no date or no time. */
function wallOf(date: string, time: string): number | null {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // 30 February and 24:00 come back as another day.
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(`${date}T${time}:00`) ? wall : null
}

const readingIn = ({ offset, abbreviation }: Period, instant: number): Reading => ({ instant, offset, abbreviation })

/** The IANA identifier of a zone by its name in the provider's list; null for a name that the table does not have. */
export const zoneIdOf = (zoneName: string): string | null => zoneIds.get(zoneName) ?? null

/** What the clock of a zone (IANA identifier) shows at an instant (ms); null for a zone or a local year that is not in the table. */
export function readingAt(instant: number, zoneId: string): Reading | null {
  const period = periodsOf(zoneId)?.find(({ from, until }) => instant >= from && instant < until)
  return period && isCovered(instant + period.offset * millisecondsInMinute) ? readingIn(period, instant) : null
}

/** A change of a clock: the instant (ms), and the minutes ahead of UTC before it and from it on. */
export interface ClockChange {
  readonly instant: number
  readonly before: number
  readonly after: number
}

/** The changes of a zone's clock (IANA identifier) from an instant (ms) on until another; none for a zone that is not in the table. */
export function changesBetween(from: number, until: number, zoneId: string): readonly ClockChange[] {
  const periods = periodsOf(zoneId) ?? []
  return periods.flatMap(({ from: instant, offset: after }, index) => {
    const before = periods[index - 1]?.offset
    return before !== undefined && before !== after && instant >= from && instant < until ? [{ instant, before, after }] : []
  })
}

/** The date (yyyy-MM-dd) and the time (HH:mm) of a wall clock so many minutes ahead of UTC. */
export function wallAt(instant: number, offset: number): { readonly date: string; readonly time: string } {
  const shown = new Date(instant + offset * millisecondsInMinute).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

function reckoned(date: string, time: string, zoneId: string): Occurrence | null {
  const wall = wallOf(date, time)
  const periods = periodsOf(zoneId)
  if (wall === null || !periods || !isCovered(wall)) return null
  const readings = periods.flatMap((period) => {
    const instant = wall - period.offset * millisecondsInMinute
    return instant >= period.from && instant < period.until ? [readingIn(period, instant)] : []
  })
  const [earlier, later] = readings
  if (earlier) return later ? { kind: 'twice', earlier, later } : { kind: 'one', at: earlier }
  // Within the jump the time is past the end of the period before, and before the start of the period after it.
  const after = periods.findIndex((period) => wall - period.offset * millisecondsInMinute < period.from)
  const [previous, next] = [periods[after - 1], periods[after]]
  if (!previous || !next) return null
  const instant = wall - previous.offset * millisecondsInMinute
  return { kind: 'none', before: previous.offset, movedOn: { ...readingIn(next, instant), ...wallAt(instant, next.offset) } }
}

/**
 * All instants at which the clock of a zone (IANA identifier) shows a time (HH:mm) on a date (yyyy-MM-dd); null where they
 * are not known: a zone or a year that is not in the table, or what is no date or no time.
 */
export function occurrences(date: string, time: string, zoneId: string): Occurrence | null {
  const key = `${zoneId} ${date} ${time}`
  const known = answered.get(key)
  if (known !== undefined) return known
  const found = reckoned(date, time, zoneId)
  if (answered.size >= mostAnswered) answered.clear()
  answered.set(key, found)
  return found
}

/**
 * The one instant (ms) that a wall time stands for where one is needed: the earlier of two, and a time that does not exist
 * moved on by the gap. Null where `occurrences` gives null.
 */
export function startOf(date: string, time: string, zoneId: string): number | null {
  const found = occurrences(date, time, zoneId)
  return found && countedReading(found).instant
}

/** The reading that counts where one is needed: the earlier of two, and of a time that does not exist the one it is moved on to. */
export function countedReading(found: Occurrence): Reading {
  if (found.kind === 'one') return found.at
  return found.kind === 'twice' ? found.earlier : found.movedOn
}
