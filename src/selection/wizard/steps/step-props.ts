import type { FieldErrors } from '#openapi/check-record.ts'
import type { SelectionAnswers } from '#openapi/selection/answers.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'

/** What a step of the wizard is given. */
export interface StepProps {
  readonly selection: OpenSelection
  /** With the edits of the step. */
  readonly answers: SelectionAnswers
  readonly errors: FieldErrors
  readonly isReadOnly: boolean
  onEdit(answers: Partial<SelectionAnswers>): void
}
