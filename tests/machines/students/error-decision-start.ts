import type { ErrorDecisionEvent } from '#machines/students/error-decision.machine.ts'
import { failure } from '../records/start.ts'

export const decisionInput = { failureOf: failure }

/** An error that is taken up, with a student if one alone may be meant. */
export const take = (act: 'choose' | 'again' | 'ignore' | 'reopen', studentId: number | null = null): ErrorDecisionEvent => ({
  type: 'error.take',
  errorId: 7,
  act,
  studentId,
})
