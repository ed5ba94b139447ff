import type { ControlAct } from '#machines/assessment/invigilation-types.ts'
import type { Candidate, Monitor } from './monitor-service.ts'

/** The computer of a candidate calls the server every 20 seconds. After this time without a call, ms, it counts as offline. */
const silentMs = 45_000

/** How a candidate stands: by the state of the attempt, and whether their computer still calls the server. */
export type Standing = 'waiting' | 'sitting' | 'offline' | 'paused' | 'handedIn' | 'absent' | 'void'

const standings = {
  Expected: 'waiting',
  Sitting: 'sitting',
  Paused: 'paused',
  Submitted: 'handedIn',
  'Timed out': 'handedIn',
  Absent: 'absent',
  Void: 'void',
} as const satisfies Record<Candidate['state'], Standing>

/** Whether the computer of a candidate who sits or is paused has not called for too long, at the server's time; null for all others. */
export function isSilent({ state, seenAt }: Candidate, serverTime: number): boolean | null {
  if (state !== 'Sitting' && state !== 'Paused') return null
  return seenAt === undefined || serverTime - seenAt > silentMs
}

/** How a candidate stands at the server's time. */
export const standingOf = (candidate: Candidate, serverTime: number): Standing =>
  candidate.state === 'Sitting' && isSilent(candidate, serverTime) ? 'offline' : standings[candidate.state]

/** The filters of the candidates, as the address names them. */
export const shownKinds = ['all', 'waiting', 'sitting', 'offline', 'paused', 'over'] as const
export type ShownKind = (typeof shownKinds)[number]

export const isShown = (kind: ShownKind, standing: Standing): boolean =>
  kind === 'all' || kind === standing || (kind === 'over' && (standing === 'handedIn' || standing === 'absent' || standing === 'void'))

/** How many candidates there are of each kind. */
export function countsOf({ candidates, serverTime }: Monitor): Readonly<Record<ShownKind, number>> {
  const all = candidates.map((one) => standingOf(one, serverTime))
  const count = (kind: ShownKind) => all.filter((standing) => isShown(kind, standing)).length
  return {
    all: all.length,
    waiting: count('waiting'),
    sitting: count('sitting'),
    offline: count('offline'),
    paused: count('paused'),
    over: count('over'),
  }
}

/**
 * Milliseconds that a candidate has left; null for one who has not begun or is over.
 * @param passedMs since the server told its time
 */
export function leftMs({ state, endsAt }: Candidate, serverTime: number, passedMs: number): number | null {
  if (endsAt === undefined || (state !== 'Sitting' && state !== 'Paused')) return null
  return Math.max(0, endsAt - serverTime - (state === 'Paused' ? 0 : passedMs))
}

const acts: Readonly<Record<Candidate['state'], readonly ControlAct[]>> = {
  Expected: ['note'],
  Sitting: ['pause', 'extend', 'note', 'void'],
  Paused: ['resume', 'extend', 'note', 'void'],
  Submitted: ['note', 'void'],
  'Timed out': ['note', 'void'],
  Absent: ['note'],
  Void: ['note'],
}

/** What can be done with a candidate. */
export const actsFor = ({ state, calledAt }: Candidate): readonly ControlAct[] =>
  calledAt === undefined ? acts[state] : ['answer', ...acts[state]]

/** Splits the note of an event from the name of its author, which the server appends. */
export function saidIn(note: string): { readonly comment: string; readonly by: string } {
  const [, comment = note, by = ''] = /^([\s\S]*?) ?\(([^()]+)\)$/.exec(note) ?? []
  return { comment, by }
}
