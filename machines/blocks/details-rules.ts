import type { BlockStatus, CivilDate } from './types.ts'

/** What the details form holds, as typed: dates are texts until they are sent. */
export interface DetailsFields {
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: string
  readonly to: string
  readonly description: string
  readonly status: BlockStatus
}

export type RequiredField = 'name' | 'shortName' | 'code' | 'from' | 'to'
export type DetailsErrors = Readonly<Partial<Record<RequiredField, string>>>

/** What must be filled before an action may send anything, and the words for each empty field: they differ by kind. */
export interface DetailsRules {
  readonly required: {
    readonly saveNew: readonly RequiredField[]
    readonly saveExisting: readonly RequiredField[]
    readonly next: readonly RequiredField[]
  }
  readonly requiredTexts: Readonly<Record<RequiredField, string>>
}

/** How dates are written: the day of a typed text (null when it is none), and the text of a day. */
export interface DateFormat {
  parse(text: string): CivilDate | null
  format(date: CivilDate): string
}

export const emptyFields: DetailsFields = { name: '', shortName: '', code: '', from: '', to: '', description: '', status: 0 }

const limits = { name: 100, shortName: 100, code: 30 } as const
const allowed = /^[A-Za-z0-9 _@&-]*$/

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

/** Every message of the form: empty required fields, wrong characters, lengths, malformed days, days out of order. */
export function checkDetails(fields: DetailsFields, { required, texts, today, storedFrom, dates }: Situation): DetailsErrors {
  const from = dates.parse(fields.from)
  const to = dates.parse(fields.to)
  const text = (field: keyof typeof limits) => {
    if (fields[field].trim() === '') return undefined
    if (!allowed.test(fields[field])) return ruleTexts.characters
    return fields[field].length > limits[field] ? ruleTexts.tooLong(limits[field]) : undefined
  }
  const found: Record<RequiredField, string | undefined> = {
    name: text('name'),
    shortName: text('shortName'),
    code: text('code'),
    from:
      fields.from.trim() === ''
        ? undefined
        : from === null
          ? ruleTexts.invalidDate
          : from < today && from !== storedFrom
            ? ruleTexts.startInPast
            : undefined,
    to:
      fields.to.trim() === ''
        ? undefined
        : to === null
          ? ruleTexts.invalidDate
          : from !== null && to < from
            ? ruleTexts.endBeforeStart
            : undefined,
  }
  const errors: Partial<Record<RequiredField, string>> = {}
  for (const field of ['name', 'shortName', 'code', 'from', 'to'] as const) {
    const message = fields[field].trim() === '' ? (required.includes(field) ? texts[field] : undefined) : found[field]
    if (message !== undefined) errors[field] = message
  }
  return errors
}

/** The fields as they are sent: outer spaces off, and they show so from then on. */
export const trimmed = (fields: DetailsFields): DetailsFields => ({
  ...fields,
  name: fields.name.trim(),
  shortName: fields.shortName.trim(),
  from: fields.from.trim(),
  to: fields.to.trim(),
})

/** Whether two states of the form would send the same. */
export function sameFields(a: DetailsFields, b: DetailsFields): boolean {
  const [one, two] = [trimmed(a), trimmed(b)]
  return (Object.keys(one) as (keyof DetailsFields)[]).every((field) => one[field] === two[field])
}
