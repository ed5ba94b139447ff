/** Texts of what is done to many students at once. */
export const manyStudentsTexts = {
  student: 'Student',
  outcome: 'Outcome',
  able: 'Ready',
  unable: 'Not possible',
} as const
