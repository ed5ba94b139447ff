import type { ReleaseDates, ReleaseFinding } from '#openapi/generated/schema.d.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { isStamp } from '#openapi/date-shapes.ts'
import { releaseOrderErrors, releaseTimes, studentsLast } from '#openapi/results/release-dates.ts'
import { encryptId } from '../../id-codec.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse, refuseFields } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { updateRecord } from '../engine/write.ts'
import { notify } from '../people/notify.ts'
import { audiences, isAheadOfCentres, type Audience, type SetFields } from './audiences.ts'
import { isHidden, isMissing, missingText } from './marks.ts'
import { active, approved, blockDatesOf, blockOf, rowsOf } from './result-sets.ts'
import { whoReplied } from './results.ts'
import { ukTimeOf } from './uk-time.ts'

interface Findings {
  readonly errors: ReleaseFinding[]
  readonly warnings: ReleaseFinding[]
  readonly blockDates: Partial<ReleaseDates>
}

/** By more a moderator does not change a mark without being asked about it. */
const usualChange = 20

/** The list of results in the portal, with those of a set that a filter leaves. */
const rowsAddress = (id: number, filter: string): string => `/results/student-results?resultIntakeId=${encryptId(id)}&${filter}`

const countedRows = (count: number, end: string): string => `${count} ${count === 1 ? 'row' : 'rows'} ${end}`

/** A finding about some things; none where there are none. */
const finding = (count: number, text: string, address?: string): ReleaseFinding[] =>
  count === 0 ? [] : [{ text, count, ...(address !== undefined && { address }) }]

/** What is wrong with the times of the audiences: they see results one after the other, or together. */
function timeErrors(set: SetFields): ReleaseFinding[] {
  const missing = audiences.filter(([, time]) => set[time] === undefined).map(([audience]) => audience.toLowerCase())
  return [
    ...finding(missing.length, `There is no release date for ${missing.join(', ')}.`),
    ...[...releaseOrderErrors(set).values()].flatMap((text) => finding(1, text)),
  ]
}

function validationAhead(set: SetFields, { db, today }: PersonalStore): Day | null {
  const block = blockOf(set, db)
  const date = db.academicDates.findBy(({ blockId, name }) => blockId === block?.id && name === 'Data Validation')
  const end = date?.endDate ?? date?.startDate ?? null
  return end !== null && end > today ? end : null
}

/** What forbids the release of a set, and what has to be acknowledged. */
export function releaseFindings({ id, fields, status }: ResourceRecord, store: PersonalStore): Findings {
  const set = fields as SetFields
  const rows = rowsOf(id, store.db)
  const missing = rows.filter(isMissing).length
  const withRows = new Set(rows.map(({ moduleId }) => moduleId))
  const empty = set.moduleIds.filter((moduleId) => !withRows.has(moduleId)).map((moduleId) => store.named('Module', moduleId))
  const validation = validationAhead(set, store)
  const changed = rows.filter(
    ({ rawMark, moderatedMark }) => rawMark !== undefined && moderatedMark !== undefined && Math.abs(rawMark - moderatedMark) > usualChange,
  ).length
  const hidden = rows.filter(isHidden).length
  const { releaseUniversities, releaseCentres, releaseStudents } = blockDatesOf(set, store.db)
  return {
    errors: [
      ...finding(missing, missingText(missing), rowsAddress(id, 'isMissing=1')),
      ...finding(empty.length, `No results yet: ${empty.join(', ')}.`),
      ...finding(set.validationFlag === 1 ? 0 : 1, 'The set is not validated.'),
      ...finding(status === approved || status === active ? 0 : 1, 'The exam board has not approved the set.'),
      ...timeErrors(set),
    ],
    warnings: [
      ...finding(validation === null ? 0 : 1, `Data Validation lasts until ${dayInWords(validation ?? '')}.`),
      ...finding(changed, countedRows(changed, `changed by more than ${usualChange} in moderation.`)),
      ...finding(hidden, countedRows(hidden, `${hidden === 1 ? 'is' : 'are'} hidden.`), rowsAddress(id, 'viewFlag=0')),
    ],
    blockDates: {
      ...(releaseUniversities !== undefined && { releaseUniversities }),
      ...(releaseCentres !== undefined && { releaseCentres }),
      ...(releaseStudents !== undefined && { releaseStudents }),
    },
  }
}

/** Tells whether a user of an audience sees results of some students: the own ones, those of the centre, or those who have taken an offer. */
function seesOneOf(students: ReadonlySet<number>, audience: Audience, store: PersonalStore): (user: ResourceRecord['fields']) => boolean {
  if (audience === 'Students') return ({ studentId }) => students.has(Number(studentId))
  if (audience === 'Universities')
    return ({ institutionId }) =>
      institutionId !== undefined && [...whoReplied(Number(institutionId), store)].some((id) => students.has(id))
  const centres = new Set(
    store.db
      .records('Student')
      .where(({ id }) => students.has(id))
      .map(({ fields }) => fields['centreId']),
  )
  return ({ centreId }) => centreId !== undefined && centres.has(centreId)
}

