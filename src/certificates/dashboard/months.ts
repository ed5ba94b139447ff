import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

/** How many certificates were issued in a month, named as "Nov 26". */
export interface IssuedMonth {
  readonly name: string
  readonly count: number
}

const read = answerReader('countCertificatesByMonth', v.array(v.object({ month: v.string(), count: v.number() })))

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** Counts by month, yyyy-MM, as a chart names them. */
export const namedMonths = (months: readonly { readonly month: string; readonly count: number }[]): readonly IssuedMonth[] =>
  months.map(({ month, count }) => ({ name: monthName.format(new Date(`${month}-01T00:00:00Z`)), count }))

/** The counts of the last twelve months. As lists are, they are read again after a write. */
export const issuedMonthsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['records', certificate.name, 'list', 'months'],
    queryFn: async ({ signal }) =>
      namedMonths(
        read(await api.call('countCertificatesByMonth', {}, { log: { component: certificate.components, permission: 'View' }, signal })),
      ),
  })
