import { malformed } from '#openapi/check-record.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { isInactive } from './list.ts'
import { serviceNamed, type PersonalStore } from './store.ts'
import { folded, textOf } from './values.ts'

/** Finds active records of a resource by their names, their codes, or other texts that no two records share. */
export interface FindByWords {
  /** Null for a text of no record, and for one of several. */
  idOf(resource: string, words: string): number | null
  isShared(resource: string, words: string): boolean
  /** The texts that lead to one record each. */
  textsOf(resource: string): readonly string[]
}

/** An index of these texts, built per resource on demand. */
export function findByWords(store: PersonalStore): FindByWords {
  const indexes = new Map<string, Map<string, { readonly id: number | null; readonly text: string }>>()
  const indexOf = (resource: string) => {
    const known = indexes.get(resource)
    if (known) return known
    const service = serviceNamed(store.services, resource)
    const { fields, title, name } = service.rules
    const own = Object.keys(fields).filter((field) => fields[field]?.kind === 'code' || fields[field]?.unique === true)
    const index = new Map<string, { readonly id: number | null; readonly text: string }>()
    for (const record of store.scoped(name).filter((one) => !isInactive(service, one)))
      for (const [words, text] of new Map([title, ...own].map((field) => [folded(record.fields[field]), textOf(record.fields[field])]))) {
        if (words === '') continue
        index.set(words, { id: index.has(words) ? null : record.id, text })
      }
    indexes.set(resource, index)
    return index
  }
  return {
    idOf: (resource, words) => indexOf(resource).get(folded(words))?.id ?? null,
    isShared: (resource, words) => indexOf(resource).get(folded(words))?.id === null,
    textsOf: (resource) => [...indexOf(resource).values()].filter(({ id }) => id !== null).map(({ text }) => text),
  }
}

const day = (text: string): string => {
  const [, dayOfMonth = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
}

const numberOf = (text: string): unknown => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : malformed)

/** Minor units of an amount such as 1250, 1,250.5 or 1250.50. */
function minorUnits(text: string): unknown {
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text)) return malformed
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** A part of a cell with several values, and what it leads to. */
interface CellPart {
  readonly text: string
  /** `malformed` for a part that leads to nothing. */
  readonly value: unknown
}

/** The parts of one cell, separated by semicolons or lines, or by commas if no name has one. */
function partsIn(text: string, find: (part: string) => unknown): readonly CellPart[] {
  const split = (separator: RegExp) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ text: part, value: find(part) ?? malformed }))
  const parts = split(/[;\n]/)
  return parts.length === 1 && parts[0]?.value === malformed ? split(/,/) : parts
}

const choiceIn = (text: string, { choices = [] }: FieldRules): unknown =>
  choices.find(({ label, value }) => folded(label) === folded(text) || folded(value) === folded(text))?.value

/** The parts of a cell with several references or choices; null for a field of another kind. */
export function partsOfCell(text: string, rules: FieldRules, find: FindByWords): readonly CellPart[] | null {
  if (rules.kind === 'references') return partsIn(text, (part) => find.idOf(rules.of ?? '', part))
  return rules.kind === 'choices' ? partsIn(text, (part) => choiceIn(part, rules)) : null
}

/** The value of a cell's text; `malformed` for an unreadable one. */
export function valueOfCell(given: string, rules: FieldRules, find: FindByWords): unknown {
  const text = given.trim()
  if (text === '') return undefined
  switch (rules.kind) {
    case 'reference':
      return find.idOf(rules.of ?? '', text) ?? malformed
    case 'choice':
      return choiceIn(text, rules) ?? malformed
    case 'references':
    case 'choices':
      return partsOfCell(text, rules, find)?.map(({ value }) => value)
    case 'texts':
      return text.split(/[;,\n]/).map((part) => part.trim())
    case 'flag':
      return { yes: 1, no: 0, 1: 1, 0: 0 }[folded(text)] ?? malformed
    case 'date':
      return day(text)
    case 'integer':
    case 'number':
      return numberOf(text)
    case 'percent':
      return numberOf(text.replace(/ ?%$/, ''))
    case 'money':
      return minorUnits(text)
    case 'rows':
    case 'group':
    case 'rowId':
    case 'file':
      return malformed
    default:
      return text
  }
}
