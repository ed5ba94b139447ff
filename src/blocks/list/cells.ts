import { css, cx } from 'styled-system/css'

/** Cells of the block table that its head and its rows share. */

export const cell = css({ px: '3', py: '1' })
export const th = cx(
  cell,
  css({
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  }),
)
/** The first column, in line with the page's head. */
export const boxColumn = css({ width: { base: '52px', lg: '64px' }, pl: { base: '4', md: '5', lg: '7' } })
/** The box, not the room around it that can be pressed, stands in line with the page's head. */
export const boxAtEdge = css({ display: 'block', ml: '-3px' })
/** A column for which a narrow table has no room. */
export const codeColumn = css({ sm: { display: 'none' }, md: { display: 'table-cell' } })
/** A column that shows where the table, not the window, has room for it. */
export const wide = css({ display: 'none', '@container (min-width: 1060px)': { display: 'table-cell' } })
/** A column that stands under another one below 1024 px. */
export const secondary = css({ display: { base: 'none', lg: 'table-cell' } })
