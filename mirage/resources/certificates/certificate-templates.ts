import { certificateTemplate } from '#openapi/generated/resources/certificates/certificate-template.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { fileKindOf } from '#openapi/assets/file-types.ts'
import { templateErrors } from '#openapi/certificates/certificate-checks.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { certificateStatus } from './certificate-types.ts'
import { templateSeeds } from './seeds/templates.ts'

type Sent = FieldsOf<'CertificateTemplate'>

/** A template as it is stored. */
export type TemplateFields = Sent & Partial<Pick<Resources['CertificateTemplate']['record'], 'versionNo'>>

const { draft, active, inactive } = certificateStatus

/** The templates of a type that are in use: at most one, but for the moment in which another one takes over. */
const activeTemplates = (certificateTypeId: number, { db }: Pick<Store, 'db'>): ResourceRecord[] =>
  db.records('CertificateTemplate').where(({ fields, status }) => status === active && fields['certificateTypeId'] === certificateTypeId)

/** By what certificates of a type are made; null where none is published. */
export const templateOf = (certificateTypeId: number, store: Pick<Store, 'db'>): ResourceRecord | null =>
  activeTemplates(certificateTypeId, store)[0] ?? null

/** The breach of a template whose pictures are other files, which show nothing on a page. */
function pictureBreach({ backgroundAssetId, sealAssetId, signatories }: Sent, store: Writing<Sent>): Breach | null {
  const pictures = [
    ['backgroundAssetId', backgroundAssetId],
    ['sealAssetId', sealAssetId],
    ...signatories.map(({ signatureAssetId }, index) => [`signatories.${index}.signatureAssetId`, signatureAssetId] as const),
  ] as const
  const wrong = pictures.find(([, id]) => {
    const file = id === undefined ? null : fieldsOf('Asset', id, store)?.file
    return file && fileKindOf(file.fileName) !== 'Picture'
  })
  return wrong ? [wrong[0], 'Choose a picture: PNG, JPG or SVG.'] : null
}

/** How certificates of a type look. What was issued keeps the look that it was issued with. */
export const certificateTemplates = serveResource({
  rules: certificateTemplate,
  seeds: templateSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  completed: (fields: TemplateFields, { id, status, db }) => {
    const isPublished = status === active && (id === null || db.records('CertificateTemplate').find(id)?.status !== active)
    return tidied({ ...fields, versionNo: (fields.versionNo ?? 0) + Number(isPublished) }, certificateTemplate.fields) as Sent
  },
  checks: [(fields) => [...templateErrors(fields)][0] ?? null, pictureBreach],
  updateRefusal: ({ status }) => (status === draft ? null : 'Only a draft can be changed.'),
  deleteRefusal: (_fields, { status }) => (status === draft ? null : 'Only a draft can be deleted.'),
  saved: (id, { certificateTypeId }, store) => {
    if (store.db.records('CertificateTemplate').find(id)?.status !== active) return
    const { CertificateTemplate } = store.services
    for (const former of activeTemplates(certificateTypeId, store).filter((one) => one.id !== id))
      updateRecord(CertificateTemplate, former, { fields: former.fields, status: inactive, record: former }, { act: 'superseded' }, store)
  },
})
