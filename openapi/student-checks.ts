import { recordTexts, type GivenFields } from './check-record.ts'

const [youngest, oldest] = [14, 80]

/** The day on which somebody who was born on a day becomes so many years old. */
const birthday = (born: string, years: number): string => `${Number(born.slice(0, 4)) + years}${born.slice(4)}`

/** What is wrong with a student over several fields or with the day of the check, by field; both the form and the server ask. */
export function studentErrors(
  { dateOfBirth, accessArrangements, accessDetails = '' }: GivenFields,
  today: string,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (typeof dateOfBirth === 'string') {
    if (birthday(dateOfBirth, youngest) > today) errors.set('dateOfBirth', `The student must be at least ${youngest} years old.`)
    else if (birthday(dateOfBirth, oldest + 1) <= today) errors.set('dateOfBirth', `The student must be at most ${oldest} years old.`)
  }
  if (accessArrangements === 'Other' && String(accessDetails).trim() === '')
    errors.set('accessDetails', recordTexts.required('What is arranged'))
  return errors
}
