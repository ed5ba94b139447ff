import type { DateFormat } from '#machines/time/civil.ts'
import { ruleTexts } from '../details/details-rules.ts'
import type { AcademicDate, RemovedDate } from './academic-date.ts'

/** An academic date in its form: days and time are texts until they are sent. */
export interface AcademicRow extends Omit<AcademicDate, 'from' | 'to'> {
  /** Names the row while the page is open. */
  readonly key: string
  readonly from: string
  readonly to: string
  readonly isRemoved: boolean
}

export type AcademicField = 'name' | 'from' | 'to' | 'startTime'
export type AcademicErrors = Readonly<Partial<Record<AcademicField, string>>>

const academicTexts = { noName: 'Name should not be blank!', invalidTime: 'Enter a time from 00:00 to 23:59.' }

const keyOf = ({ id, tempId, name }: AcademicDate, index: number) => (id > 0 ? `date ${id}` : `new ${tempId ?? name} ${index}`)

/** The rows of a list of academic dates, in its order. */
export const rowsOf = (dates: readonly AcademicDate[], { format }: DateFormat): readonly AcademicRow[] =>
  dates.map((date, index) => ({
    ...date,
    key: keyOf(date, index),
    from: date.from === null ? '' : format(date.from),
    to: date.to === null ? '' : format(date.to),
    isRemoved: false,
  }))

/** Dates in the order of display: the defaults in their own order, then all others. */
export function inOrder<Date extends Pick<AcademicDate, 'name' | 'tempId' | 'isCustom'>>(
  dates: readonly Date[],
  defaults: readonly AcademicDate[],
): readonly Date[] {
  const placeOf = ({ name, tempId, isCustom }: Date) => {
    const place = isCustom ? -1 : defaults.findIndex((one) => (tempId === null ? one.name === name : one.tempId === tempId))
    return place < 0 ? defaults.length : place
  }
  return dates.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The academic dates of checked rows; removed ones are left out. */
export const datesOf = (rows: readonly AcademicRow[], { parse }: DateFormat): readonly AcademicDate[] =>
  rows
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ key: _key, isRemoved: _isRemoved, ...row }) => ({
      ...row,
      name: row.name.trim(),
      from: parse(row.from),
      to: parse(row.to),
      startTime: tidyTime(row.startTime),
    }))

/** The saved dates among the removed rows: only these have to be deleted. */
export const removedOf = (rows: readonly AcademicRow[]): readonly RemovedDate[] =>
  rows.filter(({ isRemoved, id }) => isRemoved && id > 0).map(({ id, name }) => ({ id, name: name.trim() }))

/** A new date, switched on and without days. */
export const customRow = (key: string): AcademicRow => ({
  key,
  id: 0,
  tempId: null,
  name: '',
  isOn: true,
  isCustom: true,
  from: '',
  to: '',
  forCentre: false,
  forStudent: false,
  startTime: '',
  isRemoved: false,
})

const time = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** A typed time as HH:mm, also from "9:30"; any other text trimmed. */
export function tidyTime(text: string): string {
  const [, hour, minute] = time.exec(text.trim()) ?? []
  return hour === undefined ? text.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/**
 * The errors of a row: a custom one without a name, an invalid day or time, an end before its start. Days are
 * not limited to the block's own.
 */
export function checkRow({ name, isCustom, isRemoved, from, to, startTime }: AcademicRow, { parse }: DateFormat): AcademicErrors {
  if (isRemoved) return {}
  const [start, end] = [parse(from), parse(to)]
  const wrong = (text: string) => text.trim() !== ''
  return {
    ...(isCustom && name.trim() === '' ? { name: academicTexts.noName } : {}),
    ...(start === null && wrong(from) ? { from: ruleTexts.invalidDate } : {}),
    ...(end === null && wrong(to) ? { to: ruleTexts.invalidDate } : {}),
    ...(start !== null && end !== null && end < start ? { to: ruleTexts.endBeforeStart } : {}),
    ...(wrong(startTime) && !time.test(startTime.trim()) ? { startTime: academicTexts.invalidTime } : {}),
  }
}

const compared = ['name', 'isOn', 'from', 'to', 'startTime', 'forCentre', 'forStudent', 'isRemoved'] as const
const isSame = (one: AcademicRow, other: AcademicRow) => compared.every((field) => one[field] === other[field])

/** The rows that were changed, added or removed. A row that was added and removed again does not count. */
export function changedRows(rows: readonly AcademicRow[], stored: readonly AcademicRow[]): readonly AcademicRow[] {
  const known = new Map(stored.map((row) => [row.key, row]))
  return rows.filter((row) => {
    const before = known.get(row.key)
    return before ? !isSame(row, before) : !row.isRemoved
  })
}

/**
 * The dates with the ids that new ones have by now: those of stored dates that were not there before. A save whose answer was
 * lost has stored them.
 */
export function withStoredIds(
  dates: readonly AcademicDate[],
  base: readonly AcademicDate[],
  stored: readonly AcademicDate[],
): readonly AcademicDate[] {
  const before = new Set(base.map(({ id }) => id))
  const free = new Set(stored.filter(({ id }) => !before.has(id)))
  return dates.map((date) => {
    const known = date.id === 0 && [...free].find(({ name, isCustom }) => name === date.name && isCustom === date.isCustom)
    if (!known) return date
    // Two dates may bear one name.
    free.delete(known)
    return { ...date, id: known.id }
  })
}

/** Whether two lists of saved dates are equal in any order. */
export function sameDates(one: readonly AcademicDate[], other: readonly AcademicDate[]): boolean {
  const said = (dates: readonly AcademicDate[]) =>
    dates
      .map(({ id, name, isOn, from, to, startTime, forCentre, forStudent }) =>
        JSON.stringify([id, name, isOn, from, to, startTime, forCentre, forStudent]),
      )
      .toSorted()
      .join('\n')
  return said(one) === said(other)
}
