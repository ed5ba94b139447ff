import { describe, expect, it } from 'vitest'
import {
  countsOf,
  coversAutosave,
  differences,
  hasSlot,
  holding,
  indexOf,
  insert,
  move,
  nameModule,
  normalised,
  place,
  remove,
  sameSlots,
  toggleSubmoduleVersion,
  toggleVersion,
  type Slots,
} from '#machines/blocks/scheduling/schedule-rules.ts'
import type { ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'

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
    expect(place(slots, module('1'), 2)).toEqual(day([module('1', ['V1'])], [module('1')]))
    expect(place(slots, module('2'), 7)).toEqual(slots)
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

  it('removes one card and leaves the others, and the same module in another slot', () => {
    expect(remove(day([module('1'), module('2')], [module('1')]), { slot: 1, moduleId: '1' })).toEqual(day([module('2')], [module('1')]))
  })

  it('puts a card before another one, or at the end', () => {
    const slots = day([module('1'), module('2')], [module('3')])
    const card = module('4', ['V1'])
    expect(insert(slots, card, 1, 1)).toEqual(day([module('1'), card, module('2')], [module('3')]))
    expect(insert(slots, card, 2, 0)).toEqual(day([module('1'), module('2')], [card, module('3')]))
    expect(insert(slots, card, 2, 1)).toEqual(day([module('1'), module('2')], [module('3'), card]))
  })

  it('moves a card behind those that stand in the slot', () => {
    expect(move(day([module('1')], [module('2')]), { slot: 1, moduleId: '1' }, 2)).toEqual(day([], [module('2'), module('1')]))
  })

  it('knows which slots there are, and where a card stands in its own', () => {
    const slots = day([module('1'), module('2')], [module('2'), module('3')])
    expect([hasSlot(slots, 2), hasSlot(slots, 3)]).toEqual([true, false])
    const placeOf = (slot: number, moduleId: string) => indexOf(slots, { slot, moduleId })
    expect([placeOf(1, '2'), placeOf(2, '2'), placeOf(2, '1'), placeOf(3, '1')]).toEqual([1, 0, -1, -1])
  })

  it('never changes what it was given', () => {
    const slots = Object.freeze(day([module('1', ['V1'])], []))
    const before = structuredClone(slots)
    move(remove(place(slots, module('2'), 1), { slot: 1, moduleId: '2' }), { slot: 1, moduleId: '1' }, 2)
    expect(slots).toEqual(before)
  })
})

describe('placing a module of the list', () => {
  const listed = (...versions: readonly string[]) => nameModule({ id: '5', name: 'Law', colour: null, versions, submodules: [] })

  it('takes its version if it has only one', () => {
    expect(place(day([]), listed('V1'), 1)).toEqual(day([{ ...module('5', ['V1']), name: 'Law' }]))
  })

  it('leaves the choice where there are several, or none', () => {
    for (const versions of [[], ['V1', 'V2']])
      expect(place(day([]), listed(...versions), 1)).toEqual(day([{ ...module('5'), name: 'Law' }]))
  })
})

