import type { ImportOutcome, ImportRow, UploadCounts, UploadRequest } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import type { ResultUploadRecord } from './upload-record.ts'
import { importRows } from '../engine/import.ts'
import { refuse } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { usesOf } from '../engine/uses.ts'
import { folded, textOf } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'
import type { SetFields } from './audiences.ts'
import type { ResultFields } from './marks.ts'
import { blockFields, rowsOf } from './release-check.ts'
import { uploadedResults } from './results.ts'

const inactive = -1

type Kind = UploadRequest['kind']

/** The columns of a file. */
const columns = ['studentId', 'moduleId', 'version', 'attempt', 'rawMark', 'moderatedMark', 'outcome', 'changeReason'] as const

const setTexts = { Main: 'Choose a set of first results.', Resit: 'Choose a resit set.' } as const

/** Refuses a file of the other kind: a resit has resits alone, a main set none. */
function refuseOtherKind(kind: Kind, set: SetFields, rows: readonly ImportRow[]): void {
  if (set.kind !== kind) refuse(setTexts[kind])
  const stray = rows.find(({ fields }) => {
    const attempt = folded(fields['attempt'])
    return attempt !== '' && (attempt === 'resit') !== (kind === 'Resit')
  })
  if (!stray) return
  const found = `line ${stray.line} has the attempt ${(stray.fields['attempt'] ?? '').trim()}`
  refuse(kind === 'Resit' ? `This is no file of resits: ${found}.` : `This is a file of resits: ${found}.`)
}

/** The cells of a row for a set; the template has no reasons, so an empty one leaves that of the result. */
function cellsOf({ changeReason = '', ...cells }: ImportRow['fields'], resultIntakeId: string): ImportRow['fields'] {
  return { ...cells, ...(changeReason.trim() !== '' && { changeReason }), resultIntakeId }
}

