import { result } from '#openapi/generated/resources/results/result.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { fullNameOf } from '../people/contacts.ts'
import { audiencesAt, type SetFields } from '../results/audiences.ts'
import { isHidden } from '../results/marks.ts'
import { bestThree } from '../results/slip.ts'
import { certificateStatus } from './certificate-types.ts'
import { templateOf } from './certificate-templates.ts'

/** Which student is certified what, of which results. */
export type AwardRequest = Pick<FieldsOf<'Certificate'>, 'studentId' | 'certificateTypeId' | 'resultIntakeId'>

type Row = Pick<Resources['Result']['record'], 'moduleId' | 'outcome' | 'grade' | 'points' | 'viewFlag' | 'certificateDownload'>

const activeRow: number = result.statuses[0].value

/** The results of a student in a set, as they count. */
function rowsOf({ studentId, resultIntakeId }: AwardRequest, { db, records }: Pick<Store, 'db' | 'records'>): Row[] {
  return db
    .records('Result')
    .where(({ fields, status }) => status === activeRow && fields['studentId'] === studentId && fields['resultIntakeId'] === resultIntakeId)
    .flatMap(({ id }) => (records('Result').find(id)?.fields ?? []) as Row | Row[])
}

const setOf = ({ resultIntakeId }: AwardRequest, { db }: Pick<Store, 'db'>) =>
  db.records('ResultSet').find(resultIntakeId)?.fields as SetFields | undefined

/** The students who have results in a set. */
export const studentsOfSet = (resultIntakeId: number, { db }: Pick<Store, 'db'>): ReadonlySet<number> =>
  new Set(
    db
      .records('Result')
      .where(({ fields, status }) => status === activeRow && fields['resultIntakeId'] === resultIntakeId)
      .map(({ fields }) => Number(fields['studentId'])),
  )

const programOf = ({ moduleId }: Row, store: Store): number => fieldsOf('Module', moduleId, store)?.programId ?? 0

/** Why a certificate cannot be issued, with the field that says so; null where it can. */
export function issueRefusal(request: AwardRequest, store: PersonalStore): readonly [keyof AwardRequest, string] | null {
  const type = store.db.records('CertificateType').find(request.certificateTypeId)
  if (type?.status !== certificateStatus.active) return ['certificateTypeId', 'Choose an active type.']
  if (!templateOf(request.certificateTypeId, store)) return ['certificateTypeId', 'This type has no active template.']
  return awardRefusal(request, store)
}

/** Why the results do not allow a certificate of a type, whoever has asked for it. */
export function awardRefusal(request: AwardRequest, store: PersonalStore): readonly [keyof AwardRequest, string] | null {
  const type = fieldsOf('CertificateType', request.certificateTypeId, store)
  const set = setOf(request, store)
  const all = rowsOf(request, store)
  // Only the provider, which issues, is told of a hidden result; a student is not.
  if (store.user.contactType === 'NCUK' && all.some(isHidden)) return ['resultIntakeId', 'A result of the student is hidden.']
  const rows = all.filter((row) => !isHidden(row))
  const [first] = rows
  if (!type || !set || !first) return ['resultIntakeId', 'The student has no results in this set.']
  if (!rows.some((row) => type.programIds.includes(programOf(row, store))))
    return ['certificateTypeId', `This type is not for ${store.named('Program', programOf(first, store))}.`]
  if (set.viewStudents === 0) return ['resultIntakeId', 'These results are hidden from students.']
  if (type.needsRelease === 1 && !audiencesAt(set, store.now).includes('Students'))
    return ['resultIntakeId', 'These results are not released to students yet.']
  if (rows.some(({ outcome }) => outcome === 'Withheld')) return ['resultIntakeId', 'A result of the student is withheld.']
  if (rows.some(({ certificateDownload = 1 }) => certificateDownload === 0))
    return ['studentId', 'The certificate is held back for open fees.']
  return null
}

/** The name that a student is registered with. */
export function registeredName(studentId: number, { db }: Pick<Store, 'db'>): string {
  const student = db.records('Student').find(studentId)
  return student ? fullNameOf(student.fields) : ''
}

/** The results that a certificate counts: those of the programmes of its type. */
function countedRows(request: AwardRequest, store: Store): Row[] {
  const type = fieldsOf('CertificateType', request.certificateTypeId, store)
  return rowsOf(request, store).filter((row) => type?.programIds.includes(programOf(row, store)))
}

/** What the public learns of an award. Points tell a mark that is hidden or withheld by now, so that the programme stands alone. */
export function publicAward(request: AwardRequest, awardText: string, store: Store): string {
  const rows = countedRows(request, store)
  const [first] = rows
  const isKept = setOf(request, store)?.viewStudents === 0 || rows.some((row) => isHidden(row) || row.outcome === 'Withheld')
  return isKept ? (first ? store.named('Program', programOf(first, store)) : '') : awardText
}

/** What the results of a student amount to. */
export function awardOf(request: AwardRequest, store: Store) {
  const set = setOf(request, store)
  const rows = countedRows(request, store)
  const [first] = rows
  const points = rows.flatMap((row) => row.points ?? [])
  const programme = first ? store.named('Program', programOf(first, store)) : ''
  return {
    programme,
    award: points.length > 0 ? `${programme}, ${bestThree(points)} points` : programme,
    points: points.length > 0 ? String(bestThree(points)) : '',
    modules: rows
      .map((row) => `${store.named('Module', row.moduleId)} ${row.grade ?? row.outcome}`)
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .join(', '),
    awardedOn: textOf(set?.releaseStudents).slice(0, 10) || store.today,
  }
}
