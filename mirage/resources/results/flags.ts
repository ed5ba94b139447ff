import type { ReleaseHeldBackRequest, UpdateCertificateDownloadRequest, UpdateViewFlagsRequest } from '#openapi/generated/schema.d.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { studentsLast } from '#openapi/results/release-dates.ts'
import type { ResourceRecord } from '../../models.ts'
import { refuse, refuseFields } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { audiences, isAheadOfCentres, type Audience, type SetFields } from './audiences.ts'
import { agreedMark, isHidden, outcomeOf, type ResultFields } from './marks.ts'
import { tellStudents } from './release.ts'

/** Writes some fields of a result. */
function changeResult(record: ResourceRecord, fields: Partial<ResultFields>, act: string, comment: string, store: PersonalStore): void {
  updateRecord(store.services.Result, record, { ...record, fields: { ...record.fields, ...fields }, record }, { act, comment }, store)
}

/** The results as they are stored, in the order of their ids. */
const resultsOf = (store: PersonalStore, fits: (result: ResultFields, record: ResourceRecord) => boolean): ResourceRecord[] =>
  store.db.records('Result').where((record) => fits(record.fields as ResultFields, record))

/** Shows or hides a set for one of its audiences, or single results for all of them; says what was done. */
export function setViewFlags(body: UpdateViewFlagsRequest, setNamed: (id: number) => ResourceRecord, store: PersonalStore): string {
  const { resultIntakeId, audience, resultId, flag } = body
  if (resultId !== undefined && resultIntakeId === undefined && audience === undefined) {
    const wanted = new Set(resultId)
    const found = resultsOf(store, (_fields, { id }) => wanted.has(id))
    if (found.length < wanted.size) return refuse('A result was not found.')
    for (const record of found) changeResult(record, { viewFlag: flag }, flag === 1 ? 'Shown' : 'Hidden', '', store)
    return `${found.length} ${found.length === 1 ? 'result' : 'results'} ${flag === 1 ? 'shown' : 'hidden'}.`
  }
  const field = audiences.find(([name]) => name === audience)?.[2]
  if (resultIntakeId === undefined || field === undefined || resultId !== undefined)
    return refuse('Name a set with its audience, or results.')
  const record = setNamed(resultIntakeId)
  const to = audience?.toLowerCase()
  const act = flag === 1 ? `Shown to ${to}` : `Hidden from ${to}`
  const fields = { ...record.fields, [field]: flag }
  if (isAheadOfCentres(fields as SetFields)) refuse(flag === 1 ? studentsLast : `${studentsLast} Hide them from students first.`)
  const draft = { fields, status: record.status, record }
  updateRecord(store.services.ResultSet, record, draft, { act }, store)
  return `Results ${act.toLowerCase()}.`
}

/** Lets students download the certificates of a set, or not. */
export function setCertificateDownload(body: UpdateCertificateDownloadRequest, set: ResourceRecord, store: PersonalStore): void {
  const students = new Set(body.studentId)
  const found = resultsOf(store, (one) => one.resultIntakeId === set.id && students.has(one.studentId))
  const withRows = new Set(found.map(({ fields }) => fields['studentId']))
  for (const id of students) if (!withRows.has(id)) refuse(`${store.named('Student', id)} has no result in this set.`)
  const { certificateDownload } = body
  for (const record of found)
    changeResult(record, { certificateDownload }, certificateDownload === 1 ? 'Certificate allowed' : 'Certificate stopped', '', store)
}

/** A hidden result, or a withheld one that has its mark. */
const isHeldBack = (result: ResultFields): boolean =>
  isHidden(result) || (result.outcome === 'Withheld' && agreedMark(result) !== undefined)

/** The fields of a result that change once it is no longer held back. */
function freed(result: ResultFields, { resitCap }: SetFields, store: PersonalStore): Partial<ResultFields> {
  const mark = agreedMark(result)
  if (result.outcome !== 'Withheld' || mark === undefined) return { viewFlag: 1 }
  return { viewFlag: 1, outcome: outcomeOf(mark, result, resitCap, store) }
}

/** Releases what was held back of single students of a released set, with the reason; all of them or none. */
export function releaseHeldBack(body: ReleaseHeldBackRequest, record: ResourceRecord, store: PersonalStore): void {
  const set = record.fields as SetFields
  const reason = body.reason.trim()
  const releasedTo: readonly Audience[] = set.releasedTo ?? []
  if (releasedTo.length === 0) refuse('The results of this set are not released yet.')
  if (reason === '') refuseFields([['reason', recordTexts.required('Reason')]])
  const students = new Set(body.studentId)
  const held = resultsOf(store, (one) => one.resultIntakeId === record.id && students.has(one.studentId) && isHeldBack(one))
  const withRows = new Set(held.map(({ fields }) => fields['studentId']))
  for (const id of students) if (!withRows.has(id)) refuse(`Nothing of ${store.named('Student', id)} is held back.`)
  for (const one of held)
    changeResult(one, { ...freed(one.fields as ResultFields, set, store), changeReason: reason }, 'Released', reason, store)
  if (releasedTo.includes('Students')) tellStudents(record.id, set, students, store)
}
