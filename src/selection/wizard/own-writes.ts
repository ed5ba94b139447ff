import { settled } from '#openapi/selection/lost-answers.ts'
import { stepNames } from '#openapi/selection/steps.ts'
import type { OpenSelection, SaveOutcome, StepSave, SubmitOutcome } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { isSameAnswer } from '#machines/curriculum-selection/selection-editing.ts'
import { isRefusal } from '#src/resources/failure.ts'
import type { createSelectionCalls } from './selection-service.ts'

const completed: OpenSelection['status'] = 4

/** Whether a selection is stored as a save leaves it. */
const isStored = ({ selection, answers }: StepSave, stored: OpenSelection): boolean => {
  const after = settled(selection.answers, answers, selection.choices)
  return stepNames.every((step) => isSameAnswer(step, after, stored.answers))
}

/**
 * The calls of one visit to the wizard. A write whose answer was lost may be stored all the same: the next one goes on from
 * it, and does not take it for another person's change.
 */
export function trackOwnWrites(calls: ReturnType<typeof createSelectionCalls>, now: () => number) {
  /** What was sent and not answered. */
  let unanswered: readonly StepSave[] = []
  /** Whether a submission was sent and not answered. */
  let mayBeSubmitted = false
  const attempt = async (sent: StepSave, signal: AbortSignal, lost: readonly StepSave[]): Promise<SaveOutcome> => {
    const outcome = await calls.save(sent, signal)
    if (outcome.kind !== 'conflict') return outcome
    const { selection } = outcome
    // The message was in the answer that was lost; an empty one is not shown.
    if (isSameAnswer(sent.step, sent.answers, selection.answers)) return { kind: 'saved', message: '', selection, savedAt: now() }
    if (lost.some((one) => isStored(one, selection))) return attempt({ ...sent, updatedAt: selection.updatedAt }, signal, [])
    return outcome
  }
  return {
    save: async (sent: StepSave, signal: AbortSignal): Promise<SaveOutcome> => {
      const lost = unanswered
      unanswered = [...lost, sent]
      const outcome = await attempt(sent, signal, lost)
      unanswered = []
      return outcome
    },
    submit: async (...sent: Parameters<typeof calls.submit>): Promise<SubmitOutcome> => {
      try {
        const outcome = await calls.submit(...sent)
        const isOwn = mayBeSubmitted && outcome.kind === 'closed' && outcome.selection.status === completed
        mayBeSubmitted = false
        return isOwn ? { kind: 'submitted', message: '' } : outcome
      } catch (problem) {
        mayBeSubmitted ||= !isRefusal(problem)
        throw problem
      }
    },
  }
}
