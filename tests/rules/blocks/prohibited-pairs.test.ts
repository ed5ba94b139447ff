import { describe, expect, it } from 'vitest'
import { conflictsIn, prohibitedTogether, prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { DaySchedule, ProhibitedPair } from '#machines/blocks/scheduling/schedule.ts'

const day = (dateId: string, ...slots: readonly (readonly string[])[]): DaySchedule => ({
  dateId,
  date: `2027-05-${dateId}`,
  slots: slots.map((modules, index) => ({
    number: index + 1,
    clocks: [],
    modules: modules.map((moduleId) => ({ moduleId, name: moduleId.toUpperCase(), versions: [], submodules: [] })),
  })),
})

const pair = (moduleId: string, prohibitedId: string, ruleName = 'Rule'): ProhibitedPair => ({ ruleName, moduleId, prohibitedId })

const brief = (found: ReturnType<typeof prohibitedTogether>) =>
  found.map(({ reach, ruleNames, first, second }) => [
    reach,
    ruleNames.join('+'),
    `${first.moduleId}@${first.dateId}/${first.slot}`,
    `${second.moduleId}@${second.dateId}/${second.slot}`,
  ])

describe('what the module rules say', () => {
  it('finds a prohibited pair in one slot, whichever way the rule records it', () => {
    const days = [day('24', ['a', 'b'])]
    const expected = [['slot', 'Rule', 'a@24/1', 'b@24/1']]
    expect(brief(prohibitedTogether(days, prohibitionsOf([pair('a', 'b')])))).toEqual(expected)
    expect(brief(prohibitedTogether(days, prohibitionsOf([pair('b', 'a')])))).toEqual(expected)
  })

  it('names every rule once and reports the pair once', () => {
    const rules = prohibitionsOf([pair('a', 'b', 'One'), pair('b', 'a', 'One'), pair('b', 'a', 'Two')])
    expect(brief(prohibitedTogether([day('24', ['a', 'b'])], rules))).toEqual([['slot', 'One+Two', 'a@24/1', 'b@24/1']])
  })

  it('reports a pair where it stands closest: slot, then date, then block', () => {
    const rules = prohibitionsOf([pair('a', 'b'), pair('c', 'd'), pair('e', 'f')])
    const days = [day('24', ['a', 'b', 'e'], ['c', 'a']), day('25', ['d', 'f'], ['b', 'c'])]
    expect(brief(prohibitedTogether(days, rules))).toEqual([
      ['slot', 'Rule', 'a@24/1', 'b@24/1'],
      ['date', 'Rule', 'c@25/2', 'd@25/1'],
      ['block', 'Rule', 'e@24/1', 'f@25/1'],
    ])
  })

  it('reports every slot that two prohibited modules share', () => {
    const rules = prohibitionsOf([pair('a', 'b')])
    expect(brief(prohibitedTogether([day('24', ['a', 'b'], ['b', 'a'])], rules))).toEqual([
      ['slot', 'Rule', 'a@24/1', 'b@24/1'],
      ['slot', 'Rule', 'a@24/2', 'b@24/2'],
    ])
  })

  it('reports a pair that meets nowhere once, however often both stand in the block', () => {
    const days = [day('24', ['a']), day('25', ['b']), day('26', [], ['a']), day('27', ['b'])]
    expect(brief(prohibitedTogether(days, prohibitionsOf([pair('b', 'a')])))).toEqual([['block', 'Rule', 'a@24/1', 'b@25/1']])
  })

  it('orders what stands equally close by date, then by slot', () => {
    const rules = prohibitionsOf([pair('a', 'b'), pair('c', 'd'), pair('e', 'f')])
    const days = [day('26', ['a']), day('25', ['c', 'd'], ['a', 'b']), day('24', ['e', 'f'])]
    expect(brief(prohibitedTogether(days, rules)).map(([, , first]) => first)).toEqual(['e@24/1', 'c@25/1', 'a@25/2'])
  })

  it('finds nothing without a rule, without a second module, or in a rule of a module with itself', () => {
    expect(prohibitedTogether([day('24', ['a', 'b'])], prohibitionsOf([]))).toEqual([])
    expect(prohibitedTogether([day('24', ['a', 'c'])], prohibitionsOf([pair('a', 'b')]))).toEqual([])
    expect(prohibitedTogether([day('24', ['a'], ['a'])], prohibitionsOf([pair('a', 'a')]))).toEqual([])
  })

  it('says which modules of a slot are prohibited with one that may come', () => {
    const [slot] = day('24', ['a', 'b', 'c']).slots
    const rules = prohibitionsOf([pair('x', 'b', 'One'), pair('c', 'x', 'Two')])
    expect(conflictsIn(slot?.modules ?? [], 'x', rules).map(({ module, ruleNames }) => [module.name, ruleNames])).toEqual([
      ['B', ['One']],
      ['C', ['Two']],
    ])
    expect(conflictsIn(slot?.modules ?? [], 'a', rules)).toEqual([])
  })
})
