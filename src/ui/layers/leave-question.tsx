import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog.tsx'

interface LeaveQuestionProps {
  /** `list`: leaving for the list; `leave`: for anywhere else; anything else is not this question. */
  readonly question: string | null
  readonly finalFocus?: DialogProps['finalFocus']
  send(answer: { readonly type: 'question.accept' | 'question.cancel' }): void
}

const exit = 'Are you sure you want to exit without saving?'

/** Whether to leave unsaved work, in the words of the specification. */
export function LeaveQuestion({ question, finalFocus, send }: LeaveQuestionProps) {
  const answers = {
    finalFocus,
    onConfirm: () => send({ type: 'question.accept' }),
    onCancel: () => send({ type: 'question.cancel' }),
  }
  return (
    <>
      <ConfirmDialog open={question === 'list'} title="Are you sure you want to go to list page?" body={exit} {...answers} />
      <ConfirmDialog open={question === 'leave'} title={exit} {...answers} />
    </>
  )
}
