import { paths } from './paths.ts'

/** The parent contact types: exactly one of them says what a person is to the portal. */
export const contactTypes = ['STUDENT', 'CENTER', 'INSTITUTE', 'NCUK'] as const

export type ContactType = (typeof contactTypes)[number]

/** The contact type that a server named; null for one that the portal does not know. */
export const toContactType = (value: unknown): ContactType | null => contactTypes.find((type) => type === value) ?? null

/** Where each type starts. */
export const dashboards: Readonly<Record<ContactType, string>> = {
  STUDENT: '/dashboard/student',
  CENTER: '/dashboard/center',
  INSTITUTE: '/dashboard/university',
  NCUK: '/dashboard/ncuk-admin',
}

/** The patterns of the pages at which people see their own record. */
export const ownRecords = {
  STUDENT: '/lead-management/regular-registration/regular-registration-edit/:studentMasterId',
  CENTER: '/lead-management/center-registration/edit/:centreEditId',
} as const

/** Open to everyone who is signed in, with any permission tree. */
export const alwaysAllowed: readonly string[] = [
  paths.home,
  paths.profile,
  paths.resetLink,
  paths.changePassword,
  paths.forgotPassword,
  paths.group,
]

/** Open to people of a type, beside `alwaysAllowed`. */
export const allowedByType: Readonly<Record<ContactType, readonly string[]>> = {
  STUDENT: [dashboards.STUDENT, ownRecords.STUDENT],
  CENTER: [dashboards.CENTER, ownRecords.CENTER],
  INSTITUTE: [dashboards.INSTITUTE],
  NCUK: [dashboards.NCUK],
}
