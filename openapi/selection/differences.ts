import { blockName, comboName, intakeName, moduleName, streamName, type SelectionAnswers, type SelectionChoices } from './answers.ts'
import { isAnswerStep, stepNames } from './steps.ts'
import type { AnswerStep } from './step-names.ts'
import { modeTitles } from './texts.ts'

const lines: Readonly<Record<AnswerStep, (answers: SelectionAnswers, choices: SelectionChoices) => readonly string[]>> = {
  combo: ({ comboIds }, choices) => comboIds.map((id) => comboName(choices, id)),
  stream: ({ streamIds }, choices) => streamIds.map((id) => streamName(choices, id)),
  module: ({ modules }, choices) =>
    modules.map(
      ({ streamId, moduleIds }) => `${streamName(choices, streamId)}: ${moduleIds.map((id) => moduleName(choices, id)).join(', ')}`,
    ),
  intake: ({ intakes }, choices) =>
    intakes.map(({ intakeId, teachingDateIds }) => {
      const dates = choices.intakes.find((one) => one.intakeId === intakeId)?.teachingDates ?? []
      const names = dates.filter(({ teachingDateId }) => teachingDateIds.includes(teachingDateId)).map((date) => date.teachingDateName)
      return `${intakeName(choices, intakeId)}: ${names.join(', ')}`
    }),
  'test-exam-block-dates': ({ blocks }, choices) =>
    blocks.map(({ intakeId, examblockIds, testblockIds }) => {
      const exams = examblockIds.map((id) => blockName(choices, 'exam', id))
      const tests = testblockIds.map((id) => blockName(choices, 'test', id))
      return `${intakeName(choices, intakeId)}: ${[...exams, ...tests].join(', ')}`
    }),
  delivery: ({ delivery }, choices) =>
    delivery.map(
      ({ comboId, intakeId, deliveryMode, students = 0 }) =>
        `${comboName(choices, comboId)} in ${intakeName(choices, intakeId)}: ${deliveryMode ? `${modeTitles[deliveryMode]}, ` : ''}${students} students`,
    ),
}

/** What a step is answered with, a line for each of its answers. */
export const answerLines = (step: AnswerStep, answers: SelectionAnswers, choices: SelectionChoices): readonly string[] =>
  lines[step](answers, choices)

/** A step that two have answered differently. */
export interface StepDifference {
  readonly step: AnswerStep
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

const sorted = (all: readonly string[]) => JSON.stringify(all.toSorted())

/** The steps that are answered differently, in their order; the order of answers does not matter. */
export const stepDifferences = (mine: SelectionAnswers, theirs: SelectionAnswers, choices: SelectionChoices): readonly StepDifference[] =>
  stepNames
    .filter(isAnswerStep)
    .map((step) => ({ step, mine: lines[step](mine, choices), theirs: lines[step](theirs, choices) }))
    .filter((one) => sorted(one.mine) !== sorted(one.theirs))
