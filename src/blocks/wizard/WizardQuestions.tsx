import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts } from '../texts.ts'

export type WizardQuestion = 'leave' | 'clear' | 'delete' | null

interface WizardQuestionsProps {
  readonly kind: BlockKindSpec
  readonly question: WizardQuestion
  readonly isDeleting: boolean
  onAccept(): void
  onCancel(): void
}

/** The three questions of the frame, in the words of the specification. */
export function WizardQuestions({ kind, question, isDeleting, onAccept, onCancel }: WizardQuestionsProps) {
  return (
    <>
      <ConfirmDialog open={question === 'leave'} title={texts.leaveTitle} body={texts.leaveBody} onConfirm={onAccept} onCancel={onCancel} />
      <ConfirmDialog open={question === 'clear'} title={texts.clearQuestion} onConfirm={onAccept} onCancel={onCancel} />
      <ConfirmDialog
        open={question === 'delete' || isDeleting}
        title={kind.texts.deleteQuestion}
        tone="danger"
        isBusy={isDeleting}
        onConfirm={onAccept}
        onCancel={onCancel}
      />
    </>
  )
}
