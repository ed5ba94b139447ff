/** A file of results that was made for a person. */
export interface ResultDownloadRecord {
  readonly id: number
  readonly userId: number
  readonly kind: 'csv' | 'excel' | 'bulk' | 'certificate' | 'transcript'
  readonly fileName: string
  readonly sizeBytes: number
  /** Null for all sets that were seen. */
  readonly resultIntakeId: number | null
  /** How many were asked for; 0 for all that were seen. */
  readonly students: number
  /** How many results it was made of; unknown of older ones. */
  readonly results?: number | undefined
  readonly downloadedBy: string
  /** An instant as on the wire. */
  readonly downloadedAt: string
}
