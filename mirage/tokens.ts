import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { TokenRecord, UserRecord } from './models.ts'
import { tokenText } from './secrets.ts'

/** A refresh token outlives its access token, so that a session survives the night; 30 days in ms. */
const refreshLife = 30 * 24 * 60 * 60 * 1000

/** The scheme of the authorization header. */
export const tokenType = 'Bearer'

/** Makes the next pair of tokens of a user; without a family it begins one, which is one sign-in. */
export function issueTokens(db: Db, clock: Clock, input: { userId: number; tokenSeconds: number; family?: number }): TokenRecord {
  const { userId, tokenSeconds, family = db.nextId('tokenFamily') } = input
  const number = db.nextId('token')
  const now = clock.now()
  return db.tokens.insert({
    userId,
    family,
    access: tokenText('access', number),
    refresh: tokenText('refresh', number),
    accessExpiresAt: now + tokenSeconds * 1000,
    refreshExpiresAt: now + refreshLife,
    state: 'current',
  })
}

/** Ends a sign-in: every token of its family is worth nothing any more. */
export function revokeFamily(db: Db, family: number): void {
  for (const token of db.tokens.where((candidate) => candidate.family === family)) db.tokens.update(token.id, { state: 'revoked' })
}

/** Ends all sign-ins of a user but the one given. */
export function revokeOthers(db: Db, userId: number, keptFamily: number | null): void {
  const families = new Set(db.tokens.where((token) => token.userId === userId).map(({ family }) => family))
  for (const family of families) if (family !== keptFamily) revokeFamily(db, family)
}

/** Forgets tokens whose refresh life is over, so that data of a long-running aggregator stays small. */
export function forgetOldTokens(db: Db, clock: Clock): void {
  for (const token of db.tokens.where(({ refreshExpiresAt }) => refreshExpiresAt < clock.now())) db.tokens.remove(token.id)
}

/** The token of an authorization header ("Bearer …"), or null when it is missing, unknown, expired or revoked. */
export function findSession(db: Db, clock: Clock, authorization: string | null): TokenRecord | null {
  const [scheme = '', access = '', ...rest] = (authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== tokenType.toLowerCase() || access === '' || rest.length > 0) return null
  return db.tokens.findBy((token) => token.access === access && token.state === 'current' && token.accessExpiresAt > clock.now())
}

/** The user of a token, or null when there is none any more. */
export const userOf = (db: Db, token: TokenRecord | null): UserRecord | null => (token ? db.users.find(token.userId) : null)
