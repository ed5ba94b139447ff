/** Texts of the pages of courses. */
export const courseTexts = {
  months: 'Approved and expired per month',
  monthsNote: 'By the month until which they are valid.',
  month: 'Month',
  approved: 'Approved',
  expired: 'Expired',
  total: 'All months',
  noMonths: 'No course has been approved yet.',
  noMonthsFound: 'No approved course matches the search and filters.',
  english: 'English',
  academic: 'Academic',
  documents: 'Documents',
  noDocuments: 'No documents yet',
  noEnglish: 'No English requirements',
  noAcademic: 'No academic requirements',
  requirementsHint: 'A course needs one English and one academic requirement before it can be submitted.',
  addRequirements: 'Add in the form',
} as const
