import { ungrouped } from '#openapi/digit-groups.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { refuse } from './refusal.ts'
import type { Fields, Service } from './service.ts'
import { wordsOf, type Store } from './store.ts'
import { folded, isFields, textOf } from './values.ts'
import { inWords, statusInWords } from './words.ts'

/** The query of a list as the contract has checked it: texts, and the numbers of the page. */
export type Query = Readonly<Record<string, unknown>>

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const asked = (query: Query, name: string): string => textOf(query[name]).trim()

/** The fields that a query names, which need not be said again of each record that it finds. */
export const saidIn = (query: Query): Fields => Object.fromEntries(Object.entries(query).filter(([name]) => asked(query, name) !== ''))

type Test = (fields: Fields) => boolean

const withoutBlanks = (value: unknown): string => folded(value).replaceAll(/\s*,\s*/g, ',')

/** The values of a field for a filter: in rows, those of their filtered field. */
function valuesIn(value: unknown, { kind, fields = {} }: FieldRules): unknown[] {
  const values = [value ?? []].flat()
  const inner = Object.keys(fields).find((name) => fields[name]?.filtered) ?? ''
  return kind === 'rows' ? values.map((row) => (isFields(row) ? row[inner] : undefined)) : values
}

/** Whether a value, or one of several, is among those that a filter names by comma; a value may have commas itself. */
function namesOne(name: string, rules: FieldRules, text: string): Test {
  const wanted = `,${withoutBlanks(text)},`
  return (fields) => valuesIn(fields[name], rules).some((value) => wanted.includes(`,${withoutBlanks(value)},`))
}

/** Days compare as text, all else as numbers. */
const sideOf = (name: string, { kind }: FieldRules, text: string, direction: 1 | -1): Test => {
  const limit = kind === 'date' ? text : Number(text)
  return (fields) => {
    const value = fields[name]
    if (value === undefined) return false
    return direction === 1 ? (value as typeof limit) >= limit : (value as typeof limit) <= limit
  }
}

/** What a query says of the page of a list: never of a field that is called alike. */
const ofPage: ReadonlySet<string> = new Set(['pageNo', 'pageSize'])

/** Whether a record passes the filters of a query. */
export function filterOf({ rules }: Service, query: Query): Test {
  const tests = Object.entries(rules.fields).flatMap(([name, field]) => {
    if (ofPage.has(name)) return []
    const [value, from, to] = [asked(query, name), asked(query, `${name}From`), asked(query, `${name}To`)]
    return [
      ...(value === '' ? [] : [namesOne(name, field, value)]),
      ...(from === '' ? [] : [sideOf(name, field, from, 1)]),
      ...(to === '' ? [] : [sideOf(name, field, to, -1)]),
    ]
  })
  return (fields) => tests.every((test) => test(fields))
}

/** The texts of a record that a search looks into. */
export function searchedTexts({ rules }: Service, fields: Fields, store: Store): string[] {
  return Object.entries(rules.fields)
    .filter(([, { searched }]) => searched)
    .flatMap(([name, field]) => {
      const words = inWords(field, fields[name], store).toLowerCase()
      return field.groups ? [words, ungrouped(words)] : [words]
    })
}

function sortValue(service: Service, field: string, store: Store): (record: ResourceRecord) => string | number | null {
  const { fields, statusField } = service.rules
  if (field === statusField) return ({ status }) => statusInWords(service, status)
  if (field === 'createdAt' || field === 'updatedAt') return (record) => record[field]
  const rules = fields[field]
  if (!rules?.sorted) return refuse(`The list cannot be sorted by "${field}".`)
  if (rules.of !== undefined) {
    const { of } = rules
    const words = new Map<unknown, string>()
    const wordOf = (id: unknown): string => {
      const word = words.get(id) ?? store.named(of as ResourceName, Number(id))
      words.set(id, word)
      return word
    }
    return (record) => (record.fields[field] === undefined ? null : wordOf(record.fields[field]))
  }
  if (rules.kind === 'choice') return (record) => inWords(rules, record.fields[field], store) || null
  return (record) => {
    const value = record.fields[field]
    return typeof value === 'string' || typeof value === 'number' ? value : null
  }
}

