/** Words of the review of applications. */
export const reviewTexts = {
  decision: 'Decision',
  nothing: 'There is nothing for you to decide on this application now.',
  commentHint: 'Needed to reject. The student reads it.',
  of: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous application',
  next: 'Next application',
  queue: 'Applications of this stage',
  student: 'Student',
  qualifications: 'Qualifications',
  documents: 'Documents',
  toStudent: 'Open the registration',
} as const
