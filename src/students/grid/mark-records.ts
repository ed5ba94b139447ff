import { malformed } from '#openapi/check-record.ts'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import type { CellEdit } from '#machines/records/record-grid.machine.ts'
import type { CellRecords } from '#src/resources/grid/save-cells.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { GridField } from './address.ts'

const decimal = /^\d{1,6}([.,]\d{1,2})?$/

/** A typed mark: undefined for nothing, a number, or `malformed`. */
function valueOf(_field: string, text: string): unknown {
  const typed = text.trim()
  if (typed === '') return undefined
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : malformed
}

/** The details of students in a semester as cells: a row for each student, a column for each module. */
export const markRecords = (semesterId: number, storedOf: CellRecords['storedOf']) => ({
  rules: academicDetail,
  storedOf,
  keysOf: (studentId: number, moduleId: number) => ({ studentId, moduleId, semesterId }),
  valueOf,
})

/** What a cell shows: what was typed, else what is stored. */
export const shownIn = (field: GridField, edit: CellEdit | undefined, stored: StoredRecord | undefined): string => {
  const value = stored?.fields[field]
  return edit?.[field] ?? (typeof value === 'number' ? String(value) : '')
}
