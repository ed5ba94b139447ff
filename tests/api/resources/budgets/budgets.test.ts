import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeZones } from '#mirage/fixtures/time-zones.ts'
import { regionOf } from '#mirage/fixtures/regions.ts'
import { forecastOf, inPounds, rangeOf, sharesOf } from '#mirage/resources/money/pounds.ts'
import { startAssessment } from '#tests/api/resources/assessment/assessment-start.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [lastYear, thisYear] = [21, 22]
const all = { centreId: 0, programId: 0, regionId: 0 }

async function start(username?: string) {
  const { handle, clock } = startAggregator()
  const person = await recordsAs(handle, username)
  const caller = createCaller(handle, person.session)
  const live = (filter: Partial<typeof all> = {}) => caller.succeed('getLiveBudget', { query: { ...all, ...filter } })
  const historic = (filter: { yearIds?: string } & Partial<typeof all> = {}) =>
    caller.succeed('getHistoricBudget', { query: { yearIds: '', ...all, ...filter } })
  const registered = async (query: Readonly<Record<string, string | number>>) =>
    (await person.succeed('Student', 'list', { query: { pageSize: 1, registeredOnTo: '2026-11-21', ...query } }))['totalCount']
  /** Takes the rate of a currency out of force; budgets use it no more. */
  const withdrawRate = async (yearId: number, currency: string) => {
    const { list = [] } = await person.succeed('PlanningRate', 'list', { query: { yearId, currency } })
    await person.succeed('PlanningRate', 'setStatus', { body: { planningRateId: list.map((rate) => rate['planningRateId']), status: -1 } })
  }
  return { ...person, handle, clock, caller, live, historic, registered, withdrawRate }
}

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((sum, row) => sum + read(row), 0)

