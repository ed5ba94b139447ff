import { useEffect, useRef } from 'react'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'

interface UnsavedDatesProps {
  /** How many dates have unsaved edits; 0 where all of them lie open. */
  readonly count: number
  readonly isSaving: boolean
  readonly isDisabled: boolean
  /** Gives the focus to the open date. */
  onGone(): void
  send(event: SchedulingEvent): void
}

/** Saves edits that stand on other dates too, all in one call. */
export function UnsavedDates({ count, isSaving, isDisabled, onGone, send }: UnsavedDatesProps) {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (count > 0 || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) onGone()
  }, [count, onGone])
  if (count === 0) return null
  return (
    <Alert
      tone="info"
      action={
        <Button
          size="sm"
          isBusy={isSaving}
          isSoftDisabled={isDisabled}
          onClick={() => {
            hadFocus.current = true
            send({ type: 'days.save' })
          }}
        >
          {texts.saveAll}
        </Button>
      }
    >
      {texts.unsavedDates(count)}
    </Alert>
  )
}
