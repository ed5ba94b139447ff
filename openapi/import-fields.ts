import type { FieldKind, FieldRules, ResourceRules } from './resource-rules.ts'

/** A field that a column can be matched to. */
export interface ImportField {
  readonly name: string
  readonly label: string
  /** It tells records apart, so no row can do without it. */
  readonly isKey: boolean
  /** A new record needs it. */
  readonly isRequired: boolean
}

/** What no cell of a table can hold. */
const unwritable: ReadonlySet<FieldKind> = new Set(['rows', 'group', 'rowId', 'file', 'richText'])

const isWritten = ({ kind, readOnly }: FieldRules): boolean => !readOnly && !unwritable.has(kind)

/** The fields of the rows that a line of a file can have, each a column of its own. */
const rowColumns = (name: string, { label, noun = label, imported = 0, fields = {} }: FieldRules): readonly ImportField[] =>
  Array.from({ length: imported }, (_, index) => index).flatMap((index) => {
    const row = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${imported > 1 ? ` ${index + 1}` : ''}`
    return Object.entries(fields)
      .filter(([, rules]) => isWritten(rules))
      .map(([inner, rules]) => ({ name: `${name}.${index}.${inner}`, label: `${row}: ${rules.label}`, isKey: false, isRequired: false }))
  })

/** The fields of a resource that a file can have, the status among them where people switch it. */
export function importFields({ fields, importKeys = [], transitions, statusField }: ResourceRules): readonly ImportField[] {
  const own = Object.entries(fields).flatMap(([name, rules]) => {
    if (rules.imported !== undefined) return rowColumns(name, rules)
    return isWritten(rules) ? [{ name, label: rules.label, isKey: importKeys.includes(name), isRequired: rules.required ?? false }] : []
  })
  const hasSwitch = statusField === 'status' && Object.keys(transitions).length === 0
  return hasSwitch ? [...own, { name: statusField, label: 'Status', isKey: false, isRequired: false }] : own
}
