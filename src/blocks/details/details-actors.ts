import { fromPromise } from 'xstate'
import { blockDetailsMachine } from '#machines/blocks/block-details.machine.ts'
import type { BlockDetailsPorts, UpdateOutcome } from '#machines/blocks/block-details-types.ts'
import { changedDetails } from '#machines/blocks/details-rules.ts'
import type { BlockId, BlockRecord } from '#machines/blocks/types.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { blockRecordQuery, forgetBlock } from '../queries.ts'

const freshRecord = ({ service, kind, queryClient }: BlockStepDeps, id: BlockId): Promise<BlockRecord> =>
  queryClient.fetchQuery({ ...blockRecordQuery(service, kind.id, id), staleTime: 0 })

/** The record as it is after a write; null when it cannot be read again, which is no failure of the write. */
async function readAgain(deps: BlockStepDeps, id: BlockId): Promise<BlockRecord | null> {
  await forgetBlock(deps.queryClient, deps.kind.id, id)
  return freshRecord(deps, id).catch(() => null)
}

/** The step's effects on the real aggregator and on the drafts of this browser. */
export const createDetailsPorts = (deps: BlockStepDeps, drafts: DraftStore): BlockDetailsPorts => ({
  loadDetails: fromPromise(async ({ input: { blockId } }) => ({
    record: blockId === null ? null : await freshRecord(deps, blockId),
    draft: drafts.read(blockId),
    unaddressed: blockId === null ? drafts.readUnaddressed() : null,
  })),
  generateCode: fromPromise(({ input, signal }) => deps.service.generateCode(input, signal)),
  createBlock: fromPromise(async ({ input: draft }) => {
    const { id, message } = await deps.service.create(draft)
    drafts.noteUnaddressed({ blockId: id, name: draft.name })
    return { id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id) }
  }),
  updateBlock: fromPromise(async ({ input: { blockId, draft, base, lacksAcademicDates } }): Promise<UpdateOutcome> => {
    if (base) {
      const theirs = await freshRecord(deps, blockId)
      // A save whose answer was lost may have been stored all the same: that is nobody else's change.
      const isForeign = changedDetails(base, theirs).length > 0 && changedDetails(draft, theirs).length > 0
      if (isForeign) return { kind: 'conflict', theirs }
    }
    const { message } = await deps.service.update(blockId, draft)
    // The defaults hold nothing that was typed; if they fail, the next update makes them.
    if (lacksAcademicDates) await deps.service.saveAcademicDates(blockId, draft.academicDates).catch(() => null)
    return { kind: 'saved', message, savedAt: deps.clock.now(), record: await readAgain(deps, blockId) }
  }),
})

/** The details step's machine with its effects in place. */
export const createDetailsLogic = (deps: BlockStepDeps, drafts: DraftStore) => {
  const drop = (ids: readonly (BlockId | null)[]) => ids.forEach((id) => drafts.drop(id))
  return blockDetailsMachine.provide({
    actors: createDetailsPorts(deps, drafts),
    actions: {
      keepDraft: ({ context: { fields, facts, input } }) => {
        // A block that was just created has left its draft as a new one behind.
        if (facts.blockId !== input.blockId || !facts.isDirty) drop([input.blockId, facts.blockId])
        if (facts.isDirty) drafts.keep(facts.blockId, { fields, at: deps.clock.now() })
      },
      dropDraft: ({ context: { facts, input } }) => drop([input.blockId, facts.blockId]),
      forgetUnaddressed: () => drafts.forgetUnaddressed(),
    },
  })
}
