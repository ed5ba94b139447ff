import { css } from 'styled-system/css'

/** A day of a calendar: rest, hover, today (red ring), chosen and range ends (ink), between them (tint), off. */
export const calendarCell = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: { base: '40px', md: '32px' },
  rounded: 'md',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:hover:not([data-disabled], [data-selected])': { bg: 'bg.hover' },
  '&[data-outside-range]': { color: 'fg.subtle' },
  '&[data-tinted]': { bg: 'bg.muted', fontWeight: 'medium', width: 'calc(100% - 2px)', mx: '1px' },
  '&[data-place=middle]': { bg: 'bg.muted', rounded: '0' },
  '&[data-now]': { boxShadow: 'inset 0 0 0 1.5px token(colors.accent.marker)', fontWeight: 'semibold' },
  '&:is([data-disabled], [data-unavailable])': { color: 'fg.disabled', cursor: 'not-allowed' },
  '&:is([data-selected], [data-place=end])': { bg: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' },
  _focusVisible: { outlineOffset: '1px', zIndex: 1 },
  '@media (forced-colors: active)': {
    '&:is([data-selected], [data-place=end])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

export const calendarDot = css({ position: 'absolute', bottom: '4px', width: '4px', height: '4px', rounded: 'full', bg: 'currentColor' })
