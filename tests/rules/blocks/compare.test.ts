import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareBlocks,
  comparedRows,
  countOf,
  differenceKinds,
  type ComparedBlock,
  type DatePairing,
} from '#machines/blocks/compare/compare.ts'
import type { ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import { addDays } from '#machines/time/days.ts'
import { examBlockPlans } from '#mirage/fixtures/exam-block-plans.ts'
import { testBlockPlans } from '#mirage/fixtures/test-block-plans.ts'
import { seededBlock } from '#tests/support/seeded-blocks.ts'

function blockNamed(name: string): ComparedBlock {
  const { record, days, zones } = seededBlock(name)
  return { record, days, slotsPerDay: zones[0]?.slots.length ?? 1 }
}

const countsOf = ({ differences }: ReturnType<typeof compareBlocks>) => differenceKinds.map((kind) => countOf(differences, kind))

const module = (moduleId: string, versions = ['V1'], submodules: ScheduledModule['submodules'] = []): ScheduledModule => ({
  moduleId,
  name: moduleId,
  versions,
  submodules,
})

/** A block that begins on `first`: per date the modules of its two slots, which start at `hours` and an hour later in all zones. */
const blockOf = (
  first: string,
  days: readonly (readonly ScheduledModule[])[][],
  zones: readonly string[] = ['UK Time'],
  hours = 9,
): ComparedBlock => ({
  record: { name: 'A', shortName: 'A', code: 'A', from: first, to: addDays(first, days.length - 1), description: '', status: 2 },
  slotsPerDay: 2,
  days: days.map((slots, index) => ({
    date: addDays(first, index),
    slots: slots.map((modules, slot) => ({
      number: slot + 1,
      clocks: zones.map((zoneName) => ({ slotId: `${slot}`, zoneName, time: `${String(hours + slot).padStart(2, '0')}:00` })),
      modules,
    })),
  })),
})

const [physics, art] = [module('Physics'), module('Art')]

describe('two blocks', () => {
  it('of two years pair by week and weekday', () => {
    const found = compareBlocks(blockNamed('May Exams 2026'), blockNamed('May Exams 2027'), 'weekday')
    expect(countsOf(found)).toEqual([15, 0, 14, 2, 0])
    expect(found.differences).toHaveLength(31)
    expect([found.zones.added.length, found.zones.removed, found.slots]).toEqual([
      10,
      ['East Africa Time', 'Pakistan Time', 'China Time'],
      { before: 3, after: 6 },
    ])
    expect(found.details).toEqual(['name', 'shortName', 'code', 'from', 'to', 'description', 'status'])
    const timed = found.differences.filter(({ kinds }) => kinds.includes('time'))
    expect(timed.map(({ right, time }) => [right?.module.name, right?.slot.number, time])).toEqual([
      ['Mathematics for Science', 1, { zoneName: 'UK Time', before: '09:00', after: '08:00' }],
      ['Mathematics for Engineering', 2, { zoneName: 'UK Time', before: '11:30', after: '10:00' }],
    ])
    const rows = comparedRows(found.differences)
    const [monday] = rows
    expect([monday?.row, monday?.left.length, monday?.right.map(({ right }) => right?.slot.number)]).toEqual([0, 2, [1, 2, 4, 6]])
    expect(rows.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11])
  })

  it('the other way round has what was added removed', () => {
    const found = compareBlocks(blockNamed('May Exams 2027'), blockNamed('May Exams 2026'), 'weekday')
    expect(countsOf(found)).toEqual([0, 15, 14, 2, 0])
    expect([found.zones.added.length, found.zones.removed.length]).toEqual([3, 10])
  })

  it('count their weeks from the Monday before their first day', () => {
    // A Wednesday, and the Wednesday of another year.
    const found = compareBlocks(blockOf('2026-11-25', [[[physics]]]), blockOf('2027-11-24', [[[physics]]]), 'weekday')
    expect(found.differences).toEqual([])
    const later = compareBlocks(blockOf('2026-11-25', [[[physics]]]), blockOf('2027-11-25', [[[physics]]]), 'weekday')
    expect(later.differences.map(({ left, right }) => [left?.row, right?.row])).toEqual([[2, 3]])
  })

  it('that are two states of one pair by date, also where the first day is another', () => {
    const [saved, draft] = [
      blockOf('2026-11-30', [[[physics]], [[art]]]),
      blockOf(
        '2026-11-23',
        Array.from({ length: 9 }, (_, day) => (day === 7 ? [[physics]] : day === 8 ? [[art]] : [[]])),
      ),
    ]
    expect(compareBlocks(saved, draft, 'date').differences).toEqual([])
    expect(countsOf(compareBlocks(saved, draft, 'weekday'))).toEqual([0, 0, 2, 0, 0])
  })
})

