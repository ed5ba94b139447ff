import { satPercents } from '../../assessment/seeds/agreed.ts'
import { oncePerDay } from '../../engine/once.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { pastSittings, type FirstSitting } from '../../students/seeds/sittings.ts'
import { resultSetSeeds } from './result-sets.ts'

type Seed = SeedOf<'Result'>
type Mark = Pick<Seed, 'rawMark' | 'outcome'> & Partial<Seed>

const awaitedRows = 14
const [januaryId, mayId, autumnId] = [1, 2, 4]
/** The resits of both series together; those of the first come first. */
const resitCount = 200
const passMark = 40
/** The student who sits again and does so well that the mark is capped. */
const cappedStudent = 3001

/** From 30 to 94.5, the same for a student and a module on every day. */
const markOf = (studentId: number, moduleId: number): number => 30 + (((studentId * 37 + moduleId * 53) % 130) * 5) / 10

const marked = (rawMark: number): Mark => ({ rawMark, outcome: rawMark < passMark ? 'Fail' : 'Pass' })

/** Special results, by set and row: "2.5". */
const special: Readonly<Record<string, Mark>> = {
  [`${januaryId}.0`]: marked(32.5),
  [`${januaryId}.1`]: marked(34.9),
  [`${januaryId}.2`]: marked(35),
  [`${januaryId}.3`]: marked(79.9),
  [`${januaryId}.4`]: marked(80),
  [`${januaryId}.8`]: { ...marked(71.5), outcome: 'Withheld' },
  [`${januaryId}.16`]: { rawMark: undefined, outcome: 'Absent' },
  [`${januaryId}.24`]: { ...marked(64.5), viewFlag: 0 },
  // What the first student sits again, with the results still to come.
  [`${mayId}.0`]: marked(37.5),
  [`${mayId}.5`]: { ...marked(41), moderatedMark: 62.5 },
  [`${mayId}.8`]: { rawMark: undefined, outcome: 'Deferred' },
}

/** A script that was taken away is worth nothing; who was absent has no mark. */
function satMark(percent: ReturnType<ReturnType<typeof satPercents>['get']>): Mark | null {
  if (percent === undefined) return null
  return percent === 'Absent' ? { rawMark: undefined, outcome: 'Absent' } : marked(percent === 'Void' ? 0 : percent)
}

const mainSetOf: Readonly<Record<number, number>> = { 111: januaryId, 110: mayId, 109: autumnId }

function mainRows(days: SeedDays): readonly Omit<Seed, 'id'>[] {
  const sat = satPercents(days)
  const counts = new Map<number, number>()
  return pastSittings(days).map(({ studentId, moduleId, version, blockId }: FirstSitting) => {
    const resultIntakeId = mainSetOf[blockId] ?? mayId
    const index = counts.get(resultIntakeId) ?? 0
    counts.set(resultIntakeId, index + 1)
    const isAwaited = resultIntakeId === autumnId && index < awaitedRows
    const fed = satMark(sat.get(`${blockId} ${moduleId} ${studentId}`))
    const mark = isAwaited
      ? { outcome: 'Withheld' as const }
      : (fed ?? special[`${resultIntakeId}.${index}`] ?? marked(markOf(studentId, moduleId)))
    return { resultIntakeId, studentId, moduleId, version, attempt: 'First', certificateDownload: 1, ...mark }
  })
}

/** Who has failed, or has not sat, sits again: better by some marks. */
function resitRows(main: readonly Omit<Seed, 'id'>[], mainSetId: number, resultIntakeId: number): readonly Omit<Seed, 'id'>[] {
  const again = main.filter(
    (row) => row.resultIntakeId === mainSetId && (row.outcome === 'Fail' || row.outcome === 'Absent' || row.outcome === 'Deferred'),
  )
  return again.map(({ studentId, moduleId, version }, index) => {
    const isCapped = studentId === cappedStudent && mainSetId === januaryId
    return {
      resultIntakeId,
      studentId,
      moduleId,
      version,
      attempt: 'Resit',
      certificateDownload: isCapped ? 0 : 1,
      ...marked(isCapped ? 72 : 34 + (((studentId * 29 + moduleId * 17 + index) % 60) * 5) / 10),
    }
  })
}

/** The results of the students in the sets that have any: each of a sitting that they were enrolled for. */
export const resultSeeds = oncePerDay((days: SeedDays): readonly Seed[] => {
  const main = mainRows(days)
  const [mayResits, januaryResits] = resultSetSeeds(days).flatMap(({ id, mainSetId }) =>
    mainSetId === undefined ? [] : [{ id, mainSetId }],
  )
  const january = januaryResits ? resitRows(main, januaryResits.mainSetId, januaryResits.id) : []
  const may = mayResits ? resitRows(main, mayResits.mainSetId, mayResits.id).slice(0, resitCount - january.length) : []
  // By set, as they were uploaded: the first ones have the first ids.
  const rows = [...main, ...may, ...january].toSorted((one, other) => one.resultIntakeId - other.resultIntakeId)
  return rows.map((row, index) => ({ id: index + 1, ...row }))
})
