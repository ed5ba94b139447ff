/** The aggregator's only source of "now", so that a test can drive it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** "yyyy-MM-dd HH:mm:ss.SSSSSS" in UTC, the form of every `.date` field; `instant` in ms. */
export const toDateTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 23).replace('T', ' ')}000`

/** The day of an instant (ms) in UTC, yyyy-MM-dd. */
export const toDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
