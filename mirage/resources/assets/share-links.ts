import { addDays } from '../../factories/days.ts'
import type { Day } from '../../models.ts'

/** A link to an asset. Its token is not stored; the digest tells whether one is right. */
export interface ShareLinkRecord {
  readonly id: number
  readonly assetId: number
  readonly access: 'View' | 'Download'
  readonly expiresOn: Day
  /** Null for no limit. */
  readonly maxUses: number | null
  readonly useCount: number
  readonly digest: string
  /** Null without a password. */
  readonly passwordHash: string | null
  readonly isRevoked: boolean
  readonly createdBy: string
  /** An instant as on the wire. */
  readonly createdAt: string
}

/** How far ahead a link may end, in days. */
export const longestLink = 90

/** The last day that a new link may have. */
export const lastLinkDay = (today: Day): Day => addDays(today, longestLink)

export type LinkState = 'Open' | 'Used up' | 'Expired' | 'Revoked'

/** Where a link stands on a day. */
export function stateOf({ isRevoked, expiresOn, maxUses, useCount }: ShareLinkRecord, today: Day): LinkState {
  if (isRevoked) return 'Revoked'
  if (expiresOn < today) return 'Expired'
  return maxUses !== null && useCount >= maxUses ? 'Used up' : 'Open'
}
