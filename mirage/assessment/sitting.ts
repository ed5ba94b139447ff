import type { AttemptConflict as ConflictBody } from '#openapi/generated/schema.d.ts'
import { toDateTime, toDay } from '../clock.ts'
import type { ResourceRecord } from '../models.ts'
import { extraMinutesOf } from '../resources/assessment/candidates.ts'
import { RecordRefusal, refuse } from '../resources/engine/refusal.ts'
import type { PersonalStore, Store } from '../resources/engine/store.ts'
import {
  attemptFields,
  changeAttempt,
  endAttempt,
  endOf,
  instantOf,
  isOver,
  minutesOf,
  openCall,
  stateAt,
  type AttemptFields,
  type AttemptState,
} from './attempt-records.ts'
import { deliveryFields, paperOf, questionsOf, sheetFor, type DeliveryFields, type SatPaper } from './sat-papers.ts'

/** Why an attempt cannot be sat here and now; the answer is 409. */
export class AttemptConflict extends Error {
  override readonly name = 'AttemptConflict'
  readonly data: ConflictBody['data']

  constructor(message: string, data: ConflictBody['data']) {
    super(message)
    this.data = data
  }
}

/** The texts that a candidate reads. */
const texts = {
  wrongCode: 'The code is not right.',
  early: 'This assessment is not open yet.',
  noInvigilator: 'A practice has no invigilator.',
  late: 'It is too late to begin this assessment.',
  elsewhere: 'You sit this assessment in another tab or on another computer.',
  taken: 'You have gone on in another tab or on another computer.',
  over: {
    Submitted: 'You have handed in.',
    'Timed out': 'The time is over.',
    Absent: 'This assessment is over.',
    Void: 'The invigilator has ended your assessment.',
  },
} as const

const aMinute = 60_000
const usualLateMinutes = 30
const over = (state: AttemptState): never => {
  const text =
    state === 'Submitted' || state === 'Timed out' || state === 'Absent' || state === 'Void' ? texts.over[state] : texts.over.Absent
  throw new AttemptConflict(text, { kind: 'over', state })
}

/** An attempt with its delivery and its paper. */
export interface SatAttempt {
  readonly record: ResourceRecord
  readonly fields: AttemptFields
  readonly state: AttemptState
  readonly delivery: DeliveryFields
  readonly paper: SatPaper
  readonly opensAt: number | null
  readonly latestStart: number | null
}

/** When a delivery opens for a centre (ms); null for a practice, which is always open. */
export function openingOf(delivery: DeliveryFields, centreId: number | undefined): number | null {
  if (delivery.isPractice === 1) return null
  const own = delivery.centreTimes?.find((one) => one.centreId === centreId)?.opensAt
  return instantOf(own ?? delivery.opensAt)
}

/** What reading an attempt needs: the records, and the server's clock. */
type Timed = Store & Pick<PersonalStore, 'clock'>

/** An attempt as it stands now; null where its delivery or paper is gone. What the clock has ended is stored as ended. */
export const satAttempt = (stored: ResourceRecord, store: Timed): SatAttempt | null =>
  attemptOf(stored, store.records('Delivery').find(attemptFields(stored).deliveryId), store)

function attemptOf(stored: ResourceRecord, found: ResourceRecord | null, store: Timed): SatAttempt | null {
  const now = store.clock.now()
  const fields = attemptFields(stored)
  const delivery = found && deliveryFields(found)
  const paper = delivery && paperOf(delivery, store)
  if (!found || !delivery || !paper) return null
  const centreId = store.db.records('Student').find(fields.studentId)?.fields['centreId'] as number | undefined
  const opensAt = instantOf(fields.opensAt) ?? openingOf(delivery, centreId)
  const latestStart = opensAt === null ? null : opensAt + (delivery.lateMinutes ?? usualLateMinutes) * aMinute
  const kept = stored.status as AttemptState
  const state = stateAt(fields, kept, latestStart, now)
  const isEnded = state !== kept
  const record = !isEnded
    ? stored
    : state === 'Timed out'
      ? endAttempt(stored, state, paper, now, store.db)
      : changeAttempt(stored, { state, event: { kind: state } }, now, store.db)
  return { record, fields: attemptFields(record), state, delivery, paper, opensAt, latestStart }
}

/** No clock on Earth is further ahead of UTC. */
const furthestAheadMs = 14 * 60 * aMinute