/** How many rows became what. */
export function countsOf(outcomes: readonly ImportOutcome[]): UploadCounts {
  const count = (wanted: ImportOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  return {
    rowsTotal: outcomes.length,
    rowsNew: count('new'),
    rowsChanged: count('changed'),
    rowsSame: count('unchanged'),
    rowsFailed: count('wrong'),
  }
}

/** Imports the rows of a file into a set, or only says what would become of them. */
export function uploadRows({ kind, mode, fileName, rows, rowsLeftOut = 0 }: UploadRequest, record: ResourceRecord, store: PersonalStore) {
  refuseOtherKind(kind, record.fields as SetFields, rows)
  const stray = rows.flatMap(({ fields }) => Object.keys(fields)).find((name) => !columns.some((one) => one === name))
  if (stray !== undefined) refuse(`${stray} is not known.`)
  const set = textOf(record.fields['resultSetName'])
  const written: ResultUploadRecord['written'][number][] = []
  const outcomes = importRows(
    uploadedResults(store.db),
    mode,
    rows.map(({ line, fields }) => ({ line, fields: cellsOf(fields, set) })),
    store,
    {
      comment: fileName,
      written: ({ id, updatedAt }, before) => void written.push({ resultId: id, updatedAt, before: before && before.fields }),
    },
  )
  const sent = countsOf(outcomes)
  const counts = { ...sent, rowsTotal: sent.rowsTotal + rowsLeftOut, rowsFailed: sent.rowsFailed + rowsLeftOut }
  if (written.length === 0) return { ...counts, state: 'Checked' as const, outcomes }
  const { id } = store.db.resultUploads.insert({
    resultIntakeId: record.id,
    kind,
    fileName,
    ...counts,
    state: 'Imported',
    updatedAt: store.now,
    updatedBy: store.author,
    written,
  })
  return { ...counts, uploadId: id, state: 'Imported' as const, outcomes }
}

/** Puts back every result of an upload; refuses all of it where one was changed since. */
export function undoUpload({ id, fileName, resultIntakeId, state, written }: ResultUploadRecord, store: PersonalStore): void {
  if (state === 'Undone') refuse('This upload is undone already.')
  if (written.length === 0) refuse('This upload is too old to be undone.')
  const table = store.db.records('Result')
  const changed = written.filter(({ resultId, updatedAt }) => table.find(resultId)?.updatedAt !== updatedAt).length
  if (changed > 0) refuse(`${changed} ${changed === 1 ? 'result was' : 'results were'} changed since. Nothing is undone.`)
  const brought = new Set(written.filter(({ before }) => before === null).map(({ resultId }) => resultId))
  const { uses, hiddenCount } = usesOf('Result', brought, store)
  if (uses.length + hiddenCount > 0) refuse('Results of this upload are in use. Nothing is undone.')
  const isReleased = ((store.db.records('ResultSet').find(resultIntakeId)?.fields as SetFields | undefined)?.releasedTo ?? []).length > 0
  for (const { resultId, before } of written) {
    const record = table.find(resultId)
    if (!record) continue
    if (before === null) table.remove(resultId)
    else {
      // Of released results the history says why they change.
      const fields = isReleased ? { ...before, changeReason: `The upload of ${fileName} was undone.` } : before
      updateRecord(
        store.services.Result,
        record,
        { fields, status: record.status, record },
        { act: 'upload undone', comment: fileName },
        store,
      )
    }
  }
  store.db.resultUploads.update(id, { state: 'Undone', updatedAt: store.now, updatedBy: store.author, written: [] })
}

/** The uploads of a set, the newest first. */
export const uploadsOf = (resultIntakeId: number, { db }: PersonalStore) =>
  db.resultUploads
    .where((one) => one.resultIntakeId === resultIntakeId)
    .toReversed()
    .map(({ id, written, resultIntakeId: _set, updatedAt, ...upload }) => ({
      uploadId: id,
      ...upload,
      isUndoable: written.length > 0 ? (1 as const) : (0 as const),
      updatedAt: { date: updatedAt },
    }))

type Sitting = Pick<ResultFields, 'studentId' | 'moduleId' | 'version' | 'attempt'>

const sittingKey = ({ studentId, moduleId }: Pick<Sitting, 'studentId' | 'moduleId'>) => `${studentId} ${moduleId}`

/** Who sits the modules of a set: the students enrolled in its block; to a resit come those who failed or were absent. */
function sittingsOf(set: SetFields, { db }: PersonalStore): readonly Sitting[] {
  const { kind, mainSetId, moduleIds, blockKind } = set
  const isSat = ({ moduleId }: Sitting) => moduleIds.includes(moduleId)
  const blockField = blockFields[blockKind]
  const enrolled: readonly Sitting[] = db
    .records('Enrollment')
    .where(({ fields, status }) => status === 'Enrolled' && fields['blockKind'] === blockKind && fields[blockField] === set[blockField])
    .map(({ fields }) => fields as FieldsOf<'Enrollment'>)
    .filter((one) => (one.attempt === 'Resit') === (kind === 'Resit') && isSat(one))
  if (kind !== 'Resit') return enrolled
  const missed = rowsOf(mainSetId ?? null, db).filter((row) => (row.outcome === 'Fail' || row.outcome === 'Absent') && isSat(row))
  const listed = new Set(missed.map(sittingKey))
  return [...missed.map((row): Sitting => ({ ...row, attempt: 'Resit' })), ...enrolled.filter((one) => !listed.has(sittingKey(one)))]
}

/** The columns of a file for a set, with a row for each result that it has and each that it lacks. */
export function templateOf({ id, fields }: ResourceRecord, store: PersonalStore) {
  const set = fields as SetFields
  const known = rowsOf(id, store.db)
  const there = new Set(known.map(sittingKey))
  const lacking = sittingsOf(set, store).filter((one) => !there.has(sittingKey(one)))
  const rows: readonly (Sitting & Partial<ResultFields>)[] = [
    ...known,
    ...lacking.map(({ studentId, moduleId, version, attempt }) => ({ studentId, moduleId, version, attempt })),
  ]
  return {
    columns: [...columns],
    rows: rows.flatMap((row) => {
      const studentId = studentWords(row.studentId, store)
      if (studentId === '') return []
      const words = { ...row, studentId, moduleId: store.named('Module', row.moduleId), changeReason: '' }
      return [columns.map((name) => textOf(words[name]))]
    }),
  }
}

/** By what a file finds an active student: the Student ID, or the e-mail of one who has none yet. */
export function studentWords(id: number, { db }: PersonalStore): string {
  const student = db.records('Student').find(id)
  return student?.status === inactive ? '' : textOf(student?.fields['studentRef']) || textOf(student?.fields['email'])
}
