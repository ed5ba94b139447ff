import type { MessageDraft } from '#machines/communications/composer-types.ts'
import type { RecordNames } from '#src/resources/record-types.ts'

/** What each step of the composer is given. */
export interface StepProps {
  readonly draft: MessageDraft
  /** The errors that are shown, by path. */
  readonly errors: ReadonlyMap<string, string>
  readonly isReadOnly: boolean
  /** Words of what the stored message refers to. */
  readonly names: RecordNames
  onEdit(changes: Partial<MessageDraft>): void
}