describe('the places of a module', () => {
  it('pair in the same cell first, then in the same slot, then in order', () => {
    const left = blockOf('2026-11-23', [
      [[physics], []],
      [[], [physics]],
      [[physics], []],
    ])
    const right = blockOf('2026-11-23', [
      [[], [physics]],
      [[physics], [physics]],
      [[], []],
    ])
    const places = compareBlocks(left, right, 'date').differences.map(({ left: was, right: is }) => [
      was?.row,
      was?.slot.number,
      is?.row,
      is?.slot.number,
    ])
    // Tuesday slot 2 stays; Monday slot 1 goes to Tuesday slot 1; Wednesday slot 1 takes what is left, Monday slot 2.
    expect(places).toEqual([
      [0, 1, 1, 1],
      [2, 1, 0, 2],
    ])
  })

  it('that are more on one side are added or removed', () => {
    const [one, two] = [blockOf('2026-11-23', [[[physics], []]]), blockOf('2026-11-23', [[[physics], [physics]]])]
    expect(countsOf(compareBlocks(one, two, 'date'))).toEqual([1, 0, 0, 0, 0])
    expect(countsOf(compareBlocks(two, one, 'date'))).toEqual([0, 1, 0, 0, 0])
  })
})

describe('a module in the same cell', () => {
  it.each([
    ['other versions', module('Physics', ['V1', 'V2']), 1],
    ['the same versions in another order', module('Physics', ['V1']), 0],
    ['a paper', module('Physics', ['V1'], [{ id: '1', name: 'Reading', versions: ['V1'] }]), 1],
    ['a paper without a version', module('Physics', ['V1'], [{ id: '1', name: 'Reading', versions: [] }]), 0],
  ])('differs in its content by %s', (_, other, count) => {
    const found = compareBlocks(blockOf('2026-11-23', [[[physics]]]), blockOf('2026-11-23', [[[other]]]), 'date')
    expect(countsOf(found)).toEqual([0, 0, 0, 0, count])
  })

  it('is the same for any order of its versions and papers', () => {
    const papers = ['1', '2'].map((id) => ({ id, name: id, versions: ['V1', 'V2'] }))
    const one = module('Physics', ['V1', 'V2'], papers)
    const other = module(
      'Physics',
      ['V2', 'V1'],
      papers.toReversed().map((paper) => ({ ...paper, versions: ['V2', 'V1'] })),
    )
    expect(compareBlocks(blockOf('2026-11-23', [[[one]]]), blockOf('2026-11-23', [[[other]]]), 'date').differences).toEqual([])
  })

  it('can have another time and other versions, and is one difference', () => {
    const [left, right] = [blockOf('2026-11-23', [[[physics]]]), blockOf('2026-11-23', [[[module('Physics', ['V2'])]]], ['UK Time'], 10)]
    const found = compareBlocks(left, right, 'date')
    expect([countsOf(found), found.differences.length]).toEqual([[0, 0, 0, 1, 1], 1])
  })

  it('has the same time where only zones differ that one block alone has', () => {
    const [left, right] = [blockOf('2026-11-23', [[[physics]]]), blockOf('2026-11-23', [[[physics]]], ['Gulf Time', 'UK Time'])]
    expect(compareBlocks(left, right, 'date').differences).toEqual([])
  })
})

it.each([...examBlockPlans, ...testBlockPlans].map(({ name }) => [name]))('%s does not differ from itself', (name) => {
  const block = blockNamed(name)
  for (const pairing of ['weekday', 'date'] as const) {
    const { differences, zones, slots, details } = compareBlocks(block, block, pairing)
    expect([differences, zones.added, zones.removed, slots.before - slots.after, details]).toEqual([[], [], [], 0, []])
  }
})

it('a block never differs from itself', () => {
  const someModules = fc.uniqueArray(
    fc.constantFrom('A', 'B', 'C').map((id) => module(id)),
    { selector: ({ moduleId }) => moduleId },
  )
  const someDays = fc.array(fc.tuple(someModules, someModules), { maxLength: 9 })
  fc.assert(
    fc.property(someDays, fc.integer({ min: 0, max: 6 }), fc.constantFrom<DatePairing>('weekday', 'date'), (days, first, pairing) => {
      const block = blockOf(addDays('2027-05-24', first), days)
      expect(compareBlocks(block, block, pairing).differences).toEqual([])
    }),
  )
})
