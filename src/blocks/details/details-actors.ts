import { fromPromise } from 'xstate'
import { blockDetailsMachine } from '#machines/blocks/block-details.machine.ts'
import type { BlockDetailsPorts } from '#machines/blocks/block-details-types.ts'
import type { BlockId, BlockRecord } from '#machines/blocks/types.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { blockRecordQuery, forgetBlock } from '../queries.ts'

/** The record as it is after a write; null when it cannot be read again, which is no failure of the write. */
async function readAgain({ service, kind, queryClient }: BlockStepDeps, id: BlockId): Promise<BlockRecord | null> {
  await forgetBlock(queryClient, kind.id, id)
  return queryClient.fetchQuery({ ...blockRecordQuery(service, kind.id, id), staleTime: 0 }).catch(() => null)
}

/** The step's effects on the real aggregator and on the drafts of this browser. */
const createDetailsPorts = (deps: BlockStepDeps, drafts: DraftStore): BlockDetailsPorts => ({
  loadDetails: fromPromise(async ({ input: { blockId } }) => {
    const { service, kind, queryClient } = deps
    const record = blockId === null ? null : await queryClient.fetchQuery({ ...blockRecordQuery(service, kind.id, blockId), staleTime: 0 })
    return { record, draft: drafts.read(blockId) }
  }),
  generateCode: fromPromise(({ input, signal }) => deps.service.generateCode(input, signal)),
  createBlock: fromPromise(async ({ input }) => {
    const { id, message } = await deps.service.create(input)
    return { id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id) }
  }),
  updateBlock: fromPromise(async ({ input: { blockId, draft } }) => {
    const { message } = await deps.service.update(blockId, draft)
    return { message, savedAt: deps.clock.now(), record: await readAgain(deps, blockId) }
  }),
})

/** The details step's machine with its effects in place. */
export const createDetailsLogic = (deps: BlockStepDeps, drafts: DraftStore) =>
  blockDetailsMachine.provide({
    actors: createDetailsPorts(deps, drafts),
    actions: {
      keepDraft: ({ context }) => drafts.keep(context.input.blockId, { fields: context.fields, at: deps.clock.now() }),
      dropDraft: ({ context }) => drafts.drop(context.input.blockId),
    },
  })
