import { Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly body?: string
  readonly children?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'danger'
  /** The icon of a dangerous answer; a bin by default. */
  readonly confirmIcon?: ReactNode
  readonly isBusy?: boolean
  /** False: only its two answers close it. */
  readonly isDismissible?: boolean
  readonly layer?: DialogProps['layer']
  /** Where the focus goes afterwards; null for where it came from, which may be gone after a Yes. */
  readonly finalFocus?: DialogProps['finalFocus']
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
  confirmIcon,
  isBusy,
  isDismissible,
  layer,
  finalFocus,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      layer={layer}
      isDismissible={isDismissible}
      initialFocus={() => safe.current}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button ref={safe} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'dangerSolid' : 'primary'}
            icon={tone === 'danger' && (confirmIcon ?? <Trash2 size={16} strokeWidth={1.75} aria-hidden />)}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body ? (
        <div className={css({ display: 'grid', gap: '4' })}>
          <p>{body}</p>
          {children}
        </div>
      ) : (
        children
      )}
    </Dialog>
  )
}
