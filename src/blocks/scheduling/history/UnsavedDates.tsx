import { useEffect, useEffectEvent, useRef } from 'react'
import { heldDates, selectedSlots, unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { elementIds } from '../element-ids.ts'
import type { FocusKeeper } from '../focus-keeper.ts'

const texts = {
  unsaved: (count: number) => `${count === 1 ? 'Another date has' : `${count} dates have`} unsaved changes.`,
  saveAll: 'Save all',
}

interface UnsavedDatesProps {
  readonly context: SchedulingContext
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly focus: Pick<FocusKeeper, 'request' | 'apply'>
  send(event: SchedulingEvent): void
}

/** Saves edits of several dates in one call; shown while a date other than the open one has some. */
export function UnsavedDates({ context, isBusy, isDisabled, focus, send }: UnsavedDatesProps) {
  const isShown = heldDates(context).length > 0
  const wasPressed = useRef(false)
  const goToOpenDate = useEffectEvent(() => {
    focus.request(selectedSlots(context).map(({ number }) => elementIds.slot(number)))
    focus.apply()
  })
  useEffect(() => {
    if (isShown || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) goToOpenDate()
  }, [isShown])
  if (!isShown) return null
  return (
    <Alert
      tone="info"
      action={
        <Button
          size="sm"
          isBusy={isBusy && context.goal.kind === 'all'}
          isSoftDisabled={isDisabled}
          onClick={() => {
            wasPressed.current = true
            send({ type: 'days.save' })
          }}
        >
          {texts.saveAll}
        </Button>
      }
    >
      {texts.unsaved(unsavedDays(context).length)}
    </Alert>
  )
}
