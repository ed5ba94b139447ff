import { codeText, readCode } from '#openapi/certificates/certificate-code.ts'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { ok, problem, tooManyRequests, type Call, type Handlers } from '../../contract.ts'
import { createLink } from '../../files/links.ts'
import { certificatePageOf, countDownload } from '../../resources/certificates/certificate-page.ts'
import { issueCertificates, studentsToCertify } from '../../resources/certificates/issue.ts'
import { certificatesByMonth } from '../../resources/certificates/months.ts'
import { certificateOf, noteCheck, type Channel } from '../../resources/certificates/validation-checks.ts'
import { isFamilyName, verdictOf } from '../../resources/certificates/verdict.ts'
import { createStore, type PersonalStore } from '../../resources/engine/store.ts'
import type { ResourceRecord } from '../../models.ts'
import { services } from '../../resources/services.ts'
import { answeringRecords, recordOf, requirePermission, storeOf } from '../records.ts'

type PublicCall = Pick<Call<'checkCertificate'>, 'db' | 'clock' | 'wrongPasswords' | 'clientAddress'>

/** The answer to a public check. Every miss gets the same answer, whatever its reason, and is limited like wrong passwords. */
function publicCheck(
  code: string | null,
  familyName: string | null,
  channel: Channel,
  { db, clock, wrongPasswords, clientAddress }: PublicCall,
) {
  const keys = [`certificates ${clientAddress}`]
  const seconds = wrongPasswords.pauseOf(keys)
  if (seconds > 0) return tooManyRequests('Too many attempts. Try again later.', seconds)
  const store = createStore(db, services, clock)
  const record = code === null ? null : certificateOf(code, store)
  const found = record && (familyName === null || isFamilyName(familyName, record, store)) ? record : null
  if (code !== null) noteCheck(code, found, channel, store, clock.now())
  if (found) return ok(verdictOf(found, familyName !== null, store))
  wrongPasswords.note(keys)
  return problem(404, 'No certificate matches.')
}

/** A certificate as it is printed, with links to its pictures; counts a download. */
async function downloaded(record: ResourceRecord, store: PersonalStore) {
  countDownload(record, store)
  const { db, clock } = store
  const linkTo = ({ storageKey, fileName: name }: StoredFile) => createLink(db, clock.now(), { storageKey, name, isShown: true }).link
  return ok(await certificatePageOf(record, linkTo, store))
}

/** What certificates do beside the standard calls. */
export const certificateHandlers = {
  checkCertificate: ({ body, ...call }) => {
    const code = readCode(body.code)
    return code === null ? problem(400, codeText) : publicCheck(code, body.familyName, 'Form', call)
  },

  getCertificateVerdict: ({ path, ...call }) => publicCheck(readCode(path.code), null, 'Link', call),

  getCertificatePage: ({ path, ...call }) => {
    const store = storeOf(call)
    // Refusals are thrown before the first await: `answeringRecords` does not catch rejected promises.
    return answeringRecords(() => {
      requirePermission('Download', certificate, call.menu)
      return downloaded(recordOf('Certificate', path.id, store), store)
    })
  },

  countCertificatesByMonth: (call) => ok(certificatesByMonth(storeOf(call))),

  issueCertificates: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Publish', certificate, call.menu)
      recordOf('CertificateType', body.certificateTypeId, store)
      recordOf('ResultSet', body.resultIntakeId, store)
      for (const id of body.studentIds ?? []) recordOf('Student', id, store)
      const outcomes = issueCertificates(studentsToCertify(body, store), body, store)
      return ok(outcomes, body.mode === 'check' ? 'Certificates checked.' : 'Certificates issued.')
    })
  },
} satisfies Partial<Handlers>
