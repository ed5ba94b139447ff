import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { civilOf } from '#src/time/civil-date.ts'
import { choiceFilter, rangeFilters, readListQuery, writeListQuery, type ListFilter, type ListShape } from '#src/ui/list/list-address.ts'
import { withinPart } from '../record-calls.ts'
import type { RecordPage, RecordQuery } from '../record-page.ts'

/** The shape of the address of a list of records. */
export type RecordListShape = ListShape<string, string, string> & { readonly filters: readonly ListFilter[] }

const numberIn = (text: string) => (/^-?\d{1,12}(\.\d{1,2})?$/.test(text) ? text : null)
const flags = ['1', '0']
/** A text by which a list is narrowed is no longer than one that can be stored. */
const textIn = (text: string) => (text.trim() === '' ? null : text.slice(0, 255))

/** The field that a filter is about: of rows, the one in them that is a filter. */
export const filteredField = (rules: FieldRules): FieldRules =>
  rules.kind === 'rows' ? (Object.values(rules.fields ?? {}).find(({ filtered }) => filtered) ?? rules) : rules

/** The parameters of the address by which a field narrows the list. */
function filtersOf(name: string, { kind, choices = [] }: FieldRules, codec: IdCodec): readonly ListFilter[] {
  switch (kind) {
    case 'reference':
    case 'references':
      // Ids of records are encrypted wherever an address names them.
      return [{ name, read: (text) => codec.decrypt(text), write: (id) => codec.encrypt(id) ?? '' }]
    case 'choice':
    case 'choices':
      return [
        choiceFilter(
          name,
          choices.map(({ value }) => String(value)),
        ),
      ]
    case 'flag':
      return [choiceFilter(name, flags)]
    case 'date':
      return rangeFilters(name, civilOf)
    case 'integer':
    case 'number':
    case 'percent':
    case 'money':
      return rangeFilters(name, numberIn)
    default:
      return [{ name, read: textIn }]
  }
}

/** What the address of a list of records may say, by the rules of the resource. */
export function listShapeOf({ fields, statusField, statuses }: ResourceRules, codec: IdCodec): RecordListShape {
  const named = Object.entries(fields)
  return {
    columns: [...named.filter(([, { sorted }]) => sorted).map(([name]) => name), statusField, 'createdAt', 'updatedAt'],
    statuses: statuses.map(({ value }) => String(value)),
    filters: named.flatMap(([name, rules]) => (rules.filtered ? filtersOf(name, filteredField(rules), codec) : [])),
  }
}

/** Filters of a list that shows only a part of a resource, and the fixed part of its address's query. */
interface ListLimits {
  readonly within?: RecordPage['within']
  readonly fixed?: string
}

/** The statuses of an address: several stand side by side with commas between them, as the aggregator takes them. */
function statusesIn(search: string, statuses: readonly string[]): string | null {
  const named = (new URLSearchParams(search).get('status') ?? '').split(',')
  return named.length > 1 && named.every((one) => statuses.includes(one)) ? named.join(',') : null
}

/** How the address of a list of records is read and written; `usual` is the sort that it need not name. */
export function createListAddress(shape: RecordListShape, usual: RecordQuery['sort'], { within = {}, fixed = '' }: ListLimits = {}) {
  const filters = shape.filters.filter(({ name }) => !Object.hasOwn(within, name))
  const isUsual = ({ sort }: RecordQuery) => sort?.column === usual?.column && sort?.direction === usual?.direction
  return {
    read: (search: string): RecordQuery => {
      const query = readListQuery({ ...shape, filters }, search)
      const status = statusesIn(search, shape.statuses) ?? query.status
      return withinPart({ ...query, status, sort: query.sort ?? usual }, within)
    },
    write: (query: RecordQuery): string => {
      const written = writeListQuery(isUsual(query) ? { ...query, sort: null } : query, filters)
      return fixed === '' ? written : `?${fixed}${written.replace('?', '&')}`
    },
  }
}

/** A list's address, read and written. */
export type RecordAddress = ReturnType<typeof createListAddress>
