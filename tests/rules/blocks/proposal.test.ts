import { describe, expect, it } from 'vitest'
import type { Combination } from '#machines/blocks/combinations.ts'
import { propose } from '#machines/blocks/proposal/proposal.ts'
import { normalWeights, type ProposalOrder } from '#machines/blocks/proposal/proposal-types.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import { addDays } from '#machines/time/days.ts'
import { combinations as seeds } from '#mirage/fixtures/combinations.ts'
import { moduleRules } from '#mirage/fixtures/module-rules.ts'
import { modules } from '#mirage/fixtures/modules.ts'
import { createRandom } from '../../support/seeded-random.ts'

/** Students of modules that are named by letters: "ab" is a combination of the modules a and b. */
const combination = (letters: string, studentCount: number): Combination => ({
  id: letters,
  name: letters,
  programmeName: 'Programme',
  studentCount,
  modules: letters.split('').map((id) => ({ id, name: id.toUpperCase() })),
})

const orderOf = (letters: string, dates: number, given: Partial<ProposalOrder> = {}): ProposalOrder => ({
  moduleIds: letters.split(''),
  dates: Array.from({ length: dates }, (_, index) => ({ date: addDays('2027-06-14', index), isHoliday: false })),
  slotsPerDay: 2,
  closed: [],
  standing: [],
  combinations: [],
  prohibitions: new Map(),
  mayShareSlot: false,
  weights: normalWeights,
  seed: 1,
  ...given,
})

/** Where each module stands, "a 14/1": on the 14th in the first slot. */
const places = (order: ProposalOrder) =>
  propose(order)
    .placed.map(({ moduleId, date, slot }) => `${moduleId} ${order.dates[date]?.date.slice(8)}/${slot + 1}`)
    .toSorted()

const refusalsOf = (order: ProposalOrder) => propose(order).unplaced.flatMap(({ dates }) => dates.flatMap(({ refusals }) => refusals))

const prohibitions = prohibitionsOf([{ ruleName: 'One only', moduleId: 'a', prohibitedId: 'b' }])

const examModules = modules.filter(({ evaluations }) => evaluations.includes('exam')).map(({ moduleId }) => String(moduleId))
const seeded: ProposalOrder = {
  ...orderOf('', 5),
  moduleIds: examModules,
  slotsPerDay: 3,
  combinations: seeds.map(({ id, name, programmeName, studentCount, moduleIds }) => ({
    id: String(id),
    name,
    programmeName,
    studentCount,
    modules: moduleIds.map((moduleId) => ({ id: String(moduleId), name: '' })),
  })),
  prohibitions: prohibitionsOf(
    moduleRules
      .filter(({ status }) => status === 1)
      .flatMap(({ name, rules }) =>
        rules.flatMap(({ moduleId, prohibitedModules }) =>
          prohibitedModules.map((other) => ({
            ruleName: name ?? '',
            moduleId: String(moduleId),
            prohibitedId: String(other.moduleId),
          })),
        ),
      ),
  ),
}

describe('a proposal for the exam modules of the demonstration on five dates of three slots', () => {
  const found = propose(seeded)

  it('places all 35 without a clash and without a second paper a day', () => {
    expect(examModules).toHaveLength(35)
    expect([found.placed.length, found.unplaced, found.twoOnDay]).toEqual([35, [], 0])
  })

  it('is the same for the same seed, and another one for another', () => {
    expect(propose(seeded)).toEqual(found)
    expect(propose({ ...seeded, seed: 2 }).placed).not.toEqual(found.placed)
  })

  it('takes a module off its only free date when that is a holiday', () => {
    const holidays = seeded.dates.map(({ date }, index) => ({ date, isHoliday: index === 2 }))
    const { placed } = propose({ ...seeded, dates: holidays })
    expect(placed.filter(({ date }) => date === 2)).toEqual([])
  })
})

