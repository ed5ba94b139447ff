/** The portal's only sources of "now", injected so that tests own them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** The calendar date where the browser is, yyyy-MM-dd. */
  today(): string
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => {
    const now = new Date()
    return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
  },
}

/** A clock that stands still at an instant (ms) in UTC. */
export const fixedClock = (instant: number): Clock => ({ now: () => instant, today: () => new Date(instant).toISOString().slice(0, 10) })

/** "14:32" of an instant, where the browser is. */
export function timeOfDay(instant: number): string {
  const at = new Date(instant)
  return `${pad(at.getHours())}:${pad(at.getMinutes())}`
}
