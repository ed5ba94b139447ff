import type { Clock } from '../clock.ts'

/** How many wrong passwords of one name or address are allowed in the window. */
const allowed = 10

/** Ten minutes in ms. */
const windowMs = 10 * 60 * 1000

/** How many names and addresses are counted; the least recent one is dropped first. */
const remembered = 10_000

/** Counts wrong passwords by name and by address, in memory only. */
export interface WrongPasswords {
  /** Seconds until a password of all these keys may be tried again, 0 for now. */
  pauseOf(keys: readonly string[]): number
  note(keys: readonly string[]): void
  forget(key: string): void
}

export function createWrongPasswords(clock: Clock): WrongPasswords {
  const times = new Map<string, readonly number[]>()
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > clock.now() - windowMs)

  const note = (key: string): void => {
    const latest = [...recent(key), clock.now()].slice(-allowed)
    // A Map keeps the order of insertion: the most recent key is the last one.
    times.delete(key)
    times.set(key, latest)
    const [oldest] = times.keys()
    if (times.size > remembered && oldest !== undefined) times.delete(oldest)
  }

  return {
    pauseOf: (keys) => {
      const ends = keys.map(recent).map(([first = 0, ...more]) => (more.length + 1 < allowed ? 0 : first + windowMs - clock.now()))
      return Math.max(0, ...ends.map((ms) => Math.ceil(ms / 1000)))
    },
    note: (keys) => keys.forEach(note),
    forget: (key) => void times.delete(key),
  }
}
