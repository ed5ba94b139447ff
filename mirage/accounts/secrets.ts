import { cmac } from '@noble/ciphers/aes.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { Db } from '../db.ts'
import type { RandomBytes } from '../random.ts'

const keyBytes = 32

/** Draws a token, a key or a secret: 256 random bits in hexadecimal digits. */
export const randomKey = (randomBytes: RandomBytes): string => bytesToHex(randomBytes(keyBytes))

const secretId = 1

/**
 * Creates the secret for the digests of a data set, unless it has one. Data of a version without secrets lose
 * their tokens and links: those could be computed from the source.
 */
export function ensureSecret(db: Db, randomBytes: RandomBytes): void {
  if (db.secrets.find(secretId)) return
  for (const { id } of db.tokens.where()) db.tokens.remove(id)
  for (const { id } of db.resetKeys.where()) db.resetKeys.remove(id)
  db.secrets.insert({ id: secretId, value: randomKey(randomBytes) })
}

/**
 * The stored digest of a token or key: its AES-CMAC under the secret of the data set, in hexadecimal digits. Nobody can
 * sign in with a digest, and its comparison leaks nothing by time, because callers cannot choose digests.
 */
export function digestOf(db: Db, text: string): string {
  const secret = db.secrets.find(secretId)
  if (!secret) throw new Error('The data set has no secret.')
  return bytesToHex(cmac(utf8ToBytes(text), hexToBytes(secret.value)))
}
