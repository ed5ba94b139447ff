import { describe, expect, it } from 'vitest'
import { checkMaster } from '#src/money/check-master.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const master = {
  masterName: 'Exam papers',
  masterCode: 'FIX-EXAM',
  variant: 'Fixed',
  partnerKind: 'Centre',
  basis: 'Year',
  yearId: 22,
  prices: [{ currency: 'GBP', unitMinor: 1850 }],
  taxRate: 20,
}
const third = { share: 33.33, dueAfterDays: 30 }

const start = async () => recordsAs(startAggregator().handle)

describe('invoice masters', () => {
  it.each([
    [{ variant: 'Request based' }, 'service', 'Service should not be blank!'],
    [{ prices: [...master.prices, { currency: 'GBP', unitMinor: 1 }] }, 'prices.1.currency', 'This value is there twice.'],
    [{ instalmentPlan: [third, third, third] }, 'instalmentPlan', 'Instalments make 99.99 %, not 100 %.'],
  ])('with %j are refused at %s with the same text by form and server', async (change, field, description) => {
    const given = { ...master, ...change }
    const { status, data } = await (await start()).callBadly('InvoiceMaster', 'create', { body: { ...given, requestId: 'r1' } })
    expect([status, data]).toEqual([400, { fields: [{ field, description }] }])
    expect([...checkMaster(given)]).toEqual([[field, description]])
  })

  it.each([{}, { variant: 'Request based', service: 'Resit' }, { instalmentPlan: [{ share: 33.34, dueAfterDays: 0 }, third, third] }])(
    'with %j are stored',
    async (change) => {
      const given = { ...master, ...change }
      expect([...checkMaster(given)]).toEqual([])
      expect(await (await start()).call('InvoiceMaster', 'create', { body: { ...given, requestId: 'r1' } })).toMatchObject({ status: 200 })
    },
  )

  it('of each variant are listed by themselves', async () => {
    const admin = await start()
    const counts = await Promise.all(
      ['Fixed', 'Request based', 'New'].map(async (variant) => {
        const { list = [], totalCount } = await admin.succeed('InvoiceMaster', 'list', { query: { variant, pageSize: 100 } })
        return [new Set(list.map((one) => one['variant'])).size, totalCount]
      }),
    )
    expect(counts).toEqual([
      [1, 8],
      [1, 6],
      [1, 4],
    ])
  })

  it('have a price in each currency but for one without dirhams', async () => {
    const { list = [] } = await (await start()).succeed('InvoiceMaster', 'list', { query: { pageSize: 100 } })
    const currenciesOf = (one: Readonly<Record<string, unknown>>) => [one['prices'] ?? []].flat().map((price) => Object(price).currency)
    const without = list.filter((one) => !currenciesOf(one).includes('AED'))
    expect(without.map(({ masterCode }) => masterCode)).toEqual(['FIX-ENG'])
  })
})
