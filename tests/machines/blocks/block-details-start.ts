import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type {
  BlockDetailsEvent,
  BlockDetailsInput,
  BlockDetailsPorts,
  DetailsDraft,
  SaveLosses,
  UnaddressedBlock,
} from '#machines/blocks/details/block-details-types.ts'
import { draftToKeep } from '#machines/blocks/details/block-details-form.ts'
import { changedDetails } from '#machines/blocks/details/details-rules.ts'
import type { BlockRecord, SentBlock } from '#machines/blocks/block.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

/** A stored draft of a block. */
export const record: BlockRecord = {
  id: '7',
  name: 'May Exams',
  shortName: 'May',
  code: 'EB-MAY-1',
  from: '2027-05-24',
  to: '2027-06-04',
  description: 'x',
  status: 2,
  revision: 3,
  publishedAt: null,
  academicDates: [],
}

export const detailsInput = (blockId: string | null, keepsCode = false): BlockDetailsInput => ({
  blockId,
  isEditMode: blockId !== null,
  isErrorClosable: true,
  rules: {
    keepsCodeOnEdit: keepsCode,
    required: { saveNew: ['name', 'code'], saveExisting: ['name'], next: ['name', 'from', 'to', 'shortName', 'code'] },
    requiredTexts: {
      name: 'Name should not be blank!',
      shortName: 'Short Name should not be blank!',
      code: 'Exam Code should not be blank!',
      from: 'Exam Start date should not be blank!',
      to: 'Exam End date should not be blank!',
    },
  },
  dates: { parse: parseEntry, format: formatCivil },
  today: () => '2026-11-21',
  defaultAcademicDates: [],
  texts: {
    failure: (problem) => ({
      code: problem instanceof ApiProblem ? problem.code : 400,
      message: problem instanceof Error ? problem.message : '',
    }),
    removals: ({ removed, left }) => [...removed.map(({ name }) => `-${name}`), ...left.map(({ name }) => `!${name}`)].join(' '),
  },
})

export interface Answers {
  record?: BlockRecord | Error
  draft?: Pick<DetailsDraft, 'at'> & Partial<DetailsDraft>
  /** Back from the page of academic dates. */
  isReturning?: boolean
  unaddressed?: UnaddressedBlock
  /** What the aggregator holds when an update reads it again. */
  theirs?: BlockRecord
  /** What the update would delete. */
  lost?: SaveLosses
  codes?: Record<string, () => Promise<string>>
  write?: () => Promise<void>
  /** What is found of a create whose answer was lost. */
  found?: () => Promise<BlockRecord | null>
  /** The update is refused, and its deletions go on. */
  refusal?: Error
  /** The last of the removed dates cannot be deleted. */
  isLastKept?: boolean
  /** The kind of block keeps its code without a short name. */
  keepsCode?: boolean
}

/** The details step on answers that a test gives, after it has loaded. */
export const startDetails = async (blockId: string | null, answers: Answers = {}) => {
  const sent: unknown[] = []
  const asked: string[] = []
  const searched: SentBlock[] = []
  const kept: unknown[] = []
  const spoken: string[] = []
  const clock = new SimulatedClock()
  let draft: DetailsDraft | null = null
  const stored = () =>
    answers.record instanceof Error ? Promise.reject(answers.record) : Promise.resolve(blockId === null ? null : (answers.record ?? record))
  const ports: BlockDetailsPorts = {
    loadDetails: fromPromise(async () => ({
      record: await stored(),
      draft: answers.draft ? { fields: null, academicDates: null, removals: [], ...answers.draft } : null,
      isReturning: answers.isReturning ?? false,
      unaddressed: answers.unaddressed ?? null,
    })),
    generateCode: fromPromise(({ input: { shortName } }) => {
      asked.push(shortName)
      return answers.codes?.[shortName]?.() ?? Promise.resolve(`EB-${shortName}`)
    }),
    createBlock: fromPromise(async ({ input: draft }) => {
      sent.push(draft)
      await answers.write?.()
      return { id: '9', message: 'Created.', savedAt: 5, record: null, removed: [], left: [] }
    }),
    findCreated: fromPromise(({ input }) => {
      searched.push(input)
      return answers.found?.() ?? Promise.resolve(null)
    }),
    updateBlock: fromPromise(async ({ input: body }) => {
      if (body.base && answers.theirs && changedDetails(body.base, answers.theirs).length > 0)
        return { kind: 'conflict', theirs: answers.theirs }
      if (answers.lost && !body.mayLose) return { kind: 'loss', ...answers.lost }
      sent.push(body)
      await answers.write?.()
      if (answers.refusal) return { kind: 'refused', problem: answers.refusal, removed: body.removals, left: [] }
      const [last] = body.removals.slice(-1)
      const left = answers.isLastKept && last ? [last] : []
      return {
        kind: 'saved',
        message: 'Updated.',
        savedAt: 6,
        record: null,
        removed: body.removals.filter((date) => !left.includes(date)),
        left,
      }
    }),
  }
  const actor = createActor(
    blockDetailsMachine.provide({
      actors: ports,
      actions: {
        keepDraft: ({ context }) => {
          draft = draftToKeep(context, 2)
          kept.push(context.facts.isDirty ? context.fields.name : 'dropped')
        },
        dropDraft: () => kept.push('dropped'),
        forgetUnaddressed: () => kept.push('forgotten'),
      },
    }),
    { input: detailsInput(blockId, answers.keepsCode), clock },
  )
  actor.on('code.generated', ({ code }) => spoken.push(code))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  const send = (...events: BlockDetailsEvent[]) => events.forEach((event) => actor.send(event))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('generating'))
  return {
    actor,
    send,
    sent,
    asked,
    searched,
    kept,
    draft: () => draft,
    spoken,
    clock,
    settled,
    context: () => actor.getSnapshot().context,
  }
}

export type TextField = 'name' | 'shortName' | 'from' | 'to' | 'description'
export const type = (fields: Partial<Record<TextField, string>>): BlockDetailsEvent[] =>
  (Object.entries(fields) as [TextField, string][]).map(([field, value]) => ({ type: 'field.change', field, value }))
/** Everything that Next needs of a person. */
export const whole = { name: 'Summer', shortName: 'Sum', from: '01/06/2027', to: '03/06/2027' }
