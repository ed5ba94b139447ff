import { expect } from 'vitest'
import type { SelectionAnswers } from '#openapi/generated/schema.d.ts'
import { startAggregator, type Caller, type Input } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Baobab College Accra. */
export const baobab = 26
const centreUser = 'centre@centre.test'
/** Curricula that Baobab College Accra is offered: begun, completed, incomplete, not begun, and accepted before its offer closed yesterday. */
export const [begun, submitted, returned, fresh, closed] = [1, 5, 6, 8, 2]

/** An aggregator with an administrator and the person of Baobab College Accra. */
export async function start() {
  const world = startAggregator()
  const [admin, centre, records] = await Promise.all([world.signIn(), world.signIn(centreUser), recordsAs(world.handle)])
  return { ...world, admin, centre, records }
}

/** What the caller reads of the selection of a centre. */
export const read = (caller: Caller, curriculum: number, centreId = baobab) =>
  caller.succeed('getSelection', { path: { id: curriculum }, query: { centreId } })

type SaveBody = NonNullable<Input<'saveSelectionStep'>['body']>
type Step = 'combo' | 'stream' | 'module' | 'intake' | 'test-exam-block-dates' | 'delivery'

/** Saves a step over what the caller reads now, or over what they had read before. */
export async function save(caller: Caller, curriculum: number, step: Step, values: SelectionAnswers, before?: SaveBody['updatedAt']) {
  const updatedAt = before ?? (await read(caller, curriculum)).updatedAt
  const body = { centreId: baobab, step, values, ...(updatedAt && { updatedAt }) }
  return caller.call('saveSelectionStep', { path: { id: curriculum }, body })
}

/** Answers every step of a draft as its choices allow. */
export async function answerAll(caller: Caller, curriculum: number) {
  const { choices } = await read(caller, curriculum)
  const [combo] = choices.combos
  const [stream] = choices.streams
  const [intake] = choices.intakes
  const exam = choices.blocks.find(({ kind, startDate }) => kind === 'exam' && startDate > '2027-01-08')
  if (!combo || !stream || !intake || !exam) throw new Error('There is nothing to choose.')
  const intakeId = intake.intakeId
  const [first] = intake.teachingDates
  const steps: readonly (readonly [Step, SelectionAnswers])[] = [
    ['combo', { comboIds: [combo.comboId] }],
    ['stream', { streamIds: [stream.streamId] }],
    ['module', { modules: [{ streamId: stream.streamId, moduleIds: stream.coreModuleIds }] }],
    ['intake', { intakes: [{ intakeId, teachingDateIds: [first?.teachingDateId ?? 0] }] }],
    ['test-exam-block-dates', { blocks: [{ intakeId, testblockIds: [], examblockIds: [exam.blockId] }] }],
    ['delivery', { delivery: [{ comboId: combo.comboId, intakeId, deliveryMode: 1, students: 20 }] }],
  ]
  for (const [step, values] of steps) expect([step, (await save(caller, curriculum, step, values)).status]).toEqual([step, 200])
}

/** The id of a selection of Baobab College Accra. */
export const idOf = async (caller: Caller, curriculum: number) => (await read(caller, curriculum)).centreSelectionId ?? 0

/** Submits a selection with the findings that are acknowledged. */
export const confirm = async (caller: Caller, curriculum: number, findings: readonly string[] = []) =>
  caller.call('confirmSelection', { path: { id: await idOf(caller, curriculum) }, body: { findings: [...findings] } })
