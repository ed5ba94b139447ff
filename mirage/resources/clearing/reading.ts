import { courseStatus } from '#openapi/courses/course-status.ts'
import type { ClearingCourse, ClearingMarks, OwnClearingOffer, PredictedGrade } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { courseForStudents } from '../courses/courses.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { bestThree } from '../results/slip.ts'
import { isReached } from '../students/grades.ts'
import { conditionText, judgedConditions } from './conditions.ts'
import { marksOf } from './marks.ts'
import type { OfferFields } from './offer-fields.ts'
import { acceptRefusalOf } from './offers.ts'

/** What of a list is asked for. */
export interface ListQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly searchText: string
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function pageOf<T>(all: readonly T[], { pageNo, pageSize, searchText }: ListQuery, textsOf: (one: T) => readonly string[]) {
  const needle = folded(searchText)
  const found = needle === '' ? all : all.filter((one) => textsOf(one).some((text) => folded(text).includes(needle)))
  return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalCount: found.length }
}

type Entry = FieldsOf<'ClearingEntry'> & Pick<Resources['ClearingEntry']['record'], 'centreId'>

const openStates: readonly (string | number)[] = ['Open', 'Offered']

/** The open offers that the person may see, by the entry of their student; those that end first before others. */
function openOffers(store: PersonalStore): ReadonlyMap<number, ClearingMarks['openOffers']> {
  const found = new Map<number, ClearingMarks['openOffers']>()
  for (const { id: clearingOfferId, status, fields } of store.scoped('ClearingOffer')) {
    if (status !== 'Offered') continue
    const { clearingId, institutionId, courseId, expiresOn, conditions = [], studentId = 0 } = fields as OfferFields
    const [universityName, courseName] = [store.named('University', institutionId), store.named('Course', courseId)]
    const offer = { clearingOfferId, universityName, courseName, expiresOn, conditions: judgedConditions(conditions, studentId, store) }
    found.set(clearingId, [...(found.get(clearingId) ?? []), offer])
  }
  for (const [id, offers] of found)
    found.set(
      id,
      offers.toSorted((one, other) => compare(one.expiresOn, other.expiresOn)),
    )
  return found
}

/** The students whom an offer can be made, with the marks that the person may see. */
export function marksPage(listQuery: ListQuery, store: PersonalStore) {
  const offers = openOffers(store)
  const rows = store
    .scoped('ClearingEntry')
    .filter(({ status }) => openStates.includes(status))
    .map(({ id, status, fields }): ClearingMarks => {
      const { studentId, centreId = 0, subjects } = fields as Entry
      const marks = [...marksOf(studentId, store).values()].toSorted((one, other) => compare(one.moduleName, other.moduleName))
      const open = offers.get(id) ?? []
      const points = marks.flatMap((mark) => mark.points ?? [])
      return {
        clearingId: id,
        studentId,
        studentName: store.named('Student', studentId),
        centreName: store.named('Centre', centreId),
        subjects,
        state: status === 'Open' ? 'Open' : 'Offered',
        ...(points.length > 0 && { points: bestThree(points) }),
        marks,
        offers: open.length,
        openOffers: open,
      }
    })
    .toSorted((one, other) => compare(one.studentName, other.studentName))
  return pageOf(rows, listQuery, ({ studentName, centreName, subjects }) => [studentName, centreName, subjects])
}

/** The offers to the student who asks, the newest first. */
export const ownOffers = (store: PersonalStore): OwnClearingOffer[] =>
  store
    .scoped('ClearingOffer')
    .map(({ id, status, fields }): OwnClearingOffer => {
      const offer = fields as OfferFields
      const { institutionId, courseId, conditions = [], offeredOn = '', expiresOn } = offer
      const acceptRefusal = status === 'Offered' ? acceptRefusalOf(offer, store) : null
      return {
        clearingOfferId: id,
        universityName: store.named('University', institutionId),
        courseName: store.named('Course', courseId),
        conditions: conditions.map((one) => conditionText(one, store)),
        offeredOn,
        expiresOn,
        state: status as OwnClearingOffer['state'],
        ...(acceptRefusal !== null && { acceptRefusal }),
      }
    })
    .toReversed()

const [draft, approved] = [2, 8]

