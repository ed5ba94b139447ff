import { stepNames, stepOfField, type AnswerStep, type SelectionStep } from './step-names.ts'
import type { SelectionAnswers, SelectionChoices } from './answers.ts'
import { checkStep } from './check-step.ts'

export { stepNames, type SelectionStep }

/** The steps that only make a request: they may be passed over. */
export const optionalSteps: readonly SelectionStep[] = ['custom-stream', 'custom-teaching-date']

/** Whether a step holds answers of the selection itself. */
export const isAnswerStep = (step: SelectionStep): step is AnswerStep => Object.values(stepOfField).some((one) => one === step)

/** Whether the answers of earlier steps leave something to answer in a step. */
const isAsked: Readonly<Record<AnswerStep, (answers: SelectionAnswers) => boolean>> = {
  combo: () => true,
  stream: () => true,
  module: ({ streamIds }) => streamIds.length > 0,
  intake: () => true,
  'test-exam-block-dates': ({ intakes }) => intakes.length > 0,
  delivery: ({ comboIds, intakes }) => comboIds.length > 0 && intakes.length > 0,
}

/** Whether the answers of a step are complete, and all of them may still be chosen. */
export const isStepDone = (step: AnswerStep, answers: SelectionAnswers, choices: SelectionChoices): boolean =>
  isAsked[step](answers) && checkStep(step, answers, choices).size === 0

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
