import type { GivenFields } from '../check-record.ts'

/**
 * The errors of a lead that depend on the present day, by field; both the form and the server ask. A follow-up day that has
 * passed since it was stored does not keep other changes from being saved.
 */
export const leadErrors = ({ followUpOn }: GivenFields, stored: GivenFields, today: string): ReadonlyMap<string, string> =>
  new Map(
    typeof followUpOn === 'string' && followUpOn !== stored['followUpOn'] && followUpOn < today
      ? [['followUpOn', 'Choose today or a later date.']]
      : [],
  )