describe('choosing versions', () => {
  const card = { slot: 1, moduleId: '1' }
  const order = ['V1', 'V2']

  it('keeps the order of the module list, whatever was chosen first; what it no longer names comes last', () => {
    const master = ['V10', 'V9', 'V1']
    const choose = (...versions: readonly string[]) =>
      versions.reduce((slots, version) => toggleVersion(slots, card, version, master), day([module('1', ['gone'])]))
    expect(choose('V1', 'V9', 'V10')).toEqual(day([module('1', ['V10', 'V9', 'V1', 'gone'])]))
    expect(choose('V1', 'V10', 'V1')).toEqual(day([module('1', ['V10', 'gone'])]))
    const papers = ['V1', 'V10'].reduce((slots, version) => toggleSubmoduleVersion(slots, card, paper, version, master), day([module('1')]))
    expect(papers).toEqual(day([module('1', [], [{ ...paper, versions: ['V10', 'V1'] }])]))
  })

  it('adds a version and takes it away again', () => {
    const one = toggleVersion(day([module('1')]), card, 'V1', order)
    expect(one).toEqual(day([module('1', ['V1'])]))
    expect(toggleVersion(toggleVersion(one, card, 'V2', order), card, 'V1', order)).toEqual(day([module('1', ['V2'])]))
  })

  it('touches no other card, and not the same module in another slot', () => {
    const slots = day([module('1'), module('2')], [module('1')])
    expect(toggleVersion(slots, card, 'V1', order)).toEqual(day([module('1', ['V1']), module('2')], [module('1')]))
    expect(toggleSubmoduleVersion(slots, card, paper, 'V1', order)).toEqual(
      day([module('1', [], [{ ...paper, versions: ['V1'] }]), module('2')], [module('1')]),
    )
  })

  it('leaves what was chosen of other submodules', () => {
    const essay = { id: 'e1', name: 'Essay', versions: ['V1'] }
    const slots = day([module('1', ['V9'], [essay])])
    const both = toggleSubmoduleVersion(slots, card, paper, 'V1', order)
    expect(both).toEqual(day([module('1', ['V9'], [essay, { ...paper, versions: ['V1'] }])]))
    expect(toggleSubmoduleVersion(both, card, paper, 'V1', order)).toEqual(slots)
  })

  it('drops a submodule that is left without versions', () => {
    const one = toggleSubmoduleVersion(day([module('1')]), card, paper, 'V1', order)
    const two = toggleSubmoduleVersion(one, card, paper, 'V2', order)
    expect(two).toEqual(day([module('1', [], [{ ...paper, versions: ['V1', 'V2'] }])]))
    const back = toggleSubmoduleVersion(toggleSubmoduleVersion(two, card, paper, 'V1', order), card, paper, 'V2', order)
    expect(back).toEqual(day([module('1')]))
  })

  it('leaves out stored submodules without versions', () => {
    expect(normalised(day([module('1', ['V1'], [{ ...paper, versions: [] }])]))).toEqual(day([module('1', ['V1'])]))
    const chosen = day([module('1', [], [{ ...paper, versions: ['V1'] }])], [module('2')])
    expect(normalised(chosen)).toEqual(chosen)
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
    ['a version more', day([module('1', ['V1', 'V2'])], [])],
    ['no version', day([module('1')], [])],
    ['another module', day([module('2', ['V1'])], [])],
    ['a slot more', day([module('1', ['V1'])], [], [])],
  ])('is another day with %s', (_, other) => {
    const one = day([module('1', ['V1'])], [])
    expect([sameSlots(one, other), sameSlots(other, one)]).toEqual([false, false])
  })

  it.each([
    ['another version of a submodule', [{ ...paper, versions: ['V2'] }]],
    ['a version more of a submodule', [{ ...paper, versions: ['V1', 'V2'] }]],
    ['another submodule', [{ ...paper, id: 'p2', versions: ['V1'] }]],
  ])('is another day with %s', (_, submodules) => {
    const one = day([module('1', [], [{ ...paper, versions: ['V1'] }])])
    const other = day([module('1', [], submodules)])
    expect([sameSlots(one, other), sameSlots(other, one)]).toEqual([false, false])
  })

  it('counts modules, versions and submodules', () => {
    const slots = day([module('1', ['V1', 'V2'], [{ ...paper, versions: ['V1'] }]), module('2')], [], [module('1', ['V1'])])
    expect(countsOf(slots)).toEqual({ modules: 3, versions: 3, submodules: 1 })
  })

  it('names the slots and modules in which two versions of it differ', () => {
    const mine = day([module('1', ['V1']), module('2')], [module('3')])
    const theirs = day([module('1', ['V2']), module('5')], [module('3')], [module('4')])
    expect(differences(mine, theirs)).toEqual([
      { slot: 1, mine: ['Module 1', 'Module 2'], theirs: ['Module 1', 'Module 5'] },
      { slot: 3, mine: [], theirs: ['Module 4'] },
    ])
  })

  it('names differing slots in their order, whichever version has them', () => {
    const [first, second, third] = day([module('1')], [module('2')], [module('3')])
    const present = (...slots: readonly (Slots[number] | undefined)[]) => slots.filter((slot) => slot !== undefined)
    expect(differences(present(third), present(second, first))).toEqual([
      { slot: 1, mine: [], theirs: ['Module 1'] },
      { slot: 2, mine: [], theirs: ['Module 2'] },
      { slot: 3, mine: ['Module 3'], theirs: [] },
    ])
  })

  it('holds the modules of a draft in slots whose clocks have changed', () => {
    const [first, second] = day([], [])
    const moved = [{ ...first, clocks: [] }, second].filter((slot) => slot !== undefined)
    expect(holding(moved as Slots, day([module('1')], [], [module('2')]))).toEqual([
      { number: 1, clocks: [], modules: [module('1')] },
      { number: 2, clocks: clocks(2), modules: [] },
    ])
    expect(holding(day([], []), day([module('1')]))).toEqual(day([module('1')], []))
  })
})
