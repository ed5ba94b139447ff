import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

/** The masters, and the partners that they bill. */
export interface Generated {
  readonly yearId: number
  readonly masterIds: readonly number[]
  readonly partnerIds: readonly number[]
}

const readGenerated = answerReader(
  'generateInvoices',
  v.object({
    created: v.number(),
    invoices: v.array(
      v.object({
        masterId: v.number(),
        masterName: v.string(),
        partnerId: v.number(),
        partnerName: v.string(),
        currency: v.string(),
        quantity: v.optional(v.number()),
        totalMinor: v.optional(v.number()),
        outcome: v.picklist(['new', 'exists', 'left out']),
        reason: v.optional(v.string()),
        invoiceId: v.optional(v.number()),
        invoiceNumber: v.optional(v.string()),
      }),
    ),
  }),
)

/** An invoice that is made, is there, or cannot be made. */
export type GeneratedInvoice = ReturnType<typeof readGenerated>['invoices'][number]

const log = { component: 'Fixed Invoices Masters', permission: 'Add' } as const
const bodyOf = ({ yearId, masterIds, partnerIds }: Generated, mode: 'check' | 'apply') => ({
  mode,
  yearId,
  masterIds: [...masterIds],
  partnerIds: [...partnerIds],
})

/** Begins the keys of all previews. */
export const previewKey = 'generated invoices'

/** What would be made; nothing is written. */
export const previewQuery = (api: Api, wanted: Generated) =>
  queryOptions({
    queryKey: [previewKey, wanted],
    queryFn: async ({ signal }) =>
      readGenerated(await api.call('generateInvoices', { body: bodyOf(wanted, 'check') }, { signal, log })).invoices,
    // Not kept, because every other invoice may change which of them exist already.
    gcTime: 0,
  })

/** Makes the drafts. */
export async function applyGenerated(api: Api, wanted: Generated): Promise<Done> {
  const { description } = await api.call('generateInvoices', { body: bodyOf(wanted, 'apply') }, { log })
  return { message: description }
}
