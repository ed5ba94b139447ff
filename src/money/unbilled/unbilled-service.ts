import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

export const services = ['Certificate', 'Late registration', 'Other', 'Re-mark', 'Resit'] as const
export type Service = (typeof services)[number]

/** Who is billed. */
export type Bills = 'Centre' | 'Student'

export interface UnbilledChoices {
  readonly bills: Bills
  /** Empty for all. */
  readonly service: Service | ''
  readonly search: string
  readonly page: number
}

const readUnbilled = answerReader(
  'listUnbilledRequests',
  v.object({
    list: v.array(
      v.object({
        resource: v.picklist(['ResultEnquiry', 'Enrollment', 'CertificateRequest', 'StudentCurriculum']),
        id: v.number(),
        name: v.string(),
        service: v.picklist(services),
        studentName: v.string(),
        partnerId: v.number(),
        partnerName: v.string(),
        askedOn: v.string(),
        currency: v.string(),
        totalMinor: v.optional(v.number()),
        reason: v.optional(v.string()),
      }),
    ),
    totalCount: v.number(),
    serviceCounts: v.array(v.object({ service: v.picklist(services), count: v.number() })),
  }),
)

/** A request that no invoice charges yet. */
export type UnbilledRequest = ReturnType<typeof readUnbilled>['list'][number]

export const pageSize = 25
/** The most requests that one call takes. */
export const mostRequests = 500
const component = 'Request Based Invoices Masters'

/** Begins the keys of the queue. */
export const unbilledKey = 'unbilled requests'

export const unbilledQuery = (api: Api, { bills, service, search, page }: UnbilledChoices) =>
  queryOptions({
    queryKey: [unbilledKey, { bills, service, search, page }],
    queryFn: async ({ signal }) => {
      const query = { bills, service, searchText: search, pageNo: page, pageSize }
      return readUnbilled(await api.call('listUnbilledRequests', { query }, { signal, log: { component, permission: 'View' } }))
    },
    placeholderData: keepPreviousData,
    // Every invoice and every request may change it.
    gcTime: 0,
  })

/** Makes a draft for each partner. */
export async function billRequests(api: Api, bills: Bills, requests: readonly UnbilledRequest[]): Promise<Done> {
  const body = { bills, requests: requests.map(({ resource, id }) => ({ resource, id })) }
  const { description } = await api.call('billRequests', { body }, { log: { component, permission: 'Add' } })
  return { message: description }
}
