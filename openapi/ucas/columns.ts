/** The columns of a UCAS file: the fields of its rows, and what they are called. */
export const ucasColumns = {
  personalId: 'Personal ID',
  familyName: 'Family Name',
  givenNames: 'Given Names',
  dateOfBirth: 'Date of Birth',
  choiceNumber: 'Choice Number',
  providerCode: 'Provider Code',
  courseCode: 'Course Code',
  decision: 'Decision',
  reply: 'Reply',
} as const

export type UcasColumn = keyof typeof ucasColumns

/** What can be wrong with a row of a UCAS file, by its id. */
export const ucasErrorTypes = {
  1: 'No student',
  2: 'Several students',
  3: 'Wrong UCAS ID',
  4: 'Unknown university',
  5: 'Unknown course',
  6: 'Decision differs',
  7: 'Row twice',
} as const

export type UcasErrorType = keyof typeof ucasErrorTypes

/** The kinds of errors that a person settles by choosing the student. */
export const settledByStudent: readonly number[] = [1, 2, 3] satisfies readonly UcasErrorType[]
