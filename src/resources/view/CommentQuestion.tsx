'use no memo'

import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'

/** The longest comment that the contract takes. */
const longestComment = 2000

interface CommentQuestionProps {
  readonly record: Pick<StoredRecord, 'name'>
  /** What is asked about; null for nothing. */
  readonly move: { readonly act: string; readonly label: string } | null
  /** What the comment is called, unless "Comment". */
  readonly label?: string
  readonly isBusy: boolean
  /** Why the act was refused, where that is said in the question. */
  readonly notice?: string | null
  /** The act was refused, and the page says why: the comment is there when it is asked for again. */
  readonly isRefused?: boolean
  /** Where the focus goes afterwards; null for where it came from. */
  finalFocus(): HTMLElement | null
  onAccept(comment: string): void
  onCancel(): void
}

/** Asks for the comment with which an act is sent. */
export function CommentQuestion({
  record,
  move,
  label = texts.comment,
  isBusy,
  notice = null,
  isRefused = false,
  finalFocus,
  onAccept,
  onCancel,
}: CommentQuestionProps) {
  const field = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(move)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  const isOpen = move !== null
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  // A question begins empty unless its act was refused last; while it closes it still says what it asked.
  if (isOpen && !wasOpen) {
    if (!isKept || move.act !== asked?.act) setComment('')
    setAsked(move)
    setTried(false)
    setKept(false)
  }
  if (!isOpen && isRefused && !isKept) setKept(true)
  const isBlank = comment.trim() === ''
  const accept = () => {
    setTried(true)
    if (isBlank) field.current?.querySelector('textarea')?.focus()
    else onAccept(comment.trim())
  }
  return (
    <Dialog
      open={isOpen}
      title={asked?.label ?? ''}
      initialFocus={() => field.current?.querySelector('textarea') ?? null}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={accept}>
            {asked?.label}
          </Button>
        </>
      }
    >
      <div ref={field} className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ overflowWrap: 'anywhere' })}>{record.name}</p>
        <TextArea
          label={label}
          required
          maxLength={longestComment}
          error={isTried && isBlank ? ruleTexts.required(label) : null}
          value={comment}
          onValueChange={setComment}
        />
        {notice !== null && <Alert tone="error">{notice}</Alert>}
      </div>
    </Dialog>
  )
}
