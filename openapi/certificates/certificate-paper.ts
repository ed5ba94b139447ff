import { encode } from 'uqr'

/** How a certificate is printed: the same in the portal and in a file that is saved. */

export type Orientation = 'Portrait' | 'Landscape'
export type PageSize = 'A4' | 'Letter'

/** Who signs a certificate; the address of a picture where there is one. */
export interface Signatory {
  readonly name: string
  readonly position: string
  readonly signature?: string | undefined
}

/** What stands on the page of a certificate, with the addresses of its pictures. */
export interface Paper {
  readonly certificateNumber: string
  readonly code: string
  /** The page of the portal that says whether it is valid. */
  readonly link: string
  readonly contentHash: string
  /** Markup. Bold text is set larger; in the first paragraph that has some, in the size of the name. */
  readonly text: string
  readonly nameOnCertificate: string
  readonly background?: string | undefined
  readonly seal?: string | undefined
  readonly orientation: Orientation
  readonly pageSize: PageSize
  readonly signatories: readonly Signatory[]
  readonly issuedOn: string
}

const day = (civil: string): string => civil.split('-').toReversed().join('/')

/** Texts of the page. */
export const paperTexts = {
  title: (number: string) => `Certificate ${number}`,
  qrCode: 'QR code of the link that validates this certificate',
  seal: 'Seal',
  signatureOf: (name: string) => `Signature of ${name}`,
} as const

/** The lines at the foot of a page, by which a certificate is told from others. */
export const identityLines = ({
  certificateNumber,
  issuedOn,
  code,
  link,
  contentHash,
}: Pick<Paper, 'certificateNumber' | 'issuedOn' | 'code' | 'link' | 'contentHash'>): readonly string[] => [
  `${certificateNumber}, issued on ${day(issuedOn)}, code ${code}`,
  link,
  `SHA-256 ${contentHash}`,
]

/** How large a name is set: the longer, the smaller, so that the longest takes two lines. */
export function nameSize(name: string): 'large' | 'medium' | 'small' | 'smallest' {
  const { length } = Array.from(name)
  if (length <= 22) return 'large'
  if (length <= 34) return 'medium'
  return length <= 60 ? 'small' : 'smallest'
}

/** The dark squares of a QR code as one path, and the width of its square. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
