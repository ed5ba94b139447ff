import { css } from 'styled-system/css'

/** Cells of the block table that its head and its rows share. */

export const cell = css({ px: '3', py: '1' })
/** The first column, in line with the page's head. */
export const edge = css({ pl: { base: '4', md: '5', lg: '7' } })
/** A column that shows where the table, not the window, has room for it. */
export const wide = css({ display: 'none', '@container (min-width: 1060px)': { display: 'table-cell' } })
/** A column that stands under another one below 1024 px. */
export const secondary = css({ display: { base: 'none', lg: 'table-cell' } })
