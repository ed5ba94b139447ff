import { describe, expect, it } from 'vitest'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import { checkSchedule, type CheckedWith } from '#src/blocks/scheduling/findings/check-schedule.ts'
import { biology, card, day, physics } from '#tests/machines/scheduling/start.ts'

const chemistry = { moduleId: '3', name: 'Chemistry' }

/** Physics may not stand with chemistry, and some students sit it with biology. */
const all: CheckedWith = {
  limit: 60,
  mayShareSlot: false,
  rules: prohibitionsOf([{ ruleName: 'Apart', moduleId: physics.moduleId, prohibitedId: chemistry.moduleId }]),
  combinations: [
    {
      id: '1',
      name: 'Science',
      programmeName: '',
      studentCount: 10,
      modules: [physics, biology].map(({ moduleId, name }) => ({ id: moduleId, name })),
    },
  ],
  holidays: [],
  groups: [],
  modules: [],
}
const slots = day([card(biology)], [card(chemistry)], [])

const wordsWith = (known: Partial<CheckedWith>) =>
  [...checkSchedule([], { ...all, ...known }).verdictsOn(slots, physics.moduleId, 'list')].map(([slot, { word }]) => `${slot} ${word}`)

describe('what would come of a module in a slot', () => {
  it('is said best first', () => {
    expect(wordsWith({})).toEqual(['3 Fits', '2 Prohibited pair', '1 Clash'])
  })

  it.each([
    ['the combinations are not offered', { combinations: null }, ['2 Prohibited pair']],
    ['the combinations could not be read', { combinations: 'unread' }, ['2 Prohibited pair']],
    ['the combinations are read', { combinations: undefined }, ['2 Prohibited pair']],
    ['the rules could not be read', { rules: 'unread' }, ['1 Clash']],
    ['the rules are read', { rules: null }, ['1 Clash']],
  ] as const)('is never that it fits while %s', (_, known, words) => {
    expect(wordsWith(known)).toEqual(words)
  })
})
