import { css } from 'styled-system/css'

/** The look of everything that floats beside its trigger. */
export const floating = css({
  rounded: 'lg',
  bg: 'bg.raised',
  boxShadow: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  _open: { animation: 'rise token(durations.base) token(easings.standard)' },
  _closed: { animation: 'fadeOut token(durations.fast) token(easings.exit)' },
  _focusVisible: { outline: 'none' },
})
