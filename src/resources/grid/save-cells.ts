import { checkRecord } from '#openapi/check-record.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { CellEdit, RowOutcome, RowToSave } from '#machines/records/record-grid.machine.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { actFailureOf } from '../failure.ts'
import type { RecordService } from '../record-service.ts'
import type { StoredRecord } from '../record-types.ts'

/** How the cells of a grid relate to records. */
export interface CellRecords {
  readonly rules: Pick<ResourceRules, 'fields'>
  storedOf(rowId: number, columnId: number): StoredRecord | undefined
  /** The fields by which a record belongs to its cell. */
  keysOf(rowId: number, columnId: number): Readonly<Record<string, number>>
  /** What a new record has beside what is typed. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** A typed text as it is sent; undefined for none. */
  valueOf(field: string, text: string): unknown
}

/** The records of a grid, and what saving them needs. */
export interface CellDeps extends CellRecords {
  readonly service: Pick<RecordService, 'create' | 'update'>
  /** The same for each try of a cell, so that a lost answer makes no second record. */
  requestIdOf(rowId: number, columnId: number): string
}

/** The fields of a cell's record with what was typed into it. */
function cellFields(keys: Readonly<Record<string, number>>, edit: CellEdit, stored: StoredRecord | undefined, records: CellRecords) {
  const written = Object.entries(records.rules.fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  const kept = written.flatMap((name) => (stored?.fields[name] === undefined ? [] : [[name, stored.fields[name]] as const]))
  const typed = Object.entries(edit).map(([name, text]) => [name, records.valueOf(name, text)] as const)
  const begun = stored ? [] : Object.entries(records.initial ?? {})
  const all = Object.fromEntries<unknown>([...begun, ...kept, ...Object.entries(keys), ...typed])
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Whether a problem is about the cell alone: the others of the row are sent all the same. */
const isOfCell = (problem: unknown): boolean => problem instanceof ApiProblem && (problem.kind === 'refused' || problem.kind === 'notFound')

/** Stores the cells of a row, each as a record of its own; a cell with an error is not sent. */
export async function saveCells({ rowId, edits }: RowToSave, deps: CellDeps): Promise<RowOutcome> {
  const saved: number[] = []
  const refused: { columnId: number; text: string }[] = []
  for (const [name, edit] of Object.entries(edits)) {
    const columnId = Number(name)
    const stored = deps.storedOf(rowId, columnId)
    const fields = cellFields(deps.keysOf(rowId, columnId), edit, stored, deps)
    const [error] = checkRecord(deps.rules.fields, fields).values()
    if (error !== undefined) {
      refused.push({ columnId, text: error })
      continue
    }
    try {
      if (stored) await deps.service.update(stored.id, fields, stored.updatedAt)
      else await deps.service.create(fields, deps.requestIdOf(rowId, columnId))
      saved.push(columnId)
    } catch (problem) {
      // The cells that are stored already have to be reported; the others stay to be sent again.
      if (!isOfCell(problem) && saved.length === 0) throw problem
      refused.push({ columnId, text: actFailureOf(problem).message })
    }
  }
  return { saved, refused }
}
