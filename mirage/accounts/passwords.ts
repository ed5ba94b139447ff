import { cmac } from '@noble/ciphers/aes.js'
import { bytesToHex, equalBytes, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import type { RandomBytes } from '../random.ts'

/** The password of every demo account. It is published, so no hash of it is kept: `passwordHash` is null until it is changed. */
export const demoPassword = 'Portal#2026'

const scheme = 'pbkdf2-sha512'
/** Iterations of a new hash, as OWASP's Password Storage Cheat Sheet has it for PBKDF2 with HMAC-SHA-512. */
export const defaultPasswordRounds = 210_000
const saltBytes = 16

/** Spaces around a password do not count, as sign-in sends it trimmed. */
const bytesOf = (password: string): Uint8Array<ArrayBuffer> => new Uint8Array(utf8ToBytes(password.trim()))

async function derive(password: string, salt: Uint8Array, rounds: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt: new Uint8Array(salt), iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
}

export interface HashSettings {
  readonly randomBytes: RandomBytes
  /** Iterations of a new hash. */
  readonly passwordRounds: number
}

/** The stored form of a password: "scheme$iterations$salt$hash", with a new salt. */
export async function hashPassword(password: string, { randomBytes, passwordRounds }: HashSettings): Promise<string> {
  const salt = randomBytes(saltBytes)
  return [scheme, passwordRounds, bytesToHex(salt), bytesToHex(await derive(password, salt, passwordRounds))].join('$')
}

/** The unsalted form of older data files. */
const unsaltedForm = /^[\da-f]{32}$/

const unsaltedHash = (password: string): Uint8Array => cmac(utf8ToBytes(`password:${password.trim()}`), utf8ToBytes('mirage-digestkey'))

/** Whether a hash has an older form, which the next sign-in replaces. */
export const needsRehash = (hash: string | null): boolean => hash !== null && unsaltedForm.test(hash)

/**
 * Whether a password matches the stored one; compared in constant time. `null` stands for the demo password, `undefined` for
 * an account that does not exist: that takes as long as a wrong password and is never right.
 */
export async function isPassword(password: string, hash: string | null | undefined, { passwordRounds }: HashSettings): Promise<boolean> {
  if (hash === null) return equalBytes(bytesOf(password), bytesOf(demoPassword))
  if (hash !== undefined && needsRehash(hash)) return equalBytes(unsaltedHash(password), hexToBytes(hash))
  const [, rounds = '', salt = '', wanted = ''] = (hash ?? '').split('$')
  const derived = await derive(password, hexToBytes(salt), rounds === '' ? passwordRounds : Number(rounds))
  return hash !== undefined && equalBytes(derived, hexToBytes(wanted))
}
