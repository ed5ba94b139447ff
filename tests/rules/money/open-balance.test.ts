import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOf, ages, balanceOf, daysOverdue, paymentStatusOf, settledPercent, uncreditedOf } from '#machines/money/open-balance.ts'

const whole = (settlement: Partial<Parameters<typeof balanceOf>[0]>) => ({
  totalMinor: 10_000,
  paidMinor: 0,
  creditedMinor: 0,
  ...settlement,
})

describe('the status of an issued invoice', () => {
  it.each([
    [{}, 'Pending', 10_000],
    [{ paidMinor: 4000 }, 'Partially paid', 6000],
    [{ paidMinor: 9999 }, 'Partially paid', 1],
    [{ paidMinor: 10_000 }, 'Paid', 0],
    [{ creditedMinor: 10_000 }, 'Paid', 0],
    [{ creditedMinor: 4000 }, 'Pending', 6000],
    [{ paidMinor: 6000, creditedMinor: 4000 }, 'Paid', 0],
  ] as const)('follows from %j: %s (CAT-MON-05)', (settlement, status, balance) => {
    expect([paymentStatusOf(whole(settlement)), balanceOf(whole(settlement))]).toEqual([status, balance])
  })

  it('is Paid exactly when nothing is left to pay', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(fc.record({ totalMinor: amount, paidMinor: amount, creditedMinor: amount }), (settlement) => {
        expect(paymentStatusOf(settlement) === 'Paid').toBe(balanceOf(settlement) <= 0)
      }),
    )
  })
})

describe('the part of an invoice that is paid or credited', () => {
  it.each([
    [{}, 0],
    [{ paidMinor: 3333, creditedMinor: 1000 }, 43],
    [{ paidMinor: 9999 }, 99],
    [{ paidMinor: 4000, creditedMinor: 10_000 }, 100],
  ])('of %j is %d per cent', (settlement, percent) => {
    expect(settledPercent(whole(settlement))).toBe(percent)
  })
})

describe('credit notes', () => {
  it('take back no more than is left of the invoice (CAT-MON-06)', () => {
    expect([uncreditedOf(whole({ creditedMinor: 4000 })), uncreditedOf(whole({ creditedMinor: 10_000 }))]).toEqual([6000, 0])
  })

  it('make the total at most, however many there are', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.array(amount), (totalMinor, wanted) => {
        const creditedMinor = wanted.reduce((sum, one) => sum + Math.min(one, uncreditedOf(whole({ totalMinor, creditedMinor: sum }))), 0)
        expect(creditedMinor).toBeLessThanOrEqual(totalMinor)
      }),
    )
  })
})

describe('an invoice that is due', () => {
  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2027-11-23', 365],
  ])('on 23/11/2026 is on %s %i days overdue (CAT-MON-16)', (today, days) => {
    expect(daysOverdue('2026-11-23', 1, today)).toBe(days)
  })

  it('is not overdue once nothing is left to pay', () => {
    expect(daysOverdue('2026-11-23', 0, '2027-11-23')).toBe(0)
  })

  it.each([
    [0, '0–30 days'],
    [30, '0–30 days'],
    [31, '31–60 days'],
    [60, '31–60 days'],
    [61, '61–90 days'],
    [90, '61–90 days'],
    [91, 'Over 90 days'],
    [4000, 'Over 90 days'],
  ])('%i days ago belongs to %s', (days, label) => {
    expect(ages[ageOf(days)]?.label).toBe(label)
  })
})
