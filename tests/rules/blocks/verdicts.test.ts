import { describe, expect, it } from 'vitest'
import { byFit, verdictsOn } from '#machines/blocks/findings/verdicts.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { seededCombinations, seededDays, seededProhibitions } from '#tests/support/seeded-block.ts'

const slots = (...modules: readonly (readonly string[])[]): Slots =>
  modules.map((own, index) => ({
    number: index + 1,
    clocks: [],
    modules: own.map((moduleId) => ({ moduleId, name: moduleId.toUpperCase(), versions: [], submodules: [] })),
  }))
const combination = (name: string, studentCount: number, ...ids: readonly string[]) => ({
  id: name,
  name,
  programmeName: '',
  studentCount,
  modules: ids.map((id) => ({ id, name: id })),
})
const rules = prohibitionsOf([{ ruleName: 'Rule', moduleId: 'x', prohibitedId: 'p' }])

describe('the verdicts on the slots of a date', () => {
  it('say the worst of each: clash, then prohibited pair, then already here, else that it fits', () => {
    const found = verdictsOn(slots(['a', 'p'], ['p'], ['x'], ['q'], []), { moduleId: 'x', from: null }, rules, [
      combination('One', 10, 'x', 'a'),
      combination('Two', 5, 'x', 'a'),
    ])
    expect([...found]).toEqual([
      [
        1,
        {
          kind: 'clash',
          other: 'A',
          concerned: [
            { name: 'One', students: 10 },
            { name: 'Two', students: 5 },
          ],
        },
      ],
      [2, { kind: 'pair', others: ['P'], ruleNames: ['Rule'] }],
      [3, { kind: 'here' }],
      [4, { kind: 'fits', isEmpty: false }],
      [5, { kind: 'fits', isEmpty: true }],
    ])
  })

  it('do not say that a slot fits where combinations or rules are not known, and still say what speaks against it', () => {
    const held = slots(['a'], ['p'], ['x'], [])
    const kinds = (...known: readonly [typeof rules | null, Parameters<typeof verdictsOn>[3]]) =>
      [...verdictsOn(held, { moduleId: 'x', from: null }, ...known)].map(([slot, { kind }]) => `${slot} ${kind}`)
    expect(kinds(rules, null)).toEqual(['2 pair', '3 here'])
    expect(kinds(null, [combination('One', 10, 'x', 'a')])).toEqual(['1 clash', '3 here'])
    expect(kinds(rules, [])).toEqual(['1 fits', '2 pair', '3 here', '4 fits'])
  })

  it('name the clash of most students', () => {
    const found = verdictsOn(slots(['a', 'b']), { moduleId: 'x', from: null }, rules, [
      combination('One', 10, 'x', 'a'),
      combination('Two', 50, 'x', 'b'),
    ])
    expect(found.get(1)).toMatchObject({ kind: 'clash', other: 'B' })
  })

  it('count a third paper of the date, not the place that the module is taken from', () => {
    const three = [combination('One', 10, 'x', 'a', 'b')]
    expect(verdictsOn(slots(['a'], ['b'], []), { moduleId: 'x', from: null }, rules, three).get(3)).toEqual({
      kind: 'third',
      papers: 3,
      concerned: [{ name: 'One', students: 10 }],
    })
    const two = [combination('One', 10, 'x', 'a')]
    expect(verdictsOn(slots(['a'], ['x'], []), { moduleId: 'x', from: 2 }, rules, two).get(3)).toEqual({ kind: 'fits', isEmpty: true })
  })

  it('are sorted by fit', () => {
    const kinds = ['here', 'clash', 'pair', 'third'] as const
    const all = kinds.map((kind) => ({ kind }) as Parameters<typeof byFit>[0])
    expect([...all, { kind: 'fits', isEmpty: true } as const].toSorted(byFit).map(({ kind }) => kind)).toEqual([
      'fits',
      'third',
      'pair',
      'clash',
      'here',
    ])
  })

  it('tell what Further Mathematics meets on 24/05/2027 of May Exams', () => {
    const day = seededDays('May Exams 2027').find(({ date }) => date === '2027-05-24')
    const further = day?.slots.flatMap(({ number, modules }) =>
      modules.filter(({ name }) => name === 'Further Mathematics').map(({ moduleId }) => ({ moduleId, from: number })),
    )[0]
    const found = verdictsOn(day?.slots ?? [], further ?? { moduleId: '', from: null }, seededProhibitions, seededCombinations)
    expect([...found.values()].map(({ kind }) => kind)).toEqual(['clash', 'clash', 'fits', 'pair', 'fits', 'here'])
    expect(found.get(1)).toMatchObject({ concerned: [{ name: 'IFY Economics with Further Mathematics', students: 64 }] })
    expect(found.get(2)).toMatchObject({ concerned: [{ name: 'IFY Engineering with Further Mathematics', students: 141 }] })
  })
})