/** What teachers predict for students in clearing, beside what they have achieved as far as the person may see it. */
export function predictedPage(listQuery: ListQuery, store: PersonalStore) {
  const students = new Set(store.scoped('ClearingEntry').map(({ fields }) => fields['studentId']))
  const isOfUniversity = store.user.contactType === 'INSTITUTE'
  const rows = store
    .records('AcademicDetail')
    .where(({ fields, status }) => students.has(fields['studentId']) && (isOfUniversity ? status === approved : status !== draft))
    .map(({ id, fields }): PredictedGrade => {
      const { studentId, moduleId, predictedMark, predictedGrade, centreId = 0 } = fields as Resources['AcademicDetail']['record']
      const { finalMark, grade } = marksOf(studentId, store).get(moduleId) ?? {}
      return {
        academicDetailId: id,
        studentId,
        studentName: store.named('Student', studentId),
        centreName: store.named('Centre', centreId),
        moduleName: store.named('Module', moduleId),
        predictedMark,
        predictedGrade: textOf(predictedGrade),
        ...(finalMark !== undefined && { achievedMark: finalMark }),
        ...(grade !== undefined && { achievedGrade: grade }),
      }
    })
    .toSorted((one, other) => compare(one.studentName, other.studentName) || compare(one.moduleName, other.moduleName))
  return pageOf(rows, listQuery, ({ studentName, centreName, moduleName }) => [studentName, centreName, moduleName])
}

/** The streams of the modules in which a student is enrolled. */
function streamsOf(studentId: number, { db }: PersonalStore): ReadonlySet<unknown> {
  const modules = new Set(
    db
      .records('Enrollment')
      .where(({ fields, status }) => fields['studentId'] === studentId && status !== 'Withdrawn')
      .map(({ fields }) => fields['moduleId']),
  )
  const holding = db.records('Subcurriculum').where(({ fields }) => [fields['moduleIds'] ?? []].flat().some((id) => modules.has(id)))
  return new Set(holding.map(({ fields }) => fields['streamId']))
}

/** Whether the three best modules of a student all reach a grade. */
function isReachedOverall(marks: ReturnType<typeof marksOf>, wanted: string): boolean {
  const best = [...marks.values()].toSorted((one, other) => (other.finalMark ?? 0) - (one.finalMark ?? 0)).slice(0, 3)
  return best.length === 3 && best.every(({ grade }) => isReached(grade, wanted))
}

const order = { met: 0, nearly: 1, not: 2 } as const

/** The courses that are open to the stream of a student, those whose requirements the results meet first. */
export function coursesPage(studentId: number, listQuery: ListQuery, store: PersonalStore) {
  const streams = streamsOf(studentId, store)
  const marks = marksOf(studentId, store)
  const rows = store
    .records('Course')
    .where()
    .map((record) => courseForStudents(record, store))
    .filter(({ status, fields }) => status === courseStatus.approved && [fields['streamIds'] ?? []].flat().some((id) => streams.has(id)))
    .map(({ id, fields }): ClearingCourse => {
      const { courseName, institutionId, startMonths, feeMinor, currency, academicRequirements = [] } = fields as FieldsOf<'Course'>
      const asked = academicRequirements.find(({ streamId }) => streams.has(streamId))
      const byModule = (asked?.modules ?? []).map(({ moduleId, grade }) => ({
        text: `${store.named('Module', moduleId)}: ${grade}`,
        isMet: isReached(marks.get(moduleId)?.grade, grade) ? (1 as const) : (0 as const),
      }))
      const overall = asked
        ? [{ text: `Overall: ${asked.minimumGrade}`, isMet: isReachedOverall(marks, asked.minimumGrade) ? (1 as const) : (0 as const) }]
        : []
      const requirements = [...overall, ...byModule]
      const missing = requirements.filter(({ isMet }) => isMet === 0).length
      return {
        courseId: id,
        courseName,
        universityName: store.named('University', institutionId),
        startMonths: [...startMonths],
        ...(feeMinor !== undefined && currency !== undefined && { feeMinor, currency }),
        match: missing === 0 ? 'met' : missing === 1 ? 'nearly' : 'not',
        requirements,
      }
    })
    .toSorted((one, other) => order[one.match] - order[other.match] || compare(one.courseName, other.courseName))
  return pageOf(rows, listQuery, ({ courseName, universityName }) => [courseName, universityName])
}
