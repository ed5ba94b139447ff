/** Texts of the comments of a centre and the provider. */
export const talkTexts = {
  count: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  about: (stream: string, count: number) => `Comments on ${stream}, ${count}`,
  on: (request: string) => `Comments on ${request}`,
  all: 'All comments',
  internal: 'Internal: the provider alone reads it',
  internalMark: 'Internal',
  remove: (author: string, at: string) => `Delete the comment of ${author}, ${at}`,
  removeLabel: 'Delete',
} as const