/** The users who see something of a set once it is released to their audience. */
function audienceUsers(id: number, set: SetFields, audience: Audience, store: PersonalStore): ResourceRecord[] {
  const isShown = audiences.some(([one, , flag]) => one === audience && (set[flag] ?? 1) === 1)
  if (!isShown) return []
  const visible = rowsOf(id, store.db).filter((row) => !isHidden(row))
  const isTold = seesOneOf(new Set(visible.map(({ studentId }) => studentId)), audience, store)
  return store.db.records('User').where(({ fields }) => isTold(fields))
}

/** Tells people of an audience from when on they see the results; each once, also after a withdrawal. */
function tell(people: readonly ResourceRecord[], set: SetFields, audience: Audience, store: PersonalStore): void {
  const subject = `Results of ${set.resultSetName} are released`
  const [, time] = audiences.find(([one]) => one === audience) ?? audiences[0]
  const { day, time: hour } = ukTimeOf(set[time] ?? store.now)
  const told = new Set(store.db.notifications.where((one) => one.subject === subject).map(({ contactId }) => contactId))
  const users = new Map(
    people.filter(({ fields }) => !told.has(Number(fields['contactId']))).map((user) => [user.fields['contactId'], user]),
  )
  notify([...users.values()], subject, `You see them from ${dayInWords(day)}, ${hour} (UK time).`, store)
}

/** Tells single students, whose results were held back. */
export const tellStudents = (id: number, set: SetFields, students: ReadonlySet<number>, store: PersonalStore): void =>
  tell(
    audienceUsers(id, set, 'Students', store).filter(({ fields }) => students.has(Number(fields['studentId']))),
    set,
    'Students',
    store,
  )

const conflict = (description: string, { status }: ResourceRecord): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** Releases a set to an audience, which sees it when its time has come; refuses what its check forbids. */
export function releaseTo(audience: Audience, record: ResourceRecord, isAcknowledged: boolean, store: PersonalStore): void {
  const set = record.fields as SetFields
  const before = set.releasedTo ?? []
  if (before.includes(audience)) conflict(`The results are released to ${audience.toLowerCase()} already.`, record)
  const { errors, warnings } = releaseFindings(record, store)
  if (errors[0]) refuse(errors[0].text)
  const releasedTo = audiences.map(([one]) => one).filter((one) => one === audience || before.includes(one))
  if (isAheadOfCentres({ ...set, releasedTo })) refuse(studentsLast)
  if (warnings[0] && !isAcknowledged) refuse(`Acknowledge the warnings first: ${warnings[0].text}`)
  const draft = { fields: { ...set, releasedTo }, status: active, record }
  updateRecord(store.services.ResultSet, record, draft, { act: `Released to ${audience.toLowerCase()}` }, store)
  tell(audienceUsers(record.id, set, audience, store), set, audience, store)
}

/** Takes a set back from an audience, with the reason; one that nobody has is approved only. */
export function withdrawFrom(audience: Audience, record: ResourceRecord, reason: string, store: PersonalStore): void {
  const set = record.fields as SetFields
  const before = set.releasedTo ?? []
  if (!before.includes(audience)) conflict(`The results are not released to ${audience.toLowerCase()}.`, record)
  if (reason === '') refuseFields([['reason', recordTexts.required('Reason')]])
  const releasedTo = before.filter((one) => one !== audience)
  if (isAheadOfCentres({ ...set, releasedTo })) refuse(`${studentsLast} Withdraw them from students first.`)
  const draft = { fields: { ...set, releasedTo }, status: releasedTo.length > 0 ? active : approved, record }
  const act = { act: `Withdrawn from ${audience.toLowerCase()}`, comment: reason }
  updateRecord(store.services.ResultSet, record, draft, act, store)
}

/** Sets when each audience sees a set. */
export function setReleaseDates(dates: ReleaseDates, record: ResourceRecord, store: PersonalStore): void {
  const unreal = releaseTimes.map(([, field]) => field).filter((field) => !isStamp(dates[field]))
  if (unreal.length > 0) refuseFields(unreal.map((field) => [field, recordTexts.date]))
  const errors = releaseOrderErrors(dates)
  if (errors.size > 0) refuseFields(errors)
  const draft = { fields: { ...record.fields, ...dates }, status: record.status, record }
  updateRecord(store.services.ResultSet, record, draft, { act: 'Release dates changed' }, store)
}
