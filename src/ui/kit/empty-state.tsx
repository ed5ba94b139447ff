import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface EmptyStateProps {
  readonly title: string
  readonly icon?: ReactNode
  readonly hint?: string
  readonly action?: ReactNode
}

/** Nothing here: an icon, one line, at most one action. */
export const EmptyState = ({ title, icon, hint, action }: EmptyStateProps) => (
  <div
    className={css({
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      textAlign: 'center',
      px: '6',
      py: '16',
    })}
  >
    {icon && (
      <span
        aria-hidden="true"
        className={css({
          display: 'grid',
          placeItems: 'center',
          width: '52px',
          height: '52px',
          rounded: 'xl',
          bg: 'bg.muted',
          color: 'fg.default',
          mb: '2',
        })}
      >
        {icon}
      </span>
    )}
    <p className={css({ textStyle: 'h3' })}>{title}</p>
    {hint && <p className={css({ color: 'fg.muted', maxWidth: '44ch' })}>{hint}</p>}
    {action && <div className={css({ mt: '2' })}>{action}</div>}
  </div>
)
