import { recordTexts, type GivenFields } from '../check-record.ts'

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What is wrong with a sponsorship letter over several fields, by field; both the form and the server ask. */
export function letterErrors({ leadId, studentId, coverage, amountMinor, currency }: GivenFields): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (isBlank(leadId) && isBlank(studentId)) errors.set('leadId', 'Choose a lead, a student or both.')
  if (coverage !== 'Part') return errors
  if (isBlank(amountMinor)) errors.set('amountMinor', recordTexts.required('Amount'))
  if (isBlank(currency)) errors.set('currency', recordTexts.required('Currency'))
  return errors
}
