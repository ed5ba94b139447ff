import type { application } from '#openapi/generated/resources/applications/application.ts'

/** What an application says, part by part. */
export const applicationParts = {
  '': ['choices'],
  Immigration: ['hasVisa', 'visaType', 'visaExpiry', 'wasRefused', 'refusalDetails', 'residenceCountryId', 'needsCas', 'fundedBy'],
  Statement: ['personalStatement'],
} as const satisfies Readonly<Record<string, readonly (keyof (typeof application)['fields'])[]>>
