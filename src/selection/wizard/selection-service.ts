import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { noAnswers, type SelectionAnswers } from '#openapi/selection/answers.ts'
import { isAnswerStep } from '#openapi/selection/steps.ts'
import { stepOfField } from '#openapi/selection/step-names.ts'
import type { SelectionAnswers as WireAnswers } from '#openapi/generated/schema.d.ts'
import type { OpenSelection, SaveOutcome, StepSave } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api, CallOptions } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { selectionTexts as texts } from '../texts.ts'
import type { SelectionKind } from './selection-kinds.ts'

const ids = v.array(v.number())

const modeSchema = v.picklist([1, 2])

const answersSchema = v.object({
  comboIds: v.optional(ids, []),
  streamIds: v.optional(ids, []),
  modules: v.optional(v.array(v.object({ streamId: v.number(), moduleIds: ids })), []),
  intakes: v.optional(v.array(v.object({ intakeId: v.number(), teachingDateIds: ids })), []),
  blocks: v.optional(v.array(v.object({ intakeId: v.number(), testblockIds: ids, examblockIds: ids })), []),
  delivery: v.optional(
    v.array(v.object({ comboId: v.number(), intakeId: v.number(), deliveryMode: modeSchema, students: v.number() })),
    [],
  ),
})

const days = { startDate: v.string(), endDate: v.string() }
const kindSchema = v.picklist(['exam', 'test'])

const choicesSchema = v.object({
  maxCombos: v.optional(v.number()),
  capacity: v.optional(v.number()),
  combos: v.array(v.object({ comboId: v.number(), comboName: v.string(), moduleIds: ids, streamIds: ids })),
  streams: v.array(
    v.object({
      streamId: v.number(),
      streamName: v.string(),
      coreModuleIds: ids,
      optionalModuleIds: ids,
      minModules: v.number(),
      maxModules: v.number(),
    }),
  ),
  modules: v.array(v.object({ moduleId: v.number(), moduleName: v.string() })),
  intakes: v.array(
    v.object({
      intakeId: v.number(),
      intakeName: v.string(),
      teachingDates: v.array(v.object({ teachingDateId: v.number(), teachingDateName: v.string(), ...days })),
    }),
  ),
  blocks: v.array(
    v.object({
      kind: kindSchema,
      blockId: v.number(),
      blockName: v.string(),
      ...days,
      zoneName: v.optional(v.string()),
      startTimes: v.optional(v.array(v.string())),
    }),
  ),
  deliveryModes: v.array(modeSchema),
  approvedDeliveries: v.array(v.object({ comboId: v.number(), intakeId: v.number(), deliveryMode: modeSchema })),
  prohibited: v.array(v.object({ moduleId: v.number(), otherId: v.number(), mapping: v.string() })),
  gone: v.optional(
    v.array(v.object({ kind: v.picklist(['combo', 'stream', 'intake', 'exam', 'test']), id: v.number(), name: v.string() })),
    [],
  ),
  moved: v.optional(v.array(v.object({ kind: kindSchema, blockId: v.number(), ...days })), []),
})

const selectionSchema = v.pipe(
  v.object({
    curriculumId: v.number(),
    curriculumName: v.string(),
    centreId: v.number(),
    centreName: v.string(),
    centreZone: v.optional(v.string(), ''),
    yearId: v.number(),
    yearName: v.string(),
    isReadOnly: v.boolean(),
    closedText: v.optional(v.string()),
    centreSelectionId: v.optional(v.number()),
    selectionStatus: v.optional(v.picklist([3, 4, 5])),
    decision: v.optional(v.picklist(['Open', 'Accepted', 'Rejected']), 'Open'),
    reason: v.optional(v.string()),
    decisionComment: v.optional(v.string()),
    updatedAt: v.optional(v.object({ date: v.string() })),
    answers: answersSchema,
    confirmed: v.optional(answersSchema),
    choices: choicesSchema,
  }),
  v.transform(
    ({ centreSelectionId, selectionStatus, updatedAt, closedText, reason, decisionComment, confirmed, ...rest }): OpenSelection => ({
      ...rest,
      closedText: closedText ?? null,
      selectionId: centreSelectionId ?? null,
      status: selectionStatus ?? null,
      reason: reason ?? null,
      decisionComment: decisionComment ?? null,
      confirmed: confirmed ?? null,
      updatedAt: updatedAt?.date ?? null,
    }),
  ),
)

const offersSchema = v.array(
  v.object({
    curriculumId: v.number(),
    curriculumName: v.string(),
    centreName: v.string(),
    yearId: v.number(),
    yearName: v.string(),
    selectionFrom: v.string(),
    daysLeft: v.number(),
    selectionStatus: v.picklist([0, 3, 4, 5]),
    decision: v.picklist(['Open', 'Accepted', 'Rejected']),
    steps: v.number(),
  }),
)

/** A curriculum that a centre is offered, and how far its selection is. */
export type OfferedCurriculum = v.InferOutput<typeof offersSchema>[number]

const readSelection = answerReader('getSelection', selectionSchema)
const readSaved = answerReader('saveSelectionStep', selectionSchema)
const readOffers = answerReader('listOfferedCurricula', offersSchema)

/** The data of a refusal that comes with the selection as another person has changed it. */
const changedSchema = v.object({ kind: v.literal('changed'), record: selectionSchema })
const stateSchema = v.object({ kind: v.literal('state') })

