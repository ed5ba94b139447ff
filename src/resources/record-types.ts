import type { RecordChange } from '#openapi/generated/schema.d.ts'

/** The name and the status of a record that a field refers to. */
export interface NamedRecord {
  readonly name: string
  readonly status: number | string
}

/** Names and statuses of all records that a record refers to, by resource and id. */
export type RecordNames = Readonly<Record<string, Readonly<Record<string, NamedRecord>>>>

/** A record as the code that all resources share handles it. */
export interface StoredRecord {
  /** Decimal, as it stands in queries; encrypted in addresses. */
  readonly id: string
  readonly name: string
  /** What tells it from others of its name. */
  readonly reference?: string
  readonly status: number | string
  /** As calls answer them; empty ones are left out. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Texts of the server, UTC: 'yyyy-MM-dd HH:mm:ss.SSSSSS'. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly updatedBy: string
  readonly names: RecordNames
}

/** One page of a list; `counts` per value of the status, and `all`. */
export interface ListedRecords {
  readonly rows: readonly StoredRecord[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

/** Something that happened to a record. */
export interface RecordEvent {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly act: string
  readonly comment: string
  readonly changes: readonly RecordChange[]
}

/** A record that refers to another one, by the field of that label. */
export interface RecordUse {
  readonly resource: string
  readonly id: string
  readonly name: string
  readonly field: string
  /** The days on which a block schedules it. */
  readonly days?: readonly string[] | undefined
}

/** The records that refer to a record; those that the person may not see are only counted. */
export interface RecordUses {
  readonly uses: readonly RecordUse[]
  readonly hiddenCount: number
}

/** A record to choose. */
export interface RecordOption extends NamedRecord {
  readonly id: number
}
