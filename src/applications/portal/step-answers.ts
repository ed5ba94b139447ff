import type { ApplicationStep } from '#openapi/applications/application-steps.ts'
import type { application } from '#openapi/generated/resources/applications/application.ts'

/** The steps whose answers are fields of the application. */
export type AnsweredStep = Exclude<ApplicationStep, 'student' | 'contact' | 'key-documentation'>

type AnswerName = keyof typeof application.fields

/** What each of them asks for. */
export const answersOf = {
  'checklist-video': ['videoWatched'],
  'course-finder': ['choices'],
  immigration: ['hasVisa', 'visaType', 'visaExpiry', 'wasRefused', 'refusalDetails', 'residenceCountryId', 'needsCas', 'fundedBy'],
  'academic-details': ['personalStatement'],
  summary: ['hasDeclared'],
} as const satisfies Readonly<Record<AnsweredStep, readonly AnswerName[]>>