/** Whether the clock may have ended an attempt. Looks at stored values only, because computing those of a delivery costs more. */
function mayBeOverdue(record: ResourceRecord, { db, clock }: Timed): boolean {
  const now = clock.now()
  const fields = attemptFields(record)
  if (record.status === 'Sitting') return stateAt(fields, 'Sitting', null, now) !== 'Sitting'
  const date = db.records('Delivery').find(fields.deliveryId)?.fields['date']
  return record.status === 'Expected' && typeof date === 'string' && date <= toDay(now + furthestAheadMs)
}

/** Ends every attempt whose time is over. Counts, scripts and results read the stored status, so it runs before each call. */
export function endOverdueAttempts(store: Timed): void {
  const overdue = store.db.records('Attempt').where((record) => mayBeOverdue(record, store))
  if (overdue.length === 0) return
  const ids = new Set(overdue.map(({ fields }) => Number(fields['deliveryId'])))
  const deliveries = new Map([...ids].map((id) => [id, store.records('Delivery').find(id)]))
  for (const record of overdue) attemptOf(record, deliveries.get(attemptFields(record).deliveryId) ?? null, store)
}

const extraOf = ({ fields, paper }: SatAttempt, { db }: PersonalStore): number =>
  fields.extraMinutes ??
  extraMinutesOf(db.records('Student').find(fields.studentId)?.fields['accessArrangements'], paper.fields.durationMinutes)

/** The caller's own attempt in a delivery; that of a practice is created when it is first asked for. */
function ownAttempt(deliveryId: number, store: PersonalStore): SatAttempt {
  const { studentId } = store.user
  const notFound = (): never => {
    throw new RecordRefusal(404, 'The assessment was not found.')
  }
  if (studentId === null) return notFound()
  const known = store.db.records('Attempt').findBy(({ fields }) => fields['deliveryId'] === deliveryId && fields['studentId'] === studentId)
  const record = known ?? practiceAttempt(deliveryId, studentId, store)
  return (record && satAttempt(record, store)) ?? notFound()
}

/** The code without which a sitting is not begun; null for a practice, and for one that has none. */
const codeOf = ({ isPractice, accessCode }: DeliveryFields): string | null => (isPractice === 1 ? null : (accessCode ?? null))

const isScheduled = (status: string | number): boolean => status !== 'Draft'

function practiceAttempt(deliveryId: number, studentId: number, store: PersonalStore): ResourceRecord | null {
  const found = store.records('Delivery').find(deliveryId)
  if (!found || !isPracticeFor(found, store)) return null
  const now = toDateTime(store.clock.now())
  const number = String(1000 + store.db.nextId('practice candidates'))
  const fields = { deliveryId, studentId, candidateNumber: number }
  return store.db.records('Attempt').insert({ status: 'Expected', createdAt: now, updatedAt: now, updatedBy: store.author, fields })
}

/** Whether a delivery is a practice that the student may sit. */
const isPracticeFor = (record: ResourceRecord, { user }: PersonalStore): boolean => {
  const { isPractice, centreIds } = deliveryFields(record)
  return isPractice === 1 && isScheduled(record.status) && user.centreId !== null && centreIds.includes(user.centreId)
}

function ownWire(sat: SatAttempt, store: PersonalStore) {
  const { record, fields, state, delivery, paper } = sat
  const isPractice = delivery.isPractice === 1
  return {
    deliveryId: fields.deliveryId,
    deliveryName: delivery.deliveryName,
    moduleName: store.named('Module', paper.fields.moduleId),
    isPractice,
    needsCode: codeOf(delivery) !== null,
    durationMinutes: paper.fields.durationMinutes,
    extraMinutes: extraOf(sat, store),
    totalMarks: paper.totalMarks,
    questionCount: questionsOf(paper).length,
    ...(sat.opensAt !== null && { opensAt: toDateTime(sat.opensAt) }),
    ...(sat.latestStart !== null && { latestStartAt: toDateTime(sat.latestStart) }),
    ...(fields.startedAt && { startedAt: fields.startedAt }),
    ...((state === 'Sitting' || state === 'Paused') && { endsAt: toDateTime(endOf(fields, store.clock.now())) }),
    ...(fields.submittedAt && { submittedAt: fields.submittedAt }),
    ...(isPractice && isOver(state) && fields.autoMarks !== undefined && { marks: fields.autoMarks }),
    state: record.status as AttemptState,
  }
}

