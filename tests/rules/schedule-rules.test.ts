import { describe, expect, it } from 'vitest'
import {
  countsOf,
  coversAutosave,
  differences,
  filledCount,
  holding,
  move,
  normalised,
  place,
  remove,
  sameSlots,
  slotsOf,
  toggleSubmoduleVersion,
  toggleVersion,
  type Slots,
} from '#machines/blocks/schedule-rules.ts'
import type { ScheduledModule } from '#machines/blocks/types.ts'

const clocks = (number: number) => [
  { slotId: `${number}1`, zoneName: 'London', time: '09:00' },
  { slotId: `${number}2`, zoneName: 'Lagos', time: '10:00' },
]

const module = (moduleId: string, versions: readonly string[] = [], submodules: ScheduledModule['submodules'] = []): ScheduledModule => ({
  moduleId,
  name: `Module ${moduleId}`,
  versions,
  submodules,
})

const day = (...slots: readonly (readonly ScheduledModule[])[]): Slots =>
  slots.map((modules, index) => ({ number: index + 1, clocks: clocks(index + 1), modules }))

const paper = { id: 'p1', name: 'Paper 1' }

describe('placing modules in the slots of a day', () => {
  it('adds a module with nothing chosen at the end of its slot', () => {
    expect(place(day([module('1', ['V1'])], []), { moduleId: '2', name: 'Module 2' }, 1)).toEqual(
      day([module('1', ['V1']), module('2')], []),
    )
  })

  it('does not add a module twice to one slot, but to another slot', () => {
    const slots = day([module('1', ['V1'])], [])
    expect(place(slots, module('1'), 1)).toBe(slots)
    expect(slotsOf(place(slots, module('1'), 2), '1')).toEqual([1, 2])
  })

  it('moves a card with what was chosen of it', () => {
    const card = module('1', ['V1'], [{ ...paper, versions: ['V2'] }])
    expect(move(day([card], []), { slot: 1, moduleId: '1' }, 2)).toEqual(day([], [card]))
  })

  it('moves nothing to a slot that holds the module, to a slot that is not there, or from an empty place', () => {
    const slots = day([module('1', ['V1'])], [module('1')])
    expect(move(slots, { slot: 1, moduleId: '1' }, 2)).toBe(slots)
    expect(move(slots, { slot: 1, moduleId: '1' }, 7)).toBe(slots)
    expect(move(slots, { slot: 2, moduleId: '9' }, 1)).toBe(slots)
  })

  it('removes one card and leaves the same module in another slot', () => {
    expect(remove(day([module('1')], [module('1')]), { slot: 1, moduleId: '1' })).toEqual(day([], [module('1')]))
  })

  it('never changes what it was given', () => {
    const slots = Object.freeze(day([module('1', ['V1'])], []))
    const before = structuredClone(slots)
    move(remove(place(slots, module('2'), 1), { slot: 1, moduleId: '2' }), { slot: 1, moduleId: '1' }, 2)
    expect(slots).toEqual(before)
  })
})

describe('choosing versions', () => {
  const card = { slot: 1, moduleId: '1' }

  it('adds a version and takes it away again', () => {
    const one = toggleVersion(day([module('1')]), card, 'V1')
    expect(one).toEqual(day([module('1', ['V1'])]))
    expect(toggleVersion(toggleVersion(one, card, 'V2'), card, 'V1')).toEqual(day([module('1', ['V2'])]))
  })

  it('drops a submodule that is left without versions', () => {
    const one = toggleSubmoduleVersion(day([module('1')]), card, paper, 'V1')
    const two = toggleSubmoduleVersion(one, card, paper, 'V2')
    expect(two).toEqual(day([module('1', [], [{ ...paper, versions: ['V1', 'V2'] }])]))
    const back = toggleSubmoduleVersion(toggleSubmoduleVersion(two, card, paper, 'V1'), card, paper, 'V2')
    expect(back).toEqual(day([module('1')]))
  })

  it('leaves out stored submodules without versions', () => {
    expect(normalised(day([module('1', ['V1'], [{ ...paper, versions: [] }])]))).toEqual(day([module('1', ['V1'])]))
  })
})

describe('what a day says of itself', () => {
  it.each([
    ['no slots', [], false],
    ['an empty first slot', day([], [module('1', ['V1'])]), false],
    ['a first module without a version', day([module('1'), module('2', ['V1'])]), false],
    ['a first module with a version of a submodule only', day([module('1', [], [{ ...paper, versions: ['V1'] }])]), false],
    ['a first module with a version', day([module('1', ['V1']), module('2')], []), true],
  ])('a switch of dates saves by itself with %s: %s', (_, slots, expected) => {
    expect(coversAutosave(slots)).toBe(expected)
  })

  it('is the same day whatever the order of its cards and versions', () => {
    const a = day([module('1', ['V1', 'V2']), module('2', [], [{ ...paper, versions: ['V1', 'V2'] }])], [])
    const b = day([module('2', [], [{ ...paper, versions: ['V2', 'V1'] }]), module('1', ['V2', 'V1'])], [])
    expect(sameSlots(a, b)).toBe(true)
  })

  it.each([
    ['a module more', day([module('1', ['V1']), module('2')], [])],
    ['another slot', day([], [module('1', ['V1'])])],
    ['another version', day([module('1', ['V2'])], [])],
    ['a submodule more', day([module('1', ['V1'], [{ ...paper, versions: ['V1'] }])], [])],
    ['a slot more', day([module('1', ['V1'])], [], [])],
  ])('is another day with %s', (_, other) => {
    expect(sameSlots(day([module('1', ['V1'])], []), other)).toBe(false)
  })

  it('counts modules, versions, submodules and filled slots', () => {
    const slots = day([module('1', ['V1', 'V2'], [{ ...paper, versions: ['V1'] }]), module('2')], [], [module('1', ['V1'])])
    expect(countsOf(slots)).toEqual({ modules: 3, versions: 3, submodules: 1 })
    expect(filledCount(slots)).toBe(2)
  })

  it('names the slots and modules in which two versions of it differ', () => {
    const mine = day([module('1', ['V1']), module('2')], [module('3')])
    const theirs = day([module('1', ['V2'])], [module('3')], [module('4')])
    expect(differences(mine, theirs)).toEqual([
      { slot: 1, mine: ['Module 1', 'Module 2'], theirs: ['Module 1'] },
      { slot: 3, mine: [], theirs: ['Module 4'] },
    ])
  })

  it('holds the modules of a draft in slots whose clocks have changed', () => {
    const [first, second] = day([], [])
    const moved = [{ ...first, clocks: [] }, second].filter((slot) => slot !== undefined)
    expect(holding(moved as Slots, day([module('1')], [], [module('2')]))).toEqual([
      { number: 1, clocks: [], modules: [module('1')] },
      { number: 2, clocks: clocks(2), modules: [] },
    ])
  })
})
