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
      textStyle: 'caption',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    // A filled dot unless the tone says otherwise: three shapes beside the three hues of a block's status.
    mark: { width: '7px', height: '7px', flexShrink: 0, rounded: 'full', borderWidth: '4px', borderColor: 'currentColor' },
  },
  variants: {
    tone: {
      success: { root: { bg: 'success.subtle', color: 'success.text' } },
      warning: { root: { bg: 'warning.subtle', color: 'warning.text' }, mark: { borderWidth: '2px' } },
      neutral: { root: { bg: 'bg.muted', color: 'fg.muted' }, mark: { borderWidth: '1.5px', rounded: '2px' } },
      info: { root: { bg: 'info.subtle', color: 'info.text' } },
      danger: { root: { bg: 'danger.subtle', color: 'danger.text' } },
    },
  },
})

type BadgeTone = 'success' | 'warning' | 'neutral' | 'info' | 'danger'

interface BadgeProps {
  readonly tone: BadgeTone
  /** Stands in place of the mark, 12 px. */
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A word with a mark; hue, shape and word all say the same. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const classes = style({ tone })
  return (
    <span className={classes.root}>
      {icon ?? <span aria-hidden="true" className={classes.mark} />}
      {children}
    </span>
  )
}

const statuses = {
  0: { tone: 'neutral', word: 'Inactive' },
  1: { tone: 'success', word: 'Active' },
  2: { tone: 'warning', word: 'Draft' },
} as const
const unknown = { tone: 'neutral', word: 'Unknown' } as const

/** The status of a record: 0 inactive, 1 active, 2 draft, null one that the portal does not know. */
export function StatusBadge({ status }: { status: 0 | 1 | 2 | null }) {
  const { tone, word } = status === null ? unknown : statuses[status]
  return <Badge tone={tone}>{word}</Badge>
}

/** A number beside a name. */
export const Count = ({ children }: { children: ReactNode }) => (
  <span
    className={css({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '20px',
      height: '20px',
      px: '1.5',
      rounded: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
    })}
  >
    {children}
  </span>
)
