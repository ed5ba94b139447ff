import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { instantOf } from '#src/time/instant.ts'

const State = v.picklist(['Expected', 'Sitting', 'Paused', 'Submitted', 'Timed out', 'Absent', 'Void'])
/** An instant of the contract, read as milliseconds since 1970. */
const Instant = v.pipe(
  v.string(),
  v.transform((text) => instantOf(text) ?? 0),
)

const read = answerReader(
  'listOwnAttempts',
  v.object({
    serverTime: Instant,
    attempts: v.array(
      v.object({
        deliveryId: v.number(),
        deliveryName: v.string(),
        moduleName: v.string(),
        isPractice: v.boolean(),
        needsCode: v.boolean(),
        durationMinutes: v.number(),
        extraMinutes: v.number(),
        totalMarks: v.number(),
        questionCount: v.number(),
        opensAt: v.optional(Instant),
        latestStartAt: v.optional(Instant),
        startedAt: v.optional(Instant),
        endsAt: v.optional(Instant),
        submittedAt: v.optional(Instant),
        marks: v.optional(v.number()),
        state: State,
      }),
    ),
  }),
)

/** An own assessment of a student. */
export type OwnAttempt = ReturnType<typeof read>['attempts'][number]

const Answer = v.object({ questionId: v.number(), value: v.string(), revision: v.number(), isFlagged: v.boolean() })

export const readSheet = answerReader(
  'startAttempt',
  v.object({
    attemptId: v.number(),
    sessionKey: v.string(),
    candidateNumber: v.string(),
    deliveryName: v.string(),
    moduleName: v.string(),
    durationMinutes: v.number(),
    extraMinutes: v.number(),
    mayGoBack: v.boolean(),
    state: State,
    endsAt: Instant,
    serverTime: Instant,
    calledAt: v.optional(Instant),
    formulaBooklet: v.optional(v.string()),
    answers: v.array(Answer),
    sections: v.array(
      v.object({
        title: v.string(),
        instructions: v.optional(v.string()),
        choose: v.optional(v.number()),
        questions: v.array(
          v.object({
            questionId: v.number(),
            questionType: v.picklist(['Single choice', 'Multiple choice', 'True or false', 'Number', 'Short text', 'Essay']),
            stem: v.string(),
            picture: v.optional(v.object({ address: v.string(), altText: v.string() })),
            options: v.optional(v.array(v.object({ option: v.number(), text: v.string() }))),
            marks: v.number(),
          }),
        ),
      }),
    ),
  }),
)

/** An attempt with its questions, as the candidate gets it. */
export type Sheet = ReturnType<typeof readSheet>
export type SheetQuestion = Sheet['sections'][number]['questions'][number]

const Written = v.object({
  revisions: v.array(v.object({ questionId: v.number(), revision: v.number() })),
  endsAt: Instant,
  serverTime: Instant,
  state: State,
  calledAt: v.optional(Instant),
})
export const readSaved = answerReader('saveAttempt', Written)
export const readSubmitted = answerReader('submitAttempt', Written)
export const readCall = answerReader('callInvigilator', v.object({ calledAt: v.optional(Instant) }))

/** The query keys of a student's own assessments. */
export const sittingKeys = { mine: ['assessment', 'mine'] } as const

/** Every call of those who sit names this component. */
export const sittingLog = { component: 'My Assessments', permission: 'View' } as const

/** The own assessments; never shown from an earlier visit, as the clock changes them. */
export const ownAttemptsQuery = (api: Api) =>
  queryOptions({
    queryKey: sittingKeys.mine,
    queryFn: async ({ signal }) => read(await api.call('listOwnAttempts', {}, { log: sittingLog, signal })),
    staleTime: 0,
  })

/** The questions of a sheet in their order, each with its section. */
export const questionsOf = ({ sections }: Sheet) =>
  sections.flatMap((section) => section.questions.map((question) => ({ section, question })))
