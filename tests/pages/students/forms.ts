import { field, toggle } from '../parts.ts'

/** The forms of leads, qualifications and enrolments, and the step of immigration. */
export const studentForms = {
  firstName: field('First Name'),
  followUp: field('Follow-up'),
  pastFollowUp: 'Choose today or a later date.',
  qualificationKind: field('Kind'),
  academic: [field('Title'), field('Institution'), field('Country'), field('Completed'), field('Grade')],
  english: [field('Test'), field('Test Date')],
  notNeeded: field('Awarding Body'),
  reportNumber: field('Report Number'),
  test: field('Test'),
  blockKind: field('Block'),
  examBlock: field('Exam Block'),
  noExamBlock: 'Exam Block should not be blank!',
  visa: toggle(/^Visa(?! refused)/),
  refused: toggle(/^Visa refused before/),
  afterVisa: [field('Visa Type'), field('Visa until')],
  afterRefusal: field('What was refused'),
  otherAnswers: [field('Residence'), field('Funding')],
}
