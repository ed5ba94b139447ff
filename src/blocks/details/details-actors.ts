import { fromPromise } from 'xstate'
import { draftToKeep } from '#machines/blocks/details/block-details-form.ts'
import { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type { BlockDetailsPorts, SaveLosses, Removals, UpdateOutcome } from '#machines/blocks/details/block-details-types.ts'
import { changedDetails } from '#machines/blocks/details/details-rules.ts'
import type { RemovedDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockDraft, BlockId, BlockRecord } from '#machines/blocks/block.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { findCreated } from '../find-created.ts'
import { placementsOf } from '../placements.ts'
import { blockRecordQuery, forgetBlock } from '../queries.ts'

const freshRecord = ({ service, kind, queryClient }: BlockStepDeps, id: BlockId): Promise<BlockRecord> =>
  queryClient.fetchQuery({ ...blockRecordQuery(service, kind.id, id), staleTime: 0 })

/** The record after a write; null when it cannot be read; the write has succeeded all the same. */
async function readAgain(deps: BlockStepDeps, id: BlockId): Promise<BlockRecord | null> {
  await forgetBlock(deps.queryClient, deps.kind.id, id)
  return freshRecord(deps, id).catch(() => null)
}

/** Deletes the removed academic dates. A 404 counts as deleted; failures are returned as `left`. */
async function deleteDates({ service }: BlockStepDeps, removals: readonly RemovedDate[]): Promise<Removals> {
  const removed: RemovedDate[] = []
  const left: RemovedDate[] = []
  for (const date of removals) {
    const isGone = await service.deleteAcademicDate(date.id).then(
      () => true,
      (problem: unknown) => toFailure(problem).code === 404,
    )
    if (isGone) removed.push(date)
    else left.push(date)
  }
  return { removed, left }
}

/** Whether the deletions continue after a refused update: a 400, or the text about an existing mapping. */
function doDeletionsGoOn(problem: unknown): boolean {
  const { code, message } = toFailure(problem)
  const texts = [message, (problem instanceof ApiProblem && problem.serverMessage) || ''].map((text) => text.toLowerCase())
  return code === 400 || texts.some((text) => ['mapping', 'exist', 'cannot be updated'].every((part) => text.includes(part)))
}

const isOutside = ({ from, to }: BlockDraft, day: CivilDate) => from === null || to === null || day < from || day > to

/** Modules on days that the block would lose; null when they could not be read. */
async function modulesLostTo(
  deps: BlockStepDeps,
  blockId: BlockId,
  stored: BlockRecord,
  draft: BlockDraft,
): Promise<SaveLosses['modules']> {
  if ([stored.from, stored.to].every((day) => day === null || !isOutside(draft, day))) return []
  const placements = await placementsOf(deps, blockId)
  return placements?.filter((placement) => placement.modules.length > 0 && isOutside(draft, placement.date)) ?? null
}

/** What an update would take from the block as it is stored; null when that is nothing. */
async function lostTo(deps: BlockStepDeps, blockId: BlockId, stored: BlockRecord, draft: BlockDraft): Promise<SaveLosses | null> {
  const modules = await modulesLostTo(deps, blockId, stored, draft)
  const isWithdrawn = stored.status === 1 && draft.status !== 1
  return isWithdrawn || modules === null || modules.length > 0 ? { modules, isWithdrawn } : null
}

/** The step's ports: the server and this browser's drafts. */
export const createDetailsPorts = (deps: BlockStepDeps, drafts: DraftStore): BlockDetailsPorts => ({
  loadDetails: fromPromise(async ({ input: { blockId } }) => ({
    record: blockId === null ? null : await fetchJustAsked(deps.queryClient, blockRecordQuery(deps.service, deps.kind.id, blockId)),
    draft: drafts.read(blockId),
    isReturning: drafts.takeVisit(blockId),
    unaddressed: blockId === null ? drafts.readUnaddressed() : null,
  })),
  generateCode: fromPromise(({ input, signal }) => deps.service.generateCode(input, signal)),
  createBlock: fromPromise(async ({ input: draft }) => {
    const { id, message } = await deps.service.create(draft)
    drafts.noteUnaddressed({ blockId: id, name: draft.name })
    return { id, message, savedAt: deps.clock.now(), record: await readAgain(deps, id), removed: [], left: [] }
  }),
  findCreated: fromPromise(async ({ input: sent }) => {
    const id = await findCreated(deps.service, sent)
    if (id === null) return null
    drafts.noteUnaddressed({ blockId: id, name: sent.name })
    await forgetBlock(deps.queryClient, deps.kind.id, id)
    return freshRecord(deps, id)
  }),
  updateBlock: fromPromise(async ({ input: { blockId, draft, base, lacksAcademicDates, removals, mayLose } }): Promise<UpdateOutcome> => {
    const theirs = await freshRecord(deps, blockId)
    if (base) {
      // A save whose answer was lost may have been stored: that is not someone else's change.
      const isForeign = changedDetails(base, theirs).length > 0 && changedDetails(draft, theirs).length > 0
      if (isForeign) return { kind: 'conflict', theirs }
    }
    const lost = mayLose ? null : await lostTo(deps, blockId, theirs, draft)
    if (lost) return { kind: 'loss', ...lost }
    const answer = await deps.service.update(blockId, draft).catch((problem: unknown) => {
      if (removals.length > 0 && doDeletionsGoOn(problem)) return { problem }
      throw problem
    })
    if ('problem' in answer) return { kind: 'refused', ...answer, ...(await deleteDates(deps, removals)) }
    // The defaults hold no edits; if this fails, the next update creates them.
    if (lacksAcademicDates) await deps.service.saveAcademicDates(blockId, draft.academicDates).catch(() => null)
    const outcome = await deleteDates(deps, removals)
    return { kind: 'saved', message: answer.message, ...outcome, savedAt: deps.clock.now(), record: await readAgain(deps, blockId) }
  }),
})

/** The details step's machine with its ports. */
export const createDetailsLogic = (deps: BlockStepDeps, drafts: DraftStore) => {
  const drop = (ids: readonly (BlockId | null)[]) => ids.forEach((id) => drafts.drop(id))
  return blockDetailsMachine.provide({
    actors: createDetailsPorts(deps, drafts),
    actions: {
      keepDraft: ({ context }) => {
        const { facts, input } = context
        const draft = draftToKeep(context, deps.clock.now())
        // The draft of a new block is deleted once the block has an id.
        if (facts.blockId !== input.blockId || draft === null) drop([input.blockId, facts.blockId])
        if (draft) drafts.keep(facts.blockId, draft)
      },
      dropDraft: ({ context: { facts, input } }) => drop([input.blockId, facts.blockId]),
      forgetUnaddressed: () => drafts.forgetUnaddressed(),
    },
  })
}
