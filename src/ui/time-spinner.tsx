import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { css } from 'styled-system/css'
import { announce } from './announce.tsx'

const twoDigits = (value: number) => String(value).padStart(2, '0')
const wrap = (value: number, size: number) => ((value % size) + size) % size

interface TimeSpinnerProps {
  /** What stands above the parts. */
  readonly legend: string
  /** What readers hear with each part, usually the legend and the zone. */
  readonly label: string
  /** HH:mm, 24-hour. */
  readonly value: string
  readonly disabled?: boolean
  onChange(value: string): void
}

/** Hour, minute and AM/PM of a time. AM/PM follows the hour; turning it moves the hour by twelve. */
export function TimeSpinner({ legend, label, value, disabled, onChange }: TimeSpinnerProps) {
  const hour = Number(value.slice(0, 2))
  const minute = Number(value.slice(3, 5))
  const minuteInput = useRef<HTMLInputElement>(null)
  const change = (nextHour: number, nextMinute: number) => onChange(`${twoDigits(nextHour)}:${twoDigits(nextMinute)}`)
  const half = () => change(wrap(hour + 12, 24), minute)
  return (
    <fieldset disabled={disabled} aria-label={label} className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'h3', mb: '2.5' })}>{legend}</legend>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
        <NumberPart
          name="Hour"
          label={`Hour, ${label}`}
          value={hour}
          size={24}
          page={6}
          onChange={(next) => change(next, minute)}
          onFull={() => minuteInput.current?.select()}
        />
        <span aria-hidden="true" className={css({ fontWeight: 'semibold' })}>
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
        <div className={part}>
          <Turn label={`AM/PM later, ${label}`} isUp onTurn={half} />
          <span
            role="spinbutton"
            tabIndex={disabled ? -1 : 0}
            aria-label={`AM/PM, ${label}`}
            aria-disabled={disabled || undefined}
            aria-valuenow={hour < 12 ? 0 : 1}
            aria-valuemin={0}
            aria-valuemax={1}
            aria-valuetext={hour < 12 ? 'AM' : 'PM'}
            onKeyDown={(event) => {
              if (disabled || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
              event.preventDefault()
              half()
            }}
            className={css({
              display: 'grid',
              placeItems: 'center',
              height: '40px',
              textStyle: 'bodyStrong',
              _focusVisible: { outlineOffset: '-2px' },
            })}
          >
            {hour < 12 ? 'AM' : 'PM'}
          </span>
          <Turn label={`AM/PM earlier, ${label}`} onTurn={half} />
        </div>
      </div>
    </fieldset>
  )
}

const part = css({
  display: 'flex',
  flexDirection: 'column',
  width: '56px',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  overflow: 'hidden',
  '&:has(:focus-visible)': { borderColor: 'border.strong', boxShadow: 'inset 0 0 0 1px token(colors.border.strong)' },
})

interface NumberPartProps {
  readonly name: string
  readonly label: string
  readonly value: number
  /** How many values there are: 24 hours, 60 minutes. */
  readonly size: number
  /** How far PageUp and PageDown go. */
  readonly page: number
  readonly ref?: Ref<HTMLInputElement>
  onChange(value: number): void
  onFull?(): void
}

/** One number of a time: typed, turned by its arrows, wrapping at its ends; out of range becomes 0 and says so. */
function NumberPart({ name, label, value, size, page, ref, onChange, onFull }: NumberPartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page }

  const settle = () => {
    if (typed === null) return
    setTyped(null)
    const isInRange = /^\d{1,2}$/.test(typed.trim()) && Number(typed) < size
    if (isInRange) return onChange(Number(typed))
    announce(`${name} must be 0–${size - 1}, set to 0`)
    onChange(0)
  }
  const turn = (by: number) => {
    setTyped(null)
    onChange(wrap(value + by, size))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      turn(by)
    } else if (event.key === 'Enter') settle()
    else if (event.key === 'Escape') setTyped(null)
  }
  const onType = (text: string) => {
    setTyped(text)
    if (!/^\d\d$/.test(text) || Number(text) >= size || !onFull) return
    setTyped(null)
    onChange(Number(text))
    onFull()
  }

  return (
    <div className={part}>
      <Turn label={`${name} up, ${label}`} isUp onTurn={() => turn(1)} />
      <input
        ref={ref}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={size - 1}
        aria-valuetext={twoDigits(value)}
        value={typed ?? twoDigits(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
        className={css({
          width: 'full',
          height: '40px',
          textAlign: 'center',
          fontSize: 'xl',
          fontWeight: 'semibold',
          fontVariantNumeric: 'tabular-nums',
          bg: 'transparent',
          _focusVisible: { outline: 'none', bg: 'bg.muted' },
        })}
      />
      <Turn label={`${name} down, ${label}`} onTurn={() => turn(-1)} />
    </div>
  )
}

/** An arrow for the pointer; the keyboard turns the number itself, so the arrow is not a tab stop. */
const Turn = ({ label, isUp, onTurn }: { label: string; isUp?: boolean; onTurn(): void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    onClick={onTurn}
    className={css({
      display: 'grid',
      placeItems: 'center',
      height: '24px',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    })}
  >
    {isUp ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
  </button>
)
