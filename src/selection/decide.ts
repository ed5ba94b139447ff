import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import type { Done } from '#machines/outcome.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

const decidedRules = {
  acceptSelection: centreSelection,
  rejectSelection: centreSelection,
  reopenSelection: centreSelection,
  acceptCustomRequest: customRequest,
  rejectCustomRequest: customRequest,
} as const

/**
 * Sends what the provider decides of a selection or a custom request; only an acceptance needs no comment.
 * `reviewedAt` is the `updatedAt` of the selection as it was reviewed.
 */
export async function decide(
  api: Api,
  codec: IdCodec,
  decision: keyof typeof decidedRules,
  recordId: string,
  comment: string,
  reviewedAt?: string,
): Promise<Done> {
  const id = codec.encrypt(recordId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const [component] = decidedRules[decision].components
  const { description } = await api.call(
    decision,
    { path: { id }, body: { comment, ...(reviewedAt && { updatedAt: { date: reviewedAt } }) } },
    { log: { component, permission: 'Modify' } },
  )
  return { message: description }
}
