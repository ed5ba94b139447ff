import type { Resources } from '#openapi/generated/resources.ts'
import type { Account, ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'

/** Which centre an offer, or a selection, is of, and of which curriculum and year. */
export type ForCentre = {
  readonly curriculumId: number
  readonly centreId: number
  readonly yearId: number
}

type SelectionRecord = Resources['CentreSelection']['record']

/** A selection as it is stored. */
export type SelectionFields = ForCentre &
  Pick<
    SelectionRecord,
    'comboIds' | 'streamIds' | 'modules' | 'intakes' | 'blocks' | 'blockDays' | 'delivery' | 'reason' | 'confirmedBy' | 'confirmedAt'
  > & { readonly decision: NonNullable<SelectionRecord['decision']> }

/** What of a selection is stored; the contract has checked it. */
export const selectionFields = ({ fields }: ResourceRecord): SelectionFields => fields as SelectionFields

/** A centre sees its own records, and only NCUK sees those of other centres. */
export const ofOwnCentre =
  ({ contactType, centreId }: Account) =>
  (fields: object): boolean =>
    contactType === 'NCUK' || (contactType === 'CENTER' && (fields as Partial<ForCentre>).centreId === centreId)

/** What a centre has chosen of a curriculum, as it is stored; null before its first save. */
export const selectionOf = ({ curriculumId, centreId, yearId }: ForCentre, { db }: Pick<Store, 'db'>): ResourceRecord | null =>
  db
    .records('CentreSelection')
    .findBy(({ fields }) => fields['curriculumId'] === curriculumId && fields['centreId'] === centreId && fields['yearId'] === yearId)