/** The assessments of the student, the next one first, and practices. */
export function ownAttempts(store: PersonalStore) {
  const { studentId, centreId } = store.user
  const own = studentId === null ? [] : store.db.records('Attempt').where(({ fields }) => fields['studentId'] === studentId)
  const sat = own
    .flatMap((record) => satAttempt(record, store) ?? [])
    .filter(({ fields }) => {
      const delivery = store.records('Delivery').find(fields.deliveryId)
      return delivery !== null && isScheduled(delivery.status)
    })
  const begun = new Set(sat.map(({ fields }) => fields.deliveryId))
  const practices = store
    .records('Delivery')
    .where((record) => isPracticeFor(record, store) && !begun.has(record.id))
    .flatMap((record) => {
      const delivery = deliveryFields(record)
      const paper = paperOf(delivery, store)
      const attempt: ResourceRecord = { ...record, status: 'Expected', fields: { deliveryId: record.id, studentId, centreId } }
      return paper
        ? [
            {
              record: attempt,
              fields: attemptFields(attempt),
              state: 'Expected' as const,
              delivery,
              paper,
              opensAt: null,
              latestStart: null,
            },
          ]
        : []
    })
  const attempts = [...sat, ...practices]
    .toSorted((one, other) => (one.opensAt ?? Infinity) - (other.opensAt ?? Infinity) || one.fields.deliveryId - other.fields.deliveryId)
    .map((one) => ownWire(one, store))
  return { serverTime: toDateTime(store.clock.now()), attempts }
}

interface Start {
  readonly deliveryId: number
  readonly accessCode?: string
  readonly sessionKey?: string
  readonly takesOver?: boolean
}

