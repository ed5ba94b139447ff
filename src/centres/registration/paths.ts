import { recordPaths } from '#src/resources/record-page.ts'

/** Where the registrations of centres stand. */
export const centreRegistrationPath = '/lead-management/center-registration'

const { edit } = recordPaths(centreRegistrationPath)

/** The record of a centre as it is edited, with what is open there. */
export const centreEditPath = (id: string, query = ''): string => `${edit(id)}${query === '' ? '' : `?${query}`}`

/** A step of the wizard of a registration that is stored, or the first one. */
export const centreWizardPath = (centre: string, step: string, more = ''): string =>
  `${centreRegistrationPath}/create?centre=${centre}&step=${step}${more}`
