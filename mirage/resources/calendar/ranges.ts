import { addDays, daysBetween } from '#machines/time/days.ts'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarFilters, CalendarSource } from '#openapi/generated/schema.d.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { Day } from '../../models.ts'
import type { Query } from '../engine/list.ts'
import { textOf } from '../engine/values.ts'

/** Days of the calendar, both included. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

const longest = 400

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** The range that a call asks for; null where it asks for none, a refusal where it is none. */
export function rangeOf(from: string, to: string): DayRange | { readonly refusal: string } | null {
  if (from === '' && to === '') return null
  if (!isDay(from) || !isDay(to)) return { refusal: recordTexts.date }
  if (to < from) return { refusal: recordTexts.dateOrder }
  return daysBetween(from, to) >= longest ? { refusal: `At most ${longest} days are shown.` } : { from, to }
}

/** The sources in the order in which people see them. */
export const sources: readonly CalendarSource[] = [
  'examBlocks',
  'testBlocks',
  'academicDates',
  'events',
  'holidays',
  'teachingDates',
  'results',
  'followUps',
  'replyDates',
  'operations',
  'messages',
]

const listed = (text: unknown): readonly string[] =>
  textOf(text)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const idsIn = (text: unknown): readonly number[] => listed(text).map(Number).filter(Number.isInteger)

/** What the query of a list narrows the calendar to. */
export function filtersOf(query: Query): CalendarFilters {
  const named = listed(query['sources'])
  const [sourceNames, types, centres] = [
    sources.filter((source) => named.includes(source)),
    listed(query['eventType']).filter((type) => event.fields.eventType.choices.some(({ value }) => value === type)),
    idsIn(query['centreIds']),
  ]
  const [examBlockId] = idsIn(query['examBlockId'])
  const [testBlockId] = idsIn(query['testBlockId'])
  return {
    ...(named.length > 0 && { sources: sourceNames }),
    ...(types.length > 0 && { eventTypes: types }),
    ...(centres.length > 0 && { centreIds: [...centres] }),
    ...(examBlockId !== undefined && { examBlockId }),
    ...(testBlockId !== undefined && { testBlockId }),
  }
}

/** The days that a calendar program is given: the last month, and a year ahead. */
export const feedRange = (today: Day): DayRange => ({ from: addDays(today, -34), to: addDays(today, 365) })
