import { article, button, combobox, field, link, tab, type Part } from '../parts.ts'

/** What is chosen in the step of the curriculum; programme and stream follow from the curriculum. */
const curriculum: readonly (readonly [picker: Part<'combobox'>, option: string])[] = [
  [combobox('Curriculum'), 'IFY Science and Medicine'],
  [combobox('Pathway'), 'Biological Sciences'],
  [combobox('Intake'), 'January 2027'],
  [combobox('Semester'), 'Semester 1'],
  [combobox('Modules'), 'Physics'],
  [combobox('Modules'), 'Chemistry'],
  [combobox('Programme Delivery'), 'On Campus'],
  [combobox('Delivery Type'), 'Blended'],
  [combobox('Exam Type'), 'First sitting'],
]

/** The wizard of a registration, and the page on whose tabs it is edited. */
export const registrationPage = {
  firstName: field('First Name'),
  lastName: field('Last Name'),
  dateOfBirth: field('Date of Birth'),
  mobile: field('Mobile'),
  email: field('E-mail'),
  next: button('Save and continue'),
  submit: button('Submit'),
  keepDraft: link('Keep as draft'),
  confirmStep: button(/^Step 6 of 6: Confirm/),
  contactTab: tab('Contact'),
  studentTab: tab('Student'),
  twin: (name: string) => link(name),
  twinsText: /students with this name and birth date are there already/,
  missing: /points are missing/,
  curriculum,
  qualificationsStep: button(/^Step 4 of 6: Qualifications/),
  documentType: combobox('Type'),
  kind: combobox('Kind'),
  test: combobox('Test'),
  testDate: field('Test Date'),
  reportNumber: field('Report Number'),
  add: button('Add'),
  addCurriculum: link('Add a curriculum.'),
  gap: (label: string) => link(`${label} should not be blank!`),
}

/** The student's own page. */
export const studentHome = {
  offer: (university: string) => article(university),
  firm: button('Firm choice'),
  secondFirm: 'Only one choice can be firm.',
}
