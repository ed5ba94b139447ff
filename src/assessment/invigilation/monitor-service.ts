import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as v from 'valibot'
import { invigilationMachine } from '#machines/assessment/invigilation.machine.ts'
import type { InvigilationPorts } from '#machines/assessment/invigilation-types.ts'
import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { instantOf } from '#src/time/instant.ts'
import { encrypted } from '../encrypted.ts'

const component = delivery.components

/** An instant of the contract, read as milliseconds since 1970. */
const Instant = v.pipe(
  v.string(),
  v.transform((text) => instantOf(text) ?? 0),
)
const Candidate = v.object({
  attemptId: v.number(),
  candidateNumber: v.string(),
  studentName: v.string(),
  centreName: v.string(),
  state: v.picklist(['Expected', 'Sitting', 'Paused', 'Submitted', 'Timed out', 'Absent', 'Void']),
  extraMinutes: v.number(),
  answered: v.number(),
  opensAt: v.optional(Instant),
  startedAt: v.optional(Instant),
  endsAt: v.optional(Instant),
  seenAt: v.optional(Instant),
  savedAt: v.optional(Instant),
  submittedAt: v.optional(Instant),
  calledAt: v.optional(Instant),
  events: v.array(v.object({ kind: v.string(), at: Instant, note: v.string() })),
})
const Figures = v.object({
  marked: v.number(),
  mean: v.optional(v.number()),
  highest: v.optional(v.number()),
  lowest: v.optional(v.number()),
  questions: v.array(
    v.object({
      questionId: v.number(),
      questionCode: v.string(),
      marks: v.number(),
      facility: v.optional(v.number()),
      discrimination: v.optional(v.number()),
    }),
  ),
})
const readMonitor = answerReader(
  'monitorDelivery',
  v.object({
    serverTime: Instant,
    questionCount: v.number(),
    totalMarks: v.number(),
    isClosed: v.boolean(),
    accessCode: v.optional(v.string()),
    candidates: v.array(Candidate),
    statistics: v.optional(Figures),
  }),
)
const readControlled = answerReader('controlAttempt', Candidate)

/** The candidates of a delivery as they stood at the server's time. */
export type Monitor = ReturnType<typeof readMonitor>
export type Candidate = v.InferOutput<typeof Candidate>
export type DeliveryFigures = v.InferOutput<typeof Figures>

/** The candidates of a delivery; the clock changes them, so that none is shown from an earlier visit without being read again. */
export const monitorQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['assessment', 'monitor', id],
    queryFn: async ({ signal }) =>
      readMonitor(
        await api.call('monitorDelivery', { path: { id: encrypted(codec, id) } }, { log: { component, permission: 'View' }, signal }),
      ),
    staleTime: 0,
    retry: false,
  })

/** How many candidates a delivery has. */
export const countCandidates: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(monitorQuery(api, codec, id))).candidates.length

interface MonitorEdges {
  readonly api: Api
  readonly codec: IdCodec
  readonly queryClient: QueryClient
  readonly deliveryId: string
}

function createPorts({ api, codec, queryClient, deliveryId }: MonitorEdges): InvigilationPorts {
  const query = monitorQuery(api, codec, deliveryId)
  return {
    read: fromPromise(async ({ signal }) => {
      signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }), { once: true })
      const { isClosed } = await queryClient.fetchQuery(query)
      return { isClosed }
    }),

    // Without the signal: leaving the page does not abort an act.
    control: fromPromise(async ({ input: { act, attemptId, minutes, reason } }) => {
      const answer = await api.call(
        'controlAttempt',
        { path: { id: encrypted(codec, String(attemptId)) }, body: { act, reason, ...(minutes !== null && { minutes }) } },
        { log: { component, permission: 'Modify' } },
      )
      const changed = readControlled(answer)
      queryClient.setQueryData(query.queryKey, (known) =>
        known ? { ...known, candidates: known.candidates.map((one) => (one.attemptId === attemptId ? changed : one)) } : known,
      )
      return { message: answer.description }
    }),
  }
}

/** The machine of invigilation, with the calls of one delivery. */
export const createInvigilation = (edges: MonitorEdges) => invigilationMachine.provide({ actors: createPorts(edges) })
