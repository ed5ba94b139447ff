import { modules } from '../../../fixtures/modules.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { studentIds } from '../../students/seeds/students.ts'
import { resultSetSeeds } from './result-sets.ts'

type Seed = SeedOf<'Result'>

/** The rows of each set: together 1,900. */
const rowsOf: Readonly<Record<number, number>> = {
  1: 480,
  2: 900,
  3: 100,
  4: 320,
  7: 100,
}
const awaitedRows = 14
const autumnId = 4
/** Has a user, and no results. */
const withoutResults = 3002
const students = Array.from({ length: studentIds.last - studentIds.first + 1 }, (_, index) => studentIds.first + index).filter(
  (id) => id !== withoutResults,
)
const versions = new Map(modules.map(({ moduleId, versions: [first] }) => [moduleId, first ?? 'V1']))
const passMark = 40

/** From 30 to 94.5, the same for a student and a module on every day. */
const markOf = (studentId: number, moduleId: number): number => 30 + (((studentId * 37 + moduleId * 53) % 130) * 5) / 10

const marked = (rawMark: number): Pick<Seed, 'rawMark' | 'outcome'> => ({
  rawMark,
  outcome: rawMark < passMark ? 'Fail' : 'Pass',
})

/** What is worth looking at, by the set and the row in it. */
const special: Readonly<Record<string, Partial<Seed>>> = {
  '1.1': { ...marked(34.9) },
  '1.2': { ...marked(35) },
  '1.3': { ...marked(79.9) },
  '1.4': { ...marked(80) },
  '1.8': { ...marked(71.5), outcome: 'Withheld' },
  '1.16': { rawMark: undefined, outcome: 'Absent' },
  '1.24': { viewFlag: 0 },
  '2.5': { moderatedMark: 62.5 },
  '2.8': { rawMark: undefined, outcome: 'Deferred' },
  '7.0': { ...marked(72), certificateDownload: 0 },
}

/** The results of the students in the sets that have any. */
export function resultSeeds(days: SeedDays): Seed[] {
  let id = 0
  return resultSetSeeds(days).flatMap(({ id: resultIntakeId, kind, moduleIds }) =>
    Array.from({ length: rowsOf[resultIntakeId] ?? 0 }, (_, index): Seed => {
      const [round, place] = [Math.floor(index / students.length), index % students.length]
      const studentId = students[place] ?? studentIds.first
      const moduleId = moduleIds[(place + round) % moduleIds.length] ?? 1
      const isAwaited = resultIntakeId === autumnId && index < awaitedRows
      return {
        id: (id += 1),
        resultIntakeId,
        studentId,
        moduleId,
        version: versions.get(moduleId) ?? 'V1',
        attempt: kind === 'Resit' ? 'Resit' : 'First',
        ...(isAwaited ? { outcome: 'Withheld' as const } : marked(markOf(studentId, moduleId))),
        certificateDownload: 1,
        ...special[`${resultIntakeId}.${index}`],
      }
    }),
  )
}
