import { comboName, intakeName, streamName, type SelectionAnswers, type SelectionChoices } from './answers.ts'
import type { AnswerStep } from './step-names.ts'
import { selectionTexts as texts } from './texts.ts'

/** An answer that is lost when another one changes. */
export interface LostAnswer {
  /** The step that it is an answer of. */
  readonly step: AnswerStep
  readonly text: string
}

/** Streams of combo routes that are no longer chosen, without those of routes that still are. */
function fallenStreams(before: SelectionAnswers, after: SelectionAnswers, { combos }: SelectionChoices): readonly number[] {
  const of = (ids: readonly number[]) => combos.filter(({ comboId }) => ids.includes(comboId)).flatMap(({ streamIds }) => streamIds)
  const left = of(before.comboIds.filter((id) => !after.comboIds.includes(id)))
  const kept = of(after.comboIds)
  return left.filter((id) => !kept.includes(id))
}

/** Answers after a step was changed, without those that depended on an answer that is gone. */
export function settled(before: SelectionAnswers, after: SelectionAnswers, choices: SelectionChoices): SelectionAnswers {
  const fallen = fallenStreams(before, after, choices)
  const streamIds = after.streamIds.filter((id) => !fallen.includes(id))
  const intakeIds = after.intakes.map(({ intakeId }) => intakeId)
  return {
    ...after,
    streamIds,
    modules: after.modules.filter(({ streamId }) => streamIds.includes(streamId)),
    blocks: after.blocks.filter(({ intakeId }) => intakeIds.includes(intakeId)),
    delivery: after.delivery.filter(({ comboId, intakeId }) => after.comboIds.includes(comboId) && intakeIds.includes(intakeId)),
  }
}

/** The answers that are lost when a step is changed, in words, in the order of the steps. */
export function lostAnswers(before: SelectionAnswers, after: SelectionAnswers, choices: SelectionChoices): LostAnswer[] {
  const kept = settled(before, after, choices)
  return [
    ...after.streamIds
      .filter((id) => !kept.streamIds.includes(id))
      .map((id) => ({ step: 'stream' as const, text: texts.lostStream(streamName(choices, id)) })),
    ...after.modules
      .filter((one) => !kept.modules.includes(one) && one.moduleIds.length > 0)
      .map(({ streamId, moduleIds }) => ({
        step: 'module' as const,
        text: texts.lostModules(streamName(choices, streamId), moduleIds.length),
      })),
    ...after.blocks
      .filter((one) => !kept.blocks.includes(one))
      .map(({ intakeId, examblockIds, testblockIds }) => ({
        step: 'test-exam-block-dates' as const,
        text: texts.lostBlocks(intakeName(choices, intakeId), examblockIds.length + testblockIds.length),
      })),
    ...after.delivery
      .filter((one) => !kept.delivery.includes(one))
      .map(({ comboId, intakeId, students }) => ({
        step: 'delivery' as const,
        text: texts.lostDelivery(comboName(choices, comboId), intakeName(choices, intakeId), students),
      })),
  ]
}
