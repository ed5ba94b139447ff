import { moduleNamed } from '../../fixtures/modules.ts'
import type { SeedDays, SeedOf } from '../engine/service.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'

type CourseSeed = SeedOf<'Course'>
type Subject = readonly [name: string, degreeId: number, streamId: number, module: string, ucasCode: string]

const [ba, bsc, beng, llb, mbbs] = [1, 2, 3, 4, 5]
const undergraduate = 2
const foundationYear = 1
const yearOne = 2
/** Streams of International Year One; the others stand below the Foundation Year. */
const yearOneStreams: readonly number[] = [2, 3, 4]

const subjects: readonly Subject[] = [
  ['BA Business Management', ba, 1, 'Mathematics for Business', 'N200'],
  ['BSc Economics', bsc, 1, 'Economics', 'L100'],
  ['BEng Mechanical Engineering', beng, 3, 'Engineering Mathematics', 'H300'],
  ['BSc Computer Science', bsc, 4, 'Programming', 'G400'],
  ['BSc Physics', bsc, 5, 'Physics', 'F300'],
  ['MBBS Medicine', mbbs, 6, 'Biology', 'A100'],
  ['BA International Relations', ba, 7, 'Global Studies', 'L250'],
  ['LLB Law', llb, 8, 'Politics and Society', 'M100'],
  ['BA Graphic Design', ba, 9, 'Art, Design and Media', 'W210'],
  ['BSc Finance', bsc, 2, 'Financial Accounting', 'N300'],
  ['BEng Civil Engineering', beng, 3, 'Engineering Mechanics', 'H200'],
  ['BSc Data Science', bsc, 4, 'Data and Databases', 'G500'],
  ['BSc Chemistry', bsc, 5, 'Chemistry', 'F100'],
]
const bySubject = (index: number): Subject => subjects[index % subjects.length] ?? ['BSc Economics', bsc, 1, 'Economics', 'L100']

const universityCodes =
  'AIR ARV BWC CAL CLW DEE EAM FEN KEL MER MOO NGU SOL SEV TAF TRE WHA YAR LIF COR YBU BRU TPU SCB WAI OTA HUM FRA CIT CHA GGH GPU'.split(
    ' ',
  )
const perUniversity = 5

/** By their place among all courses, from 0 on. */
const places = {
  expired: [5, 18, 31, 44, 57, 70, 83, 96, 109, 122, 135, 148],
  draft: [2, 19, 36, 53, 71, 87, 104, 121, 138],
  submitted: [8, 27, 46, 58, 84, 103, 123, 141],
  rejected: [12, 62, 112],
} as const
/** The days that some approved ones are valid for yet. */
const lastDays: Readonly<Record<number, number>> = { 15: 4, 66: 9, 130: 13 }
const withoutRequirements = places.draft[0]
/** A course of Northgate University that was approved before it was changed. */
const changed = 58

const statusOf = (place: number): number => {
  const [name] = Object.entries(places).find(([, found]) => found.some((one) => one === place)) ?? ['approved']
  // The day makes a course expired.
  return name === 'expired' ? courseStatus.approved : courseStatus[name as keyof typeof courseStatus]
}

function daysLeft(place: number): number {
  const expired = places.expired.findIndex((one) => one === place)
  return expired >= 0 ? -(9 + expired * 13) : (lastDays[place] ?? 60 + ((place * 37) % 300))
}

function feeOf(universityId: number, place: number): Pick<CourseSeed, 'feeMinor' | 'currency'> {
  if (universityId === 32) return { feeMinor: 7_200_000, currency: 'AED' }
  if (universityId >= 21 && universityId <= 31) return { feeMinor: (24_000 + (place % 7) * 900) * 100, currency: 'USD' }
  if (universityId >= 19 && universityId <= 20) return { feeMinor: (15_000 + (place % 7) * 700) * 100, currency: 'EUR' }
  return { feeMinor: (16_500 + (place % 9) * 850) * 100, currency: 'GBP' }
}

/** The requirements of a subject: grades of the Foundation Year are letters, those of Year One percentages. */
function requirementsOf(place: number): Pick<CourseSeed, 'englishRequirements' | 'academicRequirements'> {
  const [, , streamId, module] = bySubject(place)
  const isYearOne = yearOneStreams.includes(streamId)
  const grade = isYearOne ? String(55 + (place % 4) * 5) : (['A', 'B', 'B', 'C'][place % 4] ?? 'B')
  return {
    englishRequirements: [
      { testType: 'IELTS', overall: 6 + (place % 3) * 0.5, listening: 5.5, reading: 5.5, writing: 6, speaking: 5.5 },
      ...(place % 3 === 0 ? [{ testType: 'EAP' as const, overall: 60 }] : []),
      ...(place % 5 === 0 ? [{ testType: 'PTE' as const, overall: 59 }] : []),
    ],
    academicRequirements: [
      {
        programId: isYearOne ? yearOne : foundationYear,
        streamId,
        minimumGrade: grade,
        ...(place % 2 === 0 && { modules: [{ moduleId: moduleNamed(module).moduleId, grade }] }),
      },
    ],
  }
}

function seedAt(place: number, days: SeedDays): CourseSeed {
  const universityId = Math.floor(place / perUniversity) + 1
  const [courseName, degreeId, streamId, , ucasCode] = bySubject(place)
  const left = daysLeft(place)
  return {
    id: place + 1,
    status: statusOf(place),
    courseName,
    courseCode: `${universityCodes[universityId - 1] ?? ''}-${101 + (place % perUniversity)}`,
    institutionId: universityId,
    qualificationId: undergraduate,
    degreeId,
    ...(universityId <= 18 && { ucasCode }),
    studyMode: place % 11 === 10 ? 'Part-time' : 'Full-time',
    deliveryMode: place % 9 === 8 ? 2 : 1,
    durationMonths: degreeId === mbbs ? 60 : 36,
    startMonths: place % 4 === 0 ? ['January', 'September'] : ['September'],
    streamIds: [streamId],
    ...feeOf(universityId, place),
    ...(place % 3 !== 0 && { applyBy: days.inDays(left - 30) }),
    validTo: days.inDays(left),
    ...(place % 6 === 0 && { website: `https://${(universityCodes[universityId - 1] ?? '').toLowerCase()}.example.ac/courses` }),
    ...(place === withoutRequirements ? {} : requirementsOf(place)),
  }
}

/** The changed course of Northgate University: as it was approved, and as it waits. */
export function changedCourse(days: SeedDays): { readonly approved: CourseSeed; readonly waiting: CourseSeed } {
  const approved = seedAt(changed, days)
  return { approved, waiting: { ...approved, courseName: `${approved.courseName} with Placement`, durationMonths: 48 } }
}

/** 160 courses, five of each university. */
export const courseSeeds = (days: SeedDays): CourseSeed[] =>
  Array.from({ length: universityCodes.length * perUniversity }, (_, place) =>
    place === changed ? changedCourse(days).waiting : seedAt(place, days),
  )
