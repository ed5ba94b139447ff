import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { joinWords } from '#src/ui/text/join-words.ts'
import { useLastOpen } from './scheduling/use-last-open.ts'

interface RestoreQuestionProps {
  readonly open: boolean
  /** What has newer changes: dates, rows or fields, as people read them. */
  readonly changed: readonly string[]
  /** Where the focus goes afterwards; where it came from by default. */
  finalFocus?(): HTMLElement | null
  onAccept(): void
  onCancel(): void
}

const texts = {
  title: 'Restore the unsaved changes?',
  body: (changed: readonly string[]) => `What you have changed since would be lost: ${joinWords(changed)}.`,
}

/** Asks before edits of an earlier visit replace newer ones. */
export function RestoreQuestion({ open, changed, finalFocus, onAccept, onCancel }: RestoreQuestionProps) {
  const body = useLastOpen(texts.body(changed), open)
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      body={body}
      tone="danger"
      finalFocus={finalFocus}
      onConfirm={onAccept}
      onCancel={onCancel}
    />
  )
}
