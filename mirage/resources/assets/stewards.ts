import { steward } from '#openapi/generated/resources/assets/steward.ts'
import type { Day } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
import { stewardSeeds } from './seeds/stewards.ts'

type Sent = FieldsOf<'Steward'>

const lastDay: Day = '9999-12-31'

const isSamePlace = (one: Sent, other: Sent): boolean =>
  one.scope === other.scope && (one.scope === 'Type' ? one.assetTypeId === other.assetTypeId : one.folderId === other.folderId)

const overlap = (one: Sent, other: Sent): boolean =>
  one.fromDate <= (other.untilDate ?? lastDay) && other.fromDate <= (one.untilDate ?? lastDay)

/** The steward of a folder on a day, or else of a type, with the deputy; null where there is none. */
export function stewardOn(
  day: Day,
  place: { readonly folderId: number; readonly assetTypeId: number },
  { db }: Pick<Store, 'db'>,
): Pick<Sent, 'contactId' | 'deputyContactId'> | null {
  const today = db
    .records('Steward')
    .where()
    .map(({ fields }) => fields as Sent)
    .filter(({ fromDate, untilDate = lastDay }) => fromDate <= day && day <= untilDate)
  return (
    today.find(({ scope, folderId }) => scope === 'Folder' && folderId === place.folderId) ??
    today.find(({ scope, assetTypeId }) => scope === 'Type' && assetTypeId === place.assetTypeId) ??
    null
  )
}

/** Who looks after the files of a type or of a folder, one at a time. */
export const stewards = serveResource({
  rules: steward,
  seeds: stewardSeeds,
  calculated: ({ contactId, scope, assetTypeId, folderId }, _id, { db, named }) => ({
    stewardName: named('Contact', contactId),
    place: scope === 'Type' ? named('AssetType', assetTypeId ?? 0) : named('Folder', folderId ?? 0),
    openReviews: db
      .records('Asset')
      .where(({ status }) => status === assetStatus.review)
      .map(assetFields)
      .filter((asset) => (scope === 'Type' ? asset.assetTypeId === assetTypeId : asset.folderId === folderId)).length,
  }),
  completed: ({ assetTypeId, folderId, ...fields }) =>
    tidied({ ...fields, ...(fields.scope === 'Type' ? { assetTypeId } : { folderId }) }, steward.fields) as Sent,
  checks: [
    ({ scope, assetTypeId, folderId }) => {
      if (scope === 'Type') return assetTypeId === undefined ? ['assetTypeId', 'Select a type.'] : null
      return folderId === undefined ? ['folderId', 'Select a folder.'] : null
    },
    ({ contactId, deputyContactId }) =>
      contactId === deputyContactId ? ['deputyContactId', 'Choose another contact than the steward.'] : null,
    (fields, { id, db, named }) => {
      const other = db
        .records('Steward')
        .where((one) => one.id !== id)
        .map((one) => one.fields as Sent)
        .find((one) => isSamePlace(one, fields) && overlap(one, fields))
      if (!other) return null
      const until = other.untilDate === undefined ? '' : ` until ${other.untilDate.split('-').toReversed().join('/')}`
      return ['fromDate', `${named('Contact', other.contactId)} is steward here${until}.`]
    },
  ],
})
