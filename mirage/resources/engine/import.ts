import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import { malformed, recordTexts } from '#openapi/check-record.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import type { ResourceRecord } from '../../models.ts'
import { findByWords, partsOfCell, valueOfCell, type FindByWords } from './cells.ts'
import { breachesOf, nextStatus, tidied, type Draft } from './check.ts'
import { findNearest, type FindNearest } from './nearest.ts'
import { RecordRefusal } from './refusal.ts'
import { hasSwitch, type Fields, type Service } from './service.ts'
import type { PersonalStore } from './store.ts'
import { indexUniques } from './uniques.ts'
import { folded, isFields } from './values.ts'
import { changesOf } from './words.ts'
import { insertRecord, updateRecord } from './write.ts'

/** A list with an unknown id is wrong as a whole. */
const isUnknown = (value: unknown): boolean => value === malformed || (Array.isArray(value) && value.includes(malformed))

/** The rules of a column: of a field, or of one in a row of a field that a file has rows of. */
function columnRules(known: Readonly<Record<string, FieldRules>>, column: string): FieldRules | undefined {
  const [name = '', index, inner, ...rest] = column.split('.')
  if (index === undefined) return known[name]
  const { imported = 0, fields = {} } = known[name] ?? {}
  return Number(index) < imported && inner !== undefined && rest.length === 0 ? fields[inner] : undefined
}

/** Rows as stored with what their columns say of the first ones; one whose columns are all empty stays as it is. */
function rowsFrom(values: Fields, stored: Fields): Fields {
  const changed = new Map<string, Fields[]>()
  for (const [column, value] of Object.entries(values)) {
    const [name = '', index, inner = ''] = column.split('.')
    const isFilled = Object.entries(values).some(([other, one]) => one !== undefined && other.startsWith(`${name}.${index}.`))
    if (index === undefined || !isFilled) continue
    const rows = changed.get(name) ?? [stored[name] ?? []].flat().filter(isFields)
    rows[Number(index)] = { ...rows[Number(index)], [inner]: value }
    changed.set(name, rows)
  }
  return Object.fromEntries(changed)
}

/** The parts of a cell with several values that lead to nothing. */
const unknownParts = (text: string, field: FieldRules, find: FindByWords): readonly string[] =>
  (partsOfCell(text, field, find) ?? []).filter(({ value }) => value === malformed).map((part) => part.text)

/** Why the text of a cell leads to no record; of several names in it, the first that does not is told. */
function unknownText(field: FieldRules, text: string, find: FindByWords): string {
  const { kind, label, of = '' } = field
  if (kind === 'reference') return find.isShared(of, text) ? recordTexts.sharedName(label) : recordTexts.unknownName(label)
  const [first = ''] = unknownParts(text, field, find)
  // The name is cut, because texts of the contract have a largest length.
  const name = `the name or code “${first.slice(0, 100)}”`
  return `${label}: ${find.isShared(of, first) ? `more than one has ${name}. Use its code.` : `none that is active has ${name}.`}`
}

/** The texts of which a cell takes one or some; none for a field of another kind. */
const textsOf = ({ kind, choices = [], of = '' }: FieldRules, find: FindByWords): readonly string[] =>
  kind === 'choice' || kind === 'choices' ? choices.map(({ label }) => label) : find.textsOf(of)

/** What is nearest to the text of a cell: of several values, each that leads to nothing replaced, if all of those can be. */
function nearestTo(text: string, name: string, field: FieldRules, find: FindByWords, nearest: FindNearest): string | undefined {
  const near = (part: string) => nearest(name, part, () => textsOf(field, find))
  if (field.kind === 'reference' || field.kind === 'choice') return near(text)
  const parts = (partsOfCell(text, field, find) ?? []).map((part) => (part.value === malformed ? near(part.text) : part.text))
  return parts.length === 0 || parts.includes(undefined) ? undefined : [...new Set(parts)].join('; ')
}

/**
 * The store as it will be once the rows before have been written, so that a check finds conflicts between
 * two rows of one file.
 */
function storeAhead(store: PersonalStore, name: string) {
  // By id; those of new records are below zero.
  const ahead = new Map<number, ResourceRecord>()
  return {
    store: {
      ...store,
      records: (resource: ResourceName) => {
        const stored = store.records(resource)
        if (resource !== name || ahead.size === 0) return stored
        return {
          find: (id: number) => ahead.get(id) ?? stored.find(id),
          where: (holds: (record: ResourceRecord) => boolean = () => true) => [
            ...stored.where((record) => !ahead.has(record.id) && holds(record)),
            ...[...ahead.values()].filter(holds),
          ],
        }
      },
    },
    take: ({ fields, status, record }: Draft) => {
      const id = record?.id ?? -1 - ahead.size
      const stamps = { createdAt: store.now, updatedAt: store.now, updatedBy: store.author }
      ahead.set(id, { ...(record ?? stamps), id, status, fields })
    },
  }
}