function sorted(service: Service, records: readonly ResourceRecord[], sortParam: string, store: Store): ResourceRecord[] {
  if (sortParam === '') return records.toReversed()
  const [field = '', direction = '', ...rest] = sortParam.split(':')
  if (rest.length > 0 || !['asc', 'desc'].includes(direction)) return refuse(`The list cannot be sorted by "${sortParam}".`)
  const valueOf = sortValue(service, field, store)
  const sign = direction === 'asc' ? 1 : -1
  const rows = records.map((record) => ({ record, value: valueOf(record) }))
  const order = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
  rows.sort((a, b) => {
    // Empty values come last in either direction.
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null) || b.record.id - a.record.id
    return order(a.value, b.value) * sign || b.record.id - a.record.id
  })
  return rows.map(({ record }) => record)
}

/** A page of a list, with the numbers beside it. */
export interface Page {
  readonly records: readonly ResourceRecord[]
  readonly totalCount: number
  /** Of each status under the search and the filters, and of all. */
  readonly statusCounts: Readonly<Record<string, number>>
}

/** One page of some records, which come in the order of creation; the newest first where nothing else is asked. */
export function pageOf(service: Service, records: readonly ResourceRecord[], query: Query, store: Store): Page {
  const [pageNo, pageSize, needle] = [Number(query['pageNo']), Number(query['pageSize']), folded(query['searchText'])]
  const passes = filterOf(service, query)
  const found = records.filter(
    ({ fields }) => passes(fields) && (needle === '' || searchedTexts(service, fields, store).some((text) => text.includes(needle))),
  )
  const counts = new Map(service.rules.statuses.map(({ value }) => [String(value), 0]))
  for (const { status } of found) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  const statuses = asked(query, 'statusId').split(',')
  const isAll = statuses.some((status) => status === '0' || status === '')
  const matching = isAll ? found : found.filter(({ status }) => statuses.includes(String(status)))
  const from = (pageNo - 1) * pageSize
  return {
    records: sorted(service, matching, asked(query, 'sortParam'), store).slice(from, from + pageSize),
    totalCount: matching.length,
    statusCounts: { all: found.length, ...Object.fromEntries(counts) },
  }
}

/** How well a record matches a search: 0 for no match, more is better. */
function fitOf(name: string, texts: readonly string[], needle: string): number {
  if (texts.some((text) => text === needle)) return 4
  if (name.startsWith(needle)) return 3
  if (texts.some((text) => text.startsWith(needle) || text.includes(` ${needle}`))) return 2
  return texts.some((text) => text.includes(needle)) ? 1 : 0
}

/** The records to choose from, the best match first: active ones or those in some statuses, or those with the given ids in any status. */
export function choicesOf(service: Service, records: readonly ResourceRecord[], query: Query, store: Store): ResourceRecord[] {
  const ids = asked(query, 'ids')
  const wanted = new Set(ids.split(',').map(Number))
  const needle = folded(query['searchText'])
  if (ids !== '' && needle === '') return records.filter(({ id }) => wanted.has(id))
  const passes = filterOf(service, query)
  const statuses = asked(query, 'statusId')
  const isOffered = (record: ResourceRecord) =>
    statuses === '' ? !isInactive(service, record) : statuses.split(',').includes(String(record.status))
  const said = saidIn(query)
  const { chosenAs } = service
  const offered = statuses === '' || !chosenAs ? records : records.map((record) => chosenAs(record, store))
  const rows = offered
    .filter((record) => isOffered(record) && (ids === '' || wanted.has(record.id)) && passes(record.fields))
    .map((record) => {
      const name = folded(wordsOf(service, record, said, store))
      return { record, name, fit: needle === '' ? 1 : fitOf(name, searchedTexts(service, record.fields, store), needle) }
    })
    .filter(({ fit }) => fit > 0)
  rows.sort((a, b) => b.fit - a.fit || compare(a.name, b.name) || a.record.id - b.record.id)
  return rows.slice(0, Number(query['pageSize'])).map(({ record }) => record)
}

const closedLabels: readonly string[] = ['Inactive', 'Archived']

/** Whether new records can no longer choose it. */
export const isInactive = ({ rules }: Service, { status }: ResourceRecord): boolean =>
  rules.statuses.some(({ value, label }) => value === status && closedLabels.includes(label))
