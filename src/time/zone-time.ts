import { offsetText } from '#machines/time/offset-text.ts'
import { wallAt, type Reading } from '#machines/time/occurrences.ts'

/** The letters of a time: those of the table, else those of the zone list unless it has two for the year; empty without any. */
export function lettersOf({ abbreviation }: Pick<Reading, 'abbreviation'>, listed: string): string {
  return abbreviation ?? (listed.includes('/') ? '' : listed)
}

/** The letters of a time, or its offset without letters. */
export const shortClockText = (reading: Pick<Reading, 'abbreviation' | 'offset'>, listed: string): string =>
  lettersOf(reading, listed) || offsetText(reading.offset)

/** What is shown after a wall-clock time: "BST (GMT+1)", "GMT", or "GMT+4" without letters. */
export function clockText(reading: Pick<Reading, 'abbreviation' | 'offset'>, listed: string): string {
  const letters = lettersOf(reading, listed)
  const offset = offsetText(reading.offset)
  return letters === '' || letters === offset ? offset : `${letters} (${offset})`
}

/** "09:00", or "29/04 22:00" where the clock so many minutes ahead of UTC has another date than the wall date. */
export function wallText(instant: number, offset: number, wallDate: string): string {
  const { date, time } = wallAt(instant, offset)
  return date === wallDate ? time : `${date.slice(8)}/${date.slice(5, 7)} ${time}`
}

/** The same in UTC. */
export const utcText = (instant: number, wallDate: string): string => wallText(instant, 0, wallDate)
