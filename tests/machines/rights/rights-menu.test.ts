import { describe, expect, it } from 'vitest'
import { changedPages, differing, holder, holds, withCells, type HeldRights } from '#machines/rights/held-rights.ts'
import { boxState, cellsOf, foundIn, isUnreachable, labelsOf, menuNodes, seenIn, type MenuModule } from '#machines/rights/rights-menu.ts'

const page = (id: string, parentId: string | null, labels: readonly string[] = ['list', 'View', 'Add']): MenuModule => ({
  id,
  name: `Page ${id}`,
  icon: 'users',
  parentId,
  isPage: true,
  labels,
})
const group = (id: string, parentId: string | null): MenuModule => ({ ...page(id, parentId, []), isPage: false })

/** A group with a page and a group of two pages, and a page beside it. */
const modules = [
  group('1', null),
  page('2', '1'),
  group('3', '1'),
  page('4', '3', ['list', 'DELETE']),
  page('5', '3'),
  page('6', null, ['Fly', 'list']),
]
const nodes = menuNodes(modules)
const node = (id: string) => {
  const found = nodes.find((one) => one.id === id)
  if (!found) throw new Error(`There is no node ${id}.`)
  return found
}
const stateOf = (held: HeldRights, id: string, label: string | null) => boxState(holder(held), cellsOf(node(id).pages, label))

describe('the menu of a role', () => {
  it('has each module at its level, with the pages below it', () => {
    expect(
      nodes.map(({ id, level, isParent, above, pages }) => [id, level, isParent, above.join(), pages.map((one) => one.id).join()]),
    ).toEqual([
      ['1', 1, true, '', '2,4,5'],
      ['2', 2, false, '1', '2'],
      ['3', 2, true, '1', '4,5'],
      ['4', 3, false, '1,3', '4'],
      ['5', 3, false, '1,3', '5'],
      ['6', 1, false, '', '6'],
    ])
  })

  it('keeps a module whose parent is missing, at the top', () => {
    expect(menuNodes([page('8', '99')]).map(({ level }) => level)).toEqual([1])
  })

  it('has each label once whatever its case, the usual ones first', () => {
    expect(labelsOf(modules)).toEqual(['list', 'View', 'Add', 'DELETE', 'Fly'])
  })

  it('shows pages that may be listed, and the groups above one', () => {
    expect([...seenIn(nodes, { 4: ['LIST'], 2: ['View'] })]).toEqual(['1', '3', '4'])
    expect(seenIn(nodes, {}).size).toBe(0)
  })
})

describe('a search in the menu', () => {
  const find = (search: string) => foundIn(nodes, { search, shows: () => true }).map(({ id }) => id)

  it('finds pages with what stands above them, and all below a group', () => {
    expect(find(' PAGE 4 ')).toEqual(['1', '3', '4'])
    expect(find('Page 3')).toEqual(['1', '3', '4', '5'])
    expect(find('nothing')).toEqual([])
    expect(find('')).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('leaves out pages that the filter does, and groups without any', () => {
    expect(foundIn(nodes, { search: '', shows: ({ id }) => id === '5' }).map(({ id }) => id)).toEqual(['1', '3', '5'])
  })
})

describe('a box', () => {
  it.each([
    [{}, '2', 'Add', 'off'],
    [{ 2: ['add'] }, '2', 'Add', 'on'],
    [{ 2: ['Add'] }, '1', 'Add', 'mixed'],
    [{ 2: ['Add'], 5: ['Add'] }, '1', 'Add', 'on'],
    [{ 4: ['delete'] }, '3', 'Delete', 'on'],
    [{}, '2', 'Delete', 'none'],
    [{}, '6', 'Add', 'none'],
    [{ 2: ['list', 'View', 'Add'] }, '2', null, 'on'],
    [{ 2: ['list'] }, '2', null, 'mixed'],
  ] as const)('with %o on %s for %s is %s', (held, id, label, expected) => {
    expect(stateOf(held, id, label)).toBe(expected)
  })

  it('of a group sets the label on each page that offers it, and on no other', () => {
    expect(cellsOf(node('1').pages, 'Delete')).toEqual([{ module: '4', label: 'DELETE' }])
    expect(cellsOf(node('3').pages, null).map(({ module, label }) => `${module} ${label}`)).toEqual([
      '4 list',
      '4 DELETE',
      '5 list',
      '5 View',
      '5 Add',
    ])
  })
})

describe('held rights', () => {
  it('keep the spelling of what is held, and lose pages without labels', () => {
    const held = { 4: ['DELETE'], 2: ['list'] }
    expect(withCells(held, [{ module: '4', label: 'Delete' }], true)).toEqual(held)
    expect(withCells(held, [{ module: '4', label: 'delete' }], false)).toEqual({ 2: ['list'] })
    expect(withCells({}, cellsOf(node('2').pages, null), true)).toEqual({ 2: ['list', 'View', 'Add'] })
  })

  it('differ by what was given and taken, page by page, and not by case or order', () => {
    expect(changedPages({ 2: ['list', 'View'], 4: ['list'] }, { 2: ['VIEW', 'Add', 'list'], 5: ['list'] })).toEqual([
      { module: '2', given: ['Add'], taken: [] },
      { module: '4', given: [], taken: ['list'] },
      { module: '5', given: ['list'], taken: [] },
    ])
    expect(changedPages({ 2: ['list', 'View'] }, { 2: ['view', 'LIST'] })).toEqual([])
    const isChanged = differing({ 2: ['list', 'View'] }, { 2: ['LIST', 'Add'] })
    expect(['list', 'view', 'add', 'delete'].map((label) => isChanged({ module: '2', label }))).toEqual([false, true, true, false])
  })

  it('without list on a page do nothing there', () => {
    const looks: readonly HeldRights[] = [{ 2: ['View'] }, { 2: ['View', 'list'] }, {}]
    expect(looks.map((held) => isUnreachable(held, node('2')))).toEqual([true, false, false])
    expect(isUnreachable({ 1: ['View'] }, node('1'))).toBe(false)
    expect(holds({ 2: ['LIST'] }, { module: '2', label: 'list' })).toBe(true)
  })
})
