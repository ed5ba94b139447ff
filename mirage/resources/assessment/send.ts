import type { SendAnswer } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import type { ResultUploadRecord } from '../results/upload-record.ts'
import { importRows } from '../engine/import.ts'
import { RecordRefusal, refuse } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import type { SetFields } from '../results/audiences.ts'
import { uploadedResults } from '../results/results.ts'
import { countsOf, studentWords } from '../results/uploads.ts'
import { agreedOf, attemptsOf, handedIn, hasEssays, percentOf } from './progress.ts'
import { paperOf, type AttemptFields, type DeliveryFields, type PaperFields } from './question-fields.ts'
import { blockFields } from './sittings.ts'

/** States without anything to send: those who may still sit, and what does not count. */
const left: readonly unknown[] = ['Void', 'Sitting', 'Paused']

/** The set of first results of the block of a delivery; refuses where there is none. */
function setOf({ blockKind, ...fields }: DeliveryFields, moduleId: number, { db }: PersonalStore): ResourceRecord {
  const blockField = blockKind && blockFields[blockKind]
  const found = db.records('ResultSet').findBy(({ fields: one }) => {
    const set = one as SetFields
    return set.kind === 'Main' && blockField !== undefined && set[blockField] === fields[blockField] && set.moduleIds.includes(moduleId)
  })
  return found ?? refuse('The block has no result set with this module.')
}

/** What a row of a candidate says: a mark in per cent, or that the candidate was absent. */
function rowOf(attempt: ResourceRecord, paper: PaperFields, total: number, store: PersonalStore): Readonly<Record<string, string>> {
  const { studentId, ...fields } = attempt.fields as AttemptFields
  const isThere = handedIn.includes(attempt.status)
  const marks = agreedOf({ studentId, ...fields }, !hasEssays(paper, store)) ?? 0
  const percent = percentOf(marks, total)
  const module = fieldsOf('Module', paper.moduleId, store)
  return {
    studentId: studentWords(studentId, store),
    moduleId: store.named('Module', paper.moduleId),
    version: paper.version,
    attempt: 'First',
    ...(isThere
      ? { rawMark: String(percent), outcome: percent >= (module?.passMark ?? 0) ? 'Pass' : 'Fail' }
      : { rawMark: '', outcome: 'Absent' }),
  }
}

const shownProblems = 3

/** Why marks could not be written, by the numbers of the first candidates. */
export function problemsText(problems: SendAnswer['data']['problems']): string {
  const lines = problems.slice(0, shownProblems).map(({ candidateNumber, description }) => `${candidateNumber}: ${description}`)
  return [...lines, ...(problems.length > shownProblems ? [`And ${problems.length - shownProblems} more.`] : [])].join(' ')
}

/** Sends the agreed marks of a delivery to the result set of its block; when sent again, only what differs. */
export function sendMarks(record: ResourceRecord, store: PersonalStore): SendAnswer['data'] {
  const delivery = record.fields as DeliveryFields
  if (delivery.isPractice === 1) refuse('A practice is not sent.')
  if (record.status !== 'Marked' && record.status !== 'Sent')
    throw new RecordRefusal(400, 'Not every script is agreed yet.', { kind: 'state', status: record.status })
  const paper = paperOf(delivery, store) ?? refuse('The paper is gone.')
  const isByMachine = !hasEssays(paper, store)
  // A script may have been reopened since the marks were sent.
  if (
    attemptsOf(record.id, store).some(
      (one) => handedIn.includes(one.status) && agreedOf(one.fields as AttemptFields, isByMachine) === undefined,
    )
  )
    refuse('Not every script is agreed yet.')
  const set = setOf(delivery, paper.moduleId, store)
  const total = Number(store.records('Paper').find(delivery.paperId)?.fields['totalMarks'] ?? 0)
  const attempts = attemptsOf(record.id, store).filter(({ status }) => !left.includes(status))
  const resultSetName = textOf(set.fields['resultSetName'])
  const isReleased = ((set.fields as SetFields).releasedTo ?? []).length > 0
  const changeReason = isReleased ? { changeReason: `Marks of ${delivery.deliveryName}, ${store.now}` } : {}
  const written: ResultUploadRecord['written'][number][] = []
  const service = uploadedResults(store.db)
  const rows = attempts.map((attempt, index) => ({
    line: index + 1,
    fields: { ...rowOf(attempt, paper, total, store), resultIntakeId: resultSetName },
  }))
  // A row that would change nothing but the reason is sent without one, so that it stays unchanged.
  const same = new Set(importRows(service, 'check', rows, store).flatMap(({ line, outcome }) => (outcome === 'unchanged' ? [line] : [])))
  const outcomes = importRows(
    service,
    'apply',
    rows.map(({ line, fields }) => ({ line, fields: same.has(line) ? fields : { ...fields, ...changeReason } })),
    store,
    {
      comment: delivery.deliveryName,
      written: ({ id, updatedAt }, before) => void written.push({ resultId: id, updatedAt, before: before && before.fields }),
    },
  )
  const problems = outcomes.flatMap(({ line, outcome, problems: found }) =>
    outcome === 'wrong'
      ? [{ candidateNumber: textOf(attempts[line - 1]?.fields['candidateNumber']), description: found[0]?.description ?? '' }]
      : [],
  )
  if (problems.length > 0 && problems.length === rows.length) refuse(`No result was sent. ${problemsText(problems)}`)
  const counts = countsOf(outcomes)
  const batch =
    written.length === 0
      ? counts
      : {
          ...counts,
          uploadId: store.db.resultUploads.insert({
            resultIntakeId: set.id,
            kind: 'Marking',
            fileName: delivery.deliveryName,
            ...counts,
            state: 'Imported',
            updatedAt: store.now,
            updatedBy: store.author,
            written,
          }).id,
        }
  if (record.status !== 'Sent')
    updateRecord(store.services.Delivery, record, { fields: record.fields, status: 'Sent', record }, { act: 'sent' }, store)
  return { batch, resultSetName, problems }
}
