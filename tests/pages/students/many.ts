import { button, combobox, group, row } from '../parts.ts'

/** What is done to many students at once, after a check. */
const many = {
  checkAgain: button('Check again'),
  outcome: group('Outcome'),
}

/** The wizard that enrols them. */
export const enrolPage = {
  ...many,
  enrol: button('Enrol'),
  next: button('Next'),
  confirm: group('Confirm'),
  sitting: group('Sitting'),
  sittingStep: button(/^Step 3 of 4/),
  ready: (able: number, total: number) => `${able} of ${total} students can be enrolled`,
  enrolled: (count: number) => `${count} students enrolled.`,
  partly: (done: number, failed: number) => `${done} enrolled, ${failed} not`,
}

/** The page that registers them for another year. */
export const reRegisterPage = {
  ...many,
  register: button('Register'),
  year: combobox('Year'),
  curriculum: combobox('Curriculum'),
  intake: combobox('Intake'),
  unable: (name: string, reason: string) => row(new RegExp(`${name}.*Not possible.*${reason}`)),
  choice: group('What they are registered for'),
  partly: (done: number, failed: number) => `${done} done, ${failed} not`,
}
