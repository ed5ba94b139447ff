import type { GivenFields } from '../check-record.ts'
import { conditionErrors } from '../students/condition-checks.ts'

/** How many days ahead an offer may end. */
const longest = 14
const day = 86_400_000

const lastDay = (today: string): string => new Date(Date.parse(today) + longest * day).toISOString().slice(0, 10)

/** The errors of an offer in clearing over several fields or by the present day, by path; both the form and the server ask. */
export function offerErrors(given: GivenFields, stored: GivenFields, today: string): ReadonlyMap<string, string> {
  const errors = new Map(conditionErrors(given))
  const { expiresOn } = given
  if (typeof expiresOn === 'string' && expiresOn !== stored['expiresOn'] && (expiresOn <= today || expiresOn > lastDay(today)))
    errors.set('expiresOn', `Choose a date within ${longest} days.`)
  return errors
}
