import * as v from 'valibot'
import { civilOf } from '#src/time/civil-date.ts'

/**
 * Schemas of single values. The input type is the contract's, but any value is accepted, as an answer cannot be trusted:
 * an unreadable value becomes null, false or empty; a `needed` schema rejects it.
 */

/** Accepts any value. */
export const lenient = <Wire, Read>(read: (value: unknown) => Read) =>
  v.pipe(
    v.custom<Wire>(() => true),
    v.transform((value): Read => read(value)),
  )

/** Rejects a value that `read` returns null for. */
const needed = <Wire, Read>(read: (value: unknown) => Read | null) =>
  v.pipe(
    v.custom<Wire>((value) => read(value) !== null),
    v.transform((value): Read => read(value) as Read),
  )

const idOf = (value: unknown): string | null => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? text : null
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

const countOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

const flagOf = (value: unknown): boolean => value === 1 || value === '1' || value === true

const dateIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'date') ? Reflect.get(value, 'date') : null

const dayOf = (value: unknown): string | null => civilOf(typeof value === 'string' ? value : dateIn(value))

const timeOf = (value: unknown): string | null => {
  const [, hour = '', minute = ''] = (typeof value === 'string' ? /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value) : null) ?? []
  return minute !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

const colourOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null

type WireDay = string | { readonly date: string } | null

/** A plain id, number or decimal text, as decimal text; needed. */
export const id = needed<number, string>(idOf)

/** A text, also one that came as a number; empty if it is none. */
export const text = lenient<string | null, string>(textOf)

/** A text that has to be there, though it may be empty. */
export const presentText = needed<string, string>((value) => (value === null || value === undefined ? null : textOf(value)))

/** A text that is not empty; needed. */
export const neededText = needed<string, string>((value) => textOf(value) || null)

/** A whole number of 0 or more, null if it is none. */
export const count = lenient<number | null, number | null>(countOf)

export const neededCount = needed<number, number>(countOf)

/** 1 is yes, as number, text or truth value; anything else is no. */
export const flag = lenient<0 | 1, boolean>(flagOf)

/**
 * The day of 'yyyy-MM-dd HH:mm:ss.SSSSSS', of an ISO text or of a plain date, also inside an object with `date`; null if
 * there is none. The day is taken as it is written, never moved by a time zone.
 */
export const day = lenient<WireDay, string | null>(dayOf)
export const neededDay = needed<WireDay, string>(dayOf)

/** A time stamp as it is written, plain or inside an object with `date`; empty if there is none. */
export const timeStamp = lenient<string | { readonly date: string }, string>((value) => {
  const stamp = typeof value === 'string' ? value : dateIn(value)
  return typeof stamp === 'string' ? stamp : ''
})

/** An instant in UTC, "yyyy-MM-dd HH:mm:ss.SSSSSS" or ISO, as ISO text; null if there is none. */
export const instant = lenient<string | null, string | null>((value) => {
  const text = typeof value === 'string' ? value : dateIn(value)
  const found = typeof text === 'string' ? /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*Z?$/.exec(text) : null
  const milliseconds = found ? Date.parse(`${found[1]}T${found[2]}${found[3] ?? ''}Z`) : Number.NaN
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
})

/** 'HH:mm' of a 24-hour time, with or without seconds; empty if it is none. */
export const time = lenient<string, string>((value) => timeOf(value) ?? '')
export const neededTime = needed<string, string>(timeOf)

/** A hex colour of 3 or 6 digits, else null: anything else might carry more than a colour into a style. */
export const colour = lenient<string | null, string | null>(colourOf)

/** Labels; one label may come without a list around it. */
export const labels = lenient<string[], readonly string[]>((value) =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((label) => label !== ''),
)

/** A list that may be left out, which is then empty. */
export const optionalList = <Input, Output>(item: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.custom<Input[]>(() => true),
    v.transform((value) => (Array.isArray(value) ? value : [])),
    v.array(item),
  )

/** Records per status, by the number of the status; null when the aggregator does not count. */
export const statusCounts = v.nullish(
  v.pipe(
    v.custom<{ readonly inactive: number; readonly active: number; readonly draft: number }>(() => true),
    v.transform((value) => {
      const [inactive, active, draft] = [value.inactive, value.active, value.draft].map(countOf)
      return typeof inactive === 'number' && typeof active === 'number' && typeof draft === 'number'
        ? { 0: inactive, 1: active, 2: draft }
        : null
    }),
  ),
  null,
)
