/** Digits and letters of a verification code: none that is read as another one. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12

/** A verification code of as many bytes as it has signs, as XXXX-XXXX-XXXX. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => signs.charAt(byte % signs.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** The number of a certificate: its type, the year in which it is issued, and how many there are. */
export const certificateNumber = (typeCode: string, issuedOn: string, sequence: number): string =>
  `PW-${typeCode}-${issuedOn.slice(2, 4)}-${String(sequence).padStart(6, '0')}`

/** Of how many certificates this is the last one. */
export const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1)) || 0
