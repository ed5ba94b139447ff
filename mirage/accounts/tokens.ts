import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import type { Account, TokenRecord } from '../models.ts'
import type { RandomBytes } from '../random.ts'
import { digestOf, randomKey } from './secrets.ts'
import { accountWithId, userStatus } from './users.ts'

/** A refresh token outlives its access token, so that a session survives the night; 30 days in ms. */
export const refreshLife = 30 * 24 * 60 * 60 * 1000

/** The scheme of the authorization header. */
export const tokenType = 'Bearer'

/** A pair of tokens as sent to its holder; only their digests are stored. */
export interface IssuedTokens {
  readonly access: string
  readonly refresh: string
  /** Milliseconds since 1970. */
  readonly accessExpiresAt: number
}

interface IssueInput {
  readonly userId: number
  readonly tokenSeconds: number
  readonly randomBytes: RandomBytes
  /** The pair before it. */
  readonly spent?: TokenRecord
}

/** Creates the next pair of tokens of a user. A pair without a previous one starts a family, which is one sign-in. */
export function issueTokens(db: Db, clock: Clock, input: IssueInput): IssuedTokens {
  const { userId, tokenSeconds, randomBytes, spent } = input
  const family = spent?.family ?? db.nextId('tokenFamily')
  const [access, refresh] = [randomKey(randomBytes), randomKey(randomBytes)]
  const now = clock.now()
  const { accessExpiresAt } = db.tokens.insert({
    userId,
    family,
    signedInAt: spent?.signedInAt ?? now,
    accessDigest: accessDigest(db, access),
    refreshDigest: refreshDigest(db, refresh),
    accessExpiresAt: now + tokenSeconds * 1000,
    refreshExpiresAt: now + refreshLife,
    state: 'current',
  })
  return { access, refresh, accessExpiresAt }
}

const accessDigest = (db: Db, token: string) => digestOf(db, `access:${token}`)
const refreshDigest = (db: Db, token: string) => digestOf(db, `refresh:${token}`)

/** The pair of a refresh token in any state, or null. */
export function findByRefreshToken(db: Db, refreshToken: string): TokenRecord | null {
  const digest = refreshDigest(db, refreshToken)
  return db.tokens.findBy((token) => token.refreshDigest === digest)
}

/** Ends a sign-in by revoking every token of its family. */
export function revokeFamily(db: Db, family: number): void {
  for (const token of db.tokens.where((candidate) => candidate.family === family)) db.tokens.update(token.id, { state: 'revoked' })
}

/** Ends all sign-ins of a user but the one given. */
export function revokeOthers(db: Db, userId: number, keptFamily: number | null): void {
  const families = new Set(db.tokens.where((token) => token.userId === userId).map(({ family }) => family))
  for (const family of families) if (family !== keptFamily) revokeFamily(db, family)
}

/** Removes tokens that can no longer be refreshed, so that the data stay small. */
export function forgetOldTokens(db: Db, clock: Clock): void {
  for (const token of db.tokens.where(({ refreshExpiresAt }) => refreshExpiresAt < clock.now())) db.tokens.remove(token.id)
}

/** The token of an authorization header ("Bearer …"), or null when it is missing, unknown, expired or revoked. */
export function findSession(db: Db, clock: Clock, authorization: string | null): TokenRecord | null {
  const [scheme = '', access = '', ...rest] = (authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== tokenType.toLowerCase() || access === '' || rest.length > 0) return null
  const digest = accessDigest(db, access)
  return db.tokens.findBy((token) => token.accessDigest === digest && token.state === 'current' && token.accessExpiresAt > clock.now())
}

/** The active user of a token; null if there is none. */
export function userOf(db: Db, token: TokenRecord | null): Account | null {
  const account = token ? accountWithId(db, token.userId) : null
  return account?.status === userStatus.active ? account : null
}

/** The present pair of tokens of each of a user's sign-ins, the newest first. */
export const currentTokens = (db: Db, clock: Clock, userId: number): TokenRecord[] =>
  db.tokens
    .where((token) => token.userId === userId && token.state === 'current' && token.refreshExpiresAt > clock.now())
    .toSorted((a, b) => b.signedInAt - a.signedInAt || b.family - a.family)

/** When a pair of tokens was issued, in ms. */
export const issuedAt = ({ refreshExpiresAt }: TokenRecord): number => refreshExpiresAt - refreshLife
