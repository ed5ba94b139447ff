import type { FieldErrors } from '#openapi/check-record.ts'
import { modesFor, type Delivery, type SelectionAnswers, type SelectionChoices } from '#openapi/selection/answers.ts'
import { checkStep } from '#openapi/selection/check-step.ts'
import { findingsOf } from '#openapi/selection/findings.ts'
import { lostAnswers, type LostAnswer } from '#openapi/selection/lost-answers.ts'
import { firstOpenStep, isAnswerStep, missingBefore, stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import { stepOfField } from '#openapi/selection/step-names.ts'
import { selectionTexts, stepTitles } from '#openapi/selection/texts.ts'
import type { RecordFailure } from '#machines/records/record-editor-types.ts'
import { refusedWith } from '#machines/records/record-notice.ts'
import type {
  CurriculumSelectionContext,
  CurriculumSelectionInput,
  KeptAnswers,
  OpenSelection,
  SaveOutcome,
  SubmitOutcome,
} from './curriculum-selection-types.ts'

/** What opening, editing and saving make of the context of the wizard. */

type Context = CurriculumSelectionContext
type Change = Partial<Context>
type Field = keyof SelectionAnswers

const fields = Object.keys(stepOfField) as readonly Field[]

/** The field of the answers that a step holds; undefined for a step that holds none. */
const fieldOf = (step: SelectionStep): Field | undefined => fields.find((field) => stepOfField[field] === step)

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, sorted(content)]))
}

/** Whether two answer a step alike, in whatever order. */
export function isSameAnswer(step: SelectionStep, one: SelectionAnswers, other: SelectionAnswers): boolean {
  const field = fieldOf(step)
  return field === undefined || JSON.stringify(sorted(one[field])) === JSON.stringify(sorted(other[field]))
}

/** Answers with that to one step taken from others. */
const withStep = (step: SelectionStep, answers: SelectionAnswers, mine: SelectionAnswers): SelectionAnswers => {
  const field = fieldOf(step)
  return field === undefined ? answers : { ...answers, [field]: mine[field] }
}

/** The answers after an edit of the open step; those of other steps stay. */
export const edited = ({ step, answers }: Pick<Context, 'step' | 'answers'>, edit: Partial<SelectionAnswers>): SelectionAnswers =>
  withStep(step, answers, { ...answers, ...edit })

/** Whether leaving would lose work. */
export const isDirty = ({ step, answers, selection }: Pick<Context, 'step' | 'answers' | 'selection'>): boolean =>
  !isSameAnswer(step, answers, selection.answers)

const missing = (step: SelectionStep, { answers, choices }: OpenSelection) => missingBefore(step, answers, choices)

/** Whether a step may be opened: all may of a selection that can only be read. */
export const mayOpen = (step: SelectionStep, selection: OpenSelection): boolean =>
  selection.isReadOnly || missing(step, selection).length === 0

/** The steps to complete before another one, in words; empty where there are none. */
export const missingText = (step: SelectionStep, selection: OpenSelection): string =>
  mayOpen(step, selection) ? '' : selectionTexts.notReady(missing(step, selection).map((one) => stepTitles[one]))

/** The step that opens when one is asked for: the first open one where that is not ready, or none is asked for. */
export function stepToOpen(asked: SelectionStep | null, selection: OpenSelection): SelectionStep {
  if (asked !== null && mayOpen(asked, selection)) return asked
  return selection.isReadOnly ? 'confirmation' : firstOpenStep(selection.answers, selection.choices)
}

/** The step after one. */
export const stepAfter = (step: SelectionStep): SelectionStep => stepNames[stepNames.indexOf(step) + 1] ?? step

/** The step before one; null before the first. */
export const stepBefore = (step: SelectionStep): SelectionStep | null => stepNames[stepNames.indexOf(step) - 1] ?? null

/** Kept edits that differ from what is stored; null when there is nothing to offer. */
const offerOf = (kept: KeptAnswers | null, { answers, isReadOnly }: OpenSelection): KeptAnswers | null =>
  kept && !isReadOnly && !isSameAnswer(kept.step, kept.answers, answers) ? kept : null

const noticed = ({ notice }: Pick<Context, 'notice'>, text: string) => ({ notice: { id: (notice?.id ?? 0) + 1, text } })

type Opening = Pick<Context, 'selection' | 'notice'>

/** The step that is opened, without edits, and why it is not the one that was asked for. */
export function opened({ selection, notice }: Opening, asked: SelectionStep | null) {
  const step = stepToOpen(asked, selection)
  return {
    step,
    answers: selection.answers,
    updatedAt: selection.updatedAt,
    asked: null,
    attempts: 0,
    refused: new Map(),
    isContinuing: false,
    leavingTo: null,
    ...(asked === null || asked === step ? { notice: null } : noticed({ notice }, missingText(asked, selection))),
  }
}

/** The wizard as it begins. */
export const freshSelection = (input: CurriculumSelectionInput): Context => ({
  input,
  selection: input.selection,
  sent: input.selection.answers,
  offer: offerOf(input.kept, input.selection),
  theirs: null,
  isForbidden: false,
  savedAt: null,
  acknowledged: new Set(),
  isConfirmed: false,
  ...opened({ selection: input.selection, notice: null }, input.step),
})

/** The answers that an edit removes, beyond those that the edits before it remove. */
export function lostBy({ selection, answers }: Pick<Context, 'selection' | 'answers'>, edit: SelectionAnswers): readonly LostAnswer[] {
  const { answers: stored, choices } = selection
  const before = new Set(lostAnswers(stored, answers, choices).map(({ text }) => text))
  return lostAnswers(stored, edit, choices).filter(({ text }) => !before.has(text))
}

