import type { ScheduleHistory, StepName } from './history.ts'
import type { SchedulingContext } from '../scheduling-types.ts'

/** How edits become steps. What makes steps of them comes after the schedule: edits made before it wait. */

export const emptyHistory: ScheduleHistory = { done: [], undone: [] }

/** An edit that is no step yet: the days before and after it. */
export interface UnrecordedEdit {
  readonly name: StepName
  /** The instant (ms) at which it was made. */
  readonly at: number
  readonly before: SchedulingContext['days']
  readonly after: SchedulingContext['days']
}

type Recorded = Pick<SchedulingContext, 'history' | 'unrecorded'>

/** The context once the waiting edits are steps, as soon as that can be done. */
export function withRecorded({ history, unrecorded, input }: Recorded & Pick<SchedulingContext, 'input'>): Recorded {
  const rules = input.historyRules()
  return rules ? { history: rules.recordAll(history, unrecorded), unrecorded: [] } : { history, unrecorded }
}

/** The context after an edit, and the step that it is. */
export function recorded<Edit extends Pick<SchedulingContext, 'days'>>(
  context: SchedulingContext,
  edit: Edit,
  name: StepName,
): Edit & Recorded {
  const { input, history } = context
  const made = { name, at: input.now(), before: context.days, after: edit.days }
  return { ...edit, ...withRecorded({ input, history, unrecorded: [...context.unrecorded, made] }) }
}
