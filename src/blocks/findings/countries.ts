import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'

/** The countries of each zone, by its name, as the list of time zones has them. */
export function countriesByZone(groups: readonly ZoneGroup[]): (zoneName: string) => readonly string[] {
  const byName = new Map(groups.flatMap(({ zones }) => zones.map(({ name, countries }) => [name, countries.split(', ')] as const)))
  return (zoneName) => byName.get(zoneName) ?? []
}
