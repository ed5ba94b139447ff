import type { ResourceRecord } from '../../models.ts'

/** A file of marks that was imported into a set. */
export interface ResultUploadRecord {
  readonly id: number
  readonly resultIntakeId: number
  readonly kind: 'Main' | 'Resit' | 'Marking'
  readonly fileName: string
  readonly rowsTotal: number
  readonly rowsNew: number
  readonly rowsChanged: number
  readonly rowsSame: number
  readonly rowsFailed: number
  readonly state: 'Imported' | 'Undone'
  /** An instant as on the wire. */
  readonly updatedAt: string
  readonly updatedBy: string
  /** The results that it wrote: when, and what they were before; null where it brought them. None once it is undone. */
  readonly written: readonly {
    readonly resultId: number
    readonly updatedAt: string
    readonly before: ResourceRecord['fields'] | null
  }[]
}
