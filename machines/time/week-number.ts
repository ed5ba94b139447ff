import { utc } from '@date-fns/utc'
import { getISOWeek, parseISO } from 'date-fns'
import type { CivilDate } from './civil.ts'

/** The week of the year that a day is in, as ISO 8601 counts them: from Monday, week 1 holds the first Thursday. */
export const weekNumber = (date: CivilDate): number => getISOWeek(parseISO(date, { in: utc }))
