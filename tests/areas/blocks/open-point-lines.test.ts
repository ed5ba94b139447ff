import { describe, expect, it } from 'vitest'
import { findings, type CheckedDay } from '#machines/blocks/findings/findings.ts'
import { linesOf } from '#src/blocks/summary/open-point-lines.ts'
import { seededCombinations, seededDays, seededHolidays, seededProhibitions, seededSettings } from '#tests/support/seeded-block.ts'

const spring = seededDays('Spring Exams 2027')
const linesFor = (days: readonly CheckedDay[], limit = 60) =>
  linesOf(
    findings(days, seededProhibitions, seededCombinations, seededHolidays, { ...seededSettings, limit }).map((finding) => ({
      kind: 'finding',
      finding,
    })),
  )

describe('the open points of a block in words', () => {
  it('name a prohibited pair with its place and rule, and why starts move apart', () => {
    expect(linesFor(spring).map(({ title, note, jumps }) => [title, note, jumps.map(({ label }) => label)])).toEqual([
      [
        '1 prohibited pair in one slot',
        'Mathematics for Business and Further Mathematics · Slot 2, 24/03/2027 · Rule: Further Mathematics needs a full mathematics',
        ['Show'],
      ],
      [
        'Start times move 60 min apart on 4 dates',
        'Clocks change on 28/03/2027 in UK Time and Central European Time. From 30/03/2027 three zones start an hour later.',
        ['Time zones'],
      ],
    ])
  })

  it('say so where the starts are above the limit', () => {
    expect(linesFor(spring, 30)[1]?.note).toMatch(/three zones start an hour later, above the limit of 30 min\.$/)
  })

  it('fold pairs that share a slot into one line with a way to each', () => {
    const doubled = spring.map((day) =>
      day.date === '2027-03-25' ? { ...day, slots: spring.find(({ date }) => date === '2027-03-24')?.slots ?? [] } : day,
    )
    const [line] = linesFor(doubled)
    expect([line?.title, line?.jumps.map(({ name }) => name)]).toEqual([
      '2 prohibited pairs in one slot',
      ['Show Mathematics for Business: Slot 2, 24/03/2027', 'Show Mathematics for Business: Slot 2, 25/03/2027'],
    ])
  })
})
