import type { ResourceRecord } from '../../models.ts'

/** A row of a UCAS file, with what became of it. */
export interface UcasRowRecord {
  readonly id: number
  readonly ucasImportId: number
  /** Of the file. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'wrong'
  readonly studentId: number | null
  /** What was wrong with it, also once that is settled. */
  readonly error: {
    readonly typeId: number
    readonly field: string
    readonly description: string
    readonly suggested: readonly number[]
    readonly status: 'Open' | 'Fixed' | 'Ignored'
    readonly comment: string
  } | null
  /** The records that it wrote: when, and what they were before; null where it brought them. None once it is undone. */
  readonly written: readonly {
    readonly resource: 'Student' | 'DirectPlacement'
    readonly recordId: number
    readonly updatedAt: string
    readonly before: Pick<ResourceRecord, 'status' | 'fields'> | null
  }[]
}
