import type { AttemptContext, ServerTime } from './attempt-types.ts'

const aMinute = 60_000

/** How many minutes before the end a candidate is warned. */
export const warningMinutes = [15, 5, 1] as const

/** Milliseconds that are left, by the server's clock and the time that has passed since it was read. */
export function remainingMs({ time, input }: Pick<AttemptContext, 'time' | 'input'>): number {
  if (!time) return 0
  const passed = time.isPaused ? 0 : input.now() - time.readAt
  return Math.max(0, time.endsAt - time.serverTime - passed)
}

/** The latest warning (in minutes) that is due with so much time left; null before the first. */
export const warningAt = (leftMs: number): number | null => warningMinutes.findLast((minutes) => leftMs <= minutes * aMinute) ?? null

/** The next warning after one. */
export const warningAfter = (warned: number | null): number | null =>
  warningMinutes.find((minutes) => warned === null || minutes < warned) ?? null

/** Milliseconds until the next warning; with none to come, until just after the end. */
export function untilWarning(context: Pick<AttemptContext, 'time' | 'input' | 'warned'>): number {
  const left = remainingMs(context)
  const next = warningAfter(context.warned)
  return next === null ? left + 1 : Math.max(0, left - next * aMinute)
}

/** The last warning that still counts after the time was read: with more time than before, warnings are given again. */
export function warnedAfterReading(warned: number | null, { endsAt, serverTime }: ServerTime): number | null {
  const past = warningAt(endsAt - serverTime)
  return warned === null || past === null ? null : Math.max(warned, past)
}

/** The warning that is due; a timer may come a moment early. */
export const dueWarning = (context: Pick<AttemptContext, 'time' | 'input' | 'warned'>): number =>
  Math.min(warningAt(remainingMs(context)) ?? Infinity, warningAfter(context.warned) ?? Infinity)

/** "01:12:40"; without hours below one, "12:40". */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  return h === '00' ? `${m}:${s}` : `${h}:${m}:${s}`
}