const logOf = ({ component }: Pick<SelectionKind, 'component'>, permission: 'View' | 'Modify'): CallOptions => ({
  log: { component, permission },
})

/** Begins the keys of all reads of selections. */
export const selectionKey = 'curriculum selection'

/** What a centre is offered. */
export const offersQuery = (api: Api, kind: SelectionKind, centreId: string) =>
  queryOptions({
    queryKey: [selectionKey, 'offers', kind.id, centreId],
    queryFn: async ({ signal }) =>
      readOffers(await api.call('listOfferedCurricula', { query: { centreId: Number(centreId) } }, { ...logOf(kind, 'View'), signal })),
  })

/** Which selection is read; the server chooses the year where it is null. */
export interface SelectionIds {
  readonly curriculumId: string
  readonly centreId: string
  readonly yearId: string | null
}

/** The selection of a centre from a curriculum, as a component of the portal reads it. */
export const selectionQuery = (api: Api, codec: IdCodec, kind: Pick<SelectionKind, 'component'>, ids: SelectionIds) =>
  queryOptions({
    queryKey: [selectionKey, kind.component, ids],
    queryFn: async ({ signal }) => {
      const { curriculumId, centreId, yearId } = ids
      const id = codec.encrypt(curriculumId)
      if (id === null) throw new ApiProblem('notFound', 0, texts.noSelection)
      const input = { path: { id }, query: { centreId: Number(centreId), ...(yearId !== null && { yearId: Number(yearId) }) } }
      return readSelection(await api.call('getSelection', input, { ...logOf(kind, 'View'), signal }))
    },
  })

/** Answers as they are sent; the wizard has refused incomplete delivery rows before. */
const wireAnswers = ({ delivery, ...rest }: SelectionAnswers): WireAnswers => ({
  ...(structuredClone(rest) as WireAnswers),
  delivery: delivery.flatMap(({ comboId, intakeId, deliveryMode, students }) =>
    deliveryMode === undefined || students === undefined ? [] : [{ comboId, intakeId, deliveryMode, students }],
  ),
})

function valuesOf({ step, answers }: Pick<StepSave, 'step' | 'answers'>): WireAnswers {
  const isOfStep = ([field]: readonly [string, unknown]) => stepOfField[field as keyof SelectionAnswers] === step
  return Object.fromEntries(Object.entries(wireAnswers(answers)).filter(isOfStep))
}

interface PortDeps {
  readonly api: Api
  readonly codec: IdCodec
  readonly kind: SelectionKind
  readonly now: () => number
}

/** The calls of the wizard. */
export function createSelectionCalls({ api, codec, kind, now }: PortDeps) {
  const seen = (updatedAt: string | null) => (updatedAt === null ? {} : { updatedAt: { date: updatedAt } })
  const reread = async ({ curriculumId, centreId, yearId }: OpenSelection): Promise<OpenSelection> => {
    const input = { path: { id: codec.encrypt(String(curriculumId)) ?? '' }, query: { centreId, yearId } }
    return readSelection(await api.call('getSelection', input, logOf(kind, 'View')))
  }
  /** The outcome of a refusal because the selection has changed or is closed, with the selection as it is now; rethrows other problems. */
  const outcomeOf = async (problem: unknown, selection: OpenSelection): Promise<Exclude<SaveOutcome, { kind: 'saved' }>> => {
    if (!(problem instanceof ApiProblem)) throw problem
    const message = problem.description
    const changed = v.safeParse(changedSchema, problem.data)
    if (changed.success) return { kind: 'conflict', message, selection: changed.output.record }
    if (v.is(stateSchema, problem.data)) return { kind: 'closed', message, selection: await reread(selection) }
    throw problem
  }
  return {
    save: async ({ selection, step, answers, updatedAt }: StepSave, signal: AbortSignal): Promise<SaveOutcome> => {
      if (!isAnswerStep(step)) throw new Error('This step holds no answers.')
      const { curriculumId, centreId, yearId } = selection
      try {
        const path = { id: codec.encrypt(String(curriculumId)) ?? '' }
        const body = { centreId, yearId, step, values: valuesOf({ step, answers }), ...seen(updatedAt) }
        const reply = await api.call('saveSelectionStep', { path, body }, { ...logOf(kind, 'Modify'), signal })
        return { kind: 'saved', message: reply.description, selection: readSaved(reply), savedAt: now() }
      } catch (problem) {
        return outcomeOf(problem, selection)
      }
    },
    submit: async (selection: OpenSelection, findings: readonly string[], signal: AbortSignal) => {
      try {
        const path = { id: codec.encrypt(String(selection.selectionId)) ?? '' }
        const body = { findings: [...findings], ...seen(selection.updatedAt) }
        const { description } = await api.call('confirmSelection', { path, body }, { ...logOf(kind, 'Modify'), signal })
        return { kind: 'submitted' as const, message: description }
      } catch (problem) {
        return outcomeOf(problem, selection)
      }
    },
  }
}

/** Unsaved answers as the browser keeps them. */
export const keptSchema = v.object({
  at: v.number(),
  step: v.picklist(Object.values(stepOfField)),
  updatedAt: v.nullable(v.string()),
  answers: v.object({
    ...answersSchema.entries,
    delivery: v.optional(
      v.array(
        v.object({
          comboId: v.number(),
          intakeId: v.number(),
          deliveryMode: v.optional(modeSchema),
          students: v.optional(v.number()),
          studentsText: v.optional(v.string()),
        }),
      ),
      noAnswers.delivery,
    ),
  }),
})
