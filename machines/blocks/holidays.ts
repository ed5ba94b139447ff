import type { CivilDate } from '#machines/time/civil.ts'

/** A public holiday. */
export interface Holiday {
  readonly date: CivilDate
  readonly name: string
  /** Named as in the list of time zones. */
  readonly countries: readonly string[]
}
