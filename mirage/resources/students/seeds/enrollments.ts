import { addDays } from '../../../factories/days.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { resultSeeds } from '../../results/seeds/results.ts'
import { resultSetSeeds } from '../../results/seeds/result-sets.ts'
import { comingSittings, pastSittings, satBlocks, type FirstSitting } from './sittings.ts'

type Seed = SeedOf<'Enrollment'>

/** Of what is still to be sat, some is put off or given up. */
const states = ['Enrolled', 'Enrolled', 'Enrolled', 'Enrolled', 'Enrolled', 'Enrolled', 'Deferred', 'Enrolled', 'Withdrawn'] as const
const resitsAfter = 20

/** Days, as written for the season of the seeds, on which students were enrolled for a block that is over. */
const enrolledFrom: Readonly<Record<number, string>> = {
  [satBlocks.january]: '2025-10-06',
  [satBlocks.may]: '2026-02-16',
  [satBlocks.autumn]: '2026-09-14',
}

const inBlock = ({ studentId, moduleId, version, blockKind, blockId }: FirstSitting) => ({
  studentId,
  moduleId,
  version,
  blockKind,
  ...(blockKind === 'exam' ? { examBlockId: blockId } : { testBlockId: blockId }),
})

/** What students were, are and will be examined in: a sitting that is over has its result, and a resit follows on it. */
export function enrollmentSeeds(days: SeedDays): Seed[] {
  const over =
    (blockId: number, more = 0) =>
    (index: number) =>
      addDays(days.on(enrolledFrom[blockId] ?? '2026-09-14'), more + (index % 14))
  const past = pastSittings(days).map((one, index) => ({
    ...inBlock(one),
    status: 'Completed',
    attempt: 'First' as const,
    enrolledOn: over(one.blockId)(index),
  }))
  const coming = comingSittings(days).map((one, index) => ({
    ...inBlock(one),
    status: one.blockKind === 'test' ? 'Enrolled' : (states[index % states.length] ?? 'Enrolled'),
    attempt: 'First' as const,
    enrolledOn: days.inDays(-60 + (index % 30)),
  }))
  const blockOfSet = new Map(resultSetSeeds(days).map(({ id, examBlockId }) => [id, examBlockId ?? 0]))
  const resits = resultSeeds(days)
    .filter(({ attempt }) => attempt === 'Resit')
    .map(({ studentId, moduleId, version, resultIntakeId }, index) => {
      const blockId = blockOfSet.get(resultIntakeId) ?? 0
      return {
        ...inBlock({ studentId, moduleId, version, blockKind: 'exam', blockId }),
        status: 'Completed',
        attempt: 'Resit' as const,
        enrolledOn: over(blockId, 7 * resitsAfter)(index),
      }
    })
  return [...coming, ...past, ...resits].map((seed, index) => ({ id: index + 1, ...seed }))
}
