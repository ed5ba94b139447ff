import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogText } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly body?: string
  readonly children?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'danger'
  readonly isBusy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** A question with Yes and No; the focus starts on the safe answer. */
export function ConfirmDialog({
  open,
  title,
  body,
  children,
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  tone = 'primary',
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      initialFocus={() => safe.current}
      onClose={onCancel}
      footer={
        <>
          <Button ref={safe} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'dangerSolid' : 'primary'} isBusy={isBusy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body && <DialogText>{body}</DialogText>}
      {children}
    </Dialog>
  )
}
