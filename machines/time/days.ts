import { utc } from '@date-fns/utc'
import { addDays as daysLater, addYears as yearsLater, differenceInCalendarDays, getDay, lightFormat, parseISO } from 'date-fns'
import type { CivilDate } from './civil.ts'

/** Days of the calendar are reckoned in UTC, so that no zone can shift them. */

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const dateOf = (day: CivilDate): Date => parseISO(day, { in: utc })
const dayOf = (date: Date): CivilDate => lightFormat(date, 'yyyy-MM-dd')

/** The day so many days later (or earlier). */
export const addDays = (date: CivilDate, days: number): CivilDate => dayOf(daysLater(dateOf(date), days))

/** The same day of the year so many years later; 29 February gives 28 February in other years. */
export const addYears = (date: CivilDate, years: number): CivilDate => dayOf(yearsLater(dateOf(date), years))

/** How many days from one day to another. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => differenceInCalendarDays(dateOf(to), dateOf(from))

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (date: CivilDate): boolean => getDay(dateOf(date)) % 6 === 0

/** The Monday of the week of a day. */
export const mondayOf = (date: CivilDate): CivilDate => addDays(date, -((getDay(dateOf(date)) + 6) % 7))

/** "Wednesday". */
export const weekdayName = (date: CivilDate): string => weekdays[getDay(dateOf(date))] ?? ''
