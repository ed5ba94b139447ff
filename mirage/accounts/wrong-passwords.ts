import type { Clock } from '../clock.ts'

/** So many wrong passwords of one name or one address are answered within the window. */
const allowed = 10

/** Ten minutes in ms. */
const windowMs = 10 * 60 * 1000

/** Of so many names and addresses wrong passwords are remembered; the one that was wrong longest ago goes first. */
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
    // A Map keeps the order of insertion: what was wrong last stands last.
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
