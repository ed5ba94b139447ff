import type { TypedRow } from '../records/typed-values.ts'

/** The groups of a grouping of centres, as the rows of its form. */

export const mostGroups = 12

/** The centres of a group. */
export const centresOf = ({ fields: { centreIds } }: TypedRow): readonly number[] =>
  Array.isArray(centreIds) ? centreIds.filter((id) => typeof id === 'number') : []

/** What a group is called; by its number while it has no name. */
export const groupName = ({ fields }: TypedRow, index: number): string =>
  typeof fields['groupName'] === 'string' && fields['groupName'].trim() !== '' ? fields['groupName'] : `Group ${index + 1}`

/** How many centres would be in no group any more with so many groups. */
export const lostCentres = (groups: readonly TypedRow[], count: number): number =>
  groups.slice(count).reduce((sum, group) => sum + centresOf(group).length, 0)

/** So many groups: the last ones go, new ones are empty and named by their numbers. */
export function resized(groups: readonly TypedRow[], count: number): readonly TypedRow[] {
  const firstKey = Math.max(-1, ...groups.map(({ key }) => key)) + 1
  const added = Array.from({ length: Math.max(0, count - groups.length) }, (_, index): TypedRow => ({
    key: firstKey + index,
    fields: { groupName: `Group ${groups.length + index + 1}`, centreIds: [] },
  }))
  return [...groups.slice(0, count), ...added]
}

/** The groups after a centre was moved to the one with this key, or out of all of them for null. */
export const moved = (groups: readonly TypedRow[], centreId: number, to: number | null): readonly TypedRow[] =>
  groups.map((group) => {
    const others = centresOf(group).filter((id) => id !== centreId)
    return { ...group, fields: { ...group.fields, centreIds: group.key === to ? [...others, centreId] : others } }
  })
