import { codeLength, codeSigns, withHyphens } from '#openapi/certificates/certificate-code.ts'

/** The code of a certificate from as many bytes as it has signs, as XXXX-XXXX-XXXX. */
export const codeOf = (bytes: Uint8Array): string =>
  withHyphens(Array.from(bytes.subarray(0, codeLength), (byte) => codeSigns.charAt(byte % codeSigns.length)).join(''))

/** The number of a certificate: its type, the year in which it is issued, and how many there are. */
export const certificateNumber = (typeCode: string, issuedOn: string, sequence: number): string =>
  `PW-${typeCode}-${issuedOn.slice(2, 4)}-${String(sequence).padStart(6, '0')}`

/** The sequence number in the number of a certificate; 0 without one. */
export const sequenceOf = (number: string): number => Number(number.slice(number.lastIndexOf('-') + 1)) || 0
