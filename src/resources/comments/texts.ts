/** Texts of the comments on a record. */
export const commentTexts = {
  title: 'Comments',
  none: 'Nothing has been said yet',
  field: 'Comment',
  add: 'Add comment',
} as const
