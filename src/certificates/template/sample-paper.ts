import type { Orientation, PageSize, Paper } from '#openapi/certificates/certificate-paper.ts'
import { filledText, placeholderSamples, signatoryNames } from '#openapi/certificates/certificate-text.ts'

/** What a template says of its page, as it is typed. */
export interface SampleTemplate {
  readonly orientation: Orientation | null
  readonly pageSize: PageSize | null
  readonly body: string
  readonly backgroundAssetId: number | null
  readonly sealAssetId: number | null
  readonly signatories: readonly { readonly name: string; readonly position: string; readonly signatureAssetId: number | null }[]
}

const { code } = placeholderSamples

/** The page of a sample student by a template. */
export function samplePaper(template: SampleTemplate, studentName: string, pictures: ReadonlyMap<number, string>): Paper {
  const picture = (id: number | null) => (id === null ? undefined : pictures.get(id))
  const { body, signatories } = template
  return {
    certificateNumber: 'PW-IFY-26-000123',
    code,
    link: `https://portal.example/certificate-management/validate-certificate-link/${code.replaceAll('-', '')}`,
    contentHash: '0'.repeat(64),
    text: filledText(body, { ...placeholderSamples, studentName, signatories: signatoryNames(signatories) }),
    nameOnCertificate: studentName,
    background: picture(template.backgroundAssetId),
    seal: picture(template.sealAssetId),
    orientation: template.orientation ?? 'Portrait',
    pageSize: template.pageSize ?? 'A4',
    signatories: signatories.map(({ name, position, signatureAssetId }) => ({ name, position, signature: picture(signatureAssetId) })),
    issuedOn: '2026-07-30',
  }
}