describe('the live budget', () => {
  it('counts as registered whom the list of registrations of the year shows, also of one centre (CAT-MON-18)', async () => {
    const { live, registered } = await start()
    const filters: readonly Readonly<Record<string, number>>[] = [{}, { centreId: 26 }]
    for (const centre of filters) {
      const { week, weeks } = await live(centre)
      expect(weeks[week - 1]?.students).toBe(await registered({ yearId: thisYear, ...centre }))
      expect(weeks.at(-1)?.lastStudents).toBe(await registered({ yearId: lastYear, ...centre }))
    }
  })

  it('counts a student from the day of registration on (CAT-MON-18)', async () => {
    const { caller, live, registered, succeed } = await start()
    const before = await live()
    const { list = [] } = await succeed('Student', 'list', { query: { statusId: '8', yearId: thisYear } })
    await caller.succeed('registerStudent', { path: { id: Number(list[0]?.['studentId']) } })
    const { week, weeks } = await live()
    expect(weeks[week - 1]?.students).toBe((before.weeks[week - 1]?.students ?? 0) + 1)
    expect(weeks[week - 2]?.students).toBe(before.weeks[week - 2]?.students)
    expect(weeks[week - 1]?.students).toBe(await registered({ yearId: thisYear }))
  })

  it('counts a student under the programme of the curriculum, also one without enrolments', async () => {
    const { db, calls } = await startAssessment()
    const caller = await calls()
    const counted = async (programId: number) => {
      const { week, weeks } = await caller.succeed('getLiveBudget', { query: { ...all, programId } })
      return weeks[week - 1]?.students ?? 0
    }
    const taken = db.records('StudentCurriculum').findBy(({ fields, status }) => {
      const student = db.records('Student').find(Number(fields['studentId']))
      return status === 1 && fields['yearId'] === thisYear && fields['programId'] === 1 && student?.fields['registeredOn'] !== undefined
    })
    if (!taken) throw new Error('Nobody takes programme 1.')
    const before = [await counted(1), await counted(2)] as const
    const ofStudent = ({ fields }: { readonly fields: object }) => Object(fields)['studentId'] === taken.fields['studentId']
    for (const { id } of db.records('Enrollment').where(ofStudent)) db.records('Enrollment').remove(id)
    expect([await counted(1), await counted(2)]).toEqual(before)
    db.records('StudentCurriculum').update(taken.id, { fields: { ...taken.fields, programId: 2 } })
    expect([await counted(1), await counted(2)]).toEqual([before[0] - 1, before[1] + 1])
  })

  it('shows programmes and regions that make the figures of the week (CAT-MON-18)', async () => {
    const { live } = await start()
    const { week, weeks, programmes, regions, targetStudents, targetMinor } = await live()
    const now = weeks[week - 1]
    const figures = (parts: typeof programmes) =>
      (['students', 'paidMinor', 'lastStudents', 'lastPaidMinor', 'targetStudents', 'targetMinor'] as const).map((of) =>
        sumOf(parts, (one) => one[of]),
      )
    expect(figures(regions)).toEqual(figures(programmes))
    expect(regions.map(({ name }) => name)).toEqual(expect.arrayContaining(['East Asia', 'Gulf', 'West Africa']))
    expect(sumOf(programmes, (one) => one.students)).toBe(now?.students)
    expect(sumOf(programmes, (one) => one.paidMinor)).toBe(now?.paidMinor)
    expect(sumOf(programmes, (one) => one.lastStudents)).toBe(now?.lastStudents)
    expect(sumOf(programmes, (one) => one.lastPaidMinor)).toBe(now?.lastPaidMinor)
    expect([sumOf(programmes, (one) => one.targetStudents), sumOf(programmes, (one) => one.targetMinor)]).toEqual([
      targetStudents,
      targetMinor,
    ])
  })

  it('finds a region for the countries of every time zone', () => {
    const countries = timeZones.flatMap(({ country }) => country.split(', ').map((name) => name.replace(/ \(.*\)$/, '')))
    expect(countries.filter((name) => regionOf(name) === undefined)).toEqual([])
  })

  it('of a region has the centres of its countries alone', async () => {
    const { live, historic, succeed } = await start()
    const { week, regions } = await live()
    const [year] = (await historic()).years.toReversed()
    const named = regions.filter(({ name }) => name !== '')
    const sums = await Promise.all(
      named.map(async ({ name }) => {
        const choices = await succeed<{ id: number; name: string }[]>('Region', 'options', { query: { searchText: name } })
        const regionId = choices.find((one) => one.name === name)?.id ?? 0
        const budget = await live({ regionId })
        expect(budget.regions).toEqual(regions.filter((one) => one.name === name))
        expect(budget.weeks[week - 1]?.students).toBe(budget.regions[0]?.students)
        expect(budget.targetStudents).toBe(budget.regions[0]?.targetStudents)
        return (await historic({ regionId })).years.at(-1)?.students ?? 0
      }),
    )
    expect(sumOf(sums, (students) => students)).toBe(year?.students)
  })

  it('never falls from week to week, and has no figures of weeks to come', async () => {
    const { live } = await start()
    const { week, weeks } = await live()
    expect(weeks).toHaveLength(53)
    expect(weeks.findIndex(({ students }) => students === undefined)).toBe(week)
    const sums = weeks.map(({ lastPaidMinor }) => lastPaidMinor)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
  })

  it('forecasts what has come in so far divided by the share of last year at this week', async () => {
    const { live } = await start()
    const { week, weeks, forecastStudents, forecastMinor } = await live()
    const [now, whole] = [weeks[week - 1], weeks.at(-1)]
    const forecast = (soFar = 0, last = 0, lastWhole = 0) => Math.round((soFar * lastWhole) / last)
    expect(forecastStudents).toBe(forecast(now?.students, now?.lastStudents, whole?.lastStudents))
    expect(forecastMinor).toBe(forecast(now?.paidMinor, now?.lastPaidMinor, whole?.lastPaidMinor))
    // From today's week on, which is certain, in a range that widens with what is still to come.
    expect(weeks.findIndex((one) => one.forecastStudents !== undefined)).toBe(week - 1)
    expect(now?.forecastStudents).toEqual({ expected: now?.students, low: now?.students, high: now?.students })
    const widths = weeks.flatMap(({ forecastMinor: range }) => (range ? [range.high - range.expected] : []))
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
    expect(whole?.forecastMinor).toMatchObject({ expected: forecastMinor })
  })

  it('forecasts each programme by its own share of last year', async () => {
    const { live } = await start()
    const { programmes } = await live()
    const alone = await Promise.all([1, 2].map(async (programId) => live({ programId })))
    for (const { programmes: rows, forecastStudents, forecastMinor } of alone) {
      expect(rows).toHaveLength(1)
      expect([rows[0]?.forecastStudents, rows[0]?.forecastMinor]).toEqual([forecastStudents, forecastMinor])
      expect(programmes).toContainEqual(rows[0])
    }
    expect(alone[0]?.forecastStudents).toBeGreaterThan(0)
    expect(alone[1]?.forecastMinor).toBeGreaterThan(0)
  })

  it('makes no forecast before week 4', async () => {
    const { live, clock, succeed } = await start()
    const { startDate } = await succeed('Year', 'details', { id: thisYear })
    clock.advance(Date.parse(String(startDate)) + 17 * 86_400_000 - clock.now())
    const { week, forecastStudents, forecastMinor, programmes } = await live()
    expect([week, forecastStudents, forecastMinor]).toEqual([3, undefined, undefined])
    expect(programmes.filter((one) => 'forecastStudents' in one || 'forecastMinor' in one)).toEqual([])
  })

  it('adds up only what a planning rate brings into pounds, and names the rest', async () => {
    const { live, withdrawRate } = await start()
    const before = await live()
    await withdrawRate(thisYear, 'AED')
    const { week, weeks, leftOut } = await live()
    expect(before.leftOut).toEqual([])
    expect(leftOut).toEqual([{ year: '2026/27', currency: 'AED', amountMinor: expect.any(Number) }])
    const gone = (before.weeks[week - 1]?.paidMinor ?? 0) - (weeks[week - 1]?.paidMinor ?? 0)
    expect(Math.abs(gone - (leftOut[0]?.amountMinor ?? 0) / 4.76)).toBeLessThan(100)
  })

  it('leaves out reversed payments and targets that are drafts', async () => {
    const { live, succeed, call } = await start()
    const before = await live()
    const { list = [] } = await succeed('Payment', 'list', { query: { statusId: '1', currency: 'GBP', pageSize: 1000 } })
    const invoices = await Promise.all(list.slice(-8).map((one) => succeed('Invoice', 'details', { id: Number(one['invoiceId']) })))
    const place = invoices.findIndex((one) => one['yearId'] === thisYear)
    const payment = list.slice(-8)[place]
    await call('Payment', 'move', { id: Number(payment?.['paymentId']), body: { status: -1, comment: 'Sent twice.' } })
    const { list: targets = [] } = await succeed('Target', 'list', { query: { yearId: thisYear, statusId: '1', pageSize: 1 } })
    await call('Target', 'move', { id: Number(targets[0]?.['targetId']), body: { status: 2, comment: '' } })
    const after = await live()
    const paidOf = ({ week, weeks }: typeof after) => weeks[week - 1]?.paidMinor ?? 0
    expect(paidOf(before) - paidOf(after)).toBe(payment?.['amountMinor'])
    expect(before.targetStudents - after.targetStudents).toBe(targets[0]?.['students'])
  })
})

