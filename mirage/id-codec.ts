import { cbc } from '@noble/ciphers/aes.js'
import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'

/** The development key and IV of ids in addresses, the same as the portal's default configuration. Neither is a secret. */
export const developmentIdKey = 'pathway-dev-key1'
export const developmentIdIv = 'pathway-dev-iv-1'

const decimal = /^[1-9]\d{0,15}$/
const cipher = () => cbc(utf8ToBytes(developmentIdKey), utf8ToBytes(developmentIdIv))

/** AES-CBC with PKCS7 over the decimal text of an id, as URL-safe base64 without padding. */
export const encryptId = (id: number): string =>
  btoa(String.fromCharCode(...cipher().encrypt(utf8ToBytes(String(id)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The id of an encrypted text; null for any other text. */
export function decryptId(text: string): number | null {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const id = bytesToUtf8(cipher().decrypt(bytes))
    return decimal.test(id) ? Number(id) : null
  } catch {
    return null
  }
}
