import type { AcademicRow } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import type { DateControlsProps } from './DateControls.tsx'
import type { RowGroup } from './row-names.ts'

/** What the table and the cards draw. */
export interface DateRowsProps {
  readonly groups: readonly RowGroup[]
  readonly hasStartTime: boolean
  controlsOf(row: AcademicRow): DateControlsProps
}
