import type { ReleaseDates } from '#openapi/generated/schema.d.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { isStamp } from '#openapi/date-shapes.ts'
import { releaseOrderErrors, releaseTimes, studentsLast } from '#openapi/results/release-dates.ts'
import type { ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse, refuseFields } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { updateRecord } from '../engine/write.ts'
import { notify } from '../people/notify.ts'
import { audiences, isAheadOfCentres, type Audience, type SetFields } from './audiences.ts'
import { isHidden } from './marks.ts'
import { active, approved, releaseFindings, rowsOf } from './release-check.ts'
import { whoReplied } from './results.ts'
import { ukTimeOf } from './uk-time.ts'

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

/** Tells people of an audience from when on they see the results; each once, also after a withdrawal or with another name. */
function tell(people: readonly ResourceRecord[], id: number, set: SetFields, audience: Audience, store: PersonalStore): void {
  const subject = `Results of ${set.resultSetName} are released`
  const topic = `ResultSet ${id} released to ${audience}`
  const [, time] = audiences.find(([one]) => one === audience) ?? audiences[0]
  const { day, time: hour } = ukTimeOf(set[time] ?? store.now)
  const told = new Set(store.db.notifications.where((one) => one.topic === topic).map(({ contactId }) => contactId))
  const users = new Map(
    people.filter(({ fields }) => !told.has(Number(fields['contactId']))).map((user) => [user.fields['contactId'], user]),
  )
  notify([...users.values()], subject, `You see them from ${dayInWords(day)}, ${hour} (UK time).`, store, undefined, topic)
}

/** Tells single students, whose results were held back. */
export const tellStudents = (id: number, set: SetFields, students: ReadonlySet<number>, store: PersonalStore): void =>
  tell(
    audienceUsers(id, set, 'Students', store).filter(({ fields }) => students.has(Number(fields['studentId']))),
    id,
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
  tell(audienceUsers(record.id, set, audience, store), record.id, set, audience, store)
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
  const set = record.fields as SetFields
  const unreal = releaseTimes.map(([, field]) => field).filter((field) => !isStamp(dates[field]))
  if (unreal.length > 0) refuseFields(unreal.map((field) => [field, recordTexts.date]))
  const errors = releaseOrderErrors(dates)
  if (errors.size > 0) refuseFields(errors)
  // A later time would withdraw results that an audience sees already, without a reason.
  const seen = audiences.filter(([audience, time]) => set.releasedTo?.includes(audience) && (set[time] ?? store.now) <= store.now)
  const hidden = seen.filter(([, time]) => dates[time] > store.now)
  if (hidden.length > 0)
    refuseFields(hidden.map(([audience, time]) => [time, `${audience} have these results already. Withdraw them first.`]))
  const draft = { fields: { ...set, ...dates }, status: record.status, record }
  updateRecord(store.services.ResultSet, record, draft, { act: 'Release dates changed' }, store)
}
