import { millisecondsInMinute } from 'date-fns/constants'
import { supervisedMinutes, type SameInstant } from '#machines/blocks/clocks/same-instant.ts'
import { wallAt, type Occurrence, type Reading } from '#machines/time/occurrences.ts'
import { shortClockText, utcText } from '#src/time/zone-time.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

/** More waves of starts than this are counted instead of named. */
const mostNamed = 3

/** Texts about the starts of a date. */
export const instantTexts = {
  sameInstant: 'Same instant',
  limit: (minutes: number) => `Limit ${minutes} min.`,
  minutesApart: (minutes: number) => (minutes === 0 ? 'together' : `${minutes} min apart`),
  noSuchTime: 'no such time',
  comesTwice: 'comes twice',
  slot: (number: number) => `Slot ${number}`,
  notExisting: (movedOn: string) => `does not exist, clocks go to ${movedOn}`,
  twice: (earlier: Reading, later: Reading, listed: string) =>
    `${instantTexts.comesTwice}: ${shortClockText(earlier, listed)}, then ${shortClockText(later, listed)}`,
}

/** Says in full that a time does not exist or comes twice; null for most. `listed` is the zone's abbreviation in the provider's list. */
export function clockProblem(found: Occurrence, listed: string): string | null {
  if (found.kind === 'one') return null
  return found.kind === 'none' ? instantTexts.notExisting(found.movedOn.time) : instantTexts.twice(found.earlier, found.later, listed)
}

/** The name of one zone, or how many there are. */
export const zonesText = (zones: readonly { readonly name: string }[]): string =>
  zones.length === 1 ? (zones[0]?.name ?? '') : `${zones.length} time zones`

/** Who starts together and who later, of one slot: "12 time zones start together, Morocco Time 60 min later." */
export function togetherText({ waves, missing, twice, unknown }: SameInstant): string {
  const largest = waves.reduce((best, wave) => (wave.zones.length > best.zones.length ? wave : best), waves[0] ?? { instant: 0, zones: [] })
  const others = waves.filter((wave) => wave !== largest)
  const named = others.slice(0, mostNamed).map(({ zones, instant }) => {
    const minutes = (instant - largest.instant) / millisecondsInMinute
    return `${zonesText(zones)} ${Math.abs(minutes)} min ${minutes < 0 ? 'earlier' : 'later'}`
  })
  const rest = others.slice(mostNamed).flatMap(({ zones }) => zones)
  const startNames = joinWords(largest.zones.map(({ name }) => name))
  const start =
    largest.zones.length === 1
      ? `${startNames} starts ${others.length === 0 ? 'alone' : 'first'}`
      : `${largest.zones.length === 2 ? startNames : `${others.length === 0 ? 'All ' : ''}${zonesText(largest.zones)}`} start together`
  return [
    ...(largest.zones.length === 0
      ? []
      : [[start, ...named, ...(rest.length > 0 ? [`${zonesText(rest)} at other times`] : [])].join(', ') + '.']),
    ...(missing.length > 0 ? [`${joinWords(missing.map(({ name }) => name))} ${missing.length === 1 ? 'has' : 'have'} no such time.`] : []),
    ...(twice.length > 0 ? [`The time comes twice in ${joinWords(twice.map(({ name }) => name))}.`] : []),
    ...unknown.map(({ name }) => `The clock of ${name} is not known.`),
  ].join(' ')
}

/** What a spread above the limit means: in which minutes a paper can be passed on before the last candidates start. */
export function exposureText({ waves, spread, exposure }: SameInstant, limit: number): string {
  const [first, last] = [waves[0], waves.at(-1)]
  if (!first || !last || spread === null) return ''
  const above = `${spread} min apart, above the limit of ${limit} min.`
  if (exposure === 0) return above
  const { date } = wallAt(first.instant, 0)
  const free = utcText(first.instant + supervisedMinutes * millisecondsInMinute, date)
  const begins = utcText(last.instant, date)
  return `${above} Candidates in ${joinWords(first.zones.map(({ name }) => name))} are free at ${free} UTC; the last start at ${begins} UTC: ${exposure} min in which the paper can travel.`
}
