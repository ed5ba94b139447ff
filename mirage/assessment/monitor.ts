import { toDateTime } from '../clock.ts'
import type { ResourceRecord } from '../models.ts'
import { RecordRefusal, refuse } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { machineMark } from '#openapi/assessment/mark-answer.ts'
import { attemptFields, changeAttempt, endOf, instantOf, isOver, openCall, type AttemptFields } from './attempt-records.ts'
import { satAttempt, type SatAttempt } from './sitting.ts'
import { deliveryFields, paperOf, questionsOf, type SatPaper } from './sat-papers.ts'

const aMinute = 60_000
/** How many minutes before the first opening a centre may read the access code. */
const codeMinutes = 15

const present = (key: string, value: string | undefined) => (value === undefined ? {} : { [key]: value })

function watched({ record, fields, state, opensAt }: SatAttempt, store: PersonalStore) {
  const now = store.clock.now()
  const student = store.records('Student').find(fields.studentId)
  const savedAt = (fields.answers ?? [])
    .flatMap((answer) => answer.savedAt ?? [])
    .toSorted()
    .at(-1)
  const seenAt = fields.session && toDateTime(fields.session.seenAt)
  return {
    attemptId: record.id,
    candidateNumber: fields.candidateNumber ?? '',
    studentName: store.named('Student', fields.studentId),
    centreName: store.named('Centre', Number(student?.fields['centreId'] ?? 0)),
    state,
    extraMinutes: fields.extraMinutes ?? 0,
    answered: (fields.answers ?? []).filter(({ value }) => value.trim() !== '').length,
    ...present('opensAt', opensAt === null ? undefined : toDateTime(opensAt)),
    ...present('startedAt', fields.startedAt),
    ...present('endsAt', fields.startedAt && toDateTime(endOf(fields, now))),
    ...present('seenAt', seenAt),
    ...present('savedAt', savedAt),
    ...present('submittedAt', fields.submittedAt),
    ...openCall(fields, state),
    events: (fields.events ?? []).map(({ kind, at, note = '' }) => ({ kind, at, note })),
  }
}

/** The attempts of a delivery that the person may see, as they stand now. */
export const attemptsOf = (deliveryId: number, store: PersonalStore): readonly SatAttempt[] =>
  store
    .scoped('Attempt')
    .filter(({ fields }) => fields['deliveryId'] === deliveryId)
    .flatMap(({ id }) => {
      const stored = store.db.records('Attempt').find(id)
      return (stored && satAttempt(stored, store)) ?? []
    })

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const rounded = (value: number): number => Math.round(value * 100) / 100

/** The part of a question's marks that candidates reached, 0 to 1; marks taken off for a wrong answer count as none. */
const reached = (paper: SatPaper, id: number, { answers = [] }: AttemptFields): number | null => {
  const question = questionsOf(paper).find((one) => one.id === id)
  const marks = question && machineMark(question.fields, answers.find(({ questionId }) => questionId === id)?.value ?? '')
  return question && marks !== null && marks !== undefined ? Math.max(0, marks) / question.fields.marks : null
}

/** Figures of a delivery that is closed: totals, and of each question how hard it was and how well it told candidates apart. */
function statisticsOf(attempts: readonly SatAttempt[], paper: SatPaper) {
  const sat = attempts.filter(({ state }) => state === 'Submitted' || state === 'Timed out')
  const totals = sat.flatMap(({ fields }) => fields.finalMarks ?? [])
  const byTotal = sat.toSorted((one, other) => (other.fields.autoMarks ?? 0) - (one.fields.autoMarks ?? 0))
  const third = Math.floor(sat.length / 3)
  const mean = (of: readonly SatAttempt[], id: number): number | null => {
    const parts = of.flatMap(({ fields }) => reached(paper, id, fields) ?? [])
    return parts.length === 0 ? null : meanOf(parts)
  }
  const questions = questionsOf(paper).map(({ id, fields }) => {
    const facility = mean(sat, id)
    const [top, bottom] = [mean(byTotal.slice(0, third), id), mean(byTotal.slice(sat.length - third), id)]
    return {
      questionId: id,
      questionCode: fields.questionCode,
      marks: fields.marks,
      ...(facility !== null && { facility: rounded(facility) }),
      ...(top !== null && bottom !== null && { discrimination: rounded(top - bottom) }),
    }
  })
  const figures = totals.length > 0 && { mean: rounded(meanOf(totals)), highest: Math.max(...totals), lowest: Math.min(...totals) }
  return { marked: totals.length, ...figures, questions }
}

