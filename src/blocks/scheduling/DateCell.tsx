import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CivilDate } from '#machines/blocks/types.ts'
import { formatCivil, weekdayName } from '../../time/civil-date.ts'
import type { StripDay } from './schedule-view.ts'
import { texts } from './texts.ts'

const cell = css({
  position: 'relative',
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
  bg: 'currentColor',
  opacity: '0.25',
  '&[data-filled]': { opacity: '1' },
})
const dot = css({ position: 'absolute', top: '1', right: '1', width: '7px', height: '7px', rounded: 'full', bg: 'warning.icon' })

interface DateCellProps {
  readonly day: StripDay
  readonly isSelected: boolean
  readonly isTabStop: boolean
  onSelect(date: CivilDate): void
}

/** One day of the strip: weekday, number, a bar per slot that is ink where the slot is filled. */
export function DateCell({ day, isSelected, isTabStop, onSelect }: DateCellProps) {
  const weekday = weekdayName(day.date)
  const filled = day.slots.filter(Boolean).length
  const name = [
    `${weekday} ${formatCivil(day.date)}`,
    ...(day.isHoliday ? [texts.holiday] : []),
    ...(day.slots.length > 0 ? [texts.filledSlots(filled, day.slots.length)] : []),
    ...(day.isUnsaved ? [texts.unsaved] : []),
  ].join(', ')
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isSelected}
      aria-label={name}
      title={day.isUnsaved ? `${formatCivil(day.date)}, ${texts.unsaved}` : formatCivil(day.date)}
      tabIndex={isTabStop ? 0 : -1}
      data-date={day.date}
      data-holiday={day.isHoliday || undefined}
      className={cx(cell, day.isHoliday && hatched)}
      onClick={() => onSelect(day.date)}
    >
      <span>{weekday.slice(0, 3)}</span>
      <span className={number}>{Number(day.date.slice(8))}</span>
      <span className={bars} aria-hidden="true">
        {day.slots.map((isFilled, index) => (
          <span key={index} className={bar} data-filled={isFilled || undefined} />
        ))}
      </span>
      {day.isUnsaved && <span className={dot} aria-hidden="true" />}
    </button>
  )
}
