import { ucasColumns } from '#openapi/ucas/columns.ts'
import type { ImportOutcome, ImportRow, UcasErrorChange } from '#openapi/generated/schema.d.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { ResourceRecord } from '../../models.ts'
import type { UcasRowRecord } from './ucas-row.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal, refuse, refuseFields } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { usesOf } from '../engine/uses.ts'
import { updateRecord } from '../engine/write.ts'
import { undoUntil } from './imports.ts'
import type { ImportFields } from './import-fields.ts'
import { createJudge, isError, type Judgement } from './judge.ts'
import type { RowError } from './match.ts'

type NewRow = Omit<UcasRowRecord, 'id'>

const importOf = ({ fields }: ResourceRecord) => fields as ImportFields

const conflict = (description: string, { status }: ResourceRecord): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** The rows of an import in the order of its file. */
export const rowsOf = (id: number, { db }: Pick<PersonalStore, 'db'>): UcasRowRecord[] =>
  db.ucasRows.where(({ ucasImportId }) => ucasImportId === id).toSorted((one, other) => one.line - other.line)

function move(record: ResourceRecord, state: string, more: Partial<ImportFields>, act: string, store: PersonalStore): ResourceRecord {
  const service = store.services.UcasImport
  const fields = tidied({ ...record.fields, ...more }, service.rules.fields)
  return updateRecord(service, record, { fields, status: state, record }, { act }, store)
}

const errorOf = ({ typeId, field, description, suggested }: RowError): NonNullable<NewRow['error']> => ({
  typeId,
  field,
  description,
  suggested,
  status: 'Open',
  comment: '',
})

function judgedRow(ucasImportId: number, { line, fields: cells }: ImportRow, judged: Judgement): NewRow {
  if (isError(judged)) return { ucasImportId, line, cells, outcome: 'wrong', studentId: null, error: errorOf(judged), written: [] }
  return { ucasImportId, line, cells, outcome: judged.outcome, studentId: judged.studentId, error: null, written: [] }
}

function outcomeOf({ line, fields: cells }: ImportRow, judged: Judgement): ImportOutcome {
  if (!isError(judged)) return { line, outcome: judged.outcome, problems: [], changes: judged.outcome === 'changed' ? judged.changes : [] }
  const { field, description } = judged
  return { line, outcome: 'wrong', problems: [{ field, value: cells[field] ?? '', description }], changes: [] }
}

