import type { ScheduleHistory, StepName } from './history.ts'
import type { SchedulingContext } from '../scheduling-types.ts'

/** How edits become steps. The rules for that are loaded after the schedule; edits made before that wait. */

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

/** The context with the waiting edits recorded as steps, or as it was while the rules for that are not loaded. */
export function withRecorded({ history, unrecorded, input }: Recorded & Pick<SchedulingContext, 'input'>): Recorded {
  const rules = input.historyRules()
  return rules ? { history: rules.recordAll(history, unrecorded), unrecorded: [] } : { history, unrecorded }
}

/** The context after an edit, which is recorded as a step. */
export function recorded<Edit extends Pick<SchedulingContext, 'days'>>(
  context: SchedulingContext,
  edit: Edit,
  name: StepName,
): Edit & Recorded {
  const { input, history } = context
  const made = { name, at: input.now(), before: context.days, after: edit.days }
  return { ...edit, ...withRecorded({ input, history, unrecorded: [...context.unrecorded, made] }) }
}
