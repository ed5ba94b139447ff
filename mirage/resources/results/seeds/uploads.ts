import { addDays } from '../../../factories/days.ts'
import type { Db } from '../../../db.ts'
import type { ResultUploadRecord } from '../../../models.ts'
import { accountSeeds } from '../../people/seeds/users.ts'
import type { SeedDays } from '../../engine/service.ts'

const [administrator] = accountSeeds
const updatedBy = administrator ? `${administrator.firstName} ${administrator.lastName}` : ''

type Counts = readonly [rowsNew: number, rowsChanged: number, rowsSame: number, rowsFailed: number]

/** The files of each set: how many days ago, the counts of the rows, and the state. */
const files: readonly (readonly [setId: number, fileName: string, daysAgo: number, counts: Counts, isUndone?: true])[] = [
  [1, 'january-2026-physics.csv', 290, [96, 0, 0, 0]],
  [1, 'january-2026-all.xlsx', 288, [384, 0, 96, 0]],
  [1, 'january-2026-moderated.xlsx', 285, [0, 31, 449, 0]],
  [7, 'january-resits-2026.csv', 250, [100, 0, 0, 2]],
  [2, 'may-2026-first-half.xlsx', 165, [450, 0, 0, 0], true],
  [2, 'may-2026.xlsx', 164, [900, 0, 0, 5]],
  [2, 'may-2026-moderated.xlsx', 160, [0, 12, 888, 0]],
  [3, 'may-resits-2026.csv', 140, [100, 0, 0, 0]],
  [4, 'autumn-2026-test.csv', 9, [20, 0, 0, 0], true],
  // One row for each kind of error that a file can have.
  [4, 'autumn-2026-errors.csv', 6, [12, 0, 0, 12], true],
  [4, 'autumn-2026-late.csv', 5, [306, 0, 0, 0], true],
  [4, 'autumn-2026.xlsx', 2, [306, 0, 0, 0]],
]

/** The results that a seeded upload has brought: those of the set that is not approved yet. */
const broughtBy = (fileName: string, resultIntakeId: number, db: Db): ResultUploadRecord['written'] =>
  fileName === 'autumn-2026.xlsx'
    ? db
        .records('Result')
        .where(({ fields }) => fields['resultIntakeId'] === resultIntakeId && fields['rawMark'] !== undefined)
        .map(({ id, updatedAt }) => ({ resultId: id, updatedAt, before: null }))
    : []

/** The uploads by which the seeded results came. */
export function seedUploads(db: Db, { today }: SeedDays): void {
  for (const [resultIntakeId, fileName, daysAgo, [rowsNew, rowsChanged, rowsSame, rowsFailed], isUndone] of files) {
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
