import type { Resources } from '#openapi/generated/resources.ts'
import { toDateTime, toInstant } from '../clock.ts'
import type { Db } from '../db.ts'
import type { ResourceRecord } from '../models.ts'
import { autoMarksOf, type SatPaper } from './sat-papers.ts'

type Wire = Resources['Attempt']['record']

/** The browser tab in which the candidate sits; no answer carries it. */
interface Session {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly seenAt: number
  /** Milliseconds that were left when the attempt was paused; null while time runs. */
  readonly leftMs: number | null
  /** Since when the candidate calls the invigilator. */
  readonly calledAt?: string
}

/** What is kept of an attempt. */
export type AttemptFields = Pick<Wire, 'deliveryId' | 'studentId'> &
  Partial<Omit<Wire, 'deliveryId' | 'studentId'>> & { readonly session?: Session }

export type AttemptState = Wire['state']

/** How long after its end an attempt still takes what was entered before. */
export const graceMs = 60_000
const aMinute = 60_000

export const attemptFields = ({ fields }: { readonly fields: object }) => fields as AttemptFields

/** The instant (ms) of a time as on the wire; null for none. */
export const instantOf = (at: string | undefined): number | null => (at === undefined ? null : toInstant(at))

/** When an attempt ends (ms); for a paused one, when it would end if it went on now. */
export function endOf({ endsAt, session }: AttemptFields, now: number): number {
  if (session && session.leftMs !== null) return now + session.leftMs
  return instantOf(endsAt) ?? now
}

/** The state of an attempt by the clock: who has not come in time is absent, who has not handed in is timed out. */
export function stateAt(fields: AttemptFields, state: AttemptState, latestStart: number | null, now: number): AttemptState {
  if (state === 'Sitting' && now > endOf(fields, now) + graceMs) return 'Timed out'
  if (state === 'Expected' && latestStart !== null && now > latestStart) return 'Absent'
  return state
}

/** Whether nothing more can be written. */
export const isOver = (state: AttemptState): boolean => state !== 'Expected' && state !== 'Sitting' && state !== 'Paused'

interface Change {
  readonly state?: AttemptState
  readonly fields?: Partial<AttemptFields>
  /** Added to the events of the attempt. */
  readonly event?: { readonly kind: string; readonly note?: string }
}

/** Stores a change of an attempt. */
export function changeAttempt(record: ResourceRecord, { state, fields = {}, event }: Change, now: number, db: Db): ResourceRecord {
  const before = attemptFields(record)
  const events = event && {
    events: [...(before.events ?? []), { kind: event.kind, at: toDateTime(now), ...(event.note && { note: event.note }) }],
  }
  return db.records('Attempt').update(record.id, {
    ...(state !== undefined && { status: state }),
    updatedAt: toDateTime(now),
    fields: { ...before, ...fields, ...events },
  })
}

/** Ends an attempt and stores the marks of the machine, which are final where people mark nothing of the paper. */
export function endAttempt(record: ResourceRecord, state: 'Submitted' | 'Timed out', paper: SatPaper, now: number, db: Db): ResourceRecord {
  const fields = attemptFields(record)
  const at = state === 'Timed out' ? Math.min(now, endOf(fields, now)) : now
  const autoMarks = autoMarksOf(paper, fields.answers ?? [])
  return changeAttempt(
    record,
    {
      state,
      fields: { submittedAt: toDateTime(at), autoMarks, ...(!paper.needsMarkers && { finalMarks: autoMarks }) },
      event: { kind: state },
    },
    now,
    db,
  )
}

/** The unanswered call of a candidate for the invigilator, as on the wire; empty without one. */
export const openCall = ({ session }: AttemptFields, state: AttemptState): { readonly calledAt?: string } =>
  session?.calledAt !== undefined && (state === 'Sitting' || state === 'Paused') ? { calledAt: session.calledAt } : {}

/** How long a candidate has, in ms: the minutes of the paper, and extra ones that were arranged or granted. */
export const minutesOf = (durationMinutes: number, extraMinutes = 0): number => (durationMinutes + extraMinutes) * aMinute
