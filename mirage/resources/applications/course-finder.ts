import { courseStatus } from '#openapi/course-status.ts'
import type { FoundCourse, FoundCoursesAnswer } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { marksOf } from '../clearing/marks.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { isReached } from '../students/grades.ts'

/** What is looked for; the contract has its defaults. */
interface Wish {
  readonly pageNo?: number
  readonly pageSize?: number
  readonly searchText?: string
  readonly startMonth?: string
  readonly deliveryMode?: 1 | 2
  readonly isFitting?: 0 | 1
}

interface Own {
  readonly grades: ReadonlyMap<number, { readonly grade: string; readonly mark: number }>
  /** The overall score of the latest test of each type. */
  readonly english: ReadonlyMap<string, number>
}

type Requirement = FoundCourse['requirements'][number]

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const [draft, open] = [2, 1]
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** What a student has: results that the person may see, else what teachers predict; and tests of English. */
function ownOf(studentId: number, store: PersonalStore): Own {
  const grades = new Map<number, { readonly grade: string; readonly mark: number }>()
  for (const { fields, status } of store.records('AcademicDetail').where((one) => one.fields['studentId'] === studentId)) {
    const { moduleId, predictedMark, predictedGrade } = fields as Resources['AcademicDetail']['record']
    if (status !== draft && predictedGrade !== undefined) grades.set(moduleId, { grade: predictedGrade, mark: predictedMark })
  }
  for (const [moduleId, { grade, finalMark = 0 }] of marksOf(studentId, store))
    if (grade !== undefined) grades.set(moduleId, { grade, mark: finalMark })
  const tests = store.records('StudentQualification').where(({ fields }) => fields['studentId'] === studentId)
  const english = new Map<string, number>()
  for (const { fields } of tests.toSorted((one, other) => compare(String(one.fields['testDate']), String(other.fields['testDate'])))) {
    const { testType, eap } = fields as FieldsOf<'StudentQualification'>
    if (testType !== undefined && eap !== undefined) english.set(testType, eap)
  }
  return { grades, english }
}

/** A requirement beside what the student has; undefined while that is not known. */
const judged = (text: string, own: string | undefined, isMet: boolean): Requirement => ({
  text,
  own: own ?? '',
  state: own === undefined ? 'unknown' : isMet ? 'met' : 'below',
})

/** The third best grade: three modules that reach a grade make it overall. */
function overallOf({ grades }: Own): string | undefined {
  const best = [...grades.values()].toSorted((one, other) => other.mark - one.mark)
  return best[2]?.grade
}

/** One test of English is enough: of those that a course takes, the one that the student has, else the first. */
function englishRequirement(asked: NonNullable<FieldsOf<'Course'>['englishRequirements']>, { english }: Own): Requirement[] {
  const taken = asked.filter(({ testType }) => english.has(testType))
  const best = taken.find(({ testType, overall }) => (english.get(testType) ?? 0) >= overall) ?? taken[0] ?? asked[0]
  if (!best) return []
  const own = english.get(best.testType)
  return [judged(`${best.testType} ${best.overall}`, own === undefined ? undefined : String(own), own !== undefined && own >= best.overall)]
}

function requirementsOf(course: FieldsOf<'Course'>, streamId: number | undefined, own: Own, store: PersonalStore): Requirement[] {
  const { academicRequirements = [], englishRequirements = [] } = course
  const asked = academicRequirements.find((one) => one.streamId === streamId) ?? academicRequirements[0]
  const overall = overallOf(own)
  return [
    ...(asked ? [judged(`Overall: ${asked.minimumGrade}`, overall, isReached(overall, asked.minimumGrade))] : []),
    ...(asked?.modules ?? []).map(({ moduleId, grade }) => {
      const have = own.grades.get(moduleId)?.grade
      return judged(`${store.named('Module', moduleId)}: ${grade}`, have, isReached(have, grade))
    }),
    ...englishRequirement(englishRequirements, own),
  ]
}

/** The next intake that begins in one of some months; while none is planned, the last one that did. */
function intakeFor(startMonths: readonly string[], store: PersonalStore): number | undefined {
  const fitting = store
    .records('Intake')
    .where(({ status }) => status === open)
    .flatMap(({ id, fields }) => {
      const [first] = (fields as FieldsOf<'Intake'>).teachingDates
      return first && startMonths.includes(monthNames[Number(first.startDate.slice(5, 7)) - 1] ?? '') ? [{ id, from: first.startDate }] : []
    })
    .toSorted((one, other) => compare(one.from, other.from))
  return (fitting.find(({ from }) => from > store.today) ?? fitting.at(-1))?.id
}

const order = { met: 0, nearly: 1, not: 2 } as const

/** The courses that a student can apply to, those whose requirements are met first. */
export function findCourses(studentId: number, wish: Wish, store: PersonalStore): FoundCoursesAnswer['data'] {
  const { pageNo = 1, pageSize = 10, searchText = '', startMonth, deliveryMode, isFitting = 0 } = wish
  const streamId = store
    .records('StudentCurriculum')
    .where(({ fields, status }) => status === open && fields['studentId'] === studentId)
    .map(({ fields }) => Number(fields['streamId']))
    .at(-1)
  const own = ownOf(studentId, store)
  const courses = store
    .records('Course')
    .where(({ status, fields }) => status === courseStatus.approved && (fields['validTo'] as string) >= store.today)
    .map(({ id, fields }) => ({ id, course: fields as FieldsOf<'Course'> }))
    .filter(({ course }) => streamId === undefined || course.streamIds.includes(streamId))
  const needle = folded(searchText)
  const found = courses
    .map(({ id, course }): FoundCourse => {
      const { courseName, institutionId, startMonths, durationMonths, feeMinor, currency } = course
      const requirements = requirementsOf(course, streamId, own, store)
      const missing = requirements.filter(({ state }) => state !== 'met').length
      const intakeId = intakeFor(startMonths, store)
      return {
        courseId: id,
        courseName,
        universityName: store.named('University', institutionId),
        startMonths: [...startMonths],
        durationMonths,
        deliveryMode: course.deliveryMode,
        ...(feeMinor !== undefined && currency !== undefined && { feeMinor, currency }),
        ...(intakeId !== undefined && { intakeId }),
        match: missing === 0 ? 'met' : missing === 1 ? 'nearly' : 'not',
        requirements,
      }
    })
    .filter(
      (one) =>
        (needle === '' || [one.courseName, one.universityName].some((text) => folded(text).includes(needle))) &&
        (startMonth === undefined || one.startMonths.includes(startMonth)) &&
        (deliveryMode === undefined || one.deliveryMode === deliveryMode) &&
        (isFitting === 0 || one.match !== 'not'),
    )
    .toSorted((one, other) => order[one.match] - order[other.match] || compare(one.courseName, other.courseName))
  return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalCount: found.length, openCount: courses.length }
}
