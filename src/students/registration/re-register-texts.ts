/** Texts of the page that registers students for another year. */
export const reRegisterTexts = {
  reRegister: 'Re-register',
  outcome: (done: number, total: number) => (done === total ? `${total} done.` : `${done} done, ${total - done} not`),
  noneChosen: 'Choose students in the list first.',
  chosen: (count: number) =>
    `${count === 1 ? 'One student is' : `${count} students are`} registered for the year, curriculum and intake that you choose.`,
  checked: (able: number, total: number) => `${able} of ${total} can be registered`,
  able: 'Ready',
  unable: 'Not possible',
  notYet: 'Choose year, curriculum and intake first.',
  apply: 'Register',
} as const
