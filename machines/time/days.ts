import { utc } from '@date-fns/utc'
import { addDays as daysLater, differenceInCalendarDays, getDay, lightFormat, parseISO } from 'date-fns'
import type { CivilDate } from './civil.ts'

/** Days of the calendar are reckoned in UTC, so that no zone can shift them. */

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const dateOf = (day: CivilDate): Date => parseISO(day, { in: utc })
const dayOf = (date: Date): CivilDate => lightFormat(date, 'yyyy-MM-dd')

/** The day so many days later (or earlier). */
export const addDays = (date: CivilDate, days: number): CivilDate => dayOf(daysLater(dateOf(date), days))

/** How many days from one day to another. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => differenceInCalendarDays(dateOf(to), dateOf(from))

/** "Wednesday". */
export const weekdayName = (date: CivilDate): string => weekdays[getDay(dateOf(date))] ?? ''
