import { digestOf } from '../../../accounts/secrets.ts'
import type { Db } from '../../../db.ts'
import type { SeedDays } from '../../engine/service.ts'
import type { ShareLinkRecord } from '../share-links.ts'
import { seededAssets } from './assets.ts'

const author = 'Alexandrina Lindqvist-Okonkwo'

type Plan = Pick<ShareLinkRecord, 'assetId' | 'access' | 'maxUses' | 'useCount'> & {
  /** From the day of seeding. */
  readonly endsIn: number
  readonly isRevoked?: boolean
}

/** In the order of their tokens, from `seeded-link-1` on. */
const plans: readonly Plan[] = [
  { assetId: seededAssets.sixVersions, access: 'Download', maxUses: null, useCount: 12, endsIn: 60 },
  { assetId: seededAssets.sixVersions, access: 'View', maxUses: 5, useCount: 5, endsIn: 30 },
  { assetId: seededAssets.sixVersions, access: 'View', maxUses: null, useCount: 3, endsIn: -2 },
  { assetId: seededAssets.photo, access: 'View', maxUses: 1, useCount: 0, endsIn: 14 },
  { assetId: seededAssets.photo, access: 'Download', maxUses: 1, useCount: 1, endsIn: 14 },
  { assetId: seededAssets.drawing, access: 'View', maxUses: null, useCount: 0, endsIn: 0 },
  { assetId: seededAssets.priceNote, access: 'Download', maxUses: 100, useCount: 7, endsIn: 90, isRevoked: true },
  { assetId: seededAssets.priceTable, access: 'View', maxUses: 1000, useCount: 40, endsIn: 45 },
]

/** Eight links: four are open, one of them until the end of the day; two are used up, one has ended, one was revoked. */
export function seedShareLinks(db: Db, days: SeedDays): void {
  for (const [index, { endsIn, isRevoked = false, ...link }] of plans.entries())
    db.shareLinks.insert({
      ...link,
      expiresOn: days.inDays(endsIn),
      digest: digestOf(db, `share link seeded-link-${index + 1}`),
      passwordHash: null,
      isRevoked,
      createdBy: author,
      createdAt: `${days.inDays(-20)} 09:00:00.000000`,
    })
}
