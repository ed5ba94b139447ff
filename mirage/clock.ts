/** The aggregator's only source of "now", so that a test can drive it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** "yyyy-MM-dd HH:mm:ss.SSSSSS" in UTC, the form of every `.date` field; `instant` in ms. */
export const toDateTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 23).replace('T', ' ')}000`

/** The instant (ms) of a stamp; NaN for what is none. */
export const toInstant = (stamp: string): number => Date.parse(`${stamp.slice(0, 23).replace(' ', 'T')}Z`)

/** The stamp of an instant (ms), at least a microsecond after the previous one: no two writes share a stamp. */
export function stampAfter(instant: number, before: string): string {
  const stamp = toDateTime(instant)
  if (stamp > before) return stamp
  const [milliseconds, microseconds] = [before.slice(0, 23), Number(before.slice(23))]
  if (microseconds < 999) return `${milliseconds}${String(microseconds + 1).padStart(3, '0')}`
  return toDateTime(toInstant(before) + 1)
}

/** The day of an instant (ms) in UTC, yyyy-MM-dd. */
export const toDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
