'use no memo'

import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface PageHeaderProps {
  readonly title: string
  readonly breadcrumbs?: ReactNode
  readonly count?: number
  readonly badge?: ReactNode
  readonly meta?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a page: trail, its one h1, and what belongs beside it. The h1 takes the focus on a change of page. */
export const PageHeader = ({ title, breadcrumbs, count, badge, meta, actions }: PageHeaderProps) => (
  <header
    className={css({
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      px: { base: '4', md: '5', lg: '7' },
      pt: { base: '3', md: '2.5' },
      pb: '3',
    })}
  >
    <div className={css({ minWidth: '0', flex: '1 1 280px' })}>
      {breadcrumbs && <div className={css({ mb: '0.5' })}>{breadcrumbs}</div>}
      <div className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '3', rowGap: '1' })}>
        <h1 tabIndex={-1} className={css({ textStyle: 'h1', overflowWrap: 'anywhere' })}>
          {title}
          {count !== undefined && (
            <span
              className={css({ ml: '2.5', color: 'fg.muted', fontWeight: 'regular', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' })}
            >
              {count}
            </span>
          )}
        </h1>
        {badge}
        {meta && <span className={css({ textStyle: 'code', color: 'fg.muted' })}>{meta}</span>}
      </div>
    </div>
    {actions && <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap' })}>{actions}</div>}
  </header>
)