/** The comment in the history of imported records, and a callback for each record that was written. */
interface ImportNotes {
  readonly comment?: string
  written?(record: ResourceRecord, before: ResourceRecord | null): void
}

/** Imports rows, or only says what would happen; wrong rows are left out. */
export function importRows(
  service: Service,
  mode: 'check' | 'apply',
  rows: readonly ImportRow[],
  store: PersonalStore,
  { comment = '', written = () => {} }: ImportNotes = {},
): ImportOutcome[] {
  const { rules } = service
  const keys = rules.importKeys ?? []
  const find = findByWords(store)
  const nearest = findNearest()
  const uniques = indexUniques(service, store)
  const ahead = storeAhead(store, rules.name)
  const keyOf = (fields: Fields): string => JSON.stringify(keys.map((key) => folded(fields[key])))
  const { importsInto = () => true } = service
  const byKey = new Map(
    store
      .scoped(rules.name)
      .filter(importsInto)
      .map((record) => [keyOf(record.fields), record]),
  )
  const seen = new Set<string>()
  const known: Record<string, FieldRules> = { ...rules.fields }
  if (hasSwitch(rules)) known[rules.statusField] = { kind: 'choice', label: 'Status', choices: rules.statuses }

  /** What is wrong with a draft, by its fields; what refuses it as a whole stands at its key. */
  const wrongIn = (draft: Draft): Map<string, string> => {
    try {
      return new Map(breachesOf(service, draft, ahead.store, uniques))
    } catch (error) {
      if (!(error instanceof RecordRefusal)) throw error
      return new Map([[keys.at(-1) ?? '', error.message]])
    }
  }

  const readRow = ({ line, fields: cells }: ImportRow): { draft: Draft; outcome: ImportOutcome } => {
    const values = Object.fromEntries(
      Object.entries(cells).map(([name, text]) => {
        const column = columnRules(known, name)
        return [name, column ? valueOfCell(text, column, find) : malformed]
      }),
    )
    const key = keyOf(values)
    const record: ResourceRecord | null = byKey.get(key) ?? null
    const fixed = Object.entries(rules.fields).filter(([name, { immutable }]) => immutable && keys.includes(name))
    const given = {
      ...record?.fields,
      ...values,
      ...rowsFrom(values, record?.fields ?? {}),
      // Codes are compared without case.
      ...(record && Object.fromEntries(fixed.map(([name]) => [name, record.fields[name]]))),
    }
    const fields = tidied(given, rules.fields)
    const status = values[rules.statusField] ?? nextStatus(service, fields, record, store)
    const draft: Draft = { fields, status: typeof status === 'symbol' ? '' : (status as number | string), record }
    const breaches = wrongIn(draft)
    for (const [name, value] of Object.entries(values)) {
      const field = columnRules(known, name)
      if (!field || field.readOnly) breaches.set(name, `${name} is not known.`)
      else if (isUnknown(value) && field.of !== undefined) breaches.set(name, unknownText(field, cells[name] ?? '', find))
    }
    if (seen.has(key)) breaches.set(keys.at(-1) ?? '', recordTexts.unique(known[keys.at(-1) ?? '']?.label ?? ''))
    const problems = [...breaches].map(([field, description]) => {
      const value = cells[field] ?? cells[field.split('.')[0] ?? ''] ?? ''
      const column = columnRules(known, field)
      const suggestion = column && isUnknown(values[field]) ? nearestTo(value, field, column, find, nearest) : undefined
      return { field, value, description, ...(suggestion === undefined ? {} : { suggestion }) }
    })
    // Values that could not be read cannot be compared.
    const changes = record && problems.length === 0 ? changesOf(service, record, draft, store) : []
    const refusal = record && changes.length > 0 ? (service.updateRefusal?.(record) ?? null) : null
    if (refusal !== null) problems.push({ field: keys.at(-1) ?? '', value: '', description: refusal })
    if (problems.length > 0) return { draft, outcome: { line, outcome: 'wrong', problems, changes: [] } }
    seen.add(key)
    uniques.take(fields, record?.id ?? null)
    if (mode === 'check') ahead.take(draft)
    const outcome = record === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    return { draft, outcome: { line, outcome, problems: [], changes } }
  }

  return rows.map((row) => {
    const { draft, outcome } = readRow(row)
    const act = { act: 'imported', comment }
    if (mode === 'apply' && outcome.outcome === 'new') written(insertRecord(service, draft, act, store), null)
    if (mode === 'apply' && draft.record && outcome.outcome === 'changed')
      written(updateRecord(service, draft.record, draft, act, store), draft.record)
    return outcome
  })
}
