import type { SelectionAnswers, SelectionChoices } from '#openapi/selection/answers.ts'
import { studentsOf } from '#openapi/selection/findings.ts'
import { missingBefore, type SelectionStep } from '#openapi/selection/steps.ts'
import { selectionTexts, stepTitles } from '#openapi/selection/texts.ts'
import { mayOpen } from '#machines/curriculum-selection/selection-editing.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { wizardTexts as texts } from './texts.ts'

/** The students who are expected in the combo routes of a stream. */
export const studentsOfStream = (streamId: number, { delivery }: SelectionAnswers, { combos }: SelectionChoices): number => {
  const ofStream = new Set(combos.filter(({ streamIds }) => streamIds.includes(streamId)).map(({ comboId }) => comboId))
  return studentsOf({ delivery: delivery.filter(({ comboId }) => ofStream.has(comboId)) })
}

/** How many streams and modules are chosen, and how many students are expected. */
export function streamFigures(answers: SelectionAnswers, choices: SelectionChoices): string {
  const chosen = answers.modules.filter(({ streamId }) => answers.streamIds.includes(streamId))
  const modules = new Set(chosen.flatMap(({ moduleIds }) => moduleIds)).size
  return [
    texts.chosenOf(answers.streamIds.length, choices.streams.length),
    ...(modules > 0 ? [texts.modules(modules)] : []),
    ...(studentsOf(answers) > 0 ? [texts.studentsExpected(studentsOf(answers))] : []),
  ].join(' · ')
}

/** The chosen modules of a stream; without any, how many may be chosen. */
export function streamCaption(streamId: number, { modules }: SelectionAnswers, choices: SelectionChoices): string {
  const ids = modules.find((row) => row.streamId === streamId)?.moduleIds ?? []
  const names = choices.modules.filter(({ moduleId }) => ids.includes(moduleId)).map(({ moduleName }) => moduleName)
  if (names.length > 0) return `${texts.modules(names.length)} · ${names.join(', ')}`
  const stream = choices.streams.find((one) => one.streamId === streamId)
  return stream ? texts.rangeOf(stream.minModules, stream.maxModules) : ''
}

/** What stands below the name of a step: how much is chosen, or what is to be done first. */
export function stepCaption(step: SelectionStep, selection: OpenSelection): string {
  const { answers, choices } = selection
  const [missing] = missingBefore(step, answers, choices)
  if (missing !== undefined && !mayOpen(step, selection)) return selectionTexts.notReady([stepTitles[missing]])
  if (step === 'combo') return texts.chosenOf(answers.comboIds.length, choices.combos.length)
  if (step === 'stream') return texts.chosenOf(answers.streamIds.length, choices.streams.length)
  if (step === 'module') return texts.chosen(answers.modules.flatMap(({ moduleIds }) => moduleIds).length)
  if (step === 'intake') return texts.chosenOf(answers.intakes.length, choices.intakes.length)
  if (step === 'test-exam-block-dates') {
    const chosen = answers.blocks.flatMap(({ examblockIds, testblockIds }) => [...examblockIds, ...testblockIds])
    return texts.chosen(new Set(chosen).size)
  }
  return step === 'delivery' ? texts.students(studentsOf(answers)) : ''
}
