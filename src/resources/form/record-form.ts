import type { GivenFields } from '#openapi/check-record.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { FormLogic } from '#machines/records/record-editor-types.ts'
import { resourceForm, type ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import type { StoredRecord } from '../record-types.ts'

/** The form of a resource, over records as they were read. */
export interface RecordFormLogic extends FormLogic<TypedFields, StoredRecord, ResourceEdit> {
  readonly rules: Readonly<Record<string, FieldRules>>
  /** What new records of this form begin with, beside the values that all new records have. */
  readonly initial: TypedFields
  /** What the form sends. */
  given(fields: TypedFields): GivenFields
}

/** Rules over several fields, on the record as it is sent and as it was last stored; gives error texts by path. */
export type RecordCheck = (given: GivenFields, stored: GivenFields) => ReadonlyMap<string, string>

interface RecordFormOptions {
  readonly check?: RecordCheck | undefined
  readonly initial?: TypedFields | undefined
}

const inactive = -1
const dates = { parse: parseEntry, format: formatCivil }

/** Whether the form itself switches a record on and off: a lifecycle has buttons for that. */
export const hasSwitch = ({ transitions, statusField, fields }: ResourceRules): boolean =>
  Object.keys(transitions).length === 0 && statusField === 'status' && fields['status'] === undefined

/** Makes the form of a resource from its rules; new records are active. */
export function recordForm(rules: ResourceRules, { check, initial = {} }: RecordFormOptions): RecordFormLogic {
  const isSwitched = hasSwitch(rules)
  const status: FieldRules = { kind: 'choice', label: 'Status', choices: rules.statuses }
  const fields = isSwitched ? { ...rules.fields, status } : rules.fields
  const { fieldsOf, ...form } = resourceForm(
    { fields },
    { dates, initial: { ...(isSwitched ? { status: 1 } : {}), ...initial }, ...(check ? { check } : {}) },
  )
  return {
    ...form,
    rules: fields,
    initial,
    fieldsOf: (record) => fieldsOf({ ...record.fields, status: record.status }),
    // Deactivating is asked about first: other records may use this one.
    isAsked: (typed, stored) => isSwitched && typed['status'] === inactive && stored['status'] !== inactive,
  }
}
