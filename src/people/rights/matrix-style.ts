import { css, cx } from 'styled-system/css'

/** The menu beside the matrix is as tall: what is left of the window beside the head and the bar of the page. */
export const besideMatrix = css({
  overflowY: 'auto',
  maxHeight: 'max(420px, calc(100dvh - 330px))',
  rounded: 'sm',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring' },
})

const box = css({ textAlign: 'center', width: '76px', minWidth: '60px', py: '0.5', _last: { width: '92px', minWidth: '76px', pr: '3' } })
const sticky = css({
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: '1',
  textAlign: 'start',
  px: { base: '4', md: '5', lg: '7' },
})

/** How the matrix is laid out: its names stay in sight while it is scrolled sideways, its labels while it is scrolled down. */
export const matrixStyle = {
  scroller: css({
    flex: '1',
    minWidth: '0',
    overflow: 'auto',
    maxHeight: 'max(420px, calc(100dvh - 330px))',
    position: 'relative',
  }),
  table: css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0' }),
  head: css({
    position: 'sticky',
    top: 'var(--sheet-top, 0px)',
    zIndex: '2',
    bg: 'bg.surface',
    '& th': { borderBottomWidth: '1px', borderColor: 'border.default', py: '2' },
  }),
  corner: cx(sticky, css({ textStyle: 'label', color: 'fg.muted', fontWeight: 'medium' })),
  label: cx(box, css({ textStyle: 'label', color: 'fg.muted', fontWeight: 'medium' })),
  word: css({ display: 'block', mb: '0.5' }),
  row: css({
    '& > *': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '&:hover > *': { bg: 'bg.hover' },
    '&:focus-within > *': { bg: 'bg.hover' },
  }),
  name: cx(sticky, css({ fontWeight: 'regular', minWidth: '240px', maxWidth: '420px' })),
  cell: box,
  none: cx(box, css({ color: 'fg.muted', _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-4px' } })),
}
