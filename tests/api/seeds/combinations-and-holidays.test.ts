import { describe, expect, it } from 'vitest'
import { combinations } from '#mirage/fixtures/combinations.ts'
import { holidays } from '#mirage/fixtures/holidays.ts'
import { moduleRules } from '#mirage/fixtures/module-rules.ts'
import { timeZones } from '#mirage/fixtures/time-zones.ts'
import { startAggregator } from '#tests/support/aggregator.ts'

describe('combinations', () => {
  it('hold no pair that a rule in force prohibits', () => {
    const pairs = moduleRules
      .filter(({ status }) => status === 1)
      .flatMap(({ rules }) => rules.flatMap((rule) => rule.prohibitedModules.map((other) => [rule.moduleId, other.moduleId] as const)))
    const broken = combinations.filter(({ moduleIds }) => pairs.some((pair) => pair.every((id) => moduleIds.includes(id))))
    expect(broken).toEqual([])
  })
})

describe('holidays', () => {
  it('name countries as the list of time zones does, each holiday once', () => {
    const countries = new Set(timeZones.flatMap(({ country }) => country.split(', ')))
    expect(holidays.flatMap((holiday) => holiday.countries).filter((country) => !countries.has(country))).toEqual([])
    expect(new Set(holidays.map(({ date, name }) => date + name)).size).toBe(holidays.length)
  })

  it('are read by their days, in order', async () => {
    const admin = await startAggregator().signIn()
    const read = async (from: string, to: string) =>
      (await admin.succeed('listHolidays', { query: { from, to } })).holidayList.map(({ date, holidayName }) => [date, holidayName])
    expect(await read('2027-03-26', '2027-05-31')).toEqual([
      ['2027-03-26', 'Good Friday'],
      ['2027-03-29', 'Easter Monday'],
      ['2027-04-26', 'Anzac Day'],
      ['2027-05-01', 'Labour Day'],
      ['2027-05-01', "Workers' Day"],
      ['2027-05-03', 'Early May bank holiday'],
      ['2027-05-03', 'May Day'],
      ['2027-05-06', 'Ascension Day'],
      ['2027-05-08', 'Victory Day'],
      ['2027-05-17', 'Whit Monday'],
      ['2027-05-31', 'Memorial Day'],
      ['2027-05-31', 'Spring bank holiday'],
    ])
    expect(await read('2026-10-26', '2026-10-26')).toEqual([
      ['2026-10-26', 'Labour Day'],
      ['2026-10-26', 'October bank holiday'],
    ])
  })

  it('are refused for more than 800 days, and from the end to the beginning', async () => {
    const admin = await startAggregator().signIn()
    const refusal = async (from: string, to: string) => (await admin.call('listHolidays', { query: { from, to } })).description
    expect(await refusal('2026-01-01', '2028-03-12')).toBe('Holidays of at most 800 days can be read at once.')
    expect(await refusal('2026-01-01', '2028-03-11')).toBe('Success')
    expect(await refusal('2026-01-02', '2026-01-01')).toBe('The last day must not be earlier than the first.')
  })

  it('of the United Kingdom are no working days, and nor are weekends', async () => {
    const admin = await startAggregator().signIn()
    const { ExamblockSummaryData: spring } = await admin.succeed('getExamBlockSummary', { path: { id: 104 } })
    expect(spring.dateInformation.filter(({ isHoliday }) => isHoliday === 1).map(({ dayString }) => dayString)).toEqual([
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ])
  })
})
