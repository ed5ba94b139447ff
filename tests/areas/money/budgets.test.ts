import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIdCodec } from '#src/api/id-codec.ts'
import { defaultConfig } from '#src/api/config.ts'
import { readBudgetAddress, writeBudgetAddress } from '#src/money/budgets/budget-address.ts'
import { historicCsv, liveCsv } from '#src/money/budgets/budget-csv.ts'
import { differenceText } from '#src/money/budgets/figures.ts'
import { scaleTo } from '#src/ui/graphs/scale.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

const live = {
  yearId: 22,
  year: '2026/27',
  lastYear: '2025/26',
  asOf: '2026-09-02',
  week: 1,
  weeks: [
    { startsOn: '2026-09-01', students: 8, paidMinor: 240_050, lastStudents: 5, lastPaidMinor: 200_000 },
    { startsOn: '2026-09-08', lastStudents: 16, lastPaidMinor: 380_000, forecastMinor: { expected: 456_095, low: 240_050, high: 700_001 } },
  ],
  programmes: [
    {
      name: '',
      students: 8,
      paidMinor: 240_050,
      lastStudents: 5,
      lastPaidMinor: 200_000,
      targetStudents: 20,
      targetMinor: 900_000,
      forecastMinor: 456_095,
    },
  ],
  regions: [
    {
      name: 'East Asia',
      students: 8,
      paidMinor: 240_050,
      lastStudents: 5,
      lastPaidMinor: 200_000,
      targetStudents: 20,
      targetMinor: 900_000,
    },
  ],
  targetStudents: 20,
  targetMinor: 900_000,
  leftOut: [],
}

const side = (students: number, revenueMinor: number) => ({ students, revenueMinor })
const historic = {
  years: [
    { yearId: 21, name: '2025/26', ...side(40, 960_000) },
    { yearId: 22, name: '2026/27', ...side(52, 1_248_050) },
  ],
  earlierId: 21,
  laterId: 22,
  centres: [{ name: '=Accra', earlier: side(40, 960_000), later: side(52, 1_248_050) }],
  programmes: [],
  leftOut: [],
}

const linesOf = (csv: string) => csv.slice(1).trim().split('\r\n')

describe('the file of a budget', () => {
  it('has the weeks and the programmes that the page shows, in the measure that it shows (CAT-MON-18)', () => {
    expect(linesOf(liveCsv(live, 'money'))).toEqual([
      'Figures,Name,Live,2025/26,Target,Forecast,From,To',
      'Week,"Week 1, from 01/09/2026",2400.5,2000,9000,,,',
      'Week,"Week 2, from 08/09/2026",,3800,9000,4560.95,2400.5,7000.01',
      'Programme,No programme,2400.5,2000,9000,4560.95,,',
      'Region,East Asia,2400.5,2000,9000,,,',
    ])
    expect(linesOf(liveCsv(live, 'students'))[1]).toBe('Week,"Week 1, from 01/09/2026",8,5,20,,,')
  })

  it('has the years and the two that are compared, without a formula', () => {
    expect(linesOf(historicCsv(historic, 'students'))).toEqual([
      'Figures,Name,Students,2025/26,2026/27',
      'Year,2025/26,40,,',
      'Year,2026/27,52,,',
      `Centre,"'=Accra",,40,52`,
    ])
  })
})

describe('the address of a budget', () => {
  it.each([
    { programme: '1', region: '2', centre: '26', earlier: '20', later: '22', measure: 'money' },
    { programme: null, region: null, centre: null, earlier: null, later: null, measure: 'students' },
  ] as const)('brings back %o, without a plain id', (filter) => {
    const search = writeBudgetAddress(filter, codec)
    expect(readBudgetAddress(search, codec)).toEqual(filter)
    expect(search).not.toContain('=26')
  })

  it('with ids that are none shows everything', () => {
    expect(readBudgetAddress('?centre=26&measure=all', codec)).toMatchObject({ centre: null, measure: 'students' })
  })
})

describe('the scale of a chart', () => {
  it('begins at 0, holds the highest value, and has few equal steps', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (highest) => {
        const ticks = scaleTo(highest)
        const [zero, step = 0] = ticks
        expect(zero).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks).toEqual(ticks.map((_, index) => index * step))
      }),
    )
  })
})

describe('a difference', () => {
  it.each([
    ['students', 12, 8, '+4'],
    ['money', 800, 1200, '−£4.00'],
    ['students', 3, 3, '0'],
  ] as const)('of %s between %d and %d is %s', (measure, figure, from, text) => {
    expect(differenceText(measure, figure, from)).toBe(text)
  })
})
