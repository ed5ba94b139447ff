import type { RecordGridEvent } from '#machines/records/record-grid.machine.ts'
import { failure } from './start.ts'

export const gridInput = { failureOf: failure }

/** What is typed into a cell. */
export const type = (rowId: number, columnId: number, text: string, field = 'predictedMark'): RecordGridEvent => ({
  type: 'cell.type',
  rowId,
  columnId,
  field,
  text,
})
