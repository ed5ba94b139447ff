import { addDays } from '../../../factories/days.ts'
import type { Db } from '../../../db.ts'
import { moduleNamed } from '../../../fixtures/modules.ts'
import type { ResultUploadRecord } from '../upload-record.ts'
import { accountSeeds } from '../../people/seeds/users.ts'
import type { SeedDays } from '../../engine/service.ts'

const [administrator] = accountSeeds
const updatedBy = administrator ? `${administrator.firstName} ${administrator.lastName}` : ''

const physics = moduleNamed('Physics').moduleId
const autumnFile = 'autumn-2026.xlsx'

interface Rows {
  readonly all: number
  readonly inPhysics: number
  readonly marked: number
}

type Counts = readonly [rowsNew: number, rowsChanged: number, rowsSame: number, rowsFailed: number]

/** The files of each set: how many days ago, the counts of the rows of the set, and the state. */
const files: readonly (readonly [setId: number, fileName: string, daysAgo: number, counts: (rows: Rows) => Counts, isUndone?: true])[] = [
  [1, 'january-2026-physics.csv', 290, ({ inPhysics }) => [inPhysics, 0, 0, 0]],
  [1, 'january-2026-all.xlsx', 288, ({ all, inPhysics }) => [all - inPhysics, 0, inPhysics, 0]],
  [1, 'january-2026-moderated.xlsx', 285, ({ all }) => [0, 31, all - 31, 0]],
  [7, 'january-resits-2026.csv', 250, ({ all }) => [all, 0, 0, 2]],
  [2, 'may-2026-first-half.xlsx', 165, ({ all }) => [all / 2, 0, 0, 0], true],
  [2, 'may-2026.xlsx', 164, ({ all }) => [all, 0, 0, 5]],
  [2, 'may-2026-moderated.xlsx', 160, ({ all }) => [0, 12, all - 12, 0]],
  [3, 'may-resits-2026.csv', 140, ({ all }) => [all, 0, 0, 0]],
  [4, 'autumn-2026-test.csv', 9, () => [20, 0, 0, 0], true],
  // One row for each kind of error that a file can have.
  [4, 'autumn-2026-errors.csv', 6, () => [12, 0, 0, 12], true],
  [4, 'autumn-2026-late.csv', 5, ({ marked }) => [marked, 0, 0, 0], true],
  [4, autumnFile, 2, ({ marked }) => [marked, 0, 0, 0]],
]

/** How many rows the set of a file has. */
function rowsOf(resultIntakeId: number, db: Db): Rows {
  const rows = db.records('Result').where(({ fields }) => fields['resultIntakeId'] === resultIntakeId)
  const inPhysics = rows.filter(({ fields }) => fields['moduleId'] === physics).length
  return { all: rows.length, inPhysics, marked: rows.filter(({ fields }) => fields['rawMark'] !== undefined).length }
}

/** The results that a seeded upload has brought: those of the set that is not approved yet. */
const broughtBy = (fileName: string, resultIntakeId: number, db: Db): ResultUploadRecord['written'] =>
  fileName === autumnFile
    ? db
        .records('Result')
        .where(({ fields }) => fields['resultIntakeId'] === resultIntakeId && fields['rawMark'] !== undefined)
        .map(({ id, updatedAt }) => ({ resultId: id, updatedAt, before: null }))
    : []

/** The uploads by which the seeded results came. */
export function seedUploads(db: Db, { today }: SeedDays): void {
  for (const [resultIntakeId, fileName, daysAgo, countsOf, isUndone] of files) {
    const [rowsNew, rowsChanged, rowsSame, rowsFailed] = countsOf(rowsOf(resultIntakeId, db))
    const upload: Omit<ResultUploadRecord, 'id'> = {
      resultIntakeId,
      kind: fileName.includes('resits') ? 'Resit' : 'Main',
      fileName,
      rowsTotal: rowsNew + rowsChanged + rowsSame + rowsFailed,
      rowsNew,
      rowsChanged,
      rowsSame,
      rowsFailed,
      state: isUndone ? 'Undone' : 'Imported',
      updatedAt: `${addDays(today, -daysAgo)} 10:15:00.000000`,
      updatedBy,
      written: broughtBy(fileName, resultIntakeId, db),
    }
    db.resultUploads.insert(upload)
  }
}
