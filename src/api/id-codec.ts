import { cbc } from '@noble/ciphers/aes.js'
import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'

/** Turns ids into the opaque segments of addresses and back. Obfuscation, not protection: the server checks every right. */
export interface IdCodec {
  /** The encrypted id; null for anything that is no id. */
  encrypt(id: string | number | null | undefined): string | null
  /** The decimal id of an encrypted one; null for anything else. */
  decrypt(text: unknown): string | null
}

const decimal = /^[1-9]\d{0,15}$/

const toUrlBase64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromUrlBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/**
 * AES-CBC with PKCS7 over the decimal text, written as URL-safe base64 without padding.
 * @param key 16, 24 or 32 characters; `iv` 16. With others both helpers give null and one error is logged.
 */
export function createIdCodec({ key, iv, logError }: { key: string; iv: string; logError(message: string): void }): IdCodec {
  const keyBytes = utf8ToBytes(key)
  const ivBytes = utf8ToBytes(iv)
  if (![16, 24, 32].includes(keyBytes.length) || ivBytes.length !== 16) {
    logError('The id key must be 16, 24 or 32 characters and the IV 16: no id can be encrypted. Check config.json.')
    return { encrypt: () => null, decrypt: () => null }
  }
  return {
    encrypt: (id) => {
      const text = typeof id === 'number' || typeof id === 'string' ? String(id) : ''
      return decimal.test(text) ? toUrlBase64(cbc(keyBytes, ivBytes).encrypt(utf8ToBytes(text))) : null
    },
    decrypt: (text) => {
      if (typeof text !== 'string' || !/^[A-Za-z0-9_-]{1,128}$/.test(text)) return null
      try {
        const id = bytesToUtf8(cbc(keyBytes, ivBytes).decrypt(fromUrlBase64(text)))
        return decimal.test(id) ? id : null
      } catch {
        return null
      }
    },
  }
}
