import type { Done } from '#machines/outcome.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** Sends a payment request, or reminds of it. */
export async function callRequest(
  operation: 'sendPaymentRequest' | 'remindPaymentRequest',
  api: Api,
  codec: IdCodec,
  paymentRequestId: string,
): Promise<Done> {
  const id = codec.encrypt(paymentRequestId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const log = { component: resourceCalls.PaymentRequest.components, permission: 'Modify' as const }
  const { description } = await api.call(operation, { path: { id } }, { log })
  return { message: description }
}
