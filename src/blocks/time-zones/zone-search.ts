import type { ZoneGroup } from '#machines/blocks/types.ts'

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Groups and zones whose group name, zone name, abbreviation or countries contain the text, whatever its case or
 * accents. A hit in the group's own name keeps the whole group; an empty text keeps everything.
 */
export function searchZones(groups: readonly ZoneGroup[], text: string): readonly ZoneGroup[] {
  const wanted = folded(text.trim())
  if (wanted === '') return groups
  return groups.flatMap((group) => {
    if (folded(group.name).includes(wanted)) return [group]
    const zones = group.zones.filter((zone) => folded(`${zone.name}\n${zone.abbreviation}\n${zone.countries}`).includes(wanted))
    return zones.length > 0 ? [{ ...group, zones }] : []
  })
}
