import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'

/** The fields that several records can share, so that one value can be given to all of them. */
export const editableFields = ({ fields }: ResourceRules): readonly (readonly [string, FieldRules])[] =>
  Object.entries(fields).filter(
    ([, { kind, readOnly, unique, immutable }]) => !readOnly && !unique && !immutable && kind !== 'file' && kind !== 'rowId',
  )
