import { millisecondsInMinute } from 'date-fns/constants'
/** What is known at one moment of a person's presence and of their tokens; every time in ms of this device's clock. */
export interface PresenceReading {
  readonly now: number
  /** The last input in any tab. */
  readonly activeAt: number
  /** Without input for so long a person counts as away; null where the server named no usable lifetime. */
  readonly idleMs: number | null
  /** When the tokens end; null where the server named no usable time. */
  readonly expiresAt: number | null
}

/** The longest time that a browser's timer holds; longer lifetimes count as none. */
const longestTimerMs = 2 ** 31 - 1
/** The longest time between two readings: nothing announces that the device slept, or that clock or storage were changed. */
const longestPauseMs = 10_000

/** Milliseconds of a lifetime in seconds; null where no idle time can be made of it. */
export const idleMsOf = (seconds: number | null): number | null =>
  seconds !== null && seconds > 0 && seconds * 1000 <= longestTimerMs ? seconds * 1000 : null

/** The warning comes a minute before the end; half-way where tokens do not live that long. */
const warningMs = ({ idleMs }: PresenceReading) => (idleMs === null || idleMs > millisecondsInMinute ? millisecondsInMinute : idleMs / 2)

const warnsAt = (reading: PresenceReading) => (reading.expiresAt === null ? null : reading.expiresAt - warningMs(reading))
const idleAt = ({ activeAt, idleMs }: PresenceReading) => (idleMs === null ? null : activeAt + idleMs)
const isReached = (now: number, instant: number | null) => instant !== null && now >= instant

/** There was no input for the lifetime of a token. */
export const isIdle = (reading: PresenceReading): boolean => isReached(reading.now, idleAt(reading))

/** The tokens have ended. */
export const isExpired = ({ now, expiresAt }: PresenceReading): boolean => isReached(now, expiresAt)

/** The tokens have ended, or will within the time of the warning. */
export const isEnding = (reading: PresenceReading): boolean => isReached(reading.now, warnsAt(reading))

/** The person is active while the tokens are about to end. */
export const isWarningDue = (reading: PresenceReading): boolean =>
  isEnding(reading) && !isExpired(reading) && reading.now - reading.activeAt < millisecondsInMinute

/** The person is away and the tokens have ended; the session is over only when both hold. */
export const isOver = (reading: PresenceReading): boolean => isIdle(reading) && isExpired(reading)

/** How long nothing can change by itself, in ms: until the next moment that counts, and never longer than ten seconds. */
export function quietMs(reading: PresenceReading): number {
  const moments = [idleAt(reading), warnsAt(reading), reading.expiresAt]
  const waits = moments.flatMap((moment) => (moment !== null && moment > reading.now ? [Math.ceil(moment - reading.now)] : []))
  return Math.min(longestPauseMs, ...waits)
}
