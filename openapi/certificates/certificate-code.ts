/** Digits and letters of the code of a certificate: none that is easily mistaken for another one. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12

/** The error of a text that cannot be a code. */
export const codeText = 'Enter the code as XXXX-XXXX-XXXX.'

/** The code of a certificate as XXXX-XXXX-XXXX from how it was typed: case, blanks and hyphens do not count. Null where it is none. */
export function readCode(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = signs.length === codeLength && Array.from(signs).every((sign) => codeSigns.includes(sign))
  return isCode ? withHyphens(signs) : null
}

/** The signs of a code in groups of four. */
export const withHyphens = (signs: string): string => signs.replaceAll(/(.{4})(?=.)/g, '$1-')
