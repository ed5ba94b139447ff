import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** An id as calls have it in their paths. */
export function encrypted(codec: IdCodec, plainId: string): string {
  const id = codec.encrypt(plainId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  return id
}
