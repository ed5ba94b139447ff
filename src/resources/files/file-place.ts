import type { ResourceRules } from '#openapi/resource-rules.ts'

/** Where a file stands: the field of a record, by which it is read, such as `logo`, or `files.0.file` in a row. */
export interface FilePlace {
  readonly of: ResourceRules
  /** Of the record. */
  readonly id: string
  readonly field: string
}
