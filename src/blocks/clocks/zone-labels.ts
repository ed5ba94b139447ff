import type { Zone, ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { countedReading, zoneIdOf } from '#machines/time/occurrences.ts'
import { startIn } from '#machines/blocks/clocks/block-clock.ts'
import { lettersOf } from '#src/time/zone-time.ts'

/**
 * How zones are called in a slot's header on a date: by the letters of their time there where no other of the block's zones
 * has the same, else by name, since letters collide (IST, BST, CST). Gives what the provider's list has where the clock is
 * not known.
 */
export function zoneLabels(groups: readonly ZoneGroup[], names: readonly string[], date: CivilDate): (name: string) => string {
  const byName = new Map<string, Zone>(groups.flatMap((group) => group.zones.map((zone) => [zone.name, zone])))
  const lettersAt = (name: string) => {
    const listed = byName.get(name)?.abbreviation ?? ''
    const noon = startIn({ clock: zoneIdOf(name) }, date, '12:00')
    return noon ? lettersOf(countedReading(noon), listed) : listed
  }
  const counts = new Map<string, number>()
  for (const name of new Set(names)) counts.set(lettersAt(name), (counts.get(lettersAt(name)) ?? 0) + 1)
  return (name) => {
    const letters = lettersAt(name)
    return letters !== '' && counts.get(letters) === 1 ? letters : name
  }
}
