import type { ReactNode } from 'react'
import { css, sva } from 'styled-system/css'

const style = sva({
  slots: ['root', 'mark'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      rounded: 'sm',
      px: '2',
      minHeight: '22px',
      textStyle: 'label',
      whiteSpace: 'nowrap',
    },
    mark: { width: '7px', height: '7px', flexShrink: 0 },
  },
  variants: {
    tone: {
      success: { root: { bg: 'success.subtle', color: 'success.text' }, mark: { bg: 'success.icon', rounded: 'full' } },
      warning: {
        root: { bg: 'warning.subtle', color: 'warning.text' },
        mark: { borderWidth: '2px', borderColor: 'warning.icon', rounded: 'full' },
      },
      neutral: {
        root: { bg: 'bg.muted', color: 'fg.muted' },
        mark: { borderWidth: '1.5px', borderColor: 'border.control', rounded: '2px' },
      },
    },
  },
})

/** A word with a mark; hue, shape and word all say the same. */
export function Badge({ tone, children }: { tone: 'success' | 'warning' | 'neutral'; children: ReactNode }) {
  const classes = style({ tone })
  return (
    <span className={classes.root}>
      <span aria-hidden="true" className={classes.mark} />
      {children}
    </span>
  )
}

const statuses = {
  0: { tone: 'neutral', word: 'Inactive' },
  1: { tone: 'success', word: 'Active' },
  2: { tone: 'warning', word: 'Draft' },
} as const

/** The status of a block: 0 inactive, 1 active, 2 draft. */
export const StatusBadge = ({ status }: { status: 0 | 1 | 2 }) => <Badge tone={statuses[status].tone}>{statuses[status].word}</Badge>

/** A number beside a name. */
export const Count = ({ children }: { children: ReactNode }) => (
  <span
    className={css({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '22px',
      minHeight: '20px',
      px: '1.5',
      rounded: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
    })}
  >
    {children}
  </span>
)
