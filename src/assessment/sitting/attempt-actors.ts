import { fromPromise } from 'xstate'
import * as v from 'valibot'
import { attemptMachine } from '#machines/assessment/attempt.machine.ts'
import type { AttemptPorts, AttemptRefusal, Ending, ServerTime } from '#machines/assessment/attempt-types.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { HeldCall } from '#machines/assessment/invigilator-call.machine.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { ownAttemptsQuery, questionsOf, readSaved, readSheet, readSubmitted, sittingLog, type Sheet } from './sheet.ts'
import type { TabLock } from './tab-lock.ts'
import { sittingTexts as texts } from './texts.ts'
import type { QueryClient } from '@tanstack/react-query'

/** What an attempt needs from outside: calls, the cache, the answers kept in this browser, and the lock of its tab. */
export interface AttemptEdges {
  readonly api: Api
  readonly codec: Pick<IdCodec, 'encrypt'>
  readonly queryClient: QueryClient
  readonly kept: KeptAnswers
  readonly lock: TabLock
  readonly deliveryId: number
  /** The questions have come. */
  onSheet(sheet: Sheet): void
  /** The server said how the call of the invigilator stands. */
  onCall(call: HeldCall & { readonly serverTime: number }): void
}

const log = { ...sittingLog, permission: 'Add' } as const
const notFound = 404

const Conflict = v.object({
  kind: v.picklist(['elsewhere', 'taken', 'early', 'late', 'over']),
  state: v.optional(v.string()),
})

const endings: Readonly<Record<string, Ending>> = { Submitted: 'Submitted', 'Timed out': 'Timed out', Absent: 'Absent', Void: 'Void' }
const endingOf = (state: string): Ending | null => (Object.hasOwn(endings, state) ? (endings[state] ?? null) : null)

/** Why the server refused a call of an attempt. */
export function refusalOf(problem: unknown): AttemptRefusal {
  const found = v.safeParse(Conflict, problem instanceof ApiProblem ? problem.data : null)
  if (!found.success) return null
  const { kind, state = '' } = found.output
  if (kind === 'elsewhere' || kind === 'taken') return { kind }
  const ending = endingOf(state)
  return kind === 'over' || kind === 'late' ? { kind: 'ended', ending: ending ?? 'Absent' } : null
}

const timeOf = ({
  endsAt,
  serverTime,
  state,
}: {
  readonly endsAt: number
  readonly serverTime: number
  readonly state: string
}): ServerTime => ({
  endsAt,
  serverTime,
  isPaused: state === 'Paused',
})

const callIn = ({ calledAt = null, serverTime }: { readonly calledAt?: number | undefined | null; readonly serverTime: number }) => ({
  calledAt,
  serverTime,
})

/** The ports of an attempt. */
export function createAttemptPorts({ api, codec, queryClient, kept, lock, deliveryId, onSheet, onCall }: AttemptEdges): AttemptPorts {
  let id = ''
  let isBegun = false
  return {
    open: fromPromise(async () => {
      const { serverTime, attempts } = await queryClient.fetchQuery(ownAttemptsQuery(api))
      const own = attempts.find((one) => one.deliveryId === deliveryId)
      if (!own) throw new ApiProblem('notFound', notFound, texts.notHere)
      const ending = own.isPractice ? null : endingOf(own.state)
      isBegun = own.state === 'Sitting' || own.state === 'Paused'
      return { opensInMs: Math.max(0, (own.opensAt ?? serverTime) - serverTime), isBegun, ending }
    }),

    start: fromPromise(async ({ input: { accessCode, takesOver } }) => {
      const isOnlyTab = await lock.hold(takesOver)
      const before = kept.read()
      const sheet = readSheet(
        await api.call(
          'startAttempt',
          {
            body: {
              deliveryId,
              ...(accessCode !== '' && { accessCode: accessCode.trim().slice(0, 10) }),
              ...(isOnlyTab && before && { sessionKey: before.sessionKey }),
              ...(takesOver && { takesOver }),
            },
          },
          { log },
        ),
      )
      id = codec.encrypt(String(sheet.attemptId)) ?? ''
      onSheet(sheet)
      onCall(callIn(sheet))
      return {
        ...timeOf(sheet),
        sessionKey: sheet.sessionKey,
        questionIds: questionsOf(sheet).map(({ question }) => question.questionId),
        mayGoBack: sheet.mayGoBack,
        answers: sheet.answers,
        // What is kept when an attempt begins is of an earlier one: a practice can be sat again.
        kept: isBegun || sheet.answers.length > 0 ? (kept.read()?.answers ?? []) : [],
      }
    }),

    save: fromPromise(async ({ input: { sessionKey, answers }, signal }) => {
      const saved = readSaved(await api.call('saveAttempt', { path: { id }, body: { sessionKey, answers: [...answers] } }, { log, signal }))
      onCall(callIn(saved))
      return { ...timeOf(saved), revisions: saved.revisions }
    }),

    // Without the signal: leaving the page does not abort handing in.
    submit: fromPromise(async ({ input: { sessionKey, answers, isTimeUp } }) => {
      const saved = readSubmitted(
        await api.call('submitAttempt', { path: { id }, body: { sessionKey, answers: [...answers], isTimeUp } }, { log }),
      )
      return { ...timeOf(saved), revisions: saved.revisions, ending: endingOf(saved.state) }
    }),
  }
}

export const createAttemptLogic = (edges: AttemptEdges) => attemptMachine.provide({ actors: createAttemptPorts(edges) })
