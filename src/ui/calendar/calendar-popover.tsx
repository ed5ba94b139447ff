import { useEffect, useEffectEvent, useRef } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { Popover } from '../layers/popover.tsx'

interface CalendarPopoverProps extends CalendarProps {
  readonly open: boolean
  readonly triggerId: string
  /** Called when it is on the page, closed: a popover takes the focus when it opens, not when it is open from its first draw. */
  onReady(): void
  onOpenChange(open: boolean): void
}

/** A calendar beside its button; split off so that the picker loads only when it is wanted. */
export function CalendarPopover({ open, triggerId, onReady, onOpenChange, ...calendar }: CalendarPopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <Popover
      open={open}
      label={calendar.label}
      triggerId={triggerId}
      onOpenChange={onOpenChange}
      initialFocus={() => box.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]') ?? null}
    >
      <div ref={box}>
        <Calendar {...calendar} />
      </div>
    </Popover>
  )
}
