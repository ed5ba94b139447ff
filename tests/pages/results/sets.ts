import { button, checkbox, columnheader, dialog, radio } from '../parts.ts'

/** The list of result sets. */
export const resultSetList = {
  checkColumn: columnheader('Release check'),
  release: button('Release'),
  question: (count: number) => dialog(`Release these ${count} result sets`),
  audience: (name: string) => radio(name),
  acknowledge: checkbox('I have read the warnings'),
} as const
