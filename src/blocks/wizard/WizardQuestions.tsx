import { Suspense } from 'react'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { ReadSummary } from '../summary/DeletionLosses.tsx'
import { texts as summaryTexts } from '../summary/texts.ts'
import { texts } from '../texts.ts'
import { useLastFocus } from '../use-last-focus.ts'

const DeletionLosses = lazyComponent(async () => (await import('../summary/DeletionLosses.tsx')).DeletionLosses)
// Asked on the summary alone, which has brought this part by then.
const PointsToAcknowledge = lazyComponent(async () => (await import('../summary/OpenPoints.tsx')).PointsToAcknowledge)

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
      <ConfirmDialog open={question === 'delete'} title={kind.texts.deleteQuestion} tone="danger" isBusy={isDeleting} {...answers}>
        <Suspense>
          <DeletionLosses summary={saved} />
        </Suspense>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'publish'}
        title={summaryTexts.acknowledgeTitle}
        confirmLabel={texts.publishAnyway}
        cancelLabel={texts.cancel}
        {...answers}
      >
        <Suspense>
          <PointsToAcknowledge points={openPoints} />
        </Suspense>
      </ConfirmDialog>
    </>
  )
}
