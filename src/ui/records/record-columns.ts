import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'

/** By what a column's head sorts. */
export interface ColumnSort<Sort extends string> {
  readonly by: Sort
  readonly label: string
  /** Below 1024 px only, where the value stands in this column. */
  readonly isNarrowOnly?: boolean
}

/** A column of a table of records. */
export interface RecordColumn<Row, Sort extends string = string> {
  readonly id: string
  /** What its head says where it sorts by nothing. */
  readonly head?: ReactNode
  /** Each of them is a button in the head. */
  readonly sorts?: readonly ColumnSort<Sort>[]
  /** Stands between the buttons, for the eye only. */
  readonly separator?: string
  /** Its width in px: below 1024 px, and from there on; without it the column takes what is left. */
  readonly width?: readonly [narrow: number, wide: number]
  /** From which width of the window the table has it, or, `wide`, of the table; from 600 px on unless told. */
  readonly showFrom?: 'md' | 'lg' | 'wide'
  /** Where it stands when the row is a card, below 600 px: under the name, beside it, or nowhere. */
  readonly card: 'below' | 'beside' | 'none'
  /** Stands before the value where the row is a card: what a bare figure counts. */
  readonly cardLabel?: string
  /** `figures`: digits of one width, on one line; `sum`: the same, aligned at their ends; `code`: an identifier. */
  readonly text?: 'figures' | 'sum' | 'code'
  /** Stands apart from the column before it on wide screens. */
  readonly isApart?: boolean
  /** For the eye only: what it draws is said elsewhere in the row. */
  readonly isDecoration?: boolean
  cell(row: Row): ReactNode
}

/** The first column: the record's name, which leads to it. */
export interface NameColumn<Row, Sort extends string = string> {
  /** What its head says where it sorts by nothing. */
  readonly head?: ReactNode
  readonly sorts: readonly ColumnSort<Sort>[]
  nameOf(row: Row): string
  /** A second line; empty for none. */
  readonly under?: {
    of(row: Row): string
    /** Only where the row is a card. */
    readonly isCardOnly?: boolean
  }
}

const cellStyle = cva({
  base: {
    px: '3',
    py: '1',
    // A card leaves out empty values: it has no head that would say what is missing.
    '&:has(> [data-empty])': { smDown: { display: 'none' } },
    '&[data-label]': { smDown: { display: 'flex', gap: '2', _before: { content: 'attr(data-label)', color: 'fg.muted' } } },
  },
  variants: {
    hasBox: { true: {}, false: {} },
    card: {
      below: { gridColumn: { base: '2', sm: 'auto' } },
      beside: {
        gridColumn: { base: '3', sm: 'auto' },
        gridRow: { base: '1', sm: 'auto' },
        textAlign: { base: 'end', sm: 'start' },
        pr: { base: '4', sm: '3' },
      },
      none: { display: { base: 'none', sm: 'table-cell' } },
    },
    showFrom: {
      md: { display: { sm: 'none', md: 'table-cell' } },
      lg: { display: { sm: 'none', lg: 'table-cell' } },
      wide: { display: 'none', '@container (min-width: 1060px)': { display: 'table-cell' } },
    },
    text: {
      figures: { fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' } },
      sum: { fontVariantNumeric: 'tabular-nums', textAlign: { base: 'start', sm: 'end' }, whiteSpace: 'nowrap' },
      code: { textStyle: 'code', color: 'fg.muted', truncate: { sm: true } },
    },
    isApart: { true: { pl: { lg: '16' } } },
    isDecoration: { true: { position: 'relative' } },
  },
  compoundVariants: [
    { card: 'below', hasBox: true, css: { pl: { base: '0', sm: '3' } } },
    { card: 'below', hasBox: false, css: { pl: { base: '4', sm: '3' } } },
    { card: 'below', isApart: true, css: { pl: { lg: '16' } } },
  ],
})

const headStyle = cva({
  base: { width: 'var(--narrow)', lg: { width: 'var(--wide)' } },
  variants: {
    showFrom: {
      md: { display: { sm: 'none', md: 'table-cell' } },
      lg: { display: { sm: 'none', lg: 'table-cell' } },
      wide: { display: 'none', '@container (min-width: 1060px)': { display: 'table-cell' } },
    },
    text: {
      figures: {},
      // The arrow stands before the word, so that the word ends where the figures end.
      sum: { textAlign: 'end', '& button': { flexDirection: 'row-reverse' } },
      code: {},
    },
    isApart: { true: { pl: { lg: '16' } } },
  },
})

/** How a column stays in sight where the table is scrolled sideways: the status does, which stands beside the name of a card. */
export const pinnedAs = (card: RecordColumn<never>['card']) => (card === 'beside' ? 'status' : undefined)

/** The class names of a column's head and cells; `hasBox` says whether rows can be chosen. */
export function columnClasses<Row>({ card, showFrom, text, isApart, isDecoration }: RecordColumn<Row>, hasBox: boolean) {
  return {
    head: headStyle({ showFrom, text, isApart }),
    cell: cellStyle({ card, showFrom, text, isApart, isDecoration, hasBox }),
  }
}

/** The edge of the page, with which the first column stands in line. */
export const edge = css({ pl: { base: '4', md: '5', lg: '7' } })
/** The box, not the room around it that can be pressed, stands in line with the page's head. */
export const boxAtEdge = css({ display: 'block', ml: '-3px' })
export const boxColumn = cx(edge, css({ width: { base: '52px', lg: '64px' } }))
