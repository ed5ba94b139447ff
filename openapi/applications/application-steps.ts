import type { application } from '../generated/resources/applications/application.ts'
import { personFields, reachFields } from '../students/student-fields.ts'

/** The eight steps of an application, in their order, by the end of their addresses. */
export const applicationSteps = {
  'checklist-video': 'Checklist Video',
  'course-finder': 'Course Finder',
  student: 'Student',
  contact: 'Contact',
  immigration: 'Immigration',
  'academic-details': 'Academic Details',
  'key-documentation': 'Key Documentation',
  summary: 'Summary',
} as const

export type ApplicationStep = keyof typeof applicationSteps

/** Their names in their order. */
export const applicationStepNames = Object.keys(applicationSteps) as readonly ApplicationStep[]

/** How long a personal statement is, in characters, when it is submitted. */
export const statementLength = { from: 500, to: 4000 } as const

/** What the student's own record holds for a step. */
export const studentStepFields = {
  student: ['firstName', 'lastName', 'dateOfBirth', 'genderId', 'nationalityId', 'passportNumber', 'passportExpiry'],
  contact: ['email', 'mobile', 'countryId', 'addressLine1', 'city', 'emergencyName', 'emergencyRelation', 'emergencyPhone'],
} as const

/** The papers that an application comes with. */
export const neededDocuments = ['Passport', 'Transcript', 'English certificate'] as const

/** Where an application stands. */
export const applicationStatus = { draft: 2, submitted: 9, review: 10, approved: 8, rejected: 11, withdrawn: -1 } as const

/** The steps whose answers are fields of the application. */
export type AnsweredStep = Exclude<ApplicationStep, 'student' | 'contact' | 'key-documentation'>

/** What each of them asks for. */
export const answersOf = {
  'checklist-video': ['videoWatched'],
  'course-finder': ['choices'],
  immigration: ['hasVisa', 'visaType', 'visaExpiry', 'wasRefused', 'refusalDetails', 'residenceCountryId', 'needsCas', 'fundedBy'],
  'academic-details': ['personalStatement'],
  summary: ['hasDeclared'],
} as const satisfies Readonly<Record<AnsweredStep, readonly (keyof typeof application.fields)[]>>

/** What is asked of the student's own record, part by part. */
export const studentAnswers = { student: personFields, contact: ['email', ...reachFields] } as const
