import { describe, expect, it } from 'vitest'
import { inMenuOrder, lastPlace, placeAt, stepped, type PlacedModule } from '#machines/rights/module-tree.ts'

const module = (id: string, parentId: string | null, order: number): PlacedModule => ({
  id,
  name: `Module ${id}`,
  icon: 'users',
  parentId,
  isPage: true,
  labels: [],
  order,
  isActive: true,
  routes: [],
})
const modules = [module('5', '1', 2), module('4', '1', 1), module('1', null, 2), module('2', null, 1), module('6', '99', 3)]
const named = (id: string) => modules.find((one) => one.id === id) ?? module(id, null, 0)

describe('the modules of a menu', () => {
  it('stand by their place, each before those below it; one without its parent at the top', () => {
    expect(inMenuOrder(modules).map(({ id }) => id)).toEqual(['2', '1', '4', '5', '6'])
  })

  it.each([
    ['4', -1, null],
    ['4', 1, { parentId: '1', order: 3 }],
    ['5', -1, { parentId: '1', order: 1 }],
    ['5', 1, null],
    ['2', 1, { parentId: null, order: 3 }],
  ] as const)('%s steps by %s to %o', (id, step, expected) => {
    expect(stepped(modules, named(id), step)).toEqual(expected)
  })

  it('are dropped before, after or below another one', () => {
    expect([placeAt(modules, named('4'), 'before'), placeAt(modules, named('4'), 'after'), placeAt(modules, named('1'), 'below')]).toEqual([
      { parentId: '1', order: 1 },
      { parentId: '1', order: 2 },
      { parentId: '1', order: 3 },
    ])
    expect(lastPlace(modules, '2')).toEqual({ parentId: '2', order: 1 })
  })
})
