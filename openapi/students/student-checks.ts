import { recordTexts, type GivenFields } from '../check-record.ts'

const [youngest, oldest] = [14, 80]

/** The day on which somebody who was born on a day becomes so many years old. */
const birthday = (born: string, years: number): string => `${Number(born.slice(0, 4)) + years}${born.slice(4)}`

/**
 * The errors of a student that depend on several fields or on the present day, by field; both the form and the server ask. A
 * passport that has expired since it was stored does not keep other changes from being saved.
 */
export function studentErrors(
  { dateOfBirth, passportExpiry, accessArrangements, accessDetails = '' }: GivenFields,
  stored: GivenFields,
  today: string,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  if (typeof dateOfBirth === 'string') {
    if (birthday(dateOfBirth, youngest) > today) errors.set('dateOfBirth', `The student must be at least ${youngest} years old.`)
    else if (birthday(dateOfBirth, oldest + 1) <= today) errors.set('dateOfBirth', `The student must be at most ${oldest} years old.`)
  }
  if (typeof passportExpiry === 'string' && passportExpiry !== stored['passportExpiry'] && passportExpiry <= today)
    errors.set('passportExpiry', 'Choose a date in the future.')
  if (accessArrangements === 'Other' && String(accessDetails).trim() === '')
    errors.set('accessDetails', recordTexts.required('What is arranged'))
  return errors
}

/** The fields of each kind of qualification; those that it needs come first. */
export const qualificationFields = {
  Academic: {
    needed: ['title', 'institutionName', 'countryId', 'completedOn', 'grade'],
    others: ['awardingBody', 'isPredicted'],
  },
  'English test': {
    needed: ['testType', 'testDate'],
    others: ['reportNumber', 'eap', 'reading', 'writing', 'listening', 'speaking'],
  },
} as const

const scores = ['eap', 'reading', 'writing', 'listening', 'speaking'] as const
const [lowestBand, highestBand, bandsInOne] = [0, 9, 2]

const isBand = (score: number): boolean => score >= lowestBand && score <= highestBand && Number.isInteger(score * bandsInOne)

/** What is wrong with a qualification over several fields, by field; both the form and the server ask. */
export function qualificationErrors(given: GivenFields, labels: (field: string) => string, today: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const { kind, completedOn, isPredicted, testType, testDate } = given
  if (kind !== 'Academic' && kind !== 'English test') return errors
  for (const name of qualificationFields[kind].needed) if ((given[name] ?? '') === '') errors.set(name, recordTexts.required(labels(name)))
  if (kind === 'Academic' && isPredicted !== 1 && typeof completedOn === 'string' && completedOn > today)
    errors.set('completedOn', 'Choose a date in the past, or mark the grade as predicted.')
  if (kind === 'English test' && typeof testDate === 'string' && testDate > today)
    errors.set('testDate', 'Choose today or an earlier date.')
  if (kind === 'English test' && testType === 'IELTS')
    for (const name of scores) {
      const score = given[name]
      if (typeof score === 'number' && !isBand(score))
        errors.set(name, `Enter a band from ${lowestBand} to ${highestBand} in steps of ${1 / bandsInOne}.`)
    }
  return errors
}

/** Why two modules are not taken together. */
export const prohibitedText = (one: string, other: string, mapping: string): string =>
  `${one} and ${other} are prohibited together by ${mapping}.`

/** What a draft may lack and a submitted registration may not, in the order of the form. */
export const neededToSubmit = [
  'dateOfBirth',
  'nationalityId',
  'mobile',
  'countryId',
  'addressLine1',
  'city',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
  'centreId',
] as const

/** What else a submitted registration needs: an open curriculum, and the file of the passport. */
export const neededBeside = {
  curriculum: 'Add a curriculum.',
  documents: 'Add the file of the passport.',
} as const

/** How a curriculum is taught and examined: after the registration only people with a right of their own change it. */
export const deliveryFields = ['programDeliveryId', 'deliveryTypeId', 'examTypeId', 'proctoringTypeId'] as const

/** The programme delivery whose exams are proctored. */
export const onlineDelivery = 2

/** What a draft of a centre's registration may lack and a submitted one may not, in the order of the form. It needs a licence too. */
export const neededOfCentre = [
  'legalName',
  'registrationNumber',
  'countryId',
  'city',
  'address',
  'timezoneId',
  'email',
  'phone',
  'principalName',
  'principalEmail',
  'examsOfficerName',
  'examsOfficerEmail',
  'programIds',
  'deliveryModes',
  'expectedStudents',
  'contractStart',
  'contractEnd',
] as const
