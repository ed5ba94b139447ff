import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { formatCivil, parseEntry } from '../time/civil-date.ts'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const CalendarPopover = lazy(() => import('./calendar-popover.tsx').then((module) => ({ default: module.CalendarPopover })))

interface DateFieldProps extends Pick<
  TextFieldProps,
  'label' | 'required' | 'error' | 'helper' | 'value' | 'onBlur' | 'disabled' | 'ref' | 'name'
> {
  /** The text as typed, dd/MM/yyyy; a malformed one is kept as it is. */
  onValueChange(text: string): void
  /** Civil dates, yyyy-MM-dd. */
  readonly min?: string
  readonly max?: string
  readonly today: string
  isUnavailable?(date: string): boolean
}

/** A day, typed or picked. Its calendar is loaded when it is first opened. */
export function DateField({ value, onValueChange, min, max, today, isUnavailable, ...field }: DateFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = (
    <IconButton
      label={`Choose ${field.label} date`}
      disabled={field.disabled}
      icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
      onClick={isOpen ? undefined : () => setOpen(true)}
    />
  )
  return (
    <TextField
      {...field}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/yyyy"
      className={css({ fontVariantNumeric: 'tabular-nums' })}
      onValueChange={onValueChange}
      end={
        isOpen ? (
          <Suspense fallback={trigger}>
            <CalendarPopover
              label={`${field.label} calendar`}
              trigger={trigger}
              value={parseEntry(value)}
              min={min}
              max={max}
              today={today}
              isUnavailable={isUnavailable}
              onClose={() => setOpen(false)}
              onChange={(date) => {
                onValueChange(formatCivil(date))
                setOpen(false)
              }}
            />
          </Suspense>
        ) : (
          trigger
        )
      }
    />
  )
}
