import { isBlankMarkup } from './markup-words.ts'
import { isDay, isStamp } from './date-shapes.ts'
import type { FieldRules, ResourceRules } from './resource-rules.ts'

/** Stands for typed text that is no value of its field, so that a form and the server say the same of it. */
export const malformed = Symbol('malformed')

/** A record as it is sent; what is empty is left out. */
export type GivenFields = Readonly<Record<string, unknown>>

/** What is wrong, by the path of the field: `countryId`, `teachingDates.0.startDate`. */
export type FieldErrors = ReadonlyMap<string, string>

/** Texts of the specification, catalogue README §4. */
export const recordTexts = {
  required: (label: string) => `${label} should not be blank!`,
  tooLong: (limit: number) => `Maximum ${limit} characters are allowed.`,
  text: 'Enter a text.',
  codeCharacters: 'Only alphanumeric and -_@& characters are allowed.',
  date: 'Invalid Date',
  time: 'Enter a time from 00:00 to 23:59.',
  dateOrder: 'End date should not be earlier than start date!',
  integer: 'Enter a whole number.',
  number: 'Enter a number.',
  range: (from: number | string, to: number | string) => `Enter a value from ${from} to ${to}.`,
  step: (step: number) => `Enter a value in steps of ${step}.`,
  twice: (value: string) => `${value} is there already.`,
  atLeast: (from: number) => `Enter at least ${from}.`,
  money: 'Enter an amount like 1250.00.',
  email: 'Please enter a valid email',
  phone: 'Enter a phone number with its country code, like +44 20 7946 0000.',
  url: 'Enter an address that begins with https://.',
  colour: 'Enter a colour like #1f6feb.',
  choice: (label: string) => `Choose a value of ${label}.`,
  unique: (label: string) => `This ${label} is already in use.`,
  gone: (label: string) => `This ${label} is no longer available.`,
  unknownName: (label: string) => `No active ${label} has this name or code.`,
  sharedName: (label: string) => `More than one ${label} has this name or code. Use its code.`,
  tooFew: (noun: string) => `Add at least one ${noun}.`,
  tooMany: (limit: number) => `At most ${limit} are allowed.`,
  double: 'This value is there twice.',
  sending: 'The file is not sent yet.',
} as const

/** Largest number of minor units of an amount: ten digits before the point. */
const largestAmount = 999_999_999_999

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Whether a field is left empty: formatted text is, where its markup has no words. */
const isEmpty = (value: unknown, { kind }: FieldRules): boolean =>
  isBlank(value) || (kind === 'richText' && typeof value === 'string' && isBlankMarkup(value))

const isFields = (value: unknown): value is GivenFields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isHttps = (text: string): boolean => /^https:\/\//i.test(text) && URL.canParse(text)

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

type Check = (value: unknown, rules: FieldRules) => string | null

const textThat =
  (isRight: (text: string) => boolean, words: string): Check =>
  (value, { maxLength = 255, pattern, message }) => {
    if (typeof value !== 'string') return words
    const text = value.trim()
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return message ?? words
    if (!isRight(text)) return words
    return Array.from(text).length > maxLength ? recordTexts.tooLong(maxLength) : null
  }

const numberThat =
  (isRight: (value: number) => boolean, words: string, written: (bound: number) => string = String): Check =>
  (value, { minimum = -largestAmount, maximum = largestAmount }) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || !isRight(value)) return words
    return value < minimum || value > maximum ? recordTexts.range(written(minimum), written(maximum)) : null
  }

/** An amount in minor units as it is typed. */
const typedAmount = (minor: number): string => (minor / 100).toFixed(2)

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const isChoice = (value: unknown, { choices = [] }: FieldRules): boolean => choices.some((one) => one.value === value)

/** A list without doubles, each of whose entries is right. */
const listThat =
  (isRight: (value: unknown, rules: FieldRules) => boolean): Check =>
  (value, rules) => {
    const { label, minItems = 0, maxItems = 500, noun = 'entry' } = rules
    if (!Array.isArray(value) || !value.every((one) => isRight(one, rules))) return recordTexts.choice(label)
    if (value.length < minItems) return minItems === 1 ? recordTexts.tooFew(noun) : recordTexts.atLeast(minItems)
    if (value.length > maxItems) return recordTexts.tooMany(maxItems)
    const plain = value.map((one) => (typeof one === 'string' ? one.trim().toLowerCase() : one))
    return new Set(plain).size < plain.length ? recordTexts.double : null
  }

