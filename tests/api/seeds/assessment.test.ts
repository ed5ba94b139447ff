import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayName } from '#mirage/factories/days.ts'
import { shiftFor } from '#mirage/fixtures/anchor.ts'
import { deliverySeeds } from '#mirage/resources/assessment/seeds/deliveries.ts'
import { startAggregator } from '#tests/support/aggregator.ts'

const student = 'student@student.test'
const [midTerm, practice, pictured] = [1, 8, 3]

/** The day on which the mid-term in Physics is sat when the portal is seeded on a day. */
function midTermOn(today: string): string {
  const shift = shiftFor(today)
  const days = { today, on: (day: string) => addDays(day, shift), inDays: (count: number) => addDays(today, count) }
  const date = deliverySeeds(days).find(({ id }) => id === midTerm)?.date
  if (date === undefined) throw new Error('The mid-term has no date.')
  return date
}

describe('the mid-term in Physics', () => {
  it('is sat after the day of seeding: on its day of the block, or on the same weekday of the next week', () => {
    for (let today = '2024-01-01'; today < '2031-01-01'; today = addDays(today, 1)) {
      const date = midTermOn(today)
      const away = daysBetween(today, date)
      expect([today, weekdayName(date), away > 0]).toEqual([today, 'Tuesday', true])
      if (away > 7) expect([today, date]).toEqual([today, addDays('2026-11-10', shiftFor(today))])
    }
  })

  it('is sat on the day of its block as long as that is to come', () => {
    expect(midTermOn('2026-10-19')).toBe('2026-11-10')
    expect(midTermOn('2026-11-09')).toBe('2026-11-10')
    expect(midTermOn('2026-11-10')).toBe('2026-11-17')
    expect(midTermOn('2026-11-28')).toBe('2026-12-01')
  })

  it('is the next sitting of the student, which does not begin before it opens, nor with a wrong code (CAT-ASR-05)', async () => {
    const { clock, signIn } = startAggregator({ tokenSeconds: 600_000 })
    const calls = await signIn(student)
    const { attempts } = await calls.succeed('listOwnAttempts')
    expect(attempts.find(({ deliveryId }) => deliveryId === midTerm)).toMatchObject({
      state: 'Expected',
      opensAt: '2026-11-24 09:00:00.000000',
    })
    expect(await calls.succeed('listFigures')).toContainEqual(expect.objectContaining({ value: '24/11/2026', text: 'next sitting' }))
    const start = { deliveryId: midTerm, accessCode: '000000' }
    expect(await calls.refuse('startAttempt', { body: start })).toEqual([409, 'This assessment is not open yet.'])
    clock.advance(Date.UTC(2026, 10, 24, 9, 5) - clock.now())
    expect(await calls.refuse('startAttempt', { body: start })).toEqual([400, 'The code is not right.'])
  })
})

it('has a question with a picture and a formula, in its paper and in a sitting of it', async () => {
  const { signIn } = startAggregator()
  const admin = await signIn()
  const { sections } = await admin.succeed('getPaperContent', { path: { id: practice } })
  const question = sections.flatMap(({ questions }) => questions).find(({ questionId }) => questionId === pictured)
  expect(question).toMatchObject({ assetId: expect.any(Number), altText: expect.stringMatching(/\w+/) })
  expect(question?.stem).toContain('<i>λ</i>')
  const calls = await signIn(student)
  const sat = await calls.succeed('startAttempt', { body: { deliveryId: practice } })
  const shown = sat.sections.flatMap(({ questions }) => questions).filter(({ picture }) => picture !== undefined)
  expect(shown.map(({ questionId, picture }) => [questionId, picture?.altText])).toEqual([[pictured, question?.altText]])
})
