import { Ellipsis, House } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link, useLocation } from 'wouter'
import type { Crumb } from '#machines/access/crumbs.ts'
import { Menu } from '../../ui/menu.tsx'
import { texts } from '../texts.ts'
import { useMedia } from './use-media.ts'

const list = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '2', textStyle: 'small', color: 'fg.muted' })
const crumb = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', minHeight: '24px' })
const link = css({ color: 'fg.muted', rounded: 'xs', py: '0.5', _hover: { color: 'fg.default', textDecoration: 'underline' } })
const iconBox = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  mx: '-1',
  rounded: 'xs',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
})

const Slash = () => <span aria-hidden="true">/</span>

/** Home and the way to the page; one is at the last crumb, so it is no link. Below 1024 px the middle folds into a menu. */
export function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const isFolded = useMedia('(width < 1024px)')
  const [, navigate] = useLocation()
  if (crumbs.length === 0) return null
  const folded = isFolded ? crumbs.slice(0, -2) : []
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={list}>
        <li className={crumb}>
          <Link href="/" aria-label={texts.homeCrumb} className={iconBox}>
            <House size={15} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
        {folded.length > 0 && (
          <li className={crumb}>
            <Slash />
            <Menu
              trigger={
                <button type="button" aria-label={texts.middleCrumbs} title={texts.middleCrumbs} className={iconBox}>
                  <Ellipsis size={15} strokeWidth={1.75} aria-hidden />
                </button>
              }
              items={folded.map(({ label, href }, index) => ({
                id: `${index}`,
                label,
                onSelect: () => navigate(href ?? '/'),
              }))}
            />
          </li>
        )}
        {crumbs.slice(folded.length).map(({ label, href }) => (
          <li key={`${label} ${href}`} className={crumb}>
            <Slash />
            {href === undefined ? (
              <span aria-current="page" className={css({ color: 'fg.default', fontWeight: 'medium', overflowWrap: 'anywhere' })}>
                {label}
              </span>
            ) : (
              <Link href={href} className={link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
