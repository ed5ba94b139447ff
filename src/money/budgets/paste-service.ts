import type { GridCell } from '#machines/money/target-grid.ts'
import type { Done } from '#machines/outcome.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import { allRecords } from '#src/resources/record-queries.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { targetTexts as texts } from './target-texts.ts'

/** The figure that a grid holds. */
export type Measure = 'students' | 'revenueMinor'

/** A grid for a year. */
export interface Paste {
  readonly yearId: number
  readonly measure: Measure
  readonly cells: readonly GridCell[]
}

/** The rows of a grid, each numbered as its cell, with what becomes of them. */
export interface Pasted {
  readonly cells: readonly GridCell[]
  readonly rows: readonly ImportRow[]
  readonly outcomes: readonly ImportOutcome[]
}

type Reading = Pick<RecordService, 'importRows' | 'list'>

const folded = (name: string) => name.trim().toLowerCase()
const nameIn = ({ names, fields }: StoredRecord, of: string, field: string) => names[of]?.[String(fields[field])]?.name ?? ''
const keyOf = (centre: string, programme: string) => `${folded(centre)}\t${folded(programme)}`

/** The figure that a grid leaves as it is, as a file would have it. */
const other = (measure: Measure, stored: StoredRecord | undefined): string => {
  const kept = Number(stored?.fields[measure === 'students' ? 'revenueMinor' : 'students'] ?? 0)
  return measure === 'students' ? (kept / 100).toFixed(2) : String(kept)
}

/** The rows of a grid: the other figure of each target stays, that of a new one is nothing. */
export function rowsOf(
  { measure, cells }: Pick<Paste, 'measure' | 'cells'>,
  year: string,
  stored: readonly StoredRecord[],
): readonly ImportRow[] {
  const known = new Map(stored.map((one) => [keyOf(nameIn(one, 'Centre', 'centreId'), nameIn(one, 'Program', 'programId')), one]))
  return cells.map(({ centre, programme, figure }, place) => {
    const kept = other(measure, known.get(keyOf(centre, programme)))
    const [students, revenueMinor] = measure === 'students' ? [figure, kept] : [kept, figure]
    return { line: place + 1, fields: { yearId: year, centreId: centre, programId: programme, students, revenueMinor } }
  })
}

/** What would become of each cell; nothing is written. */
export async function checkPasted(service: Reading & { nameOfYear(id: number): Promise<string> }, paste: Paste): Promise<Pasted> {
  const [year, { rows: stored }] = await Promise.all([
    service.nameOfYear(paste.yearId),
    service.list({ ...allRecords, filters: { yearId: [String(paste.yearId)] } }),
  ])
  const rows = rowsOf(paste, year, stored)
  return { cells: paste.cells, rows, outcomes: await service.importRows('check', rows) }
}

/** Saves the cells that are right. */
export async function savePasted(service: Pick<RecordService, 'importRows'>, { rows, outcomes }: Pasted): Promise<Done> {
  const due = new Set(outcomes.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line))
  await service.importRows(
    'apply',
    rows.filter(({ line }) => due.has(line)),
  )
  return { message: texts.saved(due.size) }
}
