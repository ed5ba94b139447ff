import type { Done } from '#machines/outcome.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** Accepts, rejects or opens a selection again; only an acceptance needs no comment. */
export async function decideSelection(
  api: Api,
  codec: IdCodec,
  decision: 'acceptSelection' | 'rejectSelection' | 'reopenSelection',
  selectionId: string,
  comment: string,
): Promise<Done> {
  const id = codec.encrypt(selectionId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const log = { component: 'CentreSelection', permission: 'Modify' } as const
  const { description } = await api.call(decision, { path: { id }, body: { comment } }, { log })
  return { message: description }
}
