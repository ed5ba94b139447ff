/** Texts of what the centre and the provider say to each other. */
export const commentTexts = {
  title: 'Comments',
  none: 'Nothing has been said yet',
  count: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  about: (stream: string, count: number) => `Comments on ${stream}, ${count}`,
  all: 'All comments',
  field: 'Comment',
  internal: 'Internal: the provider alone reads it',
  internalMark: 'Internal',
  add: 'Add comment',
  remove: (author: string, at: string) => `Delete the comment of ${author}, ${at}`,
  removeLabel: 'Delete',
} as const
