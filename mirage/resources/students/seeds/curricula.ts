import { moduleNamed } from '../../../fixtures/modules.ts'
import { oncePerDay } from '../../engine/once.ts'
import type { SeedDays } from '../../engine/service.ts'
import type { StudentCurriculumFields } from '../curriculum-fields.ts'
import { acceptedAt } from '../../selection/accepted-seeds.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { sits, studentIds, studentSeeds } from './students.ts'

type Seed = StudentCurriculumFields & { readonly id: number; readonly status: 1 | -1 }
type Student = ReturnType<typeof studentSeeds>[number]

const count = 420
const lastYearId = currentYearId - 1
const eap = 'English for Academic Purposes'
const [september, january, lastSeptember] = [401, 403, 407]

/** What students take: of what was examined in the January of the year before, the modules stand first. */
interface Taken {
  readonly curriculumId: number
  readonly programId: number
  readonly streamId: number
  readonly pathwayId: number
  readonly modules: readonly string[]
}

const business = (pathwayId: number, optional: string): Taken => ({
  curriculumId: 1,
  programId: 1,
  streamId: 1,
  pathwayId,
  modules: ['Economics', 'Business Studies', 'Mathematics for Business', optional, eap],
})
const science = (optional: string): Taken => ({
  curriculumId: 2,
  programId: 1,
  streamId: 5,
  pathwayId: 9,
  modules: ['Physics', 'Chemistry', optional, 'Mathematics for Science', eap],
})
const economics = (optional: readonly string[]): Taken => ({
  curriculumId: 5,
  programId: 2,
  streamId: 2,
  pathwayId: 3,
  modules: ['Financial Accounting', ...optional, 'Micro- and Macroeconomics', 'Quantitative Methods'],
})
const engineering: Taken = {
  curriculumId: 6,
  programId: 2,
  streamId: 3,
  pathwayId: 5,
  modules: ['Engineering Mechanics', 'Electrical Principles', 'Engineering Mathematics', 'Materials and Manufacturing'],
}

const [businessLastYear, scienceLastYear] = [business(1, 'Psychology'), science('Biology')]

/** The centres whose students sat in the portal last year, by what they taught them. */
const scienceCentres = [2, 3, 4, 10]
const businessCentres = [5, 11, 18]
/** Centres that teach programming in the International Year One; others teach marketing. */
const withProgramming = [2, 3, 4, 5, 18]

/** How many of this year's students were there last year: those whose centres sat in the portal, and the first others. */
const returnedCount = count - (studentIds.last - studentIds.first)

const has = (centres: readonly number[], { centreId = 0 }: Student): boolean => centres.includes(centreId)

function takenLastYear(student: Student): Taken {
  if (has(scienceCentres, student)) return scienceLastYear
  if (has(businessCentres, student)) return businessLastYear
  return (student.id - studentIds.first) % 2 === 0 ? scienceLastYear : businessLastYear
}

/** The curricula of the foundation year. */
const foundation: readonly number[] = [1, 2]
const thisYear: Readonly<Record<number, (student: Student) => Taken>> = {
  1: ({ id }) => business(1 + ((id - studentIds.first) % 2), 'Global Studies'),
  2: ({ id }) => science(Math.floor((id - studentIds.first) / 8) % 2 === 0 ? 'Computer Science' : 'Biology'),
  5: (student) => economics(['Introduction to Management', has(withProgramming, student) ? 'Programming' : 'Principles of Marketing']),
  6: () => engineering,
}

/** One of the curricula that the centre is accepted to teach: a foundation year for those who return. */
function takenThisYear(student: Student, isReturned: boolean): Taken {
  const curricula = acceptedAt(student.centreId ?? 0)
  const wanted = curricula.filter((id) => foundation.includes(id) === isReturned)
  const [curriculumId = 0] = wanted.length > 0 ? wanted : curricula
  return thisYear[curriculumId]?.(student) ?? scienceLastYear
}

/** The student with a draft and no curriculum, and the one with modules that a rule prohibits together. */
const [withoutCurriculum, prohibitedChoice] = [3002, 3011]
const prohibitedTogether = ['Mathematics for Business', 'Further Mathematics', 'Economics', eap]

interface Place {
  readonly id: number
  readonly studentId: number
  readonly yearId: number
  readonly isReturned: boolean
}

function rowOf({ id, studentId, yearId, isReturned }: Place, { modules, ...plan }: Taken): Seed {
  const index = studentId - studentIds.first
  const isOfLastYear = yearId === lastYearId
  return {
    id,
    status: isOfLastYear && isReturned ? -1 : 1,
    studentId,
    yearId,
    ...plan,
    intakeId: isOfLastYear ? lastSeptember : index % 5 === 4 ? january : september,
    semesterId: 1,
    programDeliveryId: 1 + (index % 2),
    deliveryTypeId: 1 + (index % 3),
    examTypeId: 1,
    ...(index % 2 === 1 && { proctoringTypeId: 2 }),
    moduleIds: (studentId === prohibitedChoice && !isOfLastYear ? prohibitedTogether : modules).map((name) => moduleNamed(name).moduleId),
    isReRegistration: 0,
  }
}

/** One open curriculum of each student but for one draft, and closed ones of the year before. */
export const curriculumSeeds = oncePerDay((days: SeedDays): readonly Seed[] => {
  const students = studentSeeds(days).filter(({ id }) => id !== withoutCurriculum)
  const current = students.filter(({ yearId }) => yearId === currentYearId)
  const there = current.filter(sits)
  const first = there.filter((one) => has([...scienceCentres, ...businessCentres], one))
  const others = there.filter((one) => !first.includes(one)).slice(0, returnedCount - first.length)
  const returned = new Set([...first, ...others].map(({ id }) => id))
  const open = students.map((student, index) => {
    const isReturned = returned.has(student.id)
    const taken = student.yearId === currentYearId ? takenThisYear(student, isReturned) : takenLastYear(student)
    return rowOf({ id: index + 1, studentId: student.id, yearId: student.yearId, isReturned }, taken)
  })
  const closed = current
    .filter(({ id }) => returned.has(id))
    .map((student, index) =>
      rowOf({ id: open.length + index + 1, studentId: student.id, yearId: lastYearId, isReturned: true }, takenLastYear(student)),
    )
  return [...open, ...closed]
})

/** The modules of the open curriculum of each student that has one. */
export const modulesByStudent = oncePerDay(
  (days: SeedDays): ReadonlyMap<number, readonly number[]> =>
    new Map(curriculumSeeds(days).flatMap(({ status, studentId, moduleIds }) => (status === 1 ? [[studentId, moduleIds]] : []))),
)
