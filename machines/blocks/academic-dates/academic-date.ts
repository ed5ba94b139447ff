import type { CivilDate } from '#machines/time/civil.ts'

/** A named date around a block (moderation, results release…). `id` 0 means not saved yet. */
export interface AcademicDate {
  readonly id: number
  /** Fixed number of a default exam date; null for custom ones and for test blocks. */
  readonly tempId: number | null
  readonly name: string
  readonly isOn: boolean
  readonly isCustom: boolean
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly forCentre: boolean
  readonly forStudent: boolean
  /** HH:mm, empty if none; only exam blocks keep one. */
  readonly startTime: string
}

/** A saved academic date that a person removed; it is deleted when the block is saved. */
export interface RemovedDate {
  readonly id: number
  readonly name: string
}
