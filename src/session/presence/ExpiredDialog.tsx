import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { Dialog, DialogDescription } from '#src/ui/layers/dialog.tsx'
import { texts } from './texts.ts'

/** How far the question has come. */
export type ExpiredStage = 'asking' | 'resetting' | 'unanswered' | 'leaving'

interface ExpiredDialogProps {
  /** Null while there is nothing to ask. */
  readonly stage: ExpiredStage | null
  /** Whether a Logout would lose unsaved work: the page below cannot ask, only this question is above everything. */
  losesWork(): boolean
  onReset(): void
  onLogout(): void
}

/** Keys that follow each other faster than this, in ms, belong to one stretch of typing. */
const typingPauseMs = 700

/** Keeps Enter and Space of someone who is typing when the question appears from answering it. */
function useTypingGuard(isOpen: boolean): void {
  const typing = useRef({ lastKeyAt: Number.NEGATIVE_INFINITY, isOver: true })
  useEffect(() => {
    typing.current.isOver = !isOpen
  }, [isOpen])
  const guard = useEffectEvent((event: KeyboardEvent) => {
    const { current } = typing
    // A press of Space acts when the key comes up.
    if (event.type === 'keydown') {
      if (event.timeStamp - current.lastKeyAt >= typingPauseMs) current.isOver = true
      current.lastKeyAt = event.timeStamp
    }
    if (!isOpen || current.isOver || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => guard(event)
    const over = new AbortController()
    for (const name of ['keydown', 'keyup'] as const) window.addEventListener(name, hear, { capture: true, signal: over.signal })
    return () => over.abort()
  }, [])
}

/** The question whether to go on, above everything else: only its two answers close it. */
export function ExpiredDialog({ stage, losesWork, onReset, onLogout }: ExpiredDialogProps) {
  const reset = useRef<HTMLButtonElement>(null)
  const [isUnsure, setUnsure] = useState(false)
  // The session was renewed in the meantime, here or in another tab.
  if (isUnsure && (stage === null || stage === 'leaving')) setUnsure(false)
  useTypingGuard(stage !== null)
  return (
    <>
      <Dialog
        open={stage !== null}
        role="alertdialog"
        layer="session"
        title={texts.title}
        isDismissible={false}
        initialFocus={() => reset.current}
        onClose={() => {}}
        footer={
          <>
            <Button isBusy={stage === 'leaving'} onClick={() => (losesWork() ? setUnsure(true) : onLogout())}>
              {texts.logout}
            </Button>
            <Button ref={reset} variant="primary" isBusy={stage === 'resetting'} onClick={onReset}>
              {texts.reset}
            </Button>
          </>
        }
      >
        <DialogDescription>{texts.question}</DialogDescription>
        {stage === 'unanswered' && (
          <div className={css({ mt: '3' })}>
            <Alert tone="error">{texts.unanswered}</Alert>
          </div>
        )}
      </Dialog>
      <ConfirmDialog open={isUnsure} layer="session" title={texts.unsaved} onConfirm={onLogout} onCancel={() => setUnsure(false)} />
    </>
  )
}