function countsOf(outcomes: readonly Pick<ImportOutcome, 'outcome'>[]): Partial<ImportFields> {
  const count = (wanted: ImportOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const rowsFailed = count('wrong')
  return {
    rowsTotal: outcomes.length,
    rowsMatched: outcomes.length - rowsFailed,
    rowsNew: count('new'),
    rowsChanged: count('changed'),
    rowsSame: count('unchanged'),
    rowsFailed,
  }
}

/** Says what would become of rows, and keeps them with their import; a file that lacks a column has failed. */
export function checkRows(record: ResourceRecord, rows: readonly ImportRow[], store: PersonalStore): ImportOutcome[] {
  if (record.status !== 'Checking' && record.status !== 'Ready') conflict('This import was checked already.', record)
  const stray = rows.flatMap(({ fields }) => Object.keys(fields)).find((name) => !Object.hasOwn(ucasColumns, name))
  if (stray !== undefined) refuse(`${stray} is not known.`)
  const lacking = Object.entries(ucasColumns).find(([name]) => rows.every(({ fields }) => fields[name] === undefined))
  if (lacking) {
    const failure = `The file has no column ${lacking[1]}.`
    move(record, 'Failed', { failure }, 'check failed', store)
    refuse(failure)
  }
  for (const { id } of rowsOf(record.id, store)) store.db.ucasRows.remove(id)
  const judge = createJudge(importOf(record).yearId, store)
  const outcomes = rows.map((row) => {
    const judged = judge(row.fields)
    store.db.ucasRows.insert(judgedRow(record.id, row, judged))
    return outcomeOf(row, judged)
  })
  move(record, 'Ready', countsOf(outcomes), 'checked', store)
  return outcomes
}

/** Imports the rows that were checked, as they are judged by now. */
export function runImport(record: ResourceRecord, store: PersonalStore): ImportOutcome[] {
  if (record.status !== 'Ready') conflict(record.status === 'Done' ? 'This import is done already.' : 'Check the file first.', record)
  const judge = createJudge(importOf(record).yearId, store)
  const outcomes = rowsOf(record.id, store).map((row) => {
    const given = { line: row.line, fields: { ...row.cells } }
    const judged = judge(row.cells)
    store.db.ucasRows.update(row.id, { ...judgedRow(record.id, given, judged), written: isError(judged) ? [] : judged.write() })
    return outcomeOf(given, judged)
  })
  move(record, 'Done', { ...countsOf(outcomes), importedAt: store.now }, 'imported', store)
  return outcomes
}

/** Puts back every record that an import has changed, and removes those that it brought; refuses all of it where one was changed since. */
export function undoImport(record: ResourceRecord, store: PersonalStore): void {
  if (record.status !== 'Done') conflict('Only an import that is done can be undone.', record)
  if (undoUntil(importOf(record), record.status, store.now) === null) conflict('An import can be undone within 24 hours.', record)
  const rows = rowsOf(record.id, store)
  // The latest first: a row that was settled later may have changed what another one wrote.
  const written = rows.flatMap((row) => row.written).toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  const keyOf = ({ resource, recordId }: (typeof written)[number]) => `${resource} ${recordId}`
  const last = new Map(written.toReversed().map((one) => [keyOf(one), one.updatedAt]))
  const changed = [...last].filter(([key, at]) => {
    const [resource = '', id] = key.split(' ')
    return store.db.records(resource === 'Student' ? 'Student' : 'DirectPlacement').find(Number(id))?.updatedAt !== at
  }).length
  if (changed > 0) refuse(`${changed} ${changed === 1 ? 'record was' : 'records were'} changed since. Nothing is undone.`)
  const brought = new Set(written.filter(({ before }) => before === null).map(({ recordId }) => recordId))
  const { uses, hiddenCount } = usesOf('DirectPlacement', brought, store)
  if (uses.length + hiddenCount > 0) refuse('Applications of this import are in use. Nothing is undone.')
  for (const { resource, recordId, before } of written) {
    const table = store.db.records(resource)
    const now = table.find(recordId)
    if (!now) continue
    if (before === null) table.remove(recordId)
    else updateRecord(store.services[resource], now, { ...before, record: now }, { act: 'UCAS import undone' }, store)
  }
  for (const row of rows) store.db.ucasRows.update(row.id, { written: [] })
  move(record, 'Undone', {}, 'undone', store)
}

/** Imports a row that was wrong, if it can be by now; refuses it with what still is. */
function settle(row: UcasRowRecord, record: ResourceRecord, studentId: number | undefined, store: PersonalStore): void {
  const judged = createJudge(importOf(record).yearId, store)(row.cells, { studentId, takesFile: true })
  if (isError(judged)) return refuseFields([['studentId', judged.description]])
  const { outcome, studentId: found } = judged
  store.db.ucasRows.update(row.id, {
    outcome,
    studentId: found,
    error: row.error && { ...row.error, status: 'Fixed' },
    written: [...row.written, ...judged.write()],
  })
}

/** Gives an error a new status: it is fixed by importing its row, with the others of the applicant that can be by then. */
export function changeError(
  row: UcasRowRecord,
  { errorStatus, studentId, comment = '' }: UcasErrorChange,
  record: ResourceRecord,
  store: PersonalStore,
): void {
  const { error } = row
  if (!error) return refuse('This row was not wrong.')
  if (record.status !== 'Done') return refuse('Import the file first.')
  if (error.status === 'Fixed') return refuse('This error is fixed already.')
  const said = comment.trim()
  if (errorStatus === 'Ignored' && said === '') return refuseFields([['comment', recordTexts.required('Comment')]])
  if (errorStatus !== 'Fixed') store.db.ucasRows.update(row.id, { error: { ...error, status: errorStatus, comment: said } })
  else {
    settle(row, record, studentId, store)
    const isOfApplicant = (other: UcasRowRecord) => other.error?.status === 'Open' && other.cells['personalId'] === row.cells['personalId']
    for (const other of rowsOf(record.id, store).filter(isOfApplicant)) {
      const judged = createJudge(importOf(record).yearId, store)(other.cells)
      if (!isError(judged)) settle(other, record, undefined, store)
    }
  }
}
