import { ucasColumns } from '#openapi/ucas/columns.ts'
import type { UcasError, UcasRow, UcasStudent } from '#openapi/generated/schema.d.ts'
import type { UcasRowRecord } from './ucas-row.ts'
import { csvOf } from '../../files/csv.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { ungrouped } from '#openapi/digit-groups.ts'
import { rowsOf } from './run.ts'

interface Page {
  readonly pageNo: number
  readonly pageSize: number
}

const paged = <T>(all: readonly T[], { pageNo, pageSize }: Page): T[] => all.slice((pageNo - 1) * pageSize, pageNo * pageSize)

const cell = (row: UcasRowRecord, name: keyof typeof ucasColumns) => (row.cells[name] ?? '').trim().slice(0, 255)

const personOf = (studentId: number, store: PersonalStore): UcasStudent => {
  const studentRef = textOf(store.db.records('Student').find(studentId)?.fields['studentRef'])
  return { studentId, name: store.named('Student', studentId), ...(studentRef !== '' && { studentRef }) }
}

function wireRow(row: UcasRowRecord, store: PersonalStore): UcasRow {
  const { line, outcome, error, studentId } = row
  return {
    rowNumber: line,
    ucasId: ungrouped(cell(row, 'personalId')),
    familyName: cell(row, 'familyName'),
    givenNames: cell(row, 'givenNames'),
    choiceNumber: cell(row, 'choiceNumber'),
    providerCode: cell(row, 'providerCode'),
    courseCode: cell(row, 'courseCode'),
    decision: cell(row, 'decision'),
    reply: cell(row, 'reply'),
    outcome,
    ...(error && { errorStatus: error.status }),
    ...(studentId !== null && { student: personOf(studentId, store) }),
  }
}

/** The rows of an import, or those that came to one thing. */
export function rowPage(id: number, { outcome, ...page }: Page & { readonly outcome: string }, store: PersonalStore) {
  const rows = rowsOf(id, store).filter((row) => outcome === 'all' || row.outcome === outcome)
  return { list: paged(rows, page).map((row) => wireRow(row, store)), totalCount: rows.length }
}

const withError = (rows: readonly UcasRowRecord[]) => rows.flatMap((row) => (row.error ? [{ ...row, error: row.error }] : []))

/** Which errors of an import are asked for, and in which order. */
interface ErrorsAsked extends Partial<Page> {
  readonly errorTypeId?: number
  readonly errorStatus?: 'all' | UcasError['errorStatus']
  readonly searchText?: string
  readonly sortParam?: string
}

/** The errors of an import that are asked for, and how many there are of each type. */
export function errorPage(id: number, asked: ErrorsAsked, store: PersonalStore) {
  const { pageNo = 1, pageSize = 10, errorTypeId = 0, errorStatus = 'all', searchText = '', sortParam = '' } = asked
  const all = withError(rowsOf(id, store))
  const needle = folded(searchText)
  const found = all.filter(
    (row) =>
      (errorTypeId === 0 || row.error.typeId === errorTypeId) &&
      (errorStatus === 'all' || row.error.status === errorStatus) &&
      (folded(cell(row, 'familyName')).includes(needle) || ungrouped(cell(row, 'personalId')).includes(ungrouped(needle))),
  )
  const wanted = sortParam === 'rowNumber:desc' ? found.toReversed() : found
  const page = { pageNo, pageSize }
  const typeIds = [...new Set(all.map(({ error }) => error.typeId))].toSorted((one, other) => one - other)
  return {
    list: paged(wanted, page).map((row): UcasError => ({
      ucasErrorId: row.id,
      rowNumber: row.line,
      ucasId: ungrouped(cell(row, 'personalId')),
      familyName: cell(row, 'familyName'),
      givenNames: cell(row, 'givenNames'),
      errorTypeId: row.error.typeId,
      description: row.error.description,
      value: (row.cells[row.error.field] ?? '').slice(0, 255),
      suggestedStudents: (row.studentId === null ? row.error.suggested : [row.studentId]).map((one) => personOf(one, store)),
      errorStatus: row.error.status,
      comment: row.error.comment,
    })),
    totalCount: wanted.length,
    types: typeIds.map((typeId) => {
      const ofType = all.filter(({ error }) => error.typeId === typeId)
      return { errorTypeId: typeId, total: ofType.length, open: ofType.filter(({ error }) => error.status === 'Open').length }
    }),
  }
}

/** The rows that were wrong, as a file has them, with their lines and reasons. */
export function wrongRowsCsv(id: number, store: PersonalStore): string {
  const names = Object.keys(ucasColumns)
  const lines = withError(rowsOf(id, store)).map(({ cells, line, error }) => [
    ...names.map((name) => cells[name] ?? ''),
    String(line),
    error.description,
  ])
  const all = [[...Object.values(ucasColumns), 'Line', 'What is wrong'], ...lines]
  return csvOf(all)
}
