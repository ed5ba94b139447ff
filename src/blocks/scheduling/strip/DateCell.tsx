import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CivilDate } from '#machines/time/civil.ts'
import { weekdayName } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import type { StripDay } from '../schedule-view.ts'
import { texts } from '../texts.ts'

const cell = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '46px',
  height: '58px',
  flexShrink: '0',
  rounded: 'md',
  cursor: 'pointer',
  color: 'fg.muted',
  textStyle: 'caption',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover' },
  '&[aria-checked=true]': { bg: 'ink.solid', color: 'ink.fg', forcedColorAdjust: 'none' },
})
const hatched = css({
  '&:not([aria-checked=true])': {
    backgroundImage:
      'repeating-linear-gradient(135deg, token(colors.border.subtle) 0, token(colors.border.subtle) 1px, transparent 1px, transparent 5px)',
  },
})
const number = css({
  fontSize: 'lg',
  lineHeight: 'md',
  fontWeight: 'semibold',
  '[aria-checked=false]:not([data-holiday]) > &': { color: 'fg.default' },
})
const bars = flex({ justify: 'center', gap: '2px', mt: '1.5', width: '31px', height: '3px' })
const bar = css({
  flex: '1',
  maxWidth: '9px',
  height: '3px',
  rounded: 'full',
  // No opacity: each of thousands of bars would become a layer of its own, which slows the browser's hit testing.
  bg: 'color-mix(in srgb, currentColor 25%, transparent)',
  '&[data-filled]': { bg: 'currentColor' },
})
// Only for cells with a dot or ring: each positioned box makes the browser's hit testing slower.
const marked = css({ position: 'relative' })
const dot = css({ position: 'absolute', top: '1', right: '1', width: '7px', height: '7px', rounded: 'full', bg: 'warning.icon' })
// Hollow and at the other side, so that the two marks of a date are told apart.
const ring = css({
  position: 'absolute',
  top: '1',
  left: '1',
  width: '7px',
  height: '7px',
  rounded: 'full',
  borderWidth: '2px',
  borderColor: 'currentColor',
})

interface DateCellProps {
  readonly date: CivilDate
  readonly isHoliday: boolean
  readonly isUnsaved: boolean
  readonly isAsked: boolean
  /** A digit per slot: 1 where a module stands in it; empty while that is not known. */
  readonly filled: string
  readonly isSelected: boolean
  readonly isTabStop: boolean
  onSelect(date: CivilDate): void
}

/**
 * One day of the strip: weekday, number, a bar per slot that is ink where the slot is filled. Its props are plain values, so
 * that an edit renders only its own cell again, of the hundreds of a year.
 */
const DateCell = memo(function DateCell({ date, isHoliday, isUnsaved, isAsked, filled, isSelected, isTabStop, onSelect }: DateCellProps) {
  const weekday = weekdayName(date)
  const slots = filled.split('').map((digit) => digit === '1')
  const count = slots.filter(Boolean).length
  const name = [
    `${weekday} ${formatCivil(date)}`,
    ...(isHoliday ? [texts.holiday] : []),
    ...(slots.length > 0 ? [texts.filledSlots(count, slots.length)] : []),
    ...(isUnsaved ? [texts.unsaved] : []),
    ...(isAsked ? [texts.toAcknowledge] : []),
  ].join(', ')
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isSelected}
      aria-label={name}
      title={isUnsaved ? `${formatCivil(date)}, ${texts.unsaved}` : formatCivil(date)}
      tabIndex={isTabStop ? 0 : -1}
      data-date={date}
      data-holiday={isHoliday || undefined}
      className={cx(cell, isHoliday && hatched, (isUnsaved || isAsked) && marked)}
      onClick={() => onSelect(date)}
    >
      <span>{weekday.slice(0, 3)}</span>
      <span className={number}>{Number(date.slice(8))}</span>
      <span className={bars} aria-hidden="true">
        {slots.map((isFilled, index) => (
          <span key={index} className={bar} data-filled={isFilled || undefined} />
        ))}
      </span>
      {isUnsaved && <span className={ring} aria-hidden="true" />}
      {isAsked && <span className={dot} aria-hidden="true" />}
    </button>
  )
})

// `contentVisibility`: dates that are scrolled out of sight cost nothing at layout and at hit testing.
const stretch = css({
  display: 'flex',
  flexShrink: '0',
  gap: '1',
  contentVisibility: 'auto',
  // Room for the focus ring, which the box would cut; the next one begins a gap after the last date.
  p: '1',
  '&:not(:first-child)': { ml: '-1' },
})
const cellSize = { width: 46, height: 58, gap: 4 }
const sizeOf = (count: number): string => `${count * (cellSize.width + cellSize.gap) - cellSize.gap}px ${cellSize.height}px`

interface StretchProps {
  readonly days: readonly StripDay[]
  /** The selected date if it is one of these. */
  readonly selected: CivilDate | null
  readonly isFirstTabStop: boolean
  onSelect(date: CivilDate): void
}

/** Some dates of the strip that are rendered together: an edit renders only the stretch of its date again. */
export const DateStretch = memo(
  function DateStretch({ days, selected, isFirstTabStop, onSelect }: StretchProps) {
    return (
      <div className={stretch} style={{ containIntrinsicSize: sizeOf(days.length) }}>
        {days.map((day, place) => (
          <DateCell
            key={day.date}
            date={day.date}
            isHoliday={day.isHoliday}
            isUnsaved={day.isUnsaved}
            isAsked={day.isAsked}
            filled={day.slots.map(Number).join('')}
            isSelected={day.date === selected}
            isTabStop={isFirstTabStop ? place === 0 : day.date === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.selected === after.selected &&
    before.isFirstTabStop === after.isFirstTabStop &&
    before.onSelect === after.onSelect &&
    before.days.length === after.days.length &&
    before.days.every((day, index) => day === after.days[index]),
)
