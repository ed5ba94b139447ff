import { moduleNamed } from '../../../fixtures/modules.ts'
import type { SeedDays } from '../../engine/service.ts'
import type { StudentCurriculumFields } from '../curricula.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { studentIds, studentSeeds } from './students.ts'

type Seed = StudentCurriculumFields & { readonly id: number; readonly status: 1 | -1 }

const count = 420
const eap = 'English for Academic Purposes'
const [september, january, lastSeptember] = [401, 403, 407]

interface Taken {
  readonly curriculumId: number
  readonly programId: number
  readonly streamId: number
  readonly pathwayId: number
  readonly modules: readonly string[]
}

/** What students take this year, by turns, and what those of last year have taken. */
const taken: readonly Taken[] = [
  { curriculumId: 1, programId: 1, streamId: 1, pathwayId: 1, modules: ['Mathematics for Business', 'Economics', 'Business Studies', eap] },
  { curriculumId: 2, programId: 1, streamId: 5, pathwayId: 9, modules: ['Mathematics for Science', 'Physics', 'Chemistry', eap] },
  { curriculumId: 1, programId: 1, streamId: 1, pathwayId: 2, modules: ['Economics', 'Business Studies', 'Psychology', eap] },
]
const lastYears: Taken = {
  curriculumId: 7,
  programId: 2,
  streamId: 4,
  pathwayId: 7,
  modules: ['Programming', 'Computer Systems', 'Data and Databases'],
}

/** A draft without a curriculum, and a wish that a module rule prohibits. */
const [withoutCurriculum, prohibitedWish] = [3002, 3011]
const wished = ['Mathematics for Business', 'Further Mathematics', 'Economics', eap]

function rowOf(id: number, studentId: number, yearId: number, status: 1 | -1, index: number): Seed {
  const isOfLastYear = yearId !== currentYearId
  const all = isOfLastYear ? lastYears : (taken[studentId === prohibitedWish ? 0 : index % taken.length] ?? lastYears)
  const { modules, ...plan } = all
  return {
    id,
    status,
    studentId,
    yearId,
    ...plan,
    intakeId: isOfLastYear ? lastSeptember : index % 5 === 4 ? january : september,
    semesterId: 1,
    programDeliveryId: 1 + (index % 2),
    deliveryTypeId: 1 + (index % 3),
    examTypeId: 1,
    ...(index % 2 === 1 && { proctoringTypeId: 2 }),
    moduleIds: (studentId === prohibitedWish ? wished : modules).map((name) => moduleNamed(name).moduleId),
    isReRegistration: 0,
  }
}

/** One open curriculum of each student but for one draft, and closed ones of the year before. */
export function curriculumSeeds(days: SeedDays): Seed[] {
  const students = studentSeeds(days).filter(({ id }) => id !== withoutCurriculum)
  const current = students.map(({ id, yearId }, index) => rowOf(index + 1, id, yearId, 1, id - studentIds.first))
  const returned = students.filter(({ yearId }) => yearId === currentYearId).slice(0, count - current.length)
  return [...current, ...returned.map(({ id }, index) => rowOf(current.length + index + 1, id, currentYearId - 1, -1, index))]
}
