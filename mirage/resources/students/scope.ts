import type { Account } from '../../models.ts'

/** Whose records a person sees: NCUK all, a centre those of its own, others none. */
export const scopeOfCentre =
  ({ contactType, centreId }: Account) =>
  (fields: { readonly centreId?: number | undefined }): boolean =>
    contactType === 'NCUK' || (contactType === 'CENTER' && fields.centreId === centreId)

/** The centre of a record: a person of a centre has no other one to choose. */
export const centreFor = (given: number | undefined, { contactType, centreId }: Account): number | undefined =>
  contactType === 'CENTER' ? (centreId ?? undefined) : given
