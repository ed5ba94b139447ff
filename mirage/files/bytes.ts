const step = 0x8000

/** Bytes as Base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // An argument list is limited.
  for (let from = 0; from < bytes.length; from += step) text += String.fromCharCode(...bytes.subarray(from, from + step))
  return btoa(text)
}

/** The bytes of Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** Bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of bytes, in hexadecimal digits. */
export const checksumOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
