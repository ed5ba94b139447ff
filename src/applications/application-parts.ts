import type { application } from '#openapi/generated/resources/applications/application.ts'

/** The fields of an application, by the part of the page that shows them. */
export const applicationParts = {
  '': ['choices'],
  Immigration: ['hasVisa', 'visaType', 'visaExpiry', 'wasRefused', 'refusalDetails', 'residenceCountryId', 'needsCas', 'fundedBy'],
  Statement: ['personalStatement'],
} as const satisfies Readonly<Record<string, readonly (keyof (typeof application)['fields'])[]>>