describe('what a proposal never does', () => {
  it.each<[string, ProposalOrder, string]>([
    ['a clash', orderOf('ab', 1, { slotsPerDay: 1, combinations: [combination('ab', 9)] }), 'clash'],
    ['a prohibited pair in a slot', orderOf('ab', 1, { slotsPerDay: 1, prohibitions }), 'pair'],
    ['a third paper on a day', orderOf('abc', 1, { slotsPerDay: 3, combinations: [combination('abc', 9)] }), 'thirdPaper'],
    ['a paper on a holiday', orderOf('a', 1, { dates: [{ date: '2027-05-31', isHoliday: true }] }), 'holiday'],
    [
      'a paper in a slot that a clock closes',
      orderOf('a', 1, { slotsPerDay: 1, closed: [{ date: 0, slot: 0, reason: 'clock' }] }),
      'clock',
    ],
    ['a seventh module in a slot', orderOf('abcdefg', 1, { slotsPerDay: 1 }), 'full'],
  ])('%s: the module is left out with the reason', (_, order, kind) => {
    expect(refusalsOf(order).map((refusal) => refusal.kind)).toContain(kind)
  })

  it('moves what stands', () => {
    const standing = [{ moduleId: 'a', date: 1, slot: 1 }]
    const order = orderOf('ab', 2, { standing, combinations: [combination('ab', 9)] })
    expect(places(order)).toEqual(['b 14/1'])
  })

  it('says how many students a clash would meet, and in which papers', () => {
    const standing = [{ moduleId: 'a', date: 0, slot: 0 }]
    const combinations = [combination('ab', 400), combination('abc', 200)]
    expect(refusalsOf(orderOf('b', 1, { slotsPerDay: 1, standing, combinations }))).toEqual([
      { kind: 'clash', students: 600, moduleIds: ['a'] },
    ])
  })

  it('lets prohibited modules share a slot under the lenient reading', () => {
    expect(places(orderOf('ab', 1, { slotsPerDay: 1, prohibitions, mayShareSlot: true }))).toEqual(['a 14/1', 'b 14/1'])
  })

  it('breaks a rule on any schedule that chance makes', () => {
    const random = createRandom(5)
    const below = (bound: number) => Math.floor(random() * bound)
    for (let round = 0; round < 40; round += 1) {
      const letters = 'abcdefghijkl'.slice(0, 3 + below(10))
      const combinations = Array.from({ length: below(7) }, (_, index) => ({
        ...combination(
          [...new Set(Array.from({ length: 2 + below(3) }, () => letters[below(letters.length)] ?? 'a'))].join(''),
          1 + below(90),
        ),
        id: String(index),
      }))
      const order = orderOf(letters, 1 + below(4), {
        slotsPerDay: 1 + below(3),
        combinations,
        prohibitions: prohibitionsOf([
          { ruleName: 'One', moduleId: 'a', prohibitedId: 'b' },
          { ruleName: 'Two', moduleId: 'b', prohibitedId: 'c' },
        ]),
        seed: round,
      })
      const { placed, unplaced } = propose(order)
      expect([...placed, ...unplaced].map(({ moduleId }) => moduleId).toSorted()).toEqual(letters.split(''))
      for (const { modules: own } of combinations)
        for (const [date] of order.dates.entries()) {
          const slots = placed.filter((one) => one.date === date && own.some(({ id }) => id === one.moduleId)).map(({ slot }) => slot)
          expect(slots.length).toBeLessThanOrEqual(2)
          expect(new Set(slots).size).toBe(slots.length)
        }
      const at = new Map(placed.map(({ moduleId, date, slot }) => [moduleId, `${date} ${slot}`]))
      for (const pair of ['ab', 'bc'])
        if (at.has(pair[0] ?? '') && at.has(pair[1] ?? '')) expect(at.get(pair[0] ?? '')).not.toBe(at.get(pair[1] ?? ''))
    }
  })
})

