/** The portal's only sources of "now", injected so that tests own them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** The calendar date where the browser is, yyyy-MM-dd. */
  today(): string
  /** Milliseconds that only ever grow, from any beginning: the computer's clock may be set, this not. */
  elapsed(): number
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The calendar date of an instant (ms) where the browser is, yyyy-MM-dd. */
export function dayOf(instant: number): string {
  const at = new Date(instant)
  return `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => dayOf(Date.now()),
  elapsed: () => performance.now(),
}

/** A clock that stands still at an instant (ms) in UTC. */
export const fixedClock = (instant: number): Clock => ({
  now: () => instant,
  today: () => new Date(instant).toISOString().slice(0, 10),
  elapsed: () => instant,
})

/** "14:32" of an instant, where the browser is. */
export function timeOfDay(instant: number): string {
  const at = new Date(instant)
  return `${pad(at.getHours())}:${pad(at.getMinutes())}`
}
