import { checkRecord, type GivenFields } from '#openapi/check-record.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { DateFormat } from '#machines/time/civil.ts'
import type { FormLogic } from './record-editor-types.ts'
import { emptyFields, rowsOf, tidiedFields, typedFields, wireFields, type TypedFields, type TypedRow } from './typed-values.ts'

/** A change of a resource's form. `field` is that of the rows. */
export type ResourceEdit =
  | { readonly kind: 'set'; readonly values: TypedFields }
  | { readonly kind: 'row.add'; readonly field: string; readonly values?: TypedFields }
  | { readonly kind: 'row.set'; readonly field: string; readonly key: number; readonly values: TypedFields }
  | { readonly kind: 'row.remove'; readonly field: string; readonly key: number }

interface ResourceFormOptions {
  readonly dates: DateFormat
  /**
   * Rules over several fields, on the record as it is sent and as it was last stored; texts by path. A field's own text comes
   * before these.
   */
  readonly check?: (given: GivenFields, stored: GivenFields) => ReadonlyMap<string, string>
  /** What a new record begins with. */
  readonly initial?: TypedFields
}

export interface ResourceForm extends FormLogic<TypedFields, GivenFields, ResourceEdit> {
  /** What the form sends. */
  given(fields: TypedFields): GivenFields
}

const nextKey = (rows: readonly TypedRow[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1

/** Rows of a field after an edit of them; a new row begins empty, by the rules of its fields. */
export function rowsAfter(
  rows: readonly TypedRow[],
  edit: Exclude<ResourceEdit, { kind: 'set' }>,
  fields: ResourceRules['fields'],
): readonly TypedRow[] {
  if (edit.kind === 'row.remove') return rows.filter(({ key }) => key !== edit.key)
  if (edit.kind === 'row.set')
    return rows.map((row) => (row.key === edit.key ? { ...row, fields: { ...row.fields, ...edit.values } } : row))
  return [...rows, { key: nextKey(rows), fields: { ...emptyFields(fields), ...edit.values } }]
}

/** Makes the form of a resource from what the contract says of its fields. */
export function resourceForm(
  { fields: rules }: Pick<ResourceRules, 'fields'>,
  { dates, check, initial = {} }: ResourceFormOptions,
): ResourceForm {
  const given = (fields: TypedFields) => wireFields(rules, fields, dates)
  // Texts that cannot be read are compared as they were typed.
  const comparable = (fields: TypedFields) => JSON.stringify(wireFields(rules, fields, dates, (typed) => ({ typed })))

  return {
    id: 'recordEditor',
    empty: { ...emptyFields(rules), ...initial },
    fieldsOf: (stored) => typedFields(rules, stored, dates),
    edited: (fields, edit) =>
      edit.kind === 'set'
        ? { ...fields, ...edit.values }
        : { ...fields, [edit.field]: rowsAfter(rowsOf(fields[edit.field]), edit, rules[edit.field]?.fields ?? {}) },
    tidied: (fields) => tidiedFields(rules, fields),
    wrong: (fields, stored) => {
      const sent = given(fields)
      return new Map([...(check?.(sent, given(stored)) ?? []), ...checkRecord(rules, sent)])
    },
    same: (one, other) => comparable(one) === comparable(other),
    given,
  }
}
