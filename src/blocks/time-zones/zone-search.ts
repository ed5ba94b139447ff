import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface FoldedGroup {
  readonly group: ZoneGroup
  readonly name: string
  /** One for each zone. */
  readonly texts: readonly string[]
}

const foldedGroup = (group: ZoneGroup): FoldedGroup => ({
  group,
  name: folded(group.name),
  texts: group.zones.map(({ name, abbreviation, countries }) => folded(`${name}\n${abbreviation}\n${countries}`)),
})

// Folded once for all keys of a search: countries are long texts.
const foldedGroups = new WeakMap<readonly ZoneGroup[], readonly FoldedGroup[]>()

function foldedOf(groups: readonly ZoneGroup[]): readonly FoldedGroup[] {
  const known = foldedGroups.get(groups) ?? groups.map(foldedGroup)
  foldedGroups.set(groups, known)
  return known
}

/**
 * Groups and zones whose group name, zone name, abbreviation or countries contain the text, whatever its case or
 * accents. A hit in the group's own name keeps the whole group; an empty text keeps everything. A group that keeps all of
 * its zones is the same object for every text, so that it need not be rendered again.
 */
export function searchZones(groups: readonly ZoneGroup[], text: string): readonly ZoneGroup[] {
  const wanted = folded(text.trim())
  if (wanted === '') return groups
  return foldedOf(groups).flatMap(({ group, name, texts }) => {
    if (name.includes(wanted)) return [group]
    const zones = group.zones.filter((_, place) => texts[place]?.includes(wanted))
    if (zones.length === group.zones.length) return [group]
    return zones.length > 0 ? [{ ...group, zones }] : []
  })
}
