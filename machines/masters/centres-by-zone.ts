import { millisecondsInMinute } from 'date-fns/constants'
import { readingAt, zoneIdOf } from '../time/occurrences.ts'

/** A centre with the name of its time zone. */
export interface PlacedCentre {
  readonly id: string
  readonly name: string
  readonly zoneId: number
  readonly zoneName: string
}

/** A group of time zones, as the aggregator lists them. */
export interface ZoneGroup {
  readonly name: string
  readonly zoneIds: readonly number[]
}

/** A time zone with its centres. */
export interface ZoneCentres {
  readonly id: number
  readonly name: string
  /** "14:32" there; null for a zone whose clock is not known. */
  readonly time: string | null
  readonly centres: readonly PlacedCentre[]
}

/** What the clock of a time zone shows at an instant (ms): "14:32"; null where that is not known. */
export function timeIn(zoneName: string, instant: number): string | null {
  const zone = zoneIdOf(zoneName)
  const reading = zone === null ? null : readingAt(instant, zone)
  return reading && new Date(instant + reading.offset * millisecondsInMinute).toISOString().slice(11, 16)
}

const london = 'Europe/London'

/** How many minutes the clock of a time zone is ahead of London's at an instant (ms); null where that is not known. */
export function minutesAheadOfLondon(zoneName: string, instant: number): number | null {
  const zone = zoneIdOf(zoneName)
  const [there, here] = [zone === null ? null : readingAt(instant, zone), readingAt(instant, london)]
  return there && here && there.offset - here.offset
}

/**
 * The groups that have centres, in their order, each with its zones that have some; what is in no group comes last, under
 * `otherName`.
 */
export function centresByZone(
  centres: readonly PlacedCentre[],
  groups: readonly ZoneGroup[],
  { now, otherName }: { readonly now: number; readonly otherName: string },
): readonly { readonly name: string; readonly zones: readonly ZoneCentres[] }[] {
  const known = new Set(groups.flatMap(({ zoneIds }) => zoneIds))
  const strayIds = [...new Set(centres.map(({ zoneId }) => zoneId))].filter((id) => !known.has(id))
  const zonesOf = (ids: readonly number[]) =>
    ids.flatMap((id): readonly ZoneCentres[] => {
      const own = centres.filter(({ zoneId }) => zoneId === id)
      const [first] = own
      return first ? [{ id, name: first.zoneName, time: timeIn(first.zoneName, now), centres: own }] : []
    })
  return [...groups, { name: otherName, zoneIds: strayIds }]
    .map(({ name, zoneIds }) => ({ name, zones: zonesOf(zoneIds) }))
    .filter(({ zones }) => zones.length > 0)
}
