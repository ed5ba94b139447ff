import { useRef } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { Popover } from './popover.tsx'

interface CalendarPopoverProps extends CalendarProps {
  readonly open: boolean
  readonly triggerId: string
  onOpenChange(open: boolean): void
}

/** A calendar beside its button; split off so that the picker loads only when it is wanted. */
export function CalendarPopover({ open, triggerId, onOpenChange, ...calendar }: CalendarPopoverProps) {
  const box = useRef<HTMLDivElement>(null)
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
