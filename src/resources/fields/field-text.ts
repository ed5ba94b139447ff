import { plainWords } from '#openapi/markup-words.ts'
import { grouped } from '#openapi/digit-groups.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { instantOf } from '#src/time/instant.ts'
import { plainText } from '../plain-text.ts'
import { moneyText } from './money-text.ts'
import type { RecordNames, StoredRecord } from '../record-types.ts'

/** Stands for what is empty. */
export const nothing = '—'

const number = new Intl.NumberFormat('en-GB')

/** "04/09/2026 10:12" of a time stamp of the server, where the viewer is. */
export function instantText(stamp: unknown): string {
  const instant = instantOf(stamp)
  return instant === null ? '' : `${formatCivil(dayOf(instant))} ${timeOfDay(instant)}`
}

/** The name of a record that a field refers to; its id where the server sent no name. */
const nameIn = (names: RecordNames, of: string | undefined, id: unknown): string => names[of ?? '']?.[String(id)]?.name ?? String(id)

const labelIn = ({ choices = [] }: FieldRules, value: unknown): string => choices.find((one) => one.value === value)?.label ?? String(value)

/** A masked text: only its last four characters, as in the history of a record. */
const maskedText = (text: string): string => (text === '' ? '' : `••••${text.slice(-4)}`)

/** The text of a value of a field; empty for none. `names` and `fields` are those of its record. */
export function valueText(rules: FieldRules, value: unknown, { names, fields }: Pick<StoredRecord, 'names' | 'fields'>): string {
  if (value === undefined || value === null) return ''
  if (rules.masked) return maskedText(plainText(value))
  const each = Array.isArray(value) ? value : []
  switch (rules.kind) {
    case 'date':
      return formatCivil(plainText(value))
    case 'instant':
      return instantText(value)
    case 'flag':
      return value === 1 ? 'Yes' : 'No'
    case 'choice':
      return labelIn(rules, value)
    case 'choices':
      return each.map((one) => labelIn(rules, one)).join(', ')
    case 'reference':
      return nameIn(names, rules.of, value)
    case 'references':
      return each.map((one) => nameIn(names, rules.of, one)).join(', ')
    case 'texts':
      return each.join(', ')
    case 'integer':
    case 'number':
      return typeof value === 'number' ? number.format(value) : plainText(value)
    case 'percent':
      return `${plainText(value)} %`
    case 'money':
      return typeof value === 'number' ? moneyText(value, fields['currency']) : plainText(value)
    case 'file':
      return plainText(Object(value).fileName)
    case 'richText':
      return plainWords(plainText(value))
    case 'rows':
      return each.map((row: Readonly<Record<string, unknown>>) => rowText(rules, row, names)).join('; ')
    case 'group':
      return rowText(rules, Object(value), names)
    default:
      return rules.groups ? grouped(plainText(value), rules.groups) : plainText(value)
  }
}

/** The values of a row side by side. */
const rowText = ({ fields: rules = {} }: FieldRules, fields: Readonly<Record<string, unknown>>, names: RecordNames): string =>
  Object.entries(rules)
    .filter(([, { kind }]) => kind !== 'rowId')
    .map(([name, field]) => valueText(field, fields[name], { names, fields }))
    .filter((text) => text !== '')
    .join(', ')

/** The label of a status. */
export const statusText = ({ statuses }: ResourceRules, status: number | string): string =>
  statuses.find(({ value }) => value === status)?.label ?? String(status)

/** What a column is called. */
export function columnLabel(rules: ResourceRules, column: string): string {
  const field = rules.fields[column]
  if (field) return field.label
  if (column === rules.statusField) return 'Status'
  return { createdAt: 'Created', updatedAt: 'Last changed', updatedBy: 'Changed by' }[column] ?? column
}

/** The text of a column of a record. */
export function columnText(rules: ResourceRules, column: string, record: StoredRecord): string {
  const field = rules.fields[column]
  if (field) return valueText(field, record.fields[column], record)
  if (column === rules.statusField) return statusText(rules, record.status)
  if (column === 'createdAt' || column === 'updatedAt') return instantText(record[column])
  return column === 'updatedBy' ? record.updatedBy : ''
}
