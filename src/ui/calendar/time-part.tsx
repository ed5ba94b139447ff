import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { css } from 'styled-system/css'
import { announce } from '../kit/announce.tsx'

export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A number led back into 0…size-1, from both ends. */
export const wrap = (value: number, size: number): number => ((value % size) + size) % size

export const partStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: '0',
  maxWidth: '58px',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  overflow: 'hidden',
  '&:has(:focus-visible)': { borderColor: 'border.strong', boxShadow: '0 0 0 1px token(colors.border.strong)' },
  'fieldset:disabled &': { borderColor: 'border.default', bg: 'bg.muted' },
})

/** Selects what stands in the field, once it is drawn; a person who has moved on by then is left alone. */
const selectNext = (input: HTMLInputElement) =>
  requestAnimationFrame(() => {
    if (document.activeElement === input) input.select()
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
  /** Two digits were typed: the next part takes over. */
  onFull?(): void
}

/**
 * One number of a time: typed, turned by its arrows, wrapping at its ends. A number in range counts at once, also half
 * typed; two digits move on. Out of range it becomes 0 and says so.
 */
export function NumberPart({ name, label, value, size, page, ref, onChange, onFull }: NumberPartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page }

  const reset = () => {
    announce(`${name} must be 0–${size - 1}, set to 0`)
    setTyped(null)
    onChange(0)
  }
  const settle = () => {
    if (typed === null) return
    if (/^\d+$/.test(typed.trim())) setTyped(null)
    else reset()
  }
  const turn = (by: number) => {
    setTyped(null)
    onChange(wrap(value + by, size))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      turn(by)
    } else if (event.key === 'Enter') settle()
  }
  const onType = (input: HTMLInputElement) => {
    const text = input.value.trim()
    setTyped(text)
    if (!/^\d+$/.test(text)) return
    if (Number(text) >= size) {
      reset()
      // The zeros that now stand there are replaced by the next digit.
      selectNext(input)
      return
    }
    onChange(Number(text))
    if (text.length < 2) return
    setTyped(null)
    if (onFull) onFull()
    else selectNext(input)
  }

  return (
    <div className={partStyle}>
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
        onChange={(event) => onType(event.currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={settle}
        className={css({
          width: 'full',
          height: '34px',
          textAlign: 'center',
          textStyle: 'h1',
          fontVariantNumeric: 'tabular-nums',
          bg: 'transparent',
          _focusVisible: { outline: 'none', bg: 'bg.muted' },
          _disabled: { color: 'fg.disabled' },
        })}
      />
      <Turn label={`${name} down, ${label}`} onTurn={() => turn(-1)} />
    </div>
  )
}

/** An arrow for the pointer; the keyboard turns the number itself, so the arrow is not a tab stop. */
export const Turn = ({ label, isUp, onTurn }: { label: string; isUp?: boolean; onTurn(): void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    onClick={onTurn}
    className={css({
      display: 'grid',
      placeItems: 'center',
      height: { base: '32px', md: '24px' },
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _active: { bg: 'bg.active' },
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
      '&:first-child': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
      '&:last-child': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    })}
  >
    {isUp ? <ChevronUp size={14} strokeWidth={1.75} aria-hidden /> : <ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
  </button>
)
