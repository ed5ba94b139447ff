import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import type { CertificatePage } from '#openapi/generated/schema.d.ts'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { checksumOf } from '../../files/bytes.ts'
import type { ResourceRecord } from '../../models.ts'
import { assetFields } from '../assets/asset-fields.ts'
import { tidied } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { certificateFields } from './certificate-fields.ts'
import { stateOf } from './verdict.ts'

/** How the page of a certificate reaches the file of a picture; undefined where it cannot. */
type AddressOf = (file: StoredFile) => string | undefined

/** The address of a picture as it was when the certificate was issued, if there is one; later versions change nothing of it. */
function pictureOf(assetId: number | undefined, issuedAt: string, addressOf: AddressOf, { db }: PersonalStore): string | undefined {
  const record = assetId === undefined ? null : db.records('Asset').find(assetId)
  if (!record) return undefined
  const { file, versions = [] } = assetFields(record)
  return addressOf(versions.findLast(({ at }) => at <= issuedAt) ?? versions[0] ?? file)
}

/** A certificate as it is printed, with the hash of what it says. */
export async function certificatePageOf(record: ResourceRecord, addressOf: AddressOf, store: PersonalStore): Promise<CertificatePage> {
  const fields = certificateFields(record)
  const { certificateNumber = '', verificationCode: code = '', text = '', orientation = 'Portrait', pageSize = 'A4' } = fields
  const { signatories = [], issuedOn = '', nameOnCertificate = '', backgroundAssetId, sealAssetId } = fields
  const picture = (assetId: number | undefined) => pictureOf(assetId, record.createdAt, addressOf, store)
  const [background, seal] = [picture(backgroundAssetId), picture(sealAssetId)]
  const signed = signatories.map(({ name, position }) => ({ name, position }))
  const said = JSON.stringify([certificateNumber, code, issuedOn, text, signed])
  return {
    certificateNumber,
    state: stateOf(record),
    code,
    link: `${store.settings.portalAddress}/certificate-management/validate-certificate-link/${code.replaceAll('-', '')}`,
    contentHash: await checksumOf(new TextEncoder().encode(said)),
    text,
    nameOnCertificate,
    ...(background !== undefined && { background }),
    ...(seal !== undefined && { seal }),
    orientation,
    pageSize,
    signatories: signatories.map(({ name, position, signatureAssetId }) => {
      const signature = picture(signatureAssetId)
      return { name, position, ...(signature !== undefined && { signature }) }
    }),
    issuedOn,
  }
}

/** Counts a download of a certificate. */
export function countDownload(record: ResourceRecord, { db }: PersonalStore): void {
  const { downloadCount = 0, ...fields } = certificateFields(record)
  db.records('Certificate').update(record.id, { fields: tidied({ ...fields, downloadCount: downloadCount + 1 }, certificate.fields) })
}
