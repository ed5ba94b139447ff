import { fromPromise } from 'xstate'
import { academicDatesMachine } from '#machines/blocks/academic-dates/academic-dates.machine.ts'
import { draftToKeep } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import { sameDates, withStoredIds } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import type { AcademicDatesInput, AcademicDatesPorts, BlockDays } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { DetailsDraft } from '#machines/blocks/details/block-details-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { toFailure } from '#src/api/problem.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { blockRecordQuery, forgetBlock } from '../queries.ts'

const none: readonly AcademicDate[] = []

/** The block's days in its unsaved form; null unless both are there. */
function daysOf(form: DetailsDraft | null): BlockDays | null {
  const from = parseEntry(form?.fields?.from ?? '')
  const to = parseEntry(form?.fields?.to ?? '')
  return from !== null && to !== null ? { from, to } : null
}

/** The page's effects: on the aggregator for a saved block, on the unsaved form of a new one. */
export const createAcademicDatesPorts = (deps: BlockStepDeps, drafts: DraftStore): AcademicDatesPorts => {
  const { service, kind, queryClient, clock } = deps
  const fresh = (id: BlockId) => queryClient.fetchQuery({ ...blockRecordQuery(service, kind.id, id), staleTime: 0 })
  return {
    loadDates: fromPromise(async ({ input: { blockId } }) => {
      const record = blockId === null ? null : await fetchJustAsked(queryClient, blockRecordQuery(service, kind.id, blockId))
      const form = drafts.read(blockId)
      return {
        record,
        dates: record?.academicDates ?? form?.academicDates ?? none,
        removals: form?.removals ?? [],
        draft: drafts.readDates(blockId),
        unsavedDays: daysOf(form),
      }
    }),
    saveDates: fromPromise(async ({ input: { blockId, dates, removals, base, isOverwriting } }) => {
      const form = drafts.read(blockId) ?? { fields: null, academicDates: null, removals: [], at: clock.now() }
      if (blockId === null) {
        drafts.keep(null, { ...form, academicDates: dates })
        return { kind: 'saved', message: '' }
      }
      const { academicDates: stored } = await fresh(blockId)
      const sent = withStoredIds(dates, base, stored)
      // Removed dates stay stored as they were until the block is saved.
      const removed = base.filter(({ id }) => removals.some((removal) => removal.id === id))
      const isForeign = !sameDates(base, stored) && !sameDates([...sent, ...removed], stored)
      if (isForeign && !isOverwriting) return { kind: 'conflict', theirs: stored }
      const { message } = await service.saveAcademicDates(blockId, sent)
      if (removals.length > 0) drafts.keep(blockId, { ...form, removals })
      await forgetBlock(queryClient, kind.id, blockId)
      return { kind: 'saved', message }
    }),
  }
}

/** The page's machine with its ports. */
export const createAcademicDatesLogic = (deps: BlockStepDeps, drafts: DraftStore) =>
  academicDatesMachine.provide({
    actors: createAcademicDatesPorts(deps, drafts),
    actions: {
      keepDraft: ({ context }) => {
        const { blockId } = context.input
        const draft = draftToKeep(context, deps.clock.now())
        if (draft) drafts.keepDates(blockId, draft)
        else drafts.dropDates(blockId)
      },
      dropDraft: ({ context: { input } }) => drafts.dropDates(input.blockId),
    },
  })

/** What the page's machine is given for a block; null for one that is not saved yet. */
export const academicDatesInput = ({ kind }: Pick<BlockStepDeps, 'kind'>, blockId: BlockId | null): AcademicDatesInput => ({
  blockId,
  dates: { parse: parseEntry, format: formatCivil },
  defaults: kind.defaultAcademicDates,
  isErrorClosable: kind.rules.areErrorsClosable,
  texts: { failure: toFailure },
})
