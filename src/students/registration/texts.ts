import { studentTexts } from '../texts.ts'

/** Texts of the registration of students. */
export const registrationTexts = {
  sendLink: studentTexts.sendLink,
  register: 'Register',
  curriculum: 'Curriculum',
  modules: 'Modules',
  delivery: 'Delivery',
  deliveryFixed: 'The delivery of a registered student is fixed.',
  noCentre: 'Choose the centre of this student first.',
  noAccepted: 'The centre of this student has no accepted selection of a curriculum in this year.',
  locked: 'Your registration is complete. To change these, ask your centre.',
  byCentre: 'Your centre does this.',
  lockedEmail: 'To change your e-mail, ask your centre.',
  wizard: 'Steps of the registration',
  parts: {
    student: 'Student',
    contact: 'Contact',
    emergency: 'Emergency contact',
    registration: 'Registration',
    access: 'E-mail',
    qualifications: 'Qualifications',
    documents: 'Documents',
    enrolments: 'Enrolments',
    applications: 'Applications',
    results: 'Results',
    history: 'History',
  },
  steps: {
    student: 'Student',
    contact: 'Contact',
    curriculum: 'Curriculum',
    qualifications: 'Qualifications',
    documents: 'Documents',
    confirm: 'Confirm',
  },
  captions: {
    student: 'Passport data',
    contact: 'Address',
    curriculum: 'Modules',
    qualifications: 'School, English',
    documents: 'Passport',
    confirm: 'Submit',
  },
  twins: (count: number) =>
    count === 1
      ? 'A student with this name and birth date is there already.'
      : `${count} students with this name and birth date are there already.`,
  saveAndContinue: 'Save and continue',
  add: 'Add',
  added: 'Added so far',
  noneAdded: 'None yet.',
  goOn: 'Continue',
  newDocument: 'New document',
  keepDraft: 'Keep as draft',
  submit: 'Submit',
} as const
