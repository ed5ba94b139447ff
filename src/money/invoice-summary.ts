import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { RecordQuery } from '#src/resources/record-page.ts'

const read = answerReader(
  'getInvoiceSummary',
  v.array(
    v.object({
      currency: v.string(),
      count: v.number(),
      totalMinor: v.number(),
      paidMinor: v.number(),
      balanceMinor: v.number(),
      notDueMinor: v.number(),
      overdueMinor: v.array(v.number()),
      statuses: v.array(v.object({ status: v.string(), count: v.number(), totalMinor: v.number() })),
    }),
  ),
)

/** What the invoices of a list come to in one currency. */
export type InvoiceSums = ReturnType<typeof read>[number]

/** The sums of the invoices that a list shows, on all its pages. Its key is below that of lists, so that it is read again after a write. */
export const invoiceSummaryQuery = (api: Api, { search, status, filters = {} }: RecordQuery) =>
  queryOptions({
    queryKey: ['records', invoice.name, 'list', { sums: { search, status, filters } }],
    queryFn: async ({ signal }) => {
      const named = Object.entries(filters).map(([name, values = []]) => [name, values.join(',')])
      const query = { searchText: search, statusId: status === 'all' ? '0' : status, ...Object.fromEntries(named) }
      return read(await api.call('getInvoiceSummary', { query }, { log: { component: invoice.components, permission: 'View' }, signal }))
    },
  })
