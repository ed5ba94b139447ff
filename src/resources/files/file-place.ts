import type { ResourceRules } from '#openapi/resource-rules.ts'

/** Where a file stands: the field of a record, by which it is read. */
export interface FilePlace {
  readonly of: ResourceRules
  /** Of the record. */
  readonly id: string
  readonly field: string
}
