/** Texts of the pages of leads and students. */
export const studentTexts = {
  convert: 'Convert',
  sendLink: 'Send link',
  overdue: 'Overdue',
  byDueDate: 'Calendar by due date',
  oldTest: 'Older than two years',
} as const
