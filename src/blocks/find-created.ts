import type { BlockId, SentBlock } from '#machines/blocks/block.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import type { BlockService } from './service.ts'

/** The block that an earlier create made, by its code; null when it made none. */
export async function findCreated(service: BlockService, { code, name, from }: SentBlock): Promise<BlockId | null> {
  const { rows } = await service.list({ page: 1, pageSize: 10, search: code, status: 'all', sort: null }).catch((problem: unknown) => {
    // A search that was refused says nothing about the block.
    throw new ApiProblem('server', 0, toFailure(problem).message)
  })
  return rows.find((row) => row.code === code && row.name === name && row.from === from)?.id ?? null
}
