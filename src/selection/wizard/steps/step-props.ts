import type { FieldErrors } from '#openapi/check-record.ts'
import type { SelectionAnswers } from '#openapi/selection/answers.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import type { TalkTopic } from '../../comments/SelectionTalk.tsx'
import type { RequestRights } from '../../requests/request-rights.ts'
import type { SelectionKind } from '../selection-kinds.ts'

/** The comments on single streams and requests: of which selection, and which of them is talked about. */
export interface TalkOfStreams {
  readonly kind: SelectionKind
  readonly selectionId: number
  readonly topic: TalkTopic | null
  onOpen(topic: TalkTopic): void
}

/** What a step of the wizard is given. */
export interface StepProps {
  readonly selection: OpenSelection
  /** With the edits of the step. */
  readonly answers: SelectionAnswers
  readonly errors: FieldErrors
  readonly isReadOnly: boolean
  readonly talk: TalkOfStreams | null
  readonly requestRights: RequestRights
  onEdit(answers: Partial<SelectionAnswers>): void
}