/** The candidates of a delivery as they stand, for those who watch them. */
export function monitorOf(record: ResourceRecord, store: PersonalStore) {
  const now = store.clock.now()
  const delivery = deliveryFields(record)
  const paper = paperOf(delivery, store)
  if (!paper) throw new RecordRefusal(404, 'The delivery was not found.')
  const attempts = attemptsOf(record.id, store)
  const isClosed = attempts.length > 0 && attempts.every(({ state }) => isOver(state))
  const isNcuk = store.user.contactType === 'NCUK'
  const firstOpening = Math.min(...attempts.flatMap(({ opensAt }) => opensAt ?? []))
  const showsCode = isNcuk || now >= firstOpening - codeMinutes * aMinute
  return {
    serverTime: toDateTime(now),
    questionCount: questionsOf(paper).length,
    totalMarks: paper.totalMarks,
    isClosed,
    ...(showsCode && delivery.accessCode !== undefined && { accessCode: delivery.accessCode }),
    candidates: attempts
      .map((one) => watched(one, store))
      .toSorted((one, other) => one.candidateNumber.localeCompare(other.candidateNumber)),
    ...(isClosed && isNcuk && { statistics: statisticsOf(attempts, paper) }),
  }
}

interface Control {
  readonly act: 'pause' | 'resume' | 'extend' | 'void' | 'note' | 'answer'
  readonly minutes?: number
  readonly reason: string
}

const notNow = {
  pause: 'Only a candidate who is sitting can be paused.',
  resume: 'Only a paused candidate can go on.',
  extend: 'Time can be added to a candidate who is sitting or paused.',
  void: 'This attempt is void already.',
  note: '',
  answer: 'This candidate does not call.',
} as const

const kinds = {
  pause: 'Paused',
  resume: 'Resumed by the invigilator',
  extend: 'Extended',
  void: 'Void',
  note: 'Note',
  answer: 'Call answered',
} as const

/** Pauses, resumes, extends or voids an attempt with a reason, or notes something about it. */
export function controlAttempt(id: number, { act, minutes, reason }: Control, store: PersonalStore) {
  const note = textOf(reason).trim()
  if (note === '' && act !== 'answer') refuse('Reason should not be blank!')
  const stored = store.db.records('Attempt').find(id)
  const sat = stored && store.isInScope('Attempt', { ...stored, fields: seenFields(stored, store) }) ? satAttempt(stored, store) : null
  if (!sat) throw new RecordRefusal(404, 'The attempt was not found.')
  const now = store.clock.now()
  const { fields, state } = sat
  // Any act on an attempt counts as the answer to its open call.
  const { calledAt, ...session } = fields.session ?? { key: '', seenAt: now, leftMs: null }
  const isBegun = state === 'Sitting' || state === 'Paused'
  const change = () => {
    if (act === 'pause')
      return state === 'Sitting'
        ? { state: 'Paused' as const, fields: { session: { ...session, leftMs: Math.max(0, endOf(fields, now) - now) } } }
        : null
    if (act === 'resume')
      return state === 'Paused'
        ? { state: 'Sitting' as const, fields: { endsAt: toDateTime(endOf(fields, now)), session: { ...session, leftMs: null } } }
        : null
    if (act === 'note') return { fields: { session } }
    if (act === 'answer') return calledAt === undefined ? null : { fields: { session } }
    if (act === 'void') return state === 'Void' ? null : { state: 'Void' as const, fields: { session } }
    if (!isBegun) return null
    const more = (minutes ?? refuse('Enter a value from 1 to 60.')) * aMinute
    const extraMinutes = (fields.extraMinutes ?? 0) + more / aMinute
    return session.leftMs === null
      ? { fields: { extraMinutes, endsAt: toDateTime((instantOf(fields.endsAt) ?? now) + more), session } }
      : { fields: { extraMinutes, session: { ...session, leftMs: session.leftMs + more } } }
  }
  const changed = change() ?? refuse(notNow[act])
  const kind = act === 'extend' ? `${kinds.extend} by ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : kinds[act]
  const record = changeAttempt(sat.record, { ...changed, event: { kind, note: `${note} (${store.author})`.trim() } }, now, store.db)
  const after = satAttempt(record, store)
  if (!after) throw new RecordRefusal(404, 'The attempt was not found.')
  return watched(after, store)
}

/** The fields by which scopes decide. */
const seenFields = (record: ResourceRecord, store: PersonalStore) => ({
  ...record.fields,
  centreId: store.db.records('Student').find(attemptFields(record).studentId)?.fields['centreId'],
})
