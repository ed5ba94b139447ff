/** An object of the bucket, whole or still arriving. */
export interface StoredObjectRecord {
  readonly id: number
  readonly storageKey: string
  readonly sizeBytes: number
  /** How much of it has arrived. */
  readonly heldBytes: number
  /** SHA-256 in hexadecimal digits; null until it is whole. */
  readonly checksum: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A part of an object as it arrived; those of one object follow one another by their ids. */
export interface ObjectPartRecord {
  readonly id: number
  readonly objectId: number
  /** Base64. */
  readonly content: string
}
