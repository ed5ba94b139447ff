import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

export interface Crumb {
  readonly label: string
  /** Where it leads; the last crumb and groups without a page have none. */
  readonly href?: string
}

const crumbLink = css({ color: 'fg.muted', rounded: 'xs', _hover: { color: 'fg.default', textDecoration: 'underline' } })

/** Home and the trail; the last crumb is where one is. Below 1024 px the middle folds into dots. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', textStyle: 'small', color: 'fg.muted' })}>
        <li>
          <Link
            href="/"
            aria-label="Home"
            className={css({
              display: 'grid',
              placeItems: 'center',
              width: '24px',
              height: '24px',
              mx: '-1',
              color: 'fg.muted',
              rounded: 'xs',
              _hover: { color: 'fg.default' },
            })}
          >
            <House size={15} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li
              key={`${index} ${label}`}
              className={css({ display: 'flex', gap: '2', minWidth: '0', '&[data-middle=true]': { hideBelow: 'lg' } })}
              data-middle={!isLast && index < crumbs.length - 2}
            >
              <span aria-hidden="true">/</span>
              {isLast ? (
                <span aria-current="page" className={css({ color: 'fg.default', fontWeight: 'medium', overflowWrap: 'anywhere' })}>
                  {label}
                </span>
              ) : href === undefined ? (
                <span>{label}</span>
              ) : (
                <Link href={href} className={crumbLink}>
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

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
      pt: { base: '3', lg: '3.5' },
      pb: { base: '2', lg: '3.5' },
    })}
  >
    <div className={css({ minWidth: '0', flex: '1 1 280px' })}>
      {breadcrumbs && <div className={css({ hideBelow: 'md', mb: '1' })}>{breadcrumbs}</div>}
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
