import { css, cx } from 'styled-system/css'

/** The menu beside the matrix is as tall as it, and scrolls by itself. */
export const besideMatrix = css({
  overflowY: 'auto',
  height: 'full',
  rounded: 'sm',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring' },
})

const box = css({ textAlign: 'center', width: '60px', minWidth: '60px', py: '0.5', _last: { width: '72px', minWidth: '72px', pr: '3' } })
const sticky = css({
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: '1',
  textAlign: 'start',
  pl: { base: '4', md: '5', lg: '7' },
  pr: '1',
})

/**
 * The page is as tall as what the window leaves it, so that its head and bar stay while the matrix scrolls. Where that is too
 * little to work in, the page scrolls too.
 */
export const rightsPageStyle = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: { base: 'full', md: '560px' } })

/** How the matrix is laid out: its names stay in sight while it is scrolled sideways, its labels while it is scrolled down. */
export const matrixStyle = {
  scroller: css({
    flex: '1',
    minWidth: '0',
    overflow: 'auto',
    position: 'relative',
  }),
  table: css({ width: 'full', borderCollapse: 'separate', borderSpacing: '0' }),
  head: css({
    position: 'sticky',
    top: '0',
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
  name: cx(sticky, css({ fontWeight: 'regular', minWidth: '240px' })),
  cell: box,
  none: cx(box, css({ color: 'fg.muted', _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-4px' } })),
}
