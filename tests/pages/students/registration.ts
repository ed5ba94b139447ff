import { article, button, combobox, field, link, tab } from '../parts.ts'

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
  twin: (name: string) => link(name),
  twinsText: /students with this name and birth date are there already/,
  missing: /points are missing/,
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
