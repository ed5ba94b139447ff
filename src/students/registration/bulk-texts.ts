/** Texts of what is done to several students of the list at once. */
export const bulkTexts = {
  reRegister: 'Re-register',
  ucas: 'UCAS sync',
  noneReached: 'None of them can be sent a link.',
  linkQuestion: (count: number) => `Send the registration link to ${count === 1 ? 'this student' : `these ${count} students`}?`,
  linkOutcome: (done: number, total: number) => (done === total ? `${total} sent.` : `${done} sent, ${total - done} not`),
  ucasQuestion: (count: number) => `Take over the UCAS ID of ${count === 1 ? 'this student' : `these ${count} students`}?`,
  ucasOutcome: (done: number, total: number) => (done === total ? `${total} matched.` : `${done} matched, ${total - done} not`),
  several: 'Several people fit at UCAS.',
  none: 'No person fits at UCAS.',
  matched: 'UCAS ID taken over.',
} as const
