const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)
const certificates = (count: number) => (count === 1 ? '1 certificate' : `${count} certificates`)

/** Texts of the wizard that issues certificates to the students of a set. */
export const issueTexts = {
  title: 'Issue certificates',
  wizard: 'Steps of the issue',
  steps: { choice: 'Choice', preview: 'Preview' },
  captions: { choice: 'Type and results', preview: 'Check and issue' },
  choice: 'What is certified',
  choiceHint: 'All students of the set are checked. Nothing is issued before you have seen who is certified.',
  one: 'One student',
  next: 'Next',
  back: 'Back',
  checkAgain: 'Check again',
  notChosen: 'Choose a type and results first.',
  noneAble: 'None of these students can be certified.',
  checked: (able: number, total: number) => `${able} of ${students(total)} can be certified`,
  empty: 'No student has results in this set.',
  heldBack: (count: number) => `Held back (${count})`,
  ready: (count: number) => `Ready (${count})`,
  reason: 'Reason',
  award: 'Award',
  issue: (count: number) => `Issue ${count}`,
  done: 'Outcome',
  issued: (done: number, total: number) => (done === total ? `${certificates(total)} issued.` : `${done} issued, ${total - done} not`),
} as const
