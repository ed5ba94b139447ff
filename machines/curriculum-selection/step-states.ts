import { isAnswerStep, isStepDone, optionalSteps, stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import type { OpenSelection } from './curriculum-selection-types.ts'
import { mayOpen } from './selection-editing.ts'

const submitted = 4

/** Where each step stands while one of them is open; one that may be passed over is done once the one after it is. */
export function stepStates(selection: OpenSelection, current: SelectionStep) {
  const { answers, choices, status } = selection
  const isDone = (step: SelectionStep): boolean => {
    if (step === 'confirmation') return status === submitted
    if (isAnswerStep(step)) return mayOpen(step, selection) && isStepDone(step, answers, choices)
    return optionalSteps.includes(step) && isDone(stepNames[stepNames.indexOf(step) + 1] ?? 'confirmation')
  }
  return stepNames.map((step) => {
    if (step === current) return { step, state: 'current' as const }
    if (!mayOpen(step, selection)) return { step, state: 'unreachable' as const }
    return { step, state: isDone(step) ? ('done' as const) : ('upcoming' as const) }
  })
}