const newKey = ({ settings }: PersonalStore): string =>
  Array.from(settings.randomBytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A practice that is over begins anew. */
function renewed(sat: SatAttempt, store: PersonalStore): SatAttempt {
  if (sat.delivery.isPractice !== 1 || !isOver(sat.state) || sat.state === 'Void') return sat
  const { deliveryId, studentId, candidateNumber, events } = sat.fields
  const record = store.db.records('Attempt').update(sat.record.id, {
    status: 'Expected',
    fields: { deliveryId, studentId, candidateNumber, events },
  })
  return { ...sat, record, fields: attemptFields(record), state: 'Expected' }
}

/** Begins an attempt, or goes on with it, under a new session key. */
export function startAttempt({ deliveryId, accessCode = '', sessionKey, takesOver = false }: Start, store: PersonalStore) {
  const now = store.clock.now()
  const sat = renewed(ownAttempt(deliveryId, store), store)
  const { state, delivery, paper, fields } = sat
  if (state === 'Absent') throw new AttemptConflict(texts.late, { kind: 'late', state })
  if (isOver(state)) return over(state)
  const isNew = state === 'Expected'
  if (isNew) {
    const record = store.records('Delivery').find(deliveryId)
    if (!record || !isScheduled(record.status)) throw new RecordRefusal(404, 'The assessment was not found.')
    if (sat.opensAt !== null && now < sat.opensAt) throw new AttemptConflict(texts.early, { kind: 'early', state })
    const code = codeOf(delivery)
    if (code !== null && accessCode.trim() !== code) refuse(texts.wrongCode)
  } else if (fields.session && fields.session.key !== sessionKey && !takesOver) {
    throw new AttemptConflict(texts.elsewhere, { kind: 'elsewhere', state })
  }
  const extraMinutes = extraOf(sat, store)
  const session = { ...fields.session, key: newKey(store), seenAt: now, leftMs: fields.session?.leftMs ?? null }
  const begun = isNew && { startedAt: toDateTime(now), endsAt: toDateTime(now + minutesOf(paper.fields.durationMinutes, extraMinutes)) }
  const kind = isNew ? 'Started' : takesOver ? 'Taken over' : 'Resumed'
  const record = changeAttempt(
    sat.record,
    { ...(isNew && { state: 'Sitting' as const }), fields: { session, extraMinutes, ...begun }, event: { kind } },
    now,
    store.db,
  )
  return {
    attemptId: record.id,
    sessionKey: session.key,
    candidateNumber: fields.candidateNumber ?? '',
    deliveryName: delivery.deliveryName,
    moduleName: store.named('Module', paper.fields.moduleId),
    durationMinutes: paper.fields.durationMinutes,
    extraMinutes,
    mayGoBack: paper.fields.mayGoBack === 1,
    ...timeOf(record, now),
    answers: (fields.answers ?? []).map(({ questionId, value, revision, isFlagged }) => ({
      questionId,
      value,
      revision,
      isFlagged: isFlagged === 1,
    })),
    sections: sheetFor(paper, record, store),
    ...(paper.fields.formulaBooklet && { formulaBooklet: paper.fields.formulaBooklet }),
  }
}

const timeOf = (record: ResourceRecord, now: number) => ({
  state: record.status as AttemptState,
  endsAt: toDateTime(endOf(attemptFields(record), now)),
  serverTime: toDateTime(now),
  ...openCall(attemptFields(record), record.status as AttemptState),
})

interface Written {
  readonly sessionKey: string
  readonly answers: readonly {
    readonly questionId: number
    readonly value: string
    readonly revision: number
    readonly isFlagged: boolean
  }[]
}

/** The own attempt of an id; refuses all others. */
function ownById(id: number, store: PersonalStore): SatAttempt {
  const record = store.db.records('Attempt').find(id)
  const isOwn = record && store.user.studentId !== null && record.fields['studentId'] === store.user.studentId
  const sat = record && isOwn ? satAttempt(record, store) : null
  if (!sat) throw new RecordRefusal(404, 'The assessment was not found.')
  return sat
}

/** The own attempt of an id that the caller's tab may write. */
function writable(id: number, sessionKey: string, store: PersonalStore): SatAttempt {
  const sat = ownById(id, store)
  if (isOver(sat.state) || sat.state === 'Expected') return over(sat.state)
  if (sat.fields.session?.key !== sessionKey) throw new AttemptConflict(texts.taken, { kind: 'taken', state: sat.state })
  return sat
}

/** Stores each answer whose revision is higher than the stored one, and that the tab was seen. */
function write({ record, fields, paper }: SatAttempt, { answers }: Written, store: PersonalStore): ResourceRecord {
  const now = store.clock.now()
  const asked = new Set(questionsOf(paper).map(({ id }) => id))
  const held = new Map((fields.answers ?? []).map((answer) => [answer.questionId, answer]))
  for (const { questionId, value, revision, isFlagged } of answers)
    if (asked.has(questionId) && revision > (held.get(questionId)?.revision ?? 0))
      held.set(questionId, { questionId, value, revision, savedAt: toDateTime(now), isFlagged: isFlagged ? 1 : 0 })
  const session = fields.session && { session: { ...fields.session, seenAt: now } }
  return changeAttempt(record, { fields: { ...(held.size > 0 && { answers: [...held.values()] }), ...session } }, now, store.db)
}

const writeAnswer = (record: ResourceRecord, { answers }: Written, now: number) => {
  const sent = new Set(answers.map(({ questionId }) => questionId))
  const held = (attemptFields(record).answers ?? []).filter(({ questionId }) => sent.has(questionId))
  return { revisions: held.map(({ questionId, revision }) => ({ questionId, revision })), ...timeOf(record, now) }
}

/** Saves answers of the tab that sits. */
export const saveAttempt = (id: number, written: Written, store: PersonalStore) =>
  writeAnswer(write(writable(id, written.sessionKey, store), written, store), written, store.clock.now())

/** Hands an attempt in. Where the portal says that time is up while some is left, as after a pause, it is only saved. */
export function submitAttempt(id: number, { isTimeUp, ...written }: Written & { readonly isTimeUp: boolean }, store: PersonalStore) {
  const now = store.clock.now()
  const known = ownById(id, store)
  // The answer to the call that ended the attempt may have been lost: the same tab gets it again.
  const isAgain = known.state === 'Submitted' || known.state === 'Timed out'
  if (isAgain && known.fields.session?.key === written.sessionKey) return writeAnswer(known.record, written, now)
  const sat = writable(id, written.sessionKey, store)
  const record = write(sat, written, store)
  const left = endOf(attemptFields(record), now) - now
  if (isTimeUp && left > 0) return writeAnswer(record, written, now)
  return writeAnswer(endAttempt(record, isTimeUp ? 'Timed out' : 'Submitted', sat.paper, now, store.db), written, now)
}

interface Call {
  readonly sessionKey: string
  readonly isCalling: boolean
}

/** Calls the invigilator, or takes the call back. */
export function callInvigilator(id: number, { sessionKey, isCalling }: Call, store: PersonalStore) {
  const { record, fields, delivery, state } = writable(id, sessionKey, store)
  if (delivery.isPractice === 1) refuse(texts.noInvigilator)
  const before = openCall(fields, state)
  const { session } = fields
  if (!session || isCalling === (before.calledAt !== undefined)) return before
  const now = store.clock.now()
  const { calledAt: _calledAt, ...rest } = session
  const after = isCalling ? { ...rest, calledAt: toDateTime(now) } : rest
  const kind = isCalling ? 'Called the invigilator' : 'Call taken back'
  return openCall(attemptFields(changeAttempt(record, { fields: { session: after }, event: { kind } }, now, store.db)), state)
}
