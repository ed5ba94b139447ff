import * as v from 'valibot'
import type { CivilDate, DateFormat } from '#machines/time/civil.ts'
import type { BlockRecord, StoredStatus } from '../block.ts'

/** The typed details: dates are texts until they are sent. */
export interface DetailsFields {
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: string
  readonly to: string
  readonly description: string
  readonly status: StoredStatus
}

export type RequiredField = 'name' | 'shortName' | 'code' | 'from' | 'to'
export type DetailsErrors = Readonly<Partial<Record<RequiredField, string>>>

/** The required fields of each action and their messages, which differ by kind. */
export interface DetailsRules {
  readonly required: {
    readonly saveNew: readonly RequiredField[]
    readonly saveExisting: readonly RequiredField[]
    readonly next: readonly RequiredField[]
  }
  readonly requiredTexts: Readonly<Record<RequiredField, string>>
  /** An existing block keeps its code when its short name is emptied; otherwise the code is removed too. */
  readonly keepsCodeOnEdit: boolean
}

export const emptyFields: DetailsFields = { name: '', shortName: '', code: '', from: '', to: '', description: '', status: 0 }

export const ruleTexts = {
  characters: 'Only alphanumeric and -_@& characters are allowed.',
  tooLong: (limit: number) => `Maximum ${limit} characters are allowed.`,
  invalidDate: 'Invalid Date',
  startInPast: 'Start date should not be earlier than today!',
  endBeforeStart: 'End date should not be earlier than start date!',
}

interface Situation {
  readonly required: readonly RequiredField[]
  readonly texts: DetailsRules['requiredTexts']
  readonly today: CivilDate
  /** The stored start, so that a running block stays editable; null for a new one. */
  readonly storedFrom: CivilDate | null
  readonly dates: DateFormat
}

const allowed = /^[A-Za-z0-9 _@&-]*$/
const isBlank = (text: string) => text.trim() === ''

/** The form's rules, one pipe per field; the first that fails is the field's message. */
function rulesOf({ from: typedFrom }: DetailsFields, { required, texts, today, storedFrom, dates }: Situation) {
  const from = dates.parse(typedFrom)
  const filled = (field: RequiredField) =>
    v.pipe(
      v.string(),
      v.check((text) => !required.includes(field) || !isBlank(text), texts[field]),
    )
  const words = (field: RequiredField, limit: number) =>
    v.pipe(
      filled(field),
      v.regex(allowed, ruleTexts.characters),
      v.check((text) => text.trim().length <= limit, ruleTexts.tooLong(limit)),
    )
  const day = (field: RequiredField, isInOrder: (date: CivilDate) => boolean, message: string) =>
    v.pipe(
      filled(field),
      v.check((text) => isBlank(text) || dates.parse(text) !== null, ruleTexts.invalidDate),
      v.check((text) => isBlank(text) || isInOrder(dates.parse(text) ?? ''), message),
    )
  return v.object({
    name: words('name', 100),
    shortName: words('shortName', 100),
    code: words('code', 30),
    from: day('from', (date) => date >= today || date === storedFrom, ruleTexts.startInPast),
    to: day('to', (date) => from === null || date >= from, ruleTexts.endBeforeStart),
  })
}

/** Every message of the form: empty required fields, wrong characters, lengths, malformed days, days out of order. */
export function checkDetails(fields: DetailsFields, situation: Situation): DetailsErrors {
  const { issues } = v.safeParse(rulesOf(fields, situation), fields, { abortPipeEarly: true })
  return Object.fromEntries((issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

/** A trimmed text; one with characters that are not allowed stays unchanged, so that the message refers to it. */
export const tidy = (text: string): string => (allowed.test(text) ? text.trim() : text)

/** The fields as sent and shown afterwards: trimmed. */
export const trimmed = (fields: DetailsFields): DetailsFields => ({
  ...fields,
  name: tidy(fields.name),
  shortName: tidy(fields.shortName),
  from: fields.from.trim(),
  to: fields.to.trim(),
})

/** What an edit may change, in the order of the form. */
export const detailsFields = ['name', 'shortName', 'code', 'from', 'to', 'description', 'status'] as const

/** Whether two states of the form would send the same. */
export function sameFields(a: DetailsFields, b: DetailsFields): boolean {
  const [one, two] = [trimmed(a), trimmed(b)]
  return detailsFields.every((field) => one[field] === two[field])
}

export type DetailsField = (typeof detailsFields)[number]
type Details = Pick<BlockRecord, DetailsField>

/** The details in which two states of a block differ; academic dates have a form of their own. */
export const changedDetails = (a: Details, b: Details): readonly DetailsField[] => detailsFields.filter((field) => a[field] !== b[field])