const isId = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const checks: Readonly<Record<Exclude<FieldRules['kind'], 'rows' | 'group'>, Check>> = {
  title: textThat(() => true, recordTexts.text),
  code: textThat((text) => /^[A-Za-z0-9 \-_@&]*$/.test(text), recordTexts.codeCharacters),
  text: textThat(() => true, recordTexts.text),
  long: textThat(() => true, recordTexts.text),
  richText: textThat(() => true, recordTexts.text),
  email: textThat(isEmail, recordTexts.email),
  phone: textThat((text) => /^\+[1-9]\d{6,14}$/.test(text.replaceAll(/[\s()-]/g, '')), recordTexts.phone),
  url: textThat(isHttps, recordTexts.url),
  colour: textThat((text) => /^#[0-9a-f]{6}$/i.test(text), recordTexts.colour),
  // Its name is checked by the control, and by the server.
  file: (value) => (isFields(value) ? null : recordTexts.sending),
  date: textThat(isDay, recordTexts.date),
  time: textThat((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), recordTexts.time),
  instant: textThat(isStamp, recordTexts.date),
  flag: (value, { label }) => (value === 0 || value === 1 ? null : recordTexts.choice(label)),
  integer: numberThat(Number.isSafeInteger, recordTexts.integer),
  number: numberThat(hasTwoDecimals, recordTexts.number),
  percent: (value, rules) => numberThat(hasTwoDecimals, recordTexts.number)(value, { minimum: 0, maximum: 100, ...rules }),
  money: (value, rules) => numberThat(Number.isSafeInteger, recordTexts.money, typedAmount)(value, { minimum: 0, ...rules }),
  choice: (value, rules) => (isChoice(value, rules) ? null : recordTexts.choice(rules.label)),
  choices: listThat(isChoice),
  rowId: (value, { label }) => (isId(value) ? null : recordTexts.gone(label)),
  reference: (value, { label }) => (isId(value) ? null : recordTexts.gone(label)),
  references: listThat(isId),
  texts: (value, rules) =>
    listThat((one) => typeof one === 'string' && one.trim() !== '')(value, rules) ??
    ((value as string[]).some((one) => Array.from(one.trim()).length > (rules.maxLength ?? 255))
      ? recordTexts.tooLong(rules.maxLength ?? 255)
      : null),
}

/** The text of a required field that is empty. */
const blankText = ({ kind, label, message, noun }: FieldRules): string => {
  if (kind !== 'rows') return recordTexts.required(label)
  return message ?? recordTexts.tooFew(noun ?? label.toLowerCase())
}

/** The error of a value that is below that of the field which it has to follow; null for every other value. */
function orderError(value: unknown, { kind, after }: FieldRules, given: GivenFields): string | null {
  const before = after === undefined ? undefined : given[after]
  if (typeof before === 'number' && typeof value === 'number') return value < before ? recordTexts.atLeast(before) : null
  if (kind !== 'date' || typeof before !== 'string' || typeof value !== 'string' || !isDay(before)) return null
  return value < before ? recordTexts.dateOrder : null
}

/** The error of a number that is outside the limits set by the value of another field; null for every other value. */
function rangeError(value: unknown, { ranges }: FieldRules, given: GivenFields): string | null {
  const [from, to, step] = ranges?.of[String(given[ranges.by])] ?? []
  if (typeof value !== 'number' || from === undefined || to === undefined) return null
  if (value < from || value > to) return recordTexts.range(from, to)
  return step !== undefined && !Number.isInteger((value - from) / step) ? recordTexts.step(step) : null
}

/** Adds an error for each row that repeats an earlier one, at the last of the fields whose values together may be there once. */
function collectDoubles({ once = [], fields = {} }: FieldRules, rows: readonly GivenFields[], path: string, errors: Map<string, string>) {
  const last = once.at(-1)
  if (last === undefined) return
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (once.some((name) => isBlank(row[name]))) continue
    const key = JSON.stringify(once.map((name) => row[name]))
    const label = fields[last]?.choices?.find((choice) => choice.value === row[last])?.label
    if (seen.has(key)) errors.set(`${path}.${index}.${last}`, label === undefined ? recordTexts.double : recordTexts.twice(label))
    seen.add(key)
  }
}

function collectErrors(fields: ResourceRules['fields'], given: GivenFields, prefix: string, errors: Map<string, string>): void {
  for (const [name, rules] of Object.entries(fields)) {
    if (rules.readOnly) continue
    const path = `${prefix}${name}`
    const value = given[name]
    if (value !== malformed && isEmpty(value, rules)) {
      if (rules.required || (rules.with !== undefined && !isBlank(given[rules.with]))) errors.set(path, blankText(rules))
      continue
    }
    if (rules.kind === 'rows') {
      const { maxItems = 100, label } = rules
      if (!Array.isArray(value) || !value.every(isFields)) errors.set(path, recordTexts.choice(label))
      else if (value.length > maxItems) errors.set(path, recordTexts.tooMany(maxItems))
      else {
        collectDoubles(rules, value, path, errors)
        for (const [index, row] of value.entries()) collectErrors(rules.fields ?? {}, row, `${path}.${index}.`, errors)
      }
    } else if (rules.kind === 'group') {
      if (isFields(value)) collectErrors(rules.fields ?? {}, value, `${path}.`, errors)
      else errors.set(path, recordTexts.choice(rules.label))
    } else {
      const error = checks[rules.kind](value, rules) ?? rangeError(value, rules, given) ?? orderError(value, rules, given)
      if (error !== null) errors.set(path, error)
    }
  }
}

/**
 * Checks a record as it is sent against the rules of its fields, each by itself and those that follow another. Rules that need
 * other records are checked by the server alone.
 * @returns the first thing that is wrong with each field
 */
export function checkRecord(fields: ResourceRules['fields'], given: GivenFields): FieldErrors {
  const errors = new Map<string, string>()
  collectErrors(fields, given, '', errors)
  return errors
}
