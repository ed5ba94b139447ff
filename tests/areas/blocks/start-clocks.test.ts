import { expect, it } from 'vitest'
import { compareBlocks } from '#machines/blocks/compare/compare.ts'
import { changeText } from '#src/blocks/compare/texts.ts'
import { proposalBlock } from '#src/blocks/proposal/proposal-block.ts'
import { seededBlock } from '#tests/support/seeded-blocks.ts'

const compared = (name: string) => {
  const { record, days, zones } = seededBlock(name)
  return { record, days, slotsPerDay: zones[0]?.slots.length ?? 1 }
}

const timesChanged = (left: string, right: string) =>
  compareBlocks(compared(left), compared(right), 'weekday').differences.flatMap((one) => (one.time ? [changeText(one, 'right')] : []))

it('a time that changed between two blocks stands with its zone and offset, once where both have the same', () => {
  expect(timesChanged('May Exams 2026', 'May Exams 2027')).toEqual(['UK Time 09:00 → 08:00 GMT+1', 'UK Time 11:30 → 10:00 GMT+1'])
})

it('a time that changed stands with the offsets of both dates where they differ', () => {
  const [may, spring] = [compared('May Exams 2026'), compared('Spring Exams 2027')]
  const module = may.days[0]?.slots[0]?.modules[0]
  if (!module) throw new Error('The first slot of May Exams 2026 has a module.')
  const days = spring.days.slice(0, 1).map((day) => ({
    ...day,
    slots: day.slots.slice(0, 1).map(({ number, clocks }) => ({
      number,
      clocks: clocks.map((clock) => ({ ...clock, time: '08:00' as const })),
      modules: [module],
    })),
  }))
  const [difference] = compareBlocks(may, { ...spring, days }, 'weekday').differences
  expect(difference && changeText(difference, 'right')).toContain('UK Time 09:00 GMT+1 → 08:00 GMT')
})

it('the slots of a proposal name every clock that their first zone has on the dates', () => {
  const slotTimes = (name: string) =>
    proposalBlock(
      seededBlock(name).days.map((day) => ({ ...day, isHoliday: false })),
      [],
    ).slotTimes
  expect(slotTimes('Spring Exams 2027')).toEqual(['09:00 GMT / BST (GMT+1)', '13:30 GMT / BST (GMT+1)'])
  expect(slotTimes('Zones Only Draft')[0]).toBe('09:00 BST (GMT+1)')
})
