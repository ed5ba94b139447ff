import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { fullNameOf } from '../../people/contacts.ts'
import { resultSeeds } from '../../results/seeds/results.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import { certificateSeeds } from './certificates.ts'

type Seed = SeedOf<'CertificateRequest'>

const count = 40
const [draft, submitted, review, approved, rejected] = [2, 9, 10, 8, 11]
const states = [approved, submitted, review, approved, draft, approved, review, rejected, submitted, approved] as const
const types = [1, 2, 3] as const
const mayExams = 2
/** The place of the first student with a waiting request, after those who have certificates. */
const firstWaiting = 100

/** Requests in every state; the approved ones have their certificates. */
export function requestSeeds(days: SeedDays): Seed[] {
  const certificates = certificateSeeds(days)
  const certifiable = new Set(
    resultSeeds(days).flatMap(({ studentId, resultIntakeId }) => (resultIntakeId === mayExams ? [studentId] : [])),
  )
  const students = studentSeeds(days).filter(({ id }) => certifiable.has(id))
  return Array.from({ length: count }, (_, index): Seed => {
    const status = states[index % states.length] ?? draft
    const certified = status === approved ? certificates[index] : undefined
    // The student with the first account has one that waits beside the one that was issued.
    const student = index === 1 ? students[0] : students[firstWaiting + index]
    const isPaper = index % 4 === 1
    return {
      id: index + 1,
      status,
      studentId: certified?.studentId ?? student?.id ?? 0,
      certificateTypeId: certified?.certificateTypeId ?? types[index % types.length] ?? 1,
      resultIntakeId: certified?.resultIntakeId ?? mayExams,
      format: isPaper ? 'Paper' : 'Electronic',
      copies: isPaper ? 2 : 1,
      ...(isPaper && { postalAddress: `${index} Station Road\nRiverside` }),
      reason: index % 7 === 6 ? 'Replacement' : 'First issue',
      nameOnCertificate: certified?.nameOnCertificate ?? (student ? fullNameOf(student) : ''),
      ...(status === rejected && { comments: [{ text: 'The results of the resit are not released yet.' }] }),
    }
  })
}
