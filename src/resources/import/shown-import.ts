import type { ImportContext, ImportEvent } from '#machines/records/import-types.ts'

/** The state of an import, as its page draws it. */
export interface ShownImport {
  readonly state: 'picking' | 'reading' | 'matching' | 'checking' | 'checked' | 'applying' | 'done' | 'failed'
  readonly context: ImportContext
  /** How many rows it would write, or is writing. */
  readonly writing: number
  /** How many rows it keeps though they are wrong. */
  readonly keeping?: number
  can(event: ImportEvent): boolean
}

/** Whether the outcome of a check is shown: also while the rows are checked again after a value was mended. */
export const hasResults = ({ state, context }: Pick<ShownImport, 'state' | 'context'>): boolean =>
  state === 'checked' || (state === 'checking' && context.checked.length > 0)
