import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../models.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { audienceOf } from '../resources/results/audiences.ts'
import type { Asked } from './report.ts'

type Student = Resources['Student']['record']
type Result = Resources['Result']['record']

/** A student of whom a report tells. */
export interface Learner {
  readonly id: number
  readonly name: string
  readonly centreId: number | undefined
  readonly yearId: number
}

/** A mark that counts: sat, decided on and released to who asks. */
export interface Mark {
  readonly studentId: number
  readonly centreId: number | undefined
  readonly moduleId: number
  readonly setId: number
  readonly attempt: string
  readonly mark: number
  readonly grade: string
  readonly hasPassed: boolean
}

const withdrawn = 'Withdrawn'

/** The students who have accepted a university firmly: they are its own. */
function firmStudents(store: PersonalStore): ReadonlySet<number> {
  const firm = store.scoped('DirectPlacement').filter(({ status, fields }) => status !== withdrawn && fields['reply'] === 'Firm')
  return new Set(firm.map(({ fields }) => Number(fields['studentId'])))
}

const learnerOf = ({ id, fields }: ResourceRecord): Learner => {
  const { fullName = '', centreId, yearId } = fields as Partial<Student>
  return { id, name: fullName, centreId, yearId: yearId ?? 0 }
}

/** The students whom a person may read of in reports. */
export function learnersOf(store: PersonalStore): readonly Learner[] {
  if (store.user.contactType !== 'INSTITUTE') return store.scoped('Student').map(learnerOf)
  const firm = firmStudents(store)
  return store
    .records('Student')
    .where(({ id }) => firm.has(id))
    .map(learnerOf)
}

/** The students among them that a report asks for. */
export const wantedLearners = (learners: readonly Learner[], { studentId, centreIds, yearId }: Partial<Asked>): readonly Learner[] =>
  learners.filter(
    (one) =>
      (!studentId || one.id === studentId) &&
      (!centreIds || centreIds.length === 0 || centreIds.includes(one.centreId ?? 0)) &&
      (!yearId || one.yearId === yearId),
  )

const marksByStore = new WeakMap<PersonalStore, readonly Mark[]>()

/** All marks that the person's audience sees, of every student: the person's own students are compared with them. */
export function allMarks(store: PersonalStore): readonly Mark[] {
  const known = marksByStore.get(store)
  if (known) return known
  const audience = audienceOf(store.user.contactType)
  const marks = store
    .records('Result')
    .where()
    .flatMap(({ status, fields }) => {
      const {
        studentId = 0,
        centreId,
        moduleId = 0,
        resultIntakeId = 0,
        attempt = '',
        finalMark,
        grade = '',
        outcome,
        visibleTo,
      } = fields as Partial<Result>
      const isSeen = audience === undefined || visibleTo?.includes(audience) === true
      if (status !== 1 || !isSeen || finalMark === undefined || (outcome !== 'Pass' && outcome !== 'Fail')) return []
      return [{ studentId, centreId, moduleId, setId: resultIntakeId, attempt, mark: finalMark, grade, hasPassed: outcome === 'Pass' }]
    })
  marksByStore.set(store, marks)
  return marks
}

/** The best mark of each student in each module. */
export function bestMarks(marks: readonly Mark[]): readonly Mark[] {
  const best = new Map<string, Mark>()
  for (const one of marks) {
    const key = `${one.studentId} ${one.moduleId}`
    const before = best.get(key)
    if (!before || one.mark > before.mark) best.set(key, one)
  }
  return [...best.values()]
}

/** What teachers say of a student in a module; drafts are left out. */
export interface Detail {
  readonly studentId: number
  readonly moduleId: number
  readonly attendance: number | undefined
  readonly coursework: number | undefined
  readonly predicted: number
  readonly predictedGrade: string
}

const draft = 2

export const detailsOf = (store: PersonalStore): readonly Detail[] =>
  store
    .records('AcademicDetail')
    .where(({ status }) => status !== draft)
    .map(({ fields }) => {
      const {
        studentId = 0,
        moduleId = 0,
        attendance,
        courseworkMark,
        predictedMark = 0,
        predictedGrade = '',
      } = fields as Partial<Resources['AcademicDetail']['record']>
      return { studentId, moduleId, attendance, coursework: courseworkMark, predicted: predictedMark, predictedGrade }
    })

/** The set that a report is about: the one that is asked for, else the last one with marks. */
export function setOf({ resultIntakeId }: Pick<Asked, 'resultIntakeId'>, store: PersonalStore): number {
  if (resultIntakeId !== 0) return resultIntakeId
  const marks = allMarks(store)
  const sets = store.scoped('ResultSet').filter(({ id }) => marks.some(({ setId }) => setId === id))
  const day = ({ fields }: ResourceRecord) => textOf(fields['releaseCentres'])
  return sets.filter(({ fields }) => fields['kind'] === 'Main').toSorted((one, other) => (day(one) < day(other) ? 1 : -1))[0]?.id ?? 0
}