/** What is wrong and shows, by path. */
export function shownErrors({ step, answers, selection, attempts, refused }: Context): FieldErrors {
  const wrong = attempts > 0 && isAnswerStep(step) ? checkStep(step, answers, selection.choices) : []
  return new Map([...refused, ...wrong])
}

/** Whether the open step cannot be saved as it is. */
export const isWrong = ({ step, answers, selection }: Context): boolean =>
  isAnswerStep(step) && checkStep(step, answers, selection.choices).size > 0

/** Takes the edits of the earlier visit, based on the selection that they were made on. */
export const restored = ({ offer, answers }: Context): Change =>
  offer ? { answers: withStep(offer.step, answers, offer.answers), updatedAt: offer.updatedAt, offer: null, refused: new Map() } : {}

/** After a save; what was edited during it is kept. */
export function saved(context: Context, { selection, savedAt }: Extract<SaveOutcome, { kind: 'saved' }>): Change {
  const { step, answers, sent } = context
  return {
    selection,
    answers: isSameAnswer(step, answers, sent) ? selection.answers : withStep(step, selection.answers, answers),
    updatedAt: selection.updatedAt,
    savedAt,
    attempts: 0,
    refused: new Map(),
    notice: null,
  }
}

const isModeOffered = ({ comboId, intakeId, deliveryMode }: Delivery, choices: SelectionChoices): boolean =>
  deliveryMode !== undefined && modesFor(choices, comboId, intakeId).includes(deliveryMode)

/** The part of some answers that may still be given. */
function stillOffered(answers: SelectionAnswers, choices: SelectionChoices): SelectionAnswers {
  const streams = new Set(choices.streams.map(({ streamId }) => streamId))
  const combos = new Set(choices.combos.map(({ comboId }) => comboId))
  const intakes = new Set(choices.intakes.map(({ intakeId }) => intakeId))
  const modules = new Set(choices.modules.map(({ moduleId }) => moduleId))
  const blocks = (kind: 'exam' | 'test') => new Set(choices.blocks.filter((one) => one.kind === kind).map(({ blockId }) => blockId))
  const [exams, tests] = [blocks('exam'), blocks('test')]
  return {
    comboIds: answers.comboIds.filter((id) => combos.has(id)),
    streamIds: answers.streamIds.filter((id) => streams.has(id)),
    modules: answers.modules
      .filter(({ streamId }) => streams.has(streamId))
      .map((row) => ({ ...row, moduleIds: row.moduleIds.filter((id) => modules.has(id)) })),
    intakes: answers.intakes.filter(({ intakeId }) => intakes.has(intakeId)),
    blocks: answers.blocks
      .filter(({ intakeId }) => intakes.has(intakeId))
      .map((row) => ({
        ...row,
        examblockIds: row.examblockIds.filter((id) => exams.has(id)),
        testblockIds: row.testblockIds.filter((id) => tests.has(id)),
      })),
    delivery: answers.delivery
      .filter(({ comboId, intakeId }) => combos.has(comboId) && intakes.has(intakeId))
      .map((row) => (isModeOffered(row, choices) ? row : { ...row, deliveryMode: undefined })),
  }
}

/**
 * The selection as another person left it, and why nothing was written. What was chosen in the open step stays as far as it is
 * offered; where nothing may be changed any more, it is said that it was not saved.
 */
export function replaced(context: Context, { selection, message }: Extract<SubmitOutcome, { kind: 'conflict' | 'closed' }>): Change {
  if (!isDirty(context)) return { ...taken(selection), ...noticed(context, message) }
  const { step, answers } = context
  const name = stepTitles[step]
  if (selection.isReadOnly) return { ...taken(selection), ...noticed(context, `${message} ${selectionTexts.notSaved(name)}`) }
  const offered = stillOffered(answers, selection.choices)
  const isWhole = isSameAnswer(step, answers, offered)
  return {
    ...taken(selection),
    answers: withStep(step, selection.answers, offered),
    ...noticed(context, `${message} ${isWhole ? selectionTexts.stillHere(name) : selectionTexts.partlyHere(name)}`),
  }
}

/** The selection of another person in place of one's own edits. */
export const taken = (selection: OpenSelection): Change => ({
  selection,
  answers: selection.answers,
  updatedAt: selection.updatedAt,
  theirs: null,
  asked: null,
  offer: null,
  isContinuing: false,
  leavingTo: null,
  acknowledged: new Set(),
  isConfirmed: false,
})

/** One's own edits over the selection of another person. */
export const rebased = ({ step, answers, theirs, selection }: Context): Change => {
  const base = theirs ?? selection
  const mine = withStep(step, base.answers, answers)
  return { selection: base, answers: mine, sent: mine, updatedAt: base.updatedAt, theirs: null }
}

/** What a failed call leaves: texts at what was refused, else a message. */
export const failed = (context: Context, failure: RecordFailure): Change => ({
  ...(failure.fields?.size ? { refused: failure.fields } : refusedWith(context, failure)),
  isContinuing: false,
  leavingTo: null,
})

/** Whether every finding is ticked, and the box that says that the selection is complete. */
export const maySubmit = ({ selection, acknowledged, isConfirmed }: Context): boolean =>
  isConfirmed && findingsOf(selection.answers, selection.choices).every(({ id }) => acknowledged.has(id))
