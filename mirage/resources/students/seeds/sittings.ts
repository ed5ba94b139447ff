import { examBlockPlans } from '../../../fixtures/exam-block-plans.ts'
import { modules } from '../../../fixtures/modules.ts'
import { oncePerDay } from '../../engine/once.ts'
import type { SeedDays } from '../../engine/service.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { curriculumSeeds } from './curricula.ts'
import { sits, studentSeeds } from './students.ts'

/** A module that a student is enrolled in for the first time, in a block. */
export interface FirstSitting {
  readonly studentId: number
  readonly moduleId: number
  readonly version: string
  readonly blockKind: 'exam' | 'test'
  readonly blockId: number
}

/** The blocks of the seeds that students sit in. */
export const satBlocks = { january: 111, may: 110, autumn: 109 } as const
const lastYear = currentYearId - 1
/** How many were sat in each block that is over, and by the students of which year. */
const series: readonly (readonly [blockId: number, yearId: number, count: number])[] = [
  [satBlocks.january, lastYear, 480],
  [satBlocks.may, lastYear, 900],
  [satBlocks.autumn, currentYearId, 320],
]
/** The published exams to come. Modules that they do not schedule wait for the main series, which is a draft. */
const coming = 101

/** The mid-term tests in physics: the student with an account, and the first others of some centres. */
export const midTerm = { blockId: 201, module: 'Physics', centreIds: [26, 10, 11], candidates: 16 } as const

const versions = new Map(modules.map(({ moduleId, versions: [first] }) => [moduleId, first ?? 'V1']))
const physics = modules.find(({ moduleName }) => moduleName === midTerm.module)?.moduleId
const scheduledIn = (blockId: number): ReadonlySet<number> =>
  new Set(examBlockPlans.find(({ id }) => id === blockId)?.schedule.flatMap((slot) => slot.modules.map(({ moduleId }) => moduleId)))

const sitting = (studentId: number, moduleId: number, blockKind: 'exam' | 'test', blockId: number): FirstSitting => ({
  studentId,
  moduleId,
  version: versions.get(moduleId) ?? 'V1',
  blockKind,
  blockId,
})

interface Taker {
  readonly studentId: number
  readonly moduleIds: readonly number[]
}

/** The students of a year who sit, in the order of their ids. */
function takersOf(days: SeedDays, yearId: number): readonly Taker[] {
  const there = new Set(studentSeeds(days).flatMap((one) => (sits(one) ? [one.id] : [])))
  return curriculumSeeds(days)
    .filter((one) => one.yearId === yearId && there.has(one.studentId))
    .toSorted((one, other) => one.studentId - other.studentId)
}

/** The first of the modules of all students, then the second ones, and so on. */
function inRounds(takers: readonly Taker[], blockId: number): FirstSitting[] {
  const scheduled = scheduledIn(blockId)
  const fitting = takers.map(({ studentId, moduleIds }) => ({ studentId, moduleIds: moduleIds.filter((id) => scheduled.has(id)) }))
  const rounds = Math.max(0, ...fitting.map(({ moduleIds }) => moduleIds.length))
  return Array.from({ length: rounds }, (_, round) =>
    fitting.flatMap(({ studentId, moduleIds }) => {
      const moduleId = moduleIds[round]
      return moduleId === undefined ? [] : [sitting(studentId, moduleId, 'exam', blockId)]
    }),
  ).flat()
}

/** The first sittings of blocks that are over. */
export const pastSittings = oncePerDay((days: SeedDays): readonly FirstSitting[] =>
  series.flatMap(([blockId, yearId, count]) => inRounds(takersOf(days, yearId), blockId).slice(0, count)),
)

const keyOf = ({ studentId, moduleId }: Pick<FirstSitting, 'studentId' | 'moduleId'>): string => `${studentId} ${moduleId}`

/** The sittings to come: of what this year's students take, all that they have not sat this year. */
export const comingSittings = oncePerDay((days: SeedDays): readonly FirstSitting[] => {
  const sat = new Set(pastSittings(days).flatMap((one) => (one.blockId === satBlocks.autumn ? [keyOf(one)] : [])))
  const takers = takersOf(days, currentYearId)
  const there = new Set(
    studentSeeds(days).flatMap(({ id, centreId = 0 }) => (midTerm.centreIds.some((one) => one === centreId) ? [id] : [])),
  )
  const tested = takers
    .filter(({ studentId, moduleIds }) => there.has(studentId) && moduleIds.some((id) => id === physics))
    .slice(0, midTerm.candidates)
    .map(({ studentId }) => sitting(studentId, physics ?? 0, 'test', midTerm.blockId))
  const scheduled = scheduledIn(coming)
  const examined = takers.flatMap(({ studentId, moduleIds }) =>
    moduleIds.flatMap((moduleId) =>
      scheduled.has(moduleId) && !sat.has(keyOf({ studentId, moduleId })) ? [sitting(studentId, moduleId, 'exam', coming)] : [],
    ),
  )
  return [...tested, ...examined]
})
