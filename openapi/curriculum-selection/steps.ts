import { deliveryOf, type SelectionAnswers, type SelectionChoices } from './answers.ts'

/** The steps of a selection, as addresses and calls name them, in their order. */
export const stepNames = [
  'combo',
  'stream',
  'custom-stream',
  'module',
  'intake',
  'test-exam-block-dates',
  'custom-teaching-date',
  'delivery',
  'confirmation',
] as const

/** A step of a selection. */
export type SelectionStep = (typeof stepNames)[number]

/** The step whose answers a field of the selection holds. */
export const stepOfField = {
  comboIds: 'combo',
  streamIds: 'stream',
  modules: 'module',
  intakes: 'intake',
  blocks: 'test-exam-block-dates',
  delivery: 'delivery',
} as const satisfies Record<keyof SelectionAnswers, SelectionStep>

/** A step that holds answers of the selection itself. */
export type AnswerStep = (typeof stepOfField)[keyof SelectionAnswers]

/** The steps that only make a request: they may be passed over. */
export const optionalSteps: readonly SelectionStep[] = ['custom-stream', 'custom-teaching-date']

/** Whether a step holds answers of the selection itself. */
export const isAnswerStep = (step: SelectionStep): step is AnswerStep => Object.values(stepOfField).some((one) => one === step)

const isStreamDone = ({ modules }: SelectionAnswers, { streams }: SelectionChoices, streamId: number): boolean => {
  const chosen = modules.find((one) => one.streamId === streamId)?.moduleIds.length ?? 0
  const stream = streams.find((one) => one.streamId === streamId)
  return stream !== undefined && chosen >= stream.minModules && chosen <= stream.maxModules
}

const doneRules: Readonly<Record<AnswerStep, (answers: SelectionAnswers, choices: SelectionChoices) => boolean>> = {
  combo: ({ comboIds }, { maxCombos = Infinity }) => comboIds.length > 0 && comboIds.length <= maxCombos,
  stream: ({ streamIds }) => streamIds.length > 0,
  module: (answers, choices) =>
    answers.streamIds.length > 0 && answers.streamIds.every((streamId) => isStreamDone(answers, choices, streamId)),
  intake: ({ intakes }) => intakes.length > 0 && intakes.every(({ teachingDateIds }) => teachingDateIds.length > 0),
  'test-exam-block-dates': ({ intakes, blocks }) =>
    intakes.length > 0 && intakes.every(({ intakeId }) => (blocks.find((one) => one.intakeId === intakeId)?.examblockIds.length ?? 0) > 0),
  delivery: (answers) =>
    answers.comboIds.length > 0 &&
    answers.intakes.length > 0 &&
    answers.comboIds.every((comboId) => answers.intakes.every(({ intakeId }) => deliveryOf(answers, comboId, intakeId) !== undefined)),
}

/** Whether the answers of a step are complete. */
export const isStepDone = (step: AnswerStep, answers: SelectionAnswers, choices: SelectionChoices): boolean =>
  doneRules[step](answers, choices)

/** The required steps before one that are not done yet, in their order: it opens once there are none. */
export const missingBefore = (step: SelectionStep, answers: SelectionAnswers, choices: SelectionChoices): AnswerStep[] =>
  stepNames
    .slice(0, stepNames.indexOf(step))
    .filter(isAnswerStep)
    .filter((one) => !isStepDone(one, answers, choices))

/** The first required step that is not done; the confirmation once all are. */
export const firstOpenStep = (answers: SelectionAnswers, choices: SelectionChoices): SelectionStep =>
  missingBefore('confirmation', answers, choices)[0] ?? 'confirmation'

/** How many of the steps are done; one that may be passed over counts with the one after it. */
export function doneSteps(answers: SelectionAnswers, choices: SelectionChoices, isConfirmed: boolean): number {
  const isDone = (step: SelectionStep): boolean => {
    if (step === 'confirmation') return isConfirmed
    const required = isAnswerStep(step) ? step : step === 'custom-stream' ? 'module' : 'delivery'
    return isStepDone(required, answers, choices)
  }
  return stepNames.filter(isDone).length
}
