import { Calendar as CalendarIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { entryFormat, formatCivil, parseEntry } from '#src/time/civil-date.ts'
import type { CalendarProps } from './calendar.tsx'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { prefetch } from '../lazy/lazy-resource.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { TextField, type TextFieldProps } from '../form/text-field.tsx'

const CalendarPopover = lazyComponent(async () => (await import('./calendar-popover.tsx')).CalendarPopover)
const failed = `The calendar could not be loaded. Type the date as ${entryFormat}.`

interface DateFieldProps
  extends
    Pick<
      TextFieldProps,
      'label' | 'hideLabel' | 'required' | 'error' | 'helper' | 'value' | 'onBlur' | 'disabled' | 'readOnly' | 'ref' | 'name'
    >,
    Pick<CalendarProps, 'min' | 'max' | 'range' | 'today' | 'isUnavailable'> {
  /** The text as typed, dd/MM/yyyy; a malformed one is kept as it is, the form says what is wrong. */
  onValueChange(text: string): void
}

/** A day, typed or picked. Its calendar is loaded when it is first wanted. */
export function DateField({ value, onValueChange, min, max, range, today, isUnavailable, ...field }: DateFieldProps) {
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Loading begins with the pointer's approach or the focus; what then fails is asked for again by the press.
  const approach = () => void prefetch(CalendarPopover.prepare)
  const open = () => {
    if (isLoaded) return setOpen(true)
    CalendarPopover.prepare().then(
      () => setLoaded(true),
      () => setFailed(true),
    )
  }
  return (
    <TextField
      {...field}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      placeholder={entryFormat}
      helper={hasFailed && !isLoaded ? failed : field.helper}
      className={css({ fontVariantNumeric: 'tabular-nums' })}
      onValueChange={onValueChange}
      end={
        <>
          <IconButton
            id={triggerId}
            size="field"
            label={`Choose ${field.label} date`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={field.disabled || field.readOnly}
            icon={<CalendarIcon size={16} strokeWidth={1.75} aria-hidden />}
            onPointerEnter={approach}
            onFocus={approach}
            onClick={isOpen ? () => setOpen(false) : open}
          />
          {isLoaded && (
            <CalendarPopover
              open={isOpen}
              triggerId={triggerId}
              label={`${field.label} calendar`}
              value={parseEntry(value)}
              min={min}
              max={max}
              range={range}
              today={today}
              isUnavailable={isUnavailable}
              onReady={() => setOpen(true)}
              onOpenChange={setOpen}
              onChange={(date) => {
                onValueChange(formatCivil(date))
                setOpen(false)
              }}
            />
          )}
        </>
      }
    />
  )
}