describe('what a proposal rather avoids', () => {
  it('a second paper on a day, then a neighbouring slot, then a neighbouring date', () => {
    const combinations = [combination('ab', 10)]
    expect(places(orderOf('ab', 3, { combinations }))).toEqual(['a 14/1', 'b 16/1'])
    expect(places(orderOf('ab', 2, { combinations }))).toEqual(['a 14/1', 'b 15/1'])
    expect(places(orderOf('ab', 1, { combinations, slotsPerDay: 3 }))).toEqual(['a 14/1', 'b 14/3'])
  })

  it('crowded slots and large modules late, unless they are off', () => {
    expect(places(orderOf('ab', 1)).map((place) => place.slice(2))).toEqual(['14/1', '14/2'])
    expect(places(orderOf('ab', 1, { weights: { ...normalWeights, crowding: 'off' } })).length).toBe(2)
    const combinations = [combination('a', 500), combination('b', 5)]
    expect(places(orderOf('ab', 2, { slotsPerDay: 1, combinations }))).toEqual(['a 14/1', 'b 15/1'])
  })

  it('costs three times as much when it matters', () => {
    const order = orderOf('ab', 1, { combinations: [combination('ab', 10)], slotsPerDay: 2 })
    expect(propose(order).cost).toBe(10 * (100 + 60))
    expect(propose({ ...order, weights: { ...normalWeights, twoOnDay: 'strong', neighbouringSlots: 'off' } }).cost).toBe(10 * 300)
  })
})

describe('the reasons of a placing', () => {
  it('names the cost, what is as good, and what speaks against every other date', () => {
    const standing = [
      { moduleId: 'b', date: 0, slot: 0 },
      { moduleId: 'c', date: 1, slot: 0 },
      { moduleId: 'd', date: 1, slot: 1 },
    ]
    const order = orderOf('a', 3, { standing, combinations: [combination('ab', 30), combination('acd', 20)] })
    expect(propose(order).placed[0]).toEqual({
      moduleId: 'a',
      date: 2,
      slot: 0,
      students: 50,
      cost: 50 * 2 + 20 * 20 * 2,
      second: { students: 0, moduleIds: [] },
      isOnlyFreeDate: true,
      apartFrom: [],
      equal: [{ date: 2, slot: 1 }],
      elsewhere: [
        {
          date: 0,
          onlySlot: null,
          refusals: null,
          slot: 1,
          extraCost: 30 * 160 + 20 * 20 * 2 - (50 * 2 + 20 * 20 * 2),
          second: { students: 30, moduleIds: ['b'] },
        },
        {
          date: 1,
          onlySlot: null,
          refusals: [
            { kind: 'clash', students: 20, moduleIds: ['c'] },
            { kind: 'clash', students: 20, moduleIds: ['d'] },
          ],
        },
      ],
    })
  })

  it('says what speaks against the other slots of its own date, but not against one that is as good', () => {
    const order = orderOf('a', 1, {
      standing: [{ moduleId: 'b', date: 0, slot: 0 }],
      combinations: [combination('ab', 10)],
      slotsPerDay: 4,
    })
    const [placed] = propose(order).placed
    expect([placed?.slot, placed?.equal]).toEqual([2, [{ date: 0, slot: 3 }]])
    expect(placed?.elsewhere).toEqual([
      { date: 0, onlySlot: 0, refusals: [{ kind: 'clash', students: 10, moduleIds: ['b'] }] },
      { date: 0, onlySlot: 1, refusals: null, slot: 1, extraCost: 10 * 60, second: { students: 0, moduleIds: [] } },
    ])
    expect(placed?.isOnlyFreeDate).toBe(false)
  })

  it('names the modules of the date that rules keep out of its slot', () => {
    const standing = [{ moduleId: 'b', date: 0, slot: 0 }]
    expect(propose(orderOf('a', 1, { standing, prohibitions })).placed[0]?.apartFrom).toEqual(['b'])
  })
})

describe('a search that is stopped', () => {
  it('gives what it has found so far and says so', () => {
    const { placed, isCutShort } = propose(seeded, () => true)
    expect([placed.length, isCutShort]).toEqual([35, true])
  })

  it.each([
    ['without modules', orderOf('', 3)],
    ['without dates', orderOf('ab', 0)],
  ])('is empty %s', (_, order) => {
    expect(propose(order).placed).toEqual([])
  })
})
