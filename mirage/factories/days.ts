import { UTCDate } from '@date-fns/utc'
import { addMonths as monthsLater } from 'date-fns'
import { toDay } from '../clock.ts'
import type { Day } from '../models.ts'

const msPerDay = 24 * 60 * 60 * 1000

/** Days since 1970. Days have no zone: they are counted in UTC, where each has 24 hours. */
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / msPerDay

const dayOf = (number: number): Day => new Date(number * msPerDay).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days)

/** The same day so many months later, or the last one of a shorter month. */
export const addMonths = (day: Day, months: number): Day => toDay(monthsLater(new UTCDate(day), months).getTime())

/** How many days `to` is later than `from`; negative when it is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from)

/** Every day from the first through the last; none when the last is earlier. */
export const eachDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 0 Sunday … 6 Saturday. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const weekdayName = (day: Day): string => weekdays[weekdayOf(day)] ?? ''

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

export const isWeekend = (day: Day): boolean => weekdayOf(day) % 6 === 0
