import type { Account } from '../../models.ts'
import type { Store } from '../engine/store.ts'

/** Whose records a person sees: NCUK all, a centre those of its own, others none. */
export const scopeOfCentre =
  ({ contactType, centreId }: Account) =>
  (fields: { readonly centreId?: number | undefined }): boolean =>
    contactType === 'NCUK' || (contactType === 'CENTER' && fields.centreId === centreId)

/** The centre of a record: a person of a centre has no other one to choose. */
export const centreFor = (given: number | undefined, { contactType, centreId }: Account): number | undefined =>
  contactType === 'CENTER' ? (centreId ?? undefined) : given

/** Whose students' records a person sees: as with the students themselves, and a student the own ones. */
export const scopeOfStudent =
  (user: Account) =>
  (fields: { readonly studentId: number; readonly centreId?: number | undefined }): boolean =>
    scopeOfCentre(user)(fields) || (user.contactType === 'STUDENT' && user.studentId === fields.studentId)

/** What a record of a student in a module is called. */
export const inModule = (studentId: number, moduleId: number, store: Store): string =>
  `${store.named('Student', studentId)} – ${store.named('Module', moduleId)}`

/** What records of a student say of it. */
export const ofStudent = (studentId: number, store: Store) => ({
  centreId: store.db.records('Student').find(studentId)?.fields['centreId'] as number | undefined,
})
