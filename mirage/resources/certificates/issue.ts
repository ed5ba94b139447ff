import type { IssueCertificatesRequest, StudentOutcome } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { breachesOf } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { scanUniques } from '../engine/uniques.ts'
import { fullNameOf } from '../people/contacts.ts'
import { namedOutcome } from '../students/named-outcome.ts'
import { awardOf, studentsOfSet } from './award.ts'
import { issueCertificate } from './certificates.ts'

/** The students of a set who are asked for, or all of them, by their names. */
export function studentsToCertify({ resultIntakeId, studentIds }: IssueCertificatesRequest, store: PersonalStore): ResourceRecord[] {
  const ids = studentIds === undefined ? studentsOfSet(resultIntakeId, store) : new Set(studentIds)
  return store
    .scoped('Student')
    .filter(({ id }) => ids.has(id))
    .toSorted((one, other) => fullNameOf(one.fields).localeCompare(fullNameOf(other.fields), 'en'))
}

/** Issues certificates to students, each by itself; a check writes nothing. Who cannot be certified is told why. */
export function issueCertificates(
  students: readonly ResourceRecord[],
  { certificateTypeId, resultIntakeId, mode }: IssueCertificatesRequest,
  store: PersonalStore,
): StudentOutcome[] {
  const { Certificate } = store.services
  return students.map(({ id: studentId, fields }) => {
    const request = { studentId, certificateTypeId, resultIntakeId }
    const draft = { fields: request, status: 'Valid', record: null }
    const [refusal] = breachesOf(Certificate, draft, store, scanUniques(Certificate, store)).values()
    const { award } = awardOf(request, store)
    if (refusal === undefined && mode === 'apply') issueCertificate(request, store)
    return { ...namedOutcome(studentId, fields), isDone: refusal === undefined ? 1 : 0, text: refusal ?? award }
  })
}
