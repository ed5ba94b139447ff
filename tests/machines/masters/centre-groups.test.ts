import { describe, expect, it } from 'vitest'
import { centresOf, groupName, lostCentres, moved, resized } from '#machines/masters/centre-groups.ts'
import type { TypedRow } from '#machines/records/typed-values.ts'

const group = (key: number, name: string, ...centreIds: number[]): TypedRow => ({ key, fields: { groupName: name, centreIds } })
const groups = [group(0, 'Wave A', 1, 2), group(4, 'Wave B', 3), group(5, '')]
const inGroups = (rows: readonly TypedRow[]) => rows.map(centresOf)

describe('the number of groups', () => {
  it('loses the centres of the last groups, and none of empty ones (CAT-MAS-11)', () => {
    expect([3, 2, 1].map((count) => lostCentres(groups, count))).toEqual([0, 0, 1])
    expect(inGroups(resized(groups, 1))).toEqual([[1, 2]])
  })

  it('adds empty groups, each with a key and a number of its own', () => {
    const more = resized(groups, 5)
    expect(more.slice(0, 3)).toEqual(groups)
    expect(more.slice(3)).toEqual([group(6, 'Group 4'), group(7, 'Group 5')])
    expect(resized([], 2).map(({ key }) => key)).toEqual([0, 1])
  })
})

describe('a centre', () => {
  it('stands in one group after a move, last, whichever it was in before (CAT-MAS-12)', () => {
    expect(inGroups(moved(groups, 1, 4))).toEqual([[2], [3, 1], []])
    expect(inGroups(moved(groups, 9, 5))).toEqual([[1, 2], [3], [9]])
    expect(inGroups(moved(groups, 1, 0))).toEqual([[2, 1], [3], []])
  })

  it('that is put in no group leaves its own', () => {
    expect(inGroups(moved(groups, 3, null))).toEqual([[1, 2], [], []])
  })
})

it('a group without a name is called by its number', () => {
  expect(groups.map(groupName)).toEqual(['Wave A', 'Wave B', 'Group 3'])
})
