import type { CivilDate } from '#machines/time/civil.ts'
import { startText, type StartText } from '../clocks/start-text.ts'

/** The zone in which academic dates start: the provider's own, as the contract names none. */
export const academicZone = 'UK Time'

/** What is shown after the start time of an academic date; null without a day or a time of the 24-hour clock. */
export const startClock = (date: CivilDate | null, time: string): StartText | null =>
  date === null ? null : startText(academicZone, date, time.trim())

/** "17:00 BST (GMT+1)"; the time alone where the clock is not known, empty without a time. */
export const startWithClock = (date: CivilDate | null, time: string): string =>
  [time, startClock(date, time)?.clock].filter(Boolean).join(' ')
