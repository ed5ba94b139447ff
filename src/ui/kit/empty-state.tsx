import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

interface EmptyStateProps {
  readonly title: string
  readonly icon?: ReactNode
  readonly hint?: string
  readonly action?: ReactNode
}

/** The layout of what stands in place of missing content: in the middle of the room that there is. */
export const inPlace = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  px: '6',
  py: '16',
})
/** The background of the icon in such a place. */
export const iconGround = css({ display: 'grid', placeItems: 'center', width: '52px', height: '52px', rounded: 'xl' })

/** Nothing here: an icon, one line, at most one action. */
export const EmptyState = ({ title, icon, hint, action }: EmptyStateProps) => (
  <div className={cx(inPlace, css({ gap: '2' }))}>
    {icon && (
      <span aria-hidden="true" className={cx(iconGround, css({ bg: 'bg.muted', color: 'fg.default', mb: '2' }))}>
        {icon}
      </span>
    )}
    <p className={css({ textStyle: 'h3' })}>{title}</p>
    {hint && <p className={css({ color: 'fg.muted', maxWidth: '44ch' })}>{hint}</p>}
    {action && <div className={css({ mt: '2' })}>{action}</div>}
  </div>
)