describe('the historic budget', () => {
  it('shows each year until the current one, as its list of registrations has it', async () => {
    const { historic, registered } = await start()
    const { years, earlierId, laterId } = await historic()
    expect(years.map(({ name }) => name)).toEqual(['2023/24', '2024/25', '2025/26', '2026/27'])
    expect([earlierId, laterId]).toEqual([lastYear, thisYear])
    for (const { yearId, students } of years) expect(students).toBe(await registered({ yearId }))
  })

  it.each([{}, { centreId: 26 }, { programId: 1 }])('of %o compares two years by rows that make their sums', async (filter) => {
    const { historic } = await start()
    const { years, centres, programmes } = await historic({ ...filter, yearIds: `${lastYear},${thisYear}` })
    for (const rows of [centres, programmes])
      for (const [yearId, side] of [
        [lastYear, 'earlier'],
        [thisYear, 'later'],
      ] as const) {
        const year = years.find((one) => one.yearId === yearId)
        expect(sumOf(rows, (row) => row[side].students)).toBe(year?.students)
        expect(sumOf(rows, (row) => row[side].revenueMinor)).toBe(year?.revenueMinor)
      }
  })

  it('takes back what was credited', async () => {
    const { historic, caller, succeed } = await start()
    const revenueOf = async () => (await historic()).years.at(-1)?.revenueMinor ?? 0
    const before = await revenueOf()
    const { list = [] } = await succeed('Invoice', 'list', {
      query: { statusId: 'Pending', currency: 'GBP', yearId: thisYear, pageSize: 1000 },
    })
    const invoice = list.find((one) => one['creditOf'] === undefined && one['creditedMinor'] === 0)
    await caller.succeed('creditInvoice', { path: { id: Number(invoice?.['invoiceId']) }, body: { reason: 'Charged twice.', lines: [] } })
    expect(before - (await revenueOf())).toBe(invoice?.['netMinor'])
  })

  it.each(['centre@centre.test', 'university@university.test'])('is kept from %s, as the live one is', async (username) => {
    const { caller } = await start(username)
    const answers = [
      await caller.call('getHistoricBudget', { query: { yearIds: '', ...all } }),
      await caller.call('getLiveBudget', { query: all }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('amounts of a budget', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

  it('that are shared out make the whole again, to the penny', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 60 }), (minor, weights) => {
        expect(sharesOf(minor, weights).reduce((sum, share) => sum + share, 0)).toBe(minor)
      }),
    )
  })

  it('in pounds are off by half a penny at most, and a credit takes back its charge', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10_000_000 }), (minor, hundredths) => {
        const rate = hundredths / 100
        expect(Math.abs(inPounds(minor, rate) - minor / rate)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(inPounds(-minor, rate) + inPounds(minor, rate)).toBe(0)
      }),
    )
  })

  it('forecast the whole of last year where the figures so far are those of last year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (soFar, more) => {
        expect(forecastOf(soFar, soFar, soFar + more)).toBe(soFar + more)
      }),
    )
    expect(forecastOf(5, 0, 10)).toBeUndefined()
  })

  it('lie around the forecast, never below what has come in, and closer the more they rest on', () => {
    const count = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(count, count, count, fc.nat(100_000), (now, before, soFar, more) => {
        const range = rangeOf(soFar + more, soFar, [now, before])
        expect(range.low).toBeGreaterThanOrEqual(soFar)
        expect(range.low).toBeLessThanOrEqual(range.expected)
        expect(range.high).toBeGreaterThanOrEqual(range.expected)
        expect(rangeOf(soFar + more, soFar, [now * 4, before * 4]).high).toBeLessThanOrEqual(range.high)
      }),
    )
    expect(rangeOf(200, 100, [100, 50])).toEqual({ expected: 200, low: 169, high: 231 })
  })
})
