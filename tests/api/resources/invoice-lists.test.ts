import { describe, expect, it } from 'vitest'
import { ageOf, daysOverdue } from '#machines/money/open-balance.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

async function start(username?: string) {
  const { handle } = startAggregator()
  const person = await recordsAs(handle, username)
  const caller = createCaller(handle, person.session)
  const list = async (query: Readonly<Record<string, string | number>> = {}) =>
    (await person.succeed('Invoice', 'list', { query: { pageSize: 1000, ...query } })).list ?? []
  return { ...person, caller, list }
}

const sumOf = (rows: readonly Readonly<Record<string, unknown>>[], field: string) => rows.reduce((sum, row) => sum + Number(row[field]), 0)

const ordinary = { searchText: '', statusId: '0', variant: '', partnerKind: '', centreId: '', institutionId: '', studentId: '' }
const everything = { ...ordinary, yearId: '', currency: '', creditOf: '' }

describe('the totals of a list of invoices', () => {
  it.each([
    ['all', {}],
    ['those of a centre', { centreId: '26' }],
    ['those of a variant in two statuses', { variant: 'Fixed', statusId: 'Pending,Partially paid' }],
    ['those found by a search', { searchText: 'baobab' }],
  ])('are one line per currency and equal the list of %s (CAT-MON-09)', async (_, query) => {
    const { caller, list } = await start()
    const rows = await list(query)
    const sums = await caller.succeed('getInvoiceSummary', { query: { ...everything, ...query } })
    const currencies = [...new Set(rows.map(({ currency }) => String(currency)))]
    expect(sums.map(({ currency }) => currency).toSorted()).toEqual(currencies.toSorted())
    for (const { currency, count, totalMinor, paidMinor, balanceMinor, statuses, notDueMinor, overdueMinor } of sums) {
      const own = rows.filter((row) => row['currency'] === currency)
      expect([count, totalMinor, paidMinor]).toEqual([own.length, sumOf(own, 'totalMinor'), sumOf(own, 'paidMinor')])
      expect(statuses.reduce((sum, one) => sum + one.totalMinor, 0)).toBe(totalMinor)
      const issued = own.filter(({ issueDate }) => issueDate !== undefined)
      // Nothing is owed yet by what has not been issued.
      expect(balanceMinor).toBe(sumOf(issued, 'balanceMinor'))
      expect(notDueMinor + overdueMinor.reduce((sum, minor) => sum + minor, 0)).toBe(balanceMinor)
    }
  })

  it('put what is overdue together by the ages that the portal shows, from the day after the due date (CAT-MON-16)', async () => {
    const { caller, list } = await start()
    const today = '2026-11-21'
    const rows = (await list()).filter(({ issueDate }) => issueDate !== undefined)
    const daysOf = (row: Readonly<Record<string, unknown>>) => daysOverdue(String(row['dueDate']), Number(row['balanceMinor']), today)
    expect(rows.filter((row) => daysOf(row) > 0)).toHaveLength(9)
    for (const { currency, overdueMinor } of await caller.succeed('getInvoiceSummary', { query: everything })) {
      const late = rows.filter((row) => row['currency'] === currency && daysOf(row) > 0)
      expect(overdueMinor).toEqual(
        [0, 1, 2, 3].map((age) =>
          sumOf(
            late.filter((row) => ageOf(daysOf(row)) === age),
            'balanceMinor',
          ),
        ),
      )
    }
    expect([daysOverdue(today, 1, today), daysOverdue('2026-11-20', 1, today)]).toEqual([0, 1])
  })
})

describe('the statement of a partner', () => {
  it('has all that was charged, credited and paid, and ends with the balance of its invoices', async () => {
    const { caller, list, succeed } = await start()
    const { partner, currencies } = await caller.succeed('getStatement', { path: { kind: 'centre', id: 26 } })
    expect(partner).toBe('Baobab College Accra')
    const rows = (await list({ centreId: '26' })).filter(({ issueDate }) => issueDate !== undefined)
    const payments = (await succeed('Payment', 'list', { query: { pageSize: 1000, centreId: '26', statusId: '1' } })).list ?? []
    for (const { currency, balanceMinor, entries } of currencies) {
      const [charged, paid] = [rows, payments].map((all) => all.filter((row) => row['currency'] === currency))
      expect(entries).toHaveLength((charged?.length ?? 0) + (paid?.length ?? 0))
      expect(balanceMinor).toBe(sumOf(charged ?? [], 'totalMinor') - sumOf(paid ?? [], 'amountMinor'))
      expect(entries.at(-1)?.balanceMinor).toBe(balanceMinor)
      expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).toSorted())
    }
    expect(currencies.flatMap(({ entries }) => entries)).toHaveLength(rows.length + payments.length)
  })

  it.each([
    ['centre@centre.test', 'centre', 26, 25],
    ['university@university.test', 'university', 12, 11],
  ] as const)('of %s is answered, that of another partner is not found (CAT-MON-08)', async (username, kind, own, other) => {
    const { caller } = await start(username)
    expect((await caller.succeed('getStatement', { path: { kind, id: own } })).currencies.length).toBeGreaterThan(0)
    expect((await caller.refuse('getStatement', { path: { kind, id: other } }))[0]).toBe(404)
    expect((await caller.refuse('getStatement', { path: { kind: 'student', id: 3001 } }))[0]).toBe(404)
  })

  it('of a partner that is not there is not found', async () => {
    const { caller } = await start()
    expect((await caller.succeed('getStatement', { path: { kind: 'student', id: 3001 } })).partner).toBe('Minh Anh Nguyễn')
    for (const kind of ['centre', 'university', 'student'] as const)
      expect((await caller.refuse('getStatement', { path: { kind, id: 99_999 } }))[0]).toBe(404)
  })
})
