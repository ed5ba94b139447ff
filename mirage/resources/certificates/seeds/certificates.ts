import { codeLength } from '#openapi/certificates/certificate-code.ts'
import { filledText, signatoryNames } from '#openapi/certificates/certificate-text.ts'
import { addDays } from '../../../factories/days.ts'
import { modules } from '../../../fixtures/modules.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { dayText } from '../../money/reckoning.ts'
import { fullNameOf } from '../../people/contacts.ts'
import { isHidden } from '../../results/marks.ts'
import { resultSeeds } from '../../results/seeds/results.ts'
import { bestThree } from '../../results/slip.ts'
import { gradeOf, pointsOf } from '#openapi/results/mark-grade.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import { certificateNumber, codeOf } from '../certificate-codes.ts'
import type { CertificateFields } from '../certificate-fields.ts'
import { templateSeeds } from './templates.ts'

type Seed = SeedOf<'Certificate'> & CertificateFields

const count = 80
const [certificate, transcript] = [1, 2]
const typeCodes: Readonly<Record<number, string>> = { [certificate]: 'IFY', [transcript]: 'IFT' }
const [januaryExams, mayExams] = [1, 2]
const programme = 'International Foundation Year'
const moduleNames = new Map(modules.map(({ moduleId, moduleName }) => [moduleId, moduleName]))
const english = new Set(modules.flatMap(({ moduleId, moduleName }) => (moduleName.includes('English') ? [moduleId] : [])))
const foundation = { gradingScale: 'A*–E', passMark: undefined } as const

/** The ids of those that are no longer valid; the last one replaces the one before it. */
const [revoked, expired, replaced] = [10, 20, count - 1]

/** The same signs for an id on every day. */
const seededCode = (id: number): string => {
  let state = id * 7919 + 17
  const bytes = Uint8Array.from({ length: codeLength }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 16
  })
  return codeOf(bytes)
}

interface Mark {
  readonly name: string
  readonly grade: string
  readonly points: number
}

/** The graded modules of each student in each set. */
function marksOf(days: SeedDays): (studentId: number, setId: number) => readonly Mark[] {
  const marks = new Map<string, Mark[]>()
  for (const { studentId, resultIntakeId, moduleId, rawMark, moderatedMark, outcome, ...seed } of resultSeeds(days)) {
    const mark = moderatedMark ?? rawMark
    // What students do not see is not printed either.
    if (mark === undefined || outcome === 'Withheld' || isHidden(seed)) continue
    const grade = gradeOf(mark, foundation)
    const key = `${studentId} ${resultIntakeId}`
    const row = { name: moduleNames.get(moduleId) ?? '', grade, points: english.has(moduleId) ? 0 : (pointsOf(grade, foundation) ?? 0) }
    marks.set(key, [...(marks.get(key) ?? []), row])
  }
  return (studentId, setId) => marks.get(`${studentId} ${setId}`) ?? []
}

const ended = (id: number, { inDays }: SeedDays): Partial<Seed> => {
  if (id === revoked) return { status: 'Revoked', reason: 'Issued to the wrong person.' }
  if (id === replaced) return { status: 'Replaced', reason: 'The name was misspelt.' }
  return id === expired ? { expiresOn: inDays(-3) } : {}
}

/** Certificates and transcripts of the first students, by the templates of today. */
export function certificateSeeds(days: SeedDays): Seed[] {
  const marks = marksOf(days)
  const certified = new Set(resultSeeds(days).flatMap(({ studentId, resultIntakeId }) => (resultIntakeId === mayExams ? [studentId] : [])))
  const students = studentSeeds(days).filter(({ id }) => certified.has(id))
  const templates = templateSeeds()
  const first = days.on('2026-06-22')
  return Array.from({ length: count }, (_, index): Seed => {
    const id = index + 1
    const place = Math.min(index, replaced - 1)
    const student = students[place]
    const studentId = student?.id ?? 0
    const certificateTypeId = place % 4 === 3 ? transcript : certificate
    const resultIntakeId = place % 5 === 4 && place !== 9 ? januaryExams : mayExams
    const rows = marks(studentId, resultIntakeId)
    const points = bestThree(rows.map((row) => row.points))
    const {
      body = '',
      signatories = [],
      orientation,
      pageSize,
      backgroundAssetId,
      sealAssetId,
      versionNo,
    } = templates[certificateTypeId - 1] ?? {}
    const issuedOn = addDays(first, index)
    const nameOnCertificate = student ? fullNameOf(student) : ''
    const verificationCode = seededCode(id)
    const awardText = `${programme}, ${points} points`
    return {
      id,
      status: 'Valid',
      studentId,
      certificateTypeId,
      resultIntakeId,
      certificateNumber: certificateNumber(typeCodes[certificateTypeId] ?? '', issuedOn, id),
      nameOnCertificate,
      verificationCode,
      certificateTemplateId: certificateTypeId,
      templateVersion: versionNo,
      awardText,
      awardedOn: days.on(resultIntakeId === januaryExams ? '2026-02-07' : '2026-06-20'),
      issuedOn,
      ...(certificateTypeId === transcript && { expiresOn: addDays(issuedOn, 1826) }),
      downloadCount: index % 4,
      text: filledText(body, {
        studentName: nameOnCertificate,
        programme,
        award: awardText,
        modules: rows
          .map(({ name, grade }) => `${name} ${grade}`)
          .toSorted()
          .join(', '),
        points: String(points),
        issueDate: dayText(issuedOn),
        code: verificationCode,
        signatories: signatoryNames(signatories),
      }),
      orientation,
      pageSize,
      ...(backgroundAssetId !== undefined && { backgroundAssetId }),
      ...(sealAssetId !== undefined && { sealAssetId }),
      signatories,
      ...ended(id, days),
    }
  })
}
