import { idleMsOf, isOver, quietMs, type PresenceReading } from '#machines/session/presence-rules.ts'
import type { ApiDeps } from '#src/api/client.ts'
import type { Clock } from '#src/time/clock.ts'
import type { SessionStore } from '../record/session-store.ts'
import type { BrowserEnvironment } from '../record/browser-environment.ts'
import { expiryOf, readTokenLife } from '../token/token-life.ts'

interface PresenceDeps extends Pick<ApiDeps, 'startTimer'> {
  readonly store: Pick<SessionStore, 'read' | 'lastActivity' | 'noteActivity' | 'watchActivity'>
  readonly clock: Pick<Clock, 'now'>
  readonly environment: Pick<BrowserEnvironment, 'onActivity' | 'onReturn'>
}

interface PresenceWatch {
  /** Reads once more, now. */
  look(): void
  /** Marks the person as present. */
  note(): void
  stop(): void
}

/** The longest pause between two reports of input to other tabs, ms; a short idle time shortens it. */
const longestPauseMs = 5000
const quietUnlessToldMs = 10_000

/** Watches over the input in all tabs and over the end of the tokens, and reports what it reads, first of all at once. */
export function watchPresence(
  { store, clock, startTimer, environment }: PresenceDeps,
  report: (reading: PresenceReading) => void,
): PresenceWatch {
  let own = store.lastActivity()
  let last: PresenceReading | null = null
  let notedAt = Number.NEGATIVE_INFINITY
  let stopLooking = () => {}
  let stopNoting: (() => void) | null = null

  const read = (): PresenceReading | null => {
    const session = store.read()
    if (!session) return null
    const now = clock.now()
    // A time that is still to come was noted before the clock was set back.
    const times = [own, store.lastActivity()].flatMap((at) => (at !== null && at <= now ? [at] : []))
    const life = readTokenLife(session)
    return {
      now,
      activeAt: times.length > 0 ? Math.max(...times) : now,
      idleMs: idleMsOf(life.seconds),
      expiresAt: expiryOf(life, session),
    }
  }

  const look = () => {
    stopLooking()
    last = read()
    stopLooking = startTimer(last ? quietMs(last) : quietUnlessToldMs, look)
    if (last) report(last)
  }

  const note = () => {
    stopNoting?.()
    stopNoting = null
    notedAt = clock.now()
    own = notedAt
    store.noteActivity(notedAt)
    look()
  }

  const hear = () => {
    const now = clock.now()
    // The person was absent when the session ended: later input does not count.
    if (last && isOver({ ...last, now })) look()
    if (!last || isOver({ ...last, now })) return
    own = now
    const pause = Math.min(longestPauseMs, (last.idleMs ?? longestPauseMs * 20) / 20)
    if (Math.abs(now - notedAt) >= pause) note()
    else stopNoting ??= startTimer(pause, () => tell())
  }

  /** Reports to other tabs the input since the last report. */
  const tell = () => {
    stopNoting = null
    if (own === null || !store.read()) return
    notedAt = own
    store.noteActivity(own)
  }

  const stops = [environment.onActivity(hear), environment.onReturn(look), store.watchActivity(look)]
  look()
  if (own === null && last) note()
  return {
    look,
    note,
    stop: () => {
      stopLooking()
      stopNoting?.()
      for (const stop of stops) stop()
    },
  }
}
