/** Texts of the page that registers students for another year. */
export const reRegisterTexts = {
  reRegister: 'Re-register',
  outcome: (done: number, total: number) => (done === total ? `${total} done.` : `${done} done, ${total - done} not`),
  noneChosen: 'Choose students in the list first.',
  chosen: (count: number) =>
    `${count === 1 ? 'One student is' : `${count} students are`} registered for the year, curriculum and intake that you choose.`,
  checked: (able: number, total: number) => `${able} of ${total} can be registered`,
  students: 'Students',
  finding: 'Check',
  notYet: 'Choose year, curriculum and intake first.',
  noneAble: 'None of these students can be registered.',
  apply: 'Register',
  choice: 'What they are registered for',
  done: 'Outcome',
  checkAgain: 'Check again',
} as const
