import { useId, useRef, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import { NumberPart, Turn, partStyle, twoDigits, wrap } from './time-part.tsx'

interface TimeSpinnerProps {
  /** What stands above the parts. */
  readonly legend: string
  /** What screen readers hear with each part, usually the legend and the zone. */
  readonly label: string
  /** HH:mm, 24-hour. */
  readonly value: string
  readonly disabled?: boolean
  /** Stands below the parts, and is read with them. */
  readonly helper?: string
  onChange(value: string): void
}

const halves = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']

/** Hour, minute and AM/PM of a time. AM/PM follows the hour; turning it moves the hour by twelve. */
export function TimeSpinner({ legend, label, value, disabled, helper, onChange }: TimeSpinnerProps) {
  const helperId = useId()
  const hour = Number(value.slice(0, 2))
  const minute = Number(value.slice(3, 5))
  const minuteInput = useRef<HTMLInputElement>(null)
  const change = (nextHour: number, nextMinute: number) => onChange(`${twoDigits(nextHour)}:${twoDigits(nextMinute)}`)
  const half = () => change(wrap(hour + 12, 24), minute)
  const word = hour < 12 ? 'AM' : 'PM'
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toUpperCase()
    const isOther = (key === 'A' || key === 'P') && !event.ctrlKey && !event.metaKey && `${key}M` !== word
    if (disabled || (!halves.includes(event.key) && !isOther)) return
    event.preventDefault()
    half()
  }
  return (
    <fieldset
      disabled={disabled}
      aria-label={label}
      aria-describedby={helper === undefined ? undefined : helperId}
      className={css({ minWidth: '0' })}
    >
      <legend className={css({ textStyle: 'h3', mb: '2.5' })}>{legend}</legend>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })}>
        <NumberPart
          name="Hour"
          label={`Hour, ${label}`}
          value={hour}
          size={24}
          page={6}
          onChange={(next) => change(next, minute)}
          onFull={() => minuteInput.current?.focus()}
        />
        <span aria-hidden="true" className={css({ textStyle: 'h2', mx: '-0.5' })}>
          :
        </span>
        <NumberPart
          ref={minuteInput}
          name="Minute"
          label={`Minute, ${label}`}
          value={minute}
          size={60}
          page={10}
          onChange={(next) => change(hour, next)}
        />
        <div className={partStyle}>
          <Turn label={`AM/PM later, ${label}`} isUp onTurn={half} />
          <span
            role="spinbutton"
            tabIndex={disabled ? -1 : 0}
            aria-label={`AM/PM, ${label}`}
            aria-disabled={disabled || undefined}
            aria-valuenow={hour < 12 ? 0 : 1}
            aria-valuemin={0}
            aria-valuemax={1}
            aria-valuetext={word}
            onKeyDown={onKeyDown}
            className={css({
              display: 'grid',
              placeItems: 'center',
              height: '34px',
              textStyle: 'bodyStrong',
              _focusVisible: { outline: 'none', bg: 'bg.muted' },
              '&[aria-disabled=true]': { color: 'fg.disabled' },
            })}
          >
            {word}
          </span>
          <Turn label={`AM/PM earlier, ${label}`} onTurn={half} />
        </div>
      </div>
      {helper !== undefined && (
        <p id={helperId} className={css({ mt: '2', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {helper}
        </p>
      )}
    </fieldset>
  )
}
