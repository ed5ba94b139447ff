import { courseStatus } from '#openapi/courses/course-status.ts'
import type { FoundCourse, FoundCoursesAnswer } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { marksOf } from '../clearing/marks.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { isReached } from '../students/grades.ts'
import { courseForStudents } from '../courses/courses.ts'
import { favouritesOf } from './favourites.ts'

/** What is looked for; the contract has its defaults. Several values are separated by commas. */
interface CourseFilters {
  readonly pageNo?: number
  readonly pageSize?: number
  readonly searchText?: string
  readonly countryId?: string
  readonly institutionId?: string
  readonly qualificationId?: string
  readonly streamId?: string
  readonly startMonth?: string
  readonly deliveryMode?: 1 | 2
  readonly currency?: string
  readonly feeFrom?: number
  readonly feeTo?: number
  readonly isFavourite?: 0 | 1
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

/** A requirement beside what the student has; `own` is undefined while that is not known. */
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

type Course = FieldsOf<'Course'>

const isOpen = ({ status, fields }: ResourceRecord, store: PersonalStore): boolean =>
  status === courseStatus.approved && (fields['validTo'] as string) >= store.today

/** The courses that students can apply to, as students see them. */
const openCourses = (store: PersonalStore): ResourceRecord[] =>
  store
    .records('Course')
    .where()
    .map((record) => courseForStudents(record, store))
    .filter((record) => isOpen(record, store))

/** Whether students can apply to a course. */
export function isOpenCourse(id: number, store: PersonalStore): boolean {
  const record = store.records('Course').find(id)
  return record !== null && record !== undefined && isOpen(courseForStudents(record, store), store)
}

const universityOf = ({ institutionId }: Course, store: PersonalStore) =>
  (store.records('University').find(institutionId)?.fields ?? {}) as Partial<FieldsOf<'University'>>

/** Whether a text, a list separated by commas, names any of some values; an absent or empty one names all. */
function namesAny(asked: string | undefined, values: readonly (string | number)[]): boolean {
  const wanted = (asked ?? '').split(',').filter((one) => one !== '')
  return wanted.length === 0 || values.some((value) => wanted.includes(String(value)))
}

/** Whether a fee lies within what is asked for, in the currency of the course; without a fee it does not. */
const isAffordable = ({ feeMinor }: Course, { feeFrom, feeTo }: CourseFilters): boolean =>
  (feeFrom === undefined && feeTo === undefined) ||
  (feeMinor !== undefined && feeMinor >= (feeFrom ?? 0) && feeMinor <= (feeTo ?? Number.MAX_SAFE_INTEGER))

/** Whether a course passes the filters; its requirements are judged elsewhere. */
const isWanted = (course: Course, filters: CourseFilters, store: PersonalStore): boolean =>
  namesAny(filters.countryId, [universityOf(course, store).countryId ?? 0]) &&
  namesAny(filters.institutionId, [course.institutionId]) &&
  namesAny(filters.qualificationId, [course.qualificationId]) &&
  namesAny(filters.streamId, course.streamIds) &&
  namesAny(filters.startMonth, course.startMonths) &&
  namesAny(filters.currency, course.currency === undefined ? [] : [course.currency]) &&
  (filters.deliveryMode === undefined || course.deliveryMode === filters.deliveryMode) &&
  isAffordable(course, filters)

const inOrder = (values: readonly (string | undefined)[]) =>
  [...new Set(values)].filter((value) => value !== undefined).toSorted((one, other) => compare(one, other))

/** What some courses can be narrowed to: every value that one of them has, by name. */
function optionsOf(courses: readonly Course[], store: PersonalStore): FoundCoursesAnswer['data']['options'] {
  const named = (resource: 'Country' | 'University' | 'InstituteQualification' | 'Stream', ids: readonly (number | undefined)[]) =>
    [...new Set(ids)]
      .flatMap((id) => (id === undefined ? [] : [{ id, name: store.named(resource, id) }]))
      .toSorted((one, other) => compare(one.name, other.name))
  const starts = new Set(courses.flatMap(({ startMonths }): string[] => startMonths))
  return {
    countries: named(
      'Country',
      courses.map((course) => universityOf(course, store).countryId),
    ),
    universities: named(
      'University',
      courses.map(({ institutionId }) => institutionId),
    ),
    qualifications: named(
      'InstituteQualification',
      courses.map(({ qualificationId }) => qualificationId),
    ),
    streams: named(
      'Stream',
      courses.flatMap(({ streamIds }) => streamIds),
    ),
    startMonths: monthNames.filter((month) => starts.has(month)),
    currencies: inOrder(courses.map(({ currency }) => currency)),
  }
}

/** The courses that a student can apply to, those whose requirements are met first. */
export function findCourses(studentId: number, filters: CourseFilters, store: PersonalStore): FoundCoursesAnswer['data'] {
  const { pageNo = 1, pageSize = 10, searchText = '', isFitting = 0, isFavourite = 0 } = filters
  const streamId = store
    .records('StudentCurriculum')
    .where(({ fields, status }) => status === open && fields['studentId'] === studentId)
    .map(({ fields }) => Number(fields['streamId']))
    .at(-1)
  const own = ownOf(studentId, store)
  const favourites = favouritesOf(studentId, store.db)
  const courses = openCourses(store)
    .map(({ id, fields }) => ({ id, course: fields as Course }))
    .filter(({ course }) => streamId === undefined || course.streamIds.includes(streamId))
  const needle = folded(searchText)
  const found = courses
    .filter(({ id, course }) => isWanted(course, filters, store) && (isFavourite === 0 || favourites.has(id)))
    .map(({ id, course }): FoundCourse => {
      const { courseName, institutionId, startMonths, durationMonths, feeMinor, currency } = course
      const { city = '', countryId = 0 } = universityOf(course, store)
      const requirements = requirementsOf(course, streamId, own, store)
      const missing = requirements.filter(({ state }) => state !== 'met').length
      const intakeId = intakeFor(startMonths, store)
      return {
        courseId: id,
        courseName,
        universityName: store.named('University', institutionId),
        city,
        countryName: store.named('Country', countryId),
        startMonths: [...startMonths],
        durationMonths,
        deliveryMode: course.deliveryMode,
        ...(feeMinor !== undefined && currency !== undefined && { feeMinor, currency }),
        ...(intakeId !== undefined && { intakeId }),
        match: missing === 0 ? 'met' : missing === 1 ? 'nearly' : 'not',
        requirements,
        isFavourite: favourites.has(id) ? 1 : 0,
      }
    })
    .filter(
      (one) =>
        (needle === '' || [one.courseName, one.universityName, one.city].some((text) => folded(text).includes(needle))) &&
        (isFitting === 0 || one.match !== 'not'),
    )
    .toSorted((one, other) => order[one.match] - order[other.match] || compare(one.courseName, other.courseName))
  return {
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalCount: found.length,
    openCount: courses.length,
    options: optionsOf(
      courses.map(({ course }) => course),
      store,
    ),
  }
}
