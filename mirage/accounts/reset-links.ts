import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { ResetKeyRecord } from '../models.ts'
import { digestOf } from './secrets.ts'

const hour = 60 * 60 * 1000

/** How long a link works, in ms: one to a new password for an hour, an invitation for two weeks. */
export const linkLives = { reset: hour, invitation: 14 * 24 * hour } as const

const resetDigest = (db: Db, key: string) => digestOf(db, `reset:${key}`)

/** Ends the links of a user, and all whose time is over. */
export function endLinks(db: Db, clock: Clock, userId: number): void {
  for (const link of db.resetKeys.where((one) => one.userId === userId || one.expiresAt <= clock.now())) db.resetKeys.remove(link.id)
}

interface LinkInput {
  readonly userId: number
  readonly key: string
  /** In ms; an hour by default. */
  readonly life?: number
}

/** Stores a key as the link of a user; it replaces older ones. */
export function issueLink(db: Db, clock: Clock, { userId, key, life = linkLives.reset }: LinkInput): ResetKeyRecord {
  endLinks(db, clock, userId)
  return db.resetKeys.insert({ digest: resetDigest(db, key), userId, expiresAt: clock.now() + life })
}

/** The link that a key belongs to while it works, or null. */
export function findLink(db: Db, clock: Clock, key: string): ResetKeyRecord | null {
  const digest = resetDigest(db, key)
  return db.resetKeys.findBy((link) => link.digest === digest && link.expiresAt > clock.now())
}
