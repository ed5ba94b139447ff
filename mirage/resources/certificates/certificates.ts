import { certificateFields, type CertificateFields } from './certificate-fields.ts'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { codeLength } from '#openapi/certificates/certificate-code.ts'
import { filledText, signatoryNames } from '#openapi/certificates/certificate-text.ts'
import type { ResourceRecord } from '../../models.ts'
import { addMonths } from '../../factories/days.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { dayText } from '../money/reckoning.ts'
import { scopeOfStudent } from '../students/scope.ts'
import { awardOf, issueRefusal, registeredName, type AwardRequest } from './award.ts'
import { certificateNumber, codeOf, sequenceOf } from './certificate-codes.ts'
import { templateOf, type TemplateFields } from './certificate-templates.ts'
import { certificateSeeds } from './seeds/certificates.ts'

type Sent = FieldsOf<'Certificate'>

/** The other valid certificates of the same student, type and results. */
const othersLike = (
  { studentId, certificateTypeId, resultIntakeId }: AwardRequest,
  id: number | null,
  { records }: Pick<PersonalStore, 'records'>,
) =>
  records('Certificate').where((other) => {
    const { fields, status } = other
    const isSame =
      fields['studentId'] === studentId && fields['certificateTypeId'] === certificateTypeId && fields['resultIntakeId'] === resultIntakeId
    return isSame && status === 'Valid' && other.id !== id
  })

function nextNumber(typeCode: string, { db, today }: Writing<Sent>): string {
  const used = db.records('Certificate').where()
  const last = Math.max(0, ...used.map(({ fields }) => sequenceOf(textOf(fields['certificateNumber']))))
  return certificateNumber(typeCode, today, last + 1)
}

/** The certificate of a code; null where there is none. */
export const certificateWithCode = (code: string, { db }: Pick<PersonalStore, 'db'>): ResourceRecord | null =>
  db.records('Certificate').findBy(({ fields }) => fields['verificationCode'] === code)

/** A code that no certificate has. */
function freshCode(store: Writing<Sent>): string {
  const code = codeOf(store.settings.randomBytes(codeLength))
  return certificateWithCode(code, store) ? freshCode(store) : code
}

/** What a certificate says for ever: name, award, number, code and page as they are on the day of issue. */
function issued(given: CertificateFields, store: Writing<Sent>): CertificateFields {
  const type = fieldsOf('CertificateType', given.certificateTypeId, store)
  const template = templateOf(given.certificateTypeId, store)
  // The checks have found both.
  if (!type || !template) return given
  const { body, signatories, orientation, pageSize, backgroundAssetId, sealAssetId, versionNo } = template.fields as TemplateFields
  const { programme, award, points, modules, awardedOn } = awardOf(given, store)
  const nameOnCertificate = given.nameOnCertificate ?? registeredName(given.studentId, store)
  const code = freshCode(store)
  const { validityMonths } = type
  return {
    ...given,
    certificateNumber: nextNumber(type.certificateTypeCode, store),
    nameOnCertificate,
    verificationCode: code,
    certificateTemplateId: template.id,
    ...(versionNo !== undefined && { templateVersion: versionNo }),
    awardText: award,
    awardedOn,
    issuedOn: store.today,
    ...(validityMonths !== undefined && { expiresOn: addMonths(store.today, validityMonths) }),
    downloadCount: 0,
    text: filledText(body, {
      studentName: nameOnCertificate,
      programme,
      award,
      modules,
      points,
      issueDate: dayText(store.today),
      code,
      signatories: signatoryNames(signatories),
    }),
    orientation,
    pageSize,
    ...(backgroundAssetId !== undefined && { backgroundAssetId }),
    ...(sealAssetId !== undefined && { sealAssetId }),
    signatories,
  }
}

/** Issues a certificate; one that the student has of this type and these results is replaced. */
export const issueCertificate = (request: AwardRequest & { readonly nameOnCertificate?: string }, store: PersonalStore): ResourceRecord =>
  insertRecord(store.services.Certificate, { fields: request, status: 'Valid', record: null }, { act: 'issued' }, store)

/** What students have been certified. None is changed: one that is wrong is revoked or replaced. */
export const certificates = serveResource({
  rules: certificate,
  seeds: certificateSeeds,
  scope: scopeOfStudent,
  statusToday: (fields: CertificateFields, status, { today }) =>
    status === 'Valid' && fields.expiresOn !== undefined && fields.expiresOn < today ? 'Expired' : status,
  completed: (fields, writing) => (writing.before === null ? (tidied(issued(fields, writing), certificate.fields) as Sent) : fields),
  checks: [
    (request, { before, ...store }) => (before === null ? issueRefusal(request, store) : null),
    (request, { id, before, ...store }) =>
      before === null && othersLike(request, id, store).length > 0
        ? ['studentId', 'The student has this certificate. Replace it where it is shown.']
        : null,
  ],
  moveRefusal: (request, { status, ...store }) => (status === 'Replaced' ? (issueRefusal(request, store)?.[1] ?? null) : null),
  updateRefusal: () => 'A certificate is not changed. Replace it.',
  deleteRefusal: () => 'A certificate is not deleted. Revoke it.',
  saved: (id, request, store, before) => {
    if (before !== null) return
    for (const former of othersLike(request, id, store))
      updateRecord(
        store.services.Certificate,
        former,
        { fields: former.fields, status: 'Replaced', record: former },
        { act: 'replaced' },
        store,
      )
  },
  on: {
    create: (service, call) => {
      if (!isAllowed(call.store.menu, { permission: 'Publish', component: certificate.components }))
        throw new RecordRefusal(403, 'You do not have permission to do this.')
      return standardCalls.create(service, call)
    },
    // Stores the reason in the certificate, and issues the successor of one that is replaced.
    move: (service, call) => {
      const { id, body, store } = call
      const answer = standardCalls.move(service, call)
      const { fields, status } = found(service, id, store)
      const reason = textOf(body['comment']).trim()
      store.db.records('Certificate').update(id, { fields: tidied({ ...fields, reason }, certificate.fields) })
      if (status === 'Replaced') {
        const { studentId, certificateTypeId, resultIntakeId, nameOnCertificate } = certificateFields({ fields })
        issueCertificate(
          { studentId, certificateTypeId, resultIntakeId, ...(nameOnCertificate !== undefined && { nameOnCertificate }) },
          store,
        )
      }
      return answer
    },
  },
})
