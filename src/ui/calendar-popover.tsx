import type { ReactElement } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'
import { Popover } from './popover.tsx'

interface CalendarPopoverProps extends Omit<CalendarProps, 'min' | 'max' | 'isUnavailable'> {
  readonly trigger: ReactElement
  readonly min: string | undefined
  readonly max: string | undefined
  readonly isUnavailable: ((date: string) => boolean) | undefined
  onClose(): void
}

/** A calendar in a popover that is open from the start; split off so that the picker loads only when it is wanted. */
export function CalendarPopover({ label, trigger, min, max, isUnavailable, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover open label={label} trigger={trigger} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Calendar
        label={label}
        {...calendar}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
        {...(isUnavailable ? { isUnavailable } : {})}
      />
    </Popover>
  )
}
