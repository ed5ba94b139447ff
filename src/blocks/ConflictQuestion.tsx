import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogText } from '../ui/dialog.tsx'
import { texts } from './texts.ts'

interface ConflictQuestionProps {
  readonly open: boolean
  readonly title: string
  readonly body: string
  /** What differs. */
  readonly children: ReactNode
  onKeepMine(): void
  onTakeTheirs(): void
  onCancel(): void
}

/** Someone else saved meanwhile: what differs, and who wins. Nothing is written before an answer. */
export const ConflictQuestion = ({ open, title, body, children, onKeepMine, onTakeTheirs, onCancel }: ConflictQuestionProps) => (
  <Dialog
    open={open}
    role="alertdialog"
    size="md"
    title={title}
    onClose={onCancel}
    footer={
      <>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
        <Button variant="primary" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
      </>
    }
  >
    <DialogText>{body}</DialogText>
    {children}
  </Dialog>
)
