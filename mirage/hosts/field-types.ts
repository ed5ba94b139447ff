import type { FieldKind, FieldRules } from '#openapi/resource-rules.ts'
import { isFields } from '../resources/engine/values.ts'

type Rules = Readonly<Record<string, FieldRules>>

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isWord = (value: unknown): boolean => isText(value) || isNumber(value)
const isListOf =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isRight)

/** The JSON type of a stored value, by the kind of its field. */
const types: Readonly<Record<Exclude<FieldKind, 'rows' | 'group'>, (value: unknown) => boolean>> = {
  title: isText,
  code: isText,
  text: isText,
  long: isText,
  richText: isText,
  email: isText,
  phone: isText,
  url: isText,
  colour: isText,
  file: isFields,
  date: isText,
  time: isText,
  instant: isText,
  flag: isNumber,
  integer: isNumber,
  number: isNumber,
  percent: isNumber,
  money: isNumber,
  choice: isWord,
  choices: isListOf(isWord),
  reference: isNumber,
  references: isListOf(isNumber),
  texts: isListOf(isText),
  rowId: isNumber,
}

/** The path of the first value that is of another type than its field, or null. A value may be missing or null. */
export function wrongField(rules: Rules, values: Readonly<Record<string, unknown>>): string | null {
  for (const [name, { kind, fields = {} }] of Object.entries(rules)) {
    const value = values[name]
    if (value === undefined || value === null) continue
    if (kind !== 'rows' && kind !== 'group') {
      if (!types[kind](value)) return name
      continue
    }
    const rows = kind === 'rows' ? value : [value]
    if (!Array.isArray(rows)) return name
    for (const [index, row] of rows.entries()) {
      const place = kind === 'rows' ? `${name}.${index}` : name
      if (!isFields(row)) return place
      const wrong = wrongField(fields, row)
      if (wrong !== null) return `${place}.${wrong}`
    }
  }
  return null
}
