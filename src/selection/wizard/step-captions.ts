import { studentsOf } from '#openapi/selection/findings.ts'
import { missingBefore, type SelectionStep } from '#openapi/selection/steps.ts'
import { selectionTexts, stepTitles } from '#openapi/selection/texts.ts'
import { mayOpen } from '#machines/curriculum-selection/selection-editing.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { wizardTexts as texts } from './texts.ts'

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
