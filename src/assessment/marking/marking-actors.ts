import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as v from 'valibot'
import { markingDeskMachine } from '#machines/assessment/marking-desk.machine.ts'
import type { MarkingPorts, MarkingRefusal, OpenedMarks, StampedMarks } from '#machines/assessment/marking-types.ts'
import type { GivenMark, MarkerNote } from '#openapi/assessment/script-marks.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { Drafts } from '#src/storage/drafts.ts'
import { encrypted } from '../encrypted.ts'
import { Mark, markingLog, readDecided, readSavedMarks, readSubmitted, scriptQuery, type Script } from './marking-service.ts'

/** The marks of a script that this browser keeps until the server has saved them. */
export interface KeptMarks {
  read(): StampedMarks | null
  write(marks: StampedMarks): void
  drop(): void
}

const Kept = v.object({ at: v.number(), updatedAt: v.string(), marks: v.array(Mark), overallComment: v.string() })

/** The kept marks of a script. `now` is the instant in ms. */
export function createKeptMarks(drafts: Drafts, now: () => number, id: string): KeptMarks {
  const name = `marking/${id}`
  return {
    read: () => drafts.read(name, Kept),
    write: ({ updatedAt, marks, overallComment }) => {
      const draft: StampedMarks & { readonly at: number } = { at: now(), updatedAt, marks, overallComment }
      drafts.write(name, draft)
    },
    drop: () => drafts.drop(name),
  }
}

/** What a desk needs from outside: calls, the cache, and the marks kept in this browser. */
export interface MarkingEdges {
  readonly api: Api
  readonly codec: IdCodec
  readonly queryClient: QueryClient
  readonly kept: KeptMarks
  readonly id: string
  now(): number
  /** The script has come. */
  onScript(script: Script): void
}

const Conflict = v.object({ kind: v.picklist(['changed', 'state']), updatedAt: v.string() })

/** Why the server refused marks. */
export function refusalOf(problem: unknown): MarkingRefusal {
  const found = v.safeParse(Conflict, problem instanceof ApiProblem ? problem.data : null)
  return found.success ? found.output : null
}

const sentNote = ({ from, to, text = '' }: MarkerNote) => ({ from, to, ...(text !== '' && { text }) })

const sentMark = ({ questionId, marks, comment, usedPoints, notes }: GivenMark) => ({
  questionId,
  ...(marks !== undefined && { marks }),
  ...(comment !== undefined && comment !== '' && { comment }),
  ...(usedPoints !== undefined && usedPoints.length > 0 && { usedPoints: [...usedPoints] }),
  ...(notes !== undefined && notes.length > 0 && { notes: notes.map(sentNote) }),
})

const bodyOf = ({ updatedAt, marks, overallComment }: StampedMarks) => ({ updatedAt, marks: marks.map(sentMark), overallComment })

/** The ports of a desk. Leaving it does not abort a save that was sent. */
export function createMarkingPorts({ api, codec, queryClient, kept, id, now, onScript }: MarkingEdges): MarkingPorts {
  let isThird = false
  const path = () => ({ id: encrypted(codec, id) })
  return {
    open: fromPromise(async (): Promise<OpenedMarks> => {
      const script = await queryClient.fetchQuery(scriptQuery(api, codec, id))
      isThird = script.role === 'Third'
      onScript(script)
      const { updatedAt, marks, overallComment, mayMark, state } = script
      return { updatedAt, marks, overallComment, isOpen: mayMark && (state === 'Waiting' || state === 'Marking'), kept: kept.read() }
    }),

    save: fromPromise(async ({ input }) => {
      const { updatedAt } = readSavedMarks(await api.call('saveMarking', { path: path(), body: bodyOf(input) }, { log: markingLog }))
      // The desk may have been left before this answer: what is kept would be taken for older than what another tab saved.
      const left = kept.read()
      if (left?.updatedAt === input.updatedAt) kept.write({ ...left, updatedAt })
      return { updatedAt, savedAt: now() }
    }),

    submit: fromPromise(async ({ input }) => {
      const call = { path: path(), body: bodyOf(input) }
      const { outcome, agreed, nextId } = isThird
        ? readDecided(await api.call('agreeMarking', call, { log: markingLog }))
        : readSubmitted(await api.call('submitMarking', call, { log: markingLog }))
      return { outcome, agreed: agreed ?? null, nextId: nextId ?? null }
    }),
  }
}

export const createMarkingLogic = (edges: MarkingEdges) => markingDeskMachine.provide({ actors: createMarkingPorts(edges) })
