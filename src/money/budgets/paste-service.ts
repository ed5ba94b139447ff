import type { GridCell } from '#machines/money/target-grid.ts'
import type { Done } from '#machines/outcome.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { RecordService } from '#src/resources/record-service.ts'
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

type Importing = Pick<RecordService, 'importRows'>

/** The rows of a grid as new targets; the figure that the grid does not hold is 0. */
function newRows({ measure, cells }: Paste, year: string): readonly ImportRow[] {
  return cells.map(({ centre, programme, figure }, place) => {
    const [students, revenueMinor] = measure === 'students' ? [figure, '0'] : ['0', figure]
    return { line: place + 1, fields: { yearId: year, centreId: centre, programId: programme, students, revenueMinor } }
  })
}

/** The row of an existing target, without its other figure, so that this stays as it is. */
const changedRow = ({ line, fields: { students = '', revenueMinor = '', ...fields } }: ImportRow, measure: Measure): ImportRow => ({
  line,
  fields: measure === 'students' ? { ...fields, students } : { ...fields, revenueMinor },
})

/** What would become of each cell; nothing is written. */
export async function checkPasted(service: Importing & { nameOfYear(id: number): Promise<string> }, paste: Paste): Promise<Pasted> {
  const year = await service.nameOfYear(paste.yearId)
  const asNew = newRows(paste, year)
  // The server alone knows by which names and codes a target is found.
  const known = new Set(
    (await service.importRows('check', asNew)).flatMap(({ line, outcome }) =>
      outcome === 'changed' || outcome === 'unchanged' ? [line] : [],
    ),
  )
  const rows = asNew.map((row) => (known.has(row.line) ? changedRow(row, paste.measure) : row))
  return { cells: paste.cells, rows, outcomes: await service.importRows('check', rows) }
}

/** Saves the cells that are right. */
export async function savePasted(service: Importing, { rows, outcomes }: Pasted): Promise<Done> {
  const due = new Set(outcomes.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line))
  await service.importRows(
    'apply',
    rows.filter(({ line }) => due.has(line)),
  )
  return { message: texts.saved(due.size) }
}
