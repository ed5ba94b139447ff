import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOf, sumOf, sumsByCurrency, timesLess } from '#machines/money/amounts.ts'
import { equalInstalments, instalmentsBy } from '#machines/money/instalments.ts'
import { invoiceTotals, lineTotals, taxesByRate } from '#machines/money/invoice-lines.ts'

const plain = { discount: 0, taxRate: 20 }
const amount = fc.integer({ min: 0, max: 999_999_999 })
const hundredth = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
const line = fc.record({
  quantity: hundredth(10_000),
  unitMinor: amount,
  discount: hundredth(100),
  taxRate: fc.constantFrom(0, 5, 20),
})

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [9999, 20, 2000],
    [-5, 10, -1],
    [1250, 0, 0],
    [999_999_999_999, 100, 999_999_999_999],
  ])('gives for %i by %i per cent %i', (minor, percent, result) => {
    expect(percentOf(minor, percent)).toBe(result)
  })

  it.each([
    [3333, 3, 0, 9999],
    [1, 0.5, 0, 1],
    [1, 0.49, 0, 0],
    // 104.85 less 12.5 % is 91.74375.
    [3495, 3, 12.5, 9174],
    [1005, 1, 50, 503],
    [999_999_999_999, 10_000, 100, 0],
  ])('takes %i times %f less %f per cent for %i', (unit, quantity, discount, result) => {
    expect(timesLess(unit, quantity, discount)).toBe(result)
  })

  it('takes back by a credit exactly what was charged', () => {
    fc.assert(
      fc.property(amount, hundredth(10_000), hundredth(100), (unit, quantity, discount) => {
        expect(timesLess(-unit, quantity, discount)).toBe(-timesLess(unit, quantity, discount) || 0)
      }),
    )
  })
})

describe('the totals of an invoice', () => {
  it('are 99.99, 20.00 and 119.99 for three times 33.33 with 20 % (CAT-MON-02)', () => {
    expect(invoiceTotals([{ quantity: 3, unitMinor: 3333, ...plain }])).toEqual({ netMinor: 9999, taxMinor: 2000, totalMinor: 11_999 })
  })

  it('round the tax of each line, not of the sum', () => {
    const lines = Array.from({ length: 3 }, () => ({ quantity: 1, unitMinor: 12, discount: 0, taxRate: 20 }))
    expect(invoiceTotals(lines).taxMinor).toBe(6)
  })

  it('are the sums of what the lines show, to the minor unit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const each = lines.map(lineTotals)
        const { netMinor, taxMinor, totalMinor } = invoiceTotals(lines)
        expect(netMinor).toBe(sumOf(each.map((one) => one.netMinor)))
        expect(taxMinor).toBe(sumOf(each.map((one) => one.taxMinor)))
        expect(totalMinor).toBe(netMinor + taxMinor)
        expect(sumOf(taxesByRate(lines).map((one) => one.taxMinor))).toBe(taxMinor)
      }),
    )
  })

  it('tell the tax of each rate and what it is taken of, the lowest first', () => {
    const of = (unitMinor: number, taxRate: number) => ({ quantity: 1, unitMinor, discount: 0, taxRate })
    expect(taxesByRate([of(1000, 20), of(500, 0), of(300, 5), of(2000, 20)])).toEqual([
      { taxRate: 5, netMinor: 300, taxMinor: 15 },
      { taxRate: 20, netMinor: 3000, taxMinor: 600 },
    ])
  })
})

describe('instalments', () => {
  it('of 1,000.00 in three are 333.34, 333.33 and 333.33 (CAT-MON-01)', () => {
    expect(equalInstalments(3, 100_000)).toEqual([33_334, 33_333, 33_333])
  })

  it('follow their shares, and the first one takes the remainder', () => {
    expect(instalmentsBy([50, 25, 25], 99_999)).toEqual([50_001, 24_999, 24_999])
  })

  it('are equal by shares that differ by rounding alone (CAT-MON-01)', () => {
    expect(instalmentsBy([33.34, 33.33, 33.33], 100_000)).toEqual([33_334, 33_333, 33_333])
    expect(instalmentsBy([33.33, 33.34, 33.33], 100_000)).toEqual([33_334, 33_333, 33_333])
    expect(instalmentsBy([33.34, 33.34, 33.32], 100_000)).toEqual([33_340, 33_340, 33_320])
  })

  it('make the whole to the minor unit, and none is below nothing', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 11 })
    fc.assert(
      fc.property(amount, cuts, (total, at) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), 10_000]
        const shares = edges.slice(1).map((edge, index) => (edge - (edges[index] ?? 0)) / 100)
        for (const parts of [instalmentsBy(shares, total), equalInstalments(shares.length, total)]) {
          expect(sumOf(parts)).toBe(total)
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('sums of several currencies', () => {
  it('stay apart, and lose nothing', () => {
    const money = fc.record({ minor: amount, currency: fc.constantFrom('GBP', 'EUR', 'USD', 'AED') })
    fc.assert(
      fc.property(fc.array(money), (amounts) => {
        const sums = sumsByCurrency(amounts)
        expect(new Set(sums.map(({ currency }) => currency)).size).toBe(sums.length)
        for (const { currency, minor } of sums)
          expect(minor).toBe(sumOf(amounts.filter((one) => one.currency === currency).map((one) => one.minor)))
        expect(sums.length).toBe(new Set(amounts.map(({ currency }) => currency)).size)
      }),
    )
  })
})
