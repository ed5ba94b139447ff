import type { Done } from '#machines/outcome.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** Takes back what an issued invoice charges: all of it, or lines by their numbers from 1. */
export async function creditInvoice(
  api: Api,
  codec: IdCodec,
  invoiceId: string,
  reason: string,
  lines: readonly number[] = [],
): Promise<Done> {
  const id = codec.encrypt(invoiceId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const log = { component: invoice.components, permission: 'Modify' as const }
  const { description } = await api.call('creditInvoice', { path: { id }, body: { reason, lines: [...lines] } }, { log })
  return { message: description }
}
