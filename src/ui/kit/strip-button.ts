import { css } from 'styled-system/css'

/** The look of buttons and links in the text of the ink-coloured strip at the end of a page. */
export const stripButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: 'touch', md: '24px' },
  px: '1.5',
  rounded: 'sm',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { textDecorationThickness: '2px' },
  _busy: { cursor: 'progress' },
  _focusVisible: { outlineColor: 'fg.inverse', outlineOffset: '-2px' },
})
