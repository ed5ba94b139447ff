import type { CivilDate } from '#machines/time/civil.ts'
import type { Done } from '#machines/outcome.ts'
import type { AcademicDate } from './academic-dates/academic-date.ts'

/** The aggregator's id of a block as plain decimal text, before encryption. */
export type BlockId = string

/** 0 inactive, 1 active, 2 draft (the only one that can be published). */
export type BlockStatus = 0 | 1 | 2

/** A status as stored by the server: a `BlockStatus`, or another value, which is sent back unchanged. */
export type StoredStatus = number | string

/** The status of a stored value; null for an unknown one. */
export const knownStatus = (status: StoredStatus | null): BlockStatus | null =>
  status === 0 || status === 1 || status === 2 ? status : null

/** A block as stored. `status` is null where the record has none (the form then shows 1). */
export interface BlockRecord {
  readonly id: BlockId
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly description: string
  readonly status: StoredStatus | null
  /** Raised by every stored change and by a publication; null if the server sends none. */
  readonly revision: number | null
  /** When it was last published, an ISO instant; null when never or unknown. */
  readonly publishedAt: string | null
  readonly academicDates: readonly AcademicDate[]
}

/** The data of a create or an update. */
export interface BlockDraft extends Omit<BlockRecord, 'id' | 'revision' | 'publishedAt'> {
  readonly status: StoredStatus
}

/** What identifies a block that a create may have made, so that it can be found again. */
export type SentBlock = Pick<BlockDraft, 'code' | 'name' | 'from'>

/** Outcome of a delete: refused when a mapping exists (`showWaring` 1). */
export interface Removal extends Done {
  readonly isBlocked: boolean
}
