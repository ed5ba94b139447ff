import { plainWords } from '#openapi/markup-words.ts'
import type { RecordChange } from '#openapi/generated/schema.d.ts'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { grouped } from '#openapi/digit-groups.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Fields, Service } from './service.ts'
import type { Store } from './store.ts'
import { isSame } from './values.ts'

const list = new Intl.ListFormat('en', { type: 'unit' })

/** "04/09/2026". */
export const dayInWords = (day: string): string => day.split('-').toReversed().join('/')
const amountInWords = (minor: number): string => (minor / 100).toFixed(2)

/** A value of a field in words, beside fields of these names; empty without one. */
export function inWords(rules: FieldRules, value: unknown, store: Store, beside: Fields = {}): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && rules.kind !== 'rows') return list.format(value.map((one) => oneInWords(rules, one, store, beside)))
  return oneInWords(rules, value, store, beside)
}

function oneInWords(rules: FieldRules, value: unknown, store: Store, beside: Fields): string {
  switch (rules.kind) {
    case 'reference':
    case 'references':
      // The generator has refused every name that is no resource.
      return store.words(rules.of as ResourceName, Number(value), beside)
    case 'choice':
    case 'choices':
      return rules.choices?.find((choice) => choice.value === value)?.label ?? String(value)
    case 'flag':
      return value === 1 ? 'Yes' : 'No'
    case 'date':
      return dayInWords(String(value))
    case 'richText':
      return plainWords(String(value))
    case 'money':
      return amountInWords(Number(value))
    case 'file':
      return (value as StoredFile).fileName
    case 'rows':
      return (value as readonly Fields[]).map((row) => fieldsInWords(rules.fields ?? {}, row, store)).join('; ')
    case 'group':
      return fieldsInWords(rules.fields ?? {}, value as Fields, store)
    default:
      return rules.groups ? grouped(String(value), rules.groups) : String(value)
  }
}

const fieldsInWords = (rules: ResourceRules['fields'], fields: Fields, store: Store): string =>
  Object.entries(rules)
    .filter(([name, { kind }]) => kind !== 'rowId' && fields[name] !== undefined)
    .map(([name, one]) => inWords(one, fields[name], store, rules))
    .join(', ')

/** The word of a status. */
export const statusInWords = ({ rules }: Service, status: number | string): string =>
  rules.statuses.find(({ value }) => value === status)?.label ?? String(status)

const longest = 2000
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** The differences of two states of a record, in words; what is computed when it is read is none. */
export function changesOf(
  service: Service,
  before: Pick<ResourceRecord, 'id' | 'fields' | 'status'>,
  after: Pick<ResourceRecord, 'fields' | 'status'>,
  store: Store,
): RecordChange[] {
  const calculated = service.calculated?.(before.fields, before.id, store, before.status) ?? {}
  const changes = Object.entries(service.rules.fields)
    // Rows that only the server writes are left out: they follow from a change that is listed anyway.
    .filter(([name, { kind, readOnly }]) => !(readOnly && (kind === 'rows' || name in calculated)))
    .filter(([name]) => !isSame(before.fields[name], after.fields[name]))
    .map(([name, rules]) => ({
      field: rules.label,
      before: shortened(inWords(rules, before.fields[name], store, service.rules.fields)),
      after: shortened(inWords(rules, after.fields[name], store, service.rules.fields)),
    }))
  if (before.status === after.status) return changes
  return [...changes, { field: 'Status', before: statusInWords(service, before.status), after: statusInWords(service, after.status) }]
}
