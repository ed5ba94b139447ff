/** The types of contacts that the portal knows by their ids: a contact's `contactTypeId`. */
export const contactTypeIds = { NCUK: 1, CENTER: 2, INSTITUTE: 3, STUDENT: 4, marker: 5, guardian: 6 } as const
