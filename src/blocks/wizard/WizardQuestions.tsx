import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { DeletionLosses, type ReadSummary } from '../summary/DeletionLosses.tsx'
import { texts } from '../texts.ts'
import { useLastFocus } from '../use-last-focus.ts'

// Loaded with the open points, dialog and lines in one: a dialog that grows moves its buttons under the pointer.
const PublishQuestion = lazyComponent(async () => (await import('../summary/PublishQuestion.tsx')).PublishQuestion)

/** `list`: leaving for the list; `leave`: for anywhere else, another step included. */
export type WizardQuestion = 'list' | 'leave' | 'clear' | 'delete' | 'publish'

interface WizardQuestionsProps {
  readonly kind: BlockKindSpec
  readonly question: WizardQuestion | null
  readonly isDeleting: boolean
  /** What a publish asks about. */
  readonly openPoints: readonly OpenPoint[]
  /** The saved block, whose deletion is asked about. */
  readonly saved: ReadSummary
  send(answer: { readonly type: 'question.accept' | 'question.cancel' }): void
}

/** The questions of the frame, in the words of the specification. */
export function WizardQuestions({ kind, question, isDeleting, openPoints, saved, send }: WizardQuestionsProps) {
  const finalFocus = useLastFocus()
  const answers = {
    finalFocus,
    onConfirm: () => send({ type: 'question.accept' }),
    onCancel: () => send({ type: 'question.cancel' }),
  }
  return (
    <>
      <LeaveQuestion question={question} finalFocus={finalFocus} send={send} />
      <ConfirmDialog open={question === 'clear'} title={texts.clearQuestion} {...answers} />
      <ConfirmDialog
        open={question === 'delete'}
        title={kind.texts.deleteQuestion}
        tone="danger"
        // What goes with the block is read before it is deleted.
        isBusy={isDeleting || saved === null}
        {...answers}
      >
        <DeletionLosses summary={saved} />
      </ConfirmDialog>
      {openPoints.length > 0 && (
        <LazyBoundary>
          <PublishQuestion open={question === 'publish'} points={openPoints} {...answers} />
        </LazyBoundary>
      )}
    </>
  )
}
