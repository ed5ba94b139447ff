import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '../encrypted.ts'

const component = scriptMarking.components
export const markingLog = { component, permission: 'Modify' } as const

const Role = v.picklist(['First', 'Second', 'Third'])
const State = v.picklist(['Waiting', 'Marking', 'Submitted', 'Agreed'])

/** What is given for an answer. */
export const Mark = v.object({
  questionId: v.number(),
  marks: v.optional(v.number()),
  comment: v.optional(v.string()),
  usedPoints: v.optional(v.array(v.string())),
  notes: v.optional(v.array(v.object({ from: v.number(), to: v.number(), text: v.optional(v.string()) }))),
})

const readScript = answerReader(
  'getMarkingScript',
  v.object({
    markingId: v.number(),
    deliveryName: v.string(),
    candidateNumber: v.string(),
    role: Role,
    state: State,
    mayMark: v.boolean(),
    updatedAt: v.string(),
    dueOn: v.optional(v.string()),
    allowed: v.number(),
    totalMarks: v.number(),
    sections: v.array(
      v.object({
        title: v.string(),
        choose: v.optional(v.number()),
        machine: v.array(v.number()),
        questions: v.array(
          v.object({
            questionId: v.number(),
            number: v.number(),
            questionCode: v.string(),
            stem: v.string(),
            picture: v.optional(v.object({ address: v.string(), altText: v.string() })),
            marks: v.number(),
            markScheme: v.array(v.object({ point: v.string(), marks: v.number() })),
            answer: v.string(),
          }),
        ),
      }),
    ),
    marks: v.array(Mark),
    overallComment: v.string(),
    others: v.array(
      v.object({
        role: Role,
        markerName: v.string(),
        total: v.number(),
        marks: v.array(Mark),
        overallComment: v.optional(v.string()),
      }),
    ),
    agreed: v.optional(v.number()),
    place: v.number(),
    count: v.number(),
    previousId: v.optional(v.number()),
    nextId: v.optional(v.number()),
  }),
)

/** A script as its marker reads it. */
export type Script = ReturnType<typeof readScript>
export type ScriptQuestion = Script['sections'][number]['questions'][number]

export const readSavedMarks = answerReader('saveMarking', v.object({ updatedAt: v.string(), state: State, total: v.number() }))

const Settled = v.object({
  updatedAt: v.string(),
  state: State,
  total: v.number(),
  outcome: v.picklist(['open', 'agreed', 'third']),
  agreed: v.optional(v.number()),
  nextId: v.optional(v.number()),
})
export const readSubmitted = answerReader('submitMarking', Settled)
export const readDecided = answerReader('agreeMarking', Settled)

const readQueue = answerReader(
  'getMarkingQueue',
  v.object({
    markerId: v.optional(v.number()),
    waiting: v.number(),
    marking: v.number(),
    submitted: v.number(),
    agreed: v.number(),
    overdue: v.number(),
    nextId: v.optional(v.number()),
    dueOn: v.optional(v.string()),
  }),
)
export type Queue = ReturnType<typeof readQueue>

const Marker = v.object({
  markerId: v.number(),
  markerName: v.string(),
  open: v.number(),
  first: v.number(),
  second: v.number(),
  third: v.number(),
})
export type Marker = v.InferOutput<typeof Marker>

const readAllocation = answerReader(
  'getMarkingAllocation',
  v.object({
    deliveries: v.array(
      v.object({
        deliveryId: v.number(),
        deliveryName: v.string(),
        markingMode: v.picklist(['Single', 'Double blind', 'Sample 20 %']),
        scripts: v.number(),
        toGive: v.number(),
        thirds: v.number(),
      }),
    ),
    markers: v.array(Marker),
  }),
)
export type Allocation = ReturnType<typeof readAllocation>
const readAllocated = answerReader('allocateMarking', v.object({ given: v.number(), markers: v.array(Marker) }))
export type Allocated = ReturnType<typeof readAllocated>

/** A key below that of lists, so that it is read again after a write. */
const keyOf = (...parts: readonly unknown[]) => ['records', scriptMarking.name, 'list', ...parts]

/** A script; never shown from an earlier visit, as another tab may have changed it. */
export const scriptQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['records', scriptMarking.name, 'script', { id }],
    queryFn: async ({ signal }) =>
      readScript(
        await api.call('getMarkingScript', { path: { id: encrypted(codec, id) } }, { log: { component, permission: 'View' }, signal }),
      ),
    staleTime: 0,
  })

/** How far one's own scripts are. */
export const queueQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf({ queue: 'own' }),
    queryFn: async ({ signal }) => readQueue(await api.call('getMarkingQueue', {}, { log: { component, permission: 'View' }, signal })),
  })

/** The deliveries with scripts, and those who mark. */
export const allocationQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf({ allocation: 'all' }),
    queryFn: async ({ signal }) =>
      readAllocation(await api.call('getMarkingAllocation', {}, { log: { component, permission: 'Add' }, signal })),
  })

export interface AllocateChoice {
  readonly deliveryId: number
  readonly markerIds: readonly number[]
  readonly dueOn: string | null
}

const allocate = (api: Api, { deliveryId, markerIds, dueOn }: AllocateChoice, mode: 'check' | 'apply', signal?: AbortSignal) =>
  api.call(
    'allocateMarking',
    { body: { deliveryId, markerIds: [...markerIds], mode, ...(dueOn !== null && { dueOn }) } },
    { log: { component, permission: 'Add' }, ...(signal && { signal }) },
  )

/** Who would get how many scripts. */
export const allocatedQuery = (api: Api, choice: AllocateChoice) =>
  queryOptions({
    queryKey: keyOf({ allocated: choice.deliveryId, to: choice.markerIds }),
    queryFn: async ({ signal }) => readAllocated(await allocate(api, choice, 'check', signal)),
    retry: false,
  })

/** Gives scripts to markers. */
export const giveScripts = async (api: Api, choice: AllocateChoice): Promise<Allocated> =>
  readAllocated(await allocate(api, choice, 'apply'))
