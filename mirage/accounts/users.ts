import type { Db } from '../db.ts'
import type { UserRecord } from '../models.ts'

/** The user who signs in by a name, in any case and with spaces around it, or null. */
export function findByUsername(db: Db, username: string): UserRecord | null {
  const wanted = username.trim().toLowerCase()
  return db.users.findBy((user) => user.username.toLowerCase() === wanted)
}
