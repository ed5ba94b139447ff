/** The list of registrations. */
export const registrationPath = '/lead-management/regular-registration'

/** The record of a student as it is edited; the parameter is the encrypted id. */
export const registrationPattern = `${registrationPath}/regular-registration-edit/:studentMasterId`

/** The address of a student's record as it is edited; with what is open there. */
export const editPath = (id: string, query = ''): string =>
  `${registrationPath}/regular-registration-edit/${id}${query === '' ? '' : `?${query}`}`
