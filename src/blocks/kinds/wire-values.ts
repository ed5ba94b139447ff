import type { BlockStatus, CivilDate, SlotTime } from '#machines/blocks/types.ts'
import { civilOf } from '../../time/civil-date.ts'
import { malformed } from './malformed.ts'

/**
 * Readers of single values from answers of which nothing may be believed. The aggregator spells one thing in several
 * ways (timeZoneId, timezoneId, timezoneid; testdateStart, testdate_start): names are compared without case and
 * underscores, so that one name finds every spelling.
 */

const folded = new Map<string, string>()
/** More names than any answer has; beyond them each is folded anew. */
const foldedLimit = 1000

// An answer about a year names the same few fields ten thousand times over.
function plain(name: string): string {
  const known = folded.get(name)
  if (known !== undefined) return known
  const plainName = name.replaceAll('_', '').toLowerCase()
  if (folded.size < foldedLimit) folded.set(name, plainName)
  return plainName
}

/** The first of the named fields that the value has, with something in it; undefined if it has none. */
export const pick = (value: unknown, ...names: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  for (const name of names) {
    const wanted = plain(name)
    for (const key of Object.keys(value)) {
      const content: unknown = plain(key) === wanted ? Reflect.get(value, key) : null
      if (content !== undefined && content !== null) return content
    }
  }
  return undefined
}

/** The field of an answer's data, at either nesting: data.data.X before data.X. */
export const pickNested = (data: unknown, ...names: readonly string[]): unknown =>
  pick(pick(data, 'data'), ...names) ?? pick(data, ...names)

/** A list; anything else is not what was asked for. */
export const readList = (value: unknown, what: string): readonly unknown[] => (Array.isArray(value) ? value : malformed(what))

/** A list that may be left out. */
export const readOptionalList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A plain id, number or decimal text, as decimal text. */
export const readId = (value: unknown, what: string): string => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? text : malformed(what)
}

export const readText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

/** A whole number of 0 or more, null if it is none. */
export const readCount = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** 1 is yes, as number, text or truth value; anything else is no. */
export const readFlag = (value: unknown): boolean => value === 1 || value === '1' || value === true

export const readStatus = (value: unknown): BlockStatus | null => {
  const status = readCount(value)
  return status === 0 || status === 1 || status === 2 ? status : null
}

/**
 * The day of 'yyyy-MM-dd HH:mm:ss.SSSSSS', of an ISO text or of a plain date, also inside an object with `date`; null if
 * there is none. The day is taken as it is written, never moved by a time zone.
 */
export const readDay = (value: unknown): CivilDate | null => civilOf(typeof value === 'string' ? value : pick(value, 'date'))

/** 'HH:mm' of a 24-hour time, with or without seconds; null if it is none. */
export const readTime = (value: unknown): SlotTime | null => {
  const [, hour = '', minute = ''] = (typeof value === 'string' ? /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value) : null) ?? []
  return minute !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** A hex colour of 3 or 6 digits; anything else might carry more than a colour into a style. */
export const readColour = (value: unknown): string | null =>
  typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? value : null

/** Version labels; one label may come without a list around it. */
export const readVersions = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(readText).filter((label) => label !== '')
