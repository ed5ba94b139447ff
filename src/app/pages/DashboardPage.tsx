import '#src/ui/styles.css'
import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { css } from 'styled-system/css'
import type { MenuLink } from '#machines/access/menu.ts'
import { useSession } from '#src/session/session-context.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { createSelectedYear } from '../state/selected-year.ts'
import { texts } from '../texts.ts'
import { AccessNotice } from './parts/AccessUnavailable.tsx'
import { Landing } from './Landing.tsx'
import { LinkCards } from './parts/LinkCards.tsx'
import type { PageProps } from './page.ts'
import { tile, tileGrid } from './parts/TileLink.tsx'

interface DashboardViewProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly links: readonly MenuLink[] | 'loading' | 'unavailable'
  /** Shows the administrators' landing page below the tiles. */
  readonly hasLanding: boolean
  /** A tile was chosen; its page opens next. */
  onFollow(): void
  /** Loads the permissions again. */
  onRetry(): void
}

const selectedYear = createSelectedYear(() => sessionStorage)
const tilesToCome = 12

const Waiting = () => (
  <div className={tileGrid} role="status" aria-busy="true" aria-label={texts.loading}>
    {Array.from({ length: tilesToCome }, (_, index) => (
      <div key={index} aria-hidden="true" className={tile}>
        <span className={css({ width: '48px', height: '48px', rounded: 'xl', bg: 'skeleton.base' })} />
        <SkeletonLines count={1} />
      </div>
    ))}
  </div>
)

function Tiles({ links, onFollow, onRetry }: Pick<DashboardViewProps, 'links' | 'onFollow' | 'onRetry'>) {
  if (links === 'loading') return <Waiting />
  if (links === 'unavailable') return <AccessNotice hint={texts.unavailable.menuHint} onRetry={onRetry} />
  return links.length > 0 && <LinkCards links={links} onFollow={onFollow} />
}

/** A tile per entry of the menu. */
export const DashboardView = ({ title, breadcrumbs, hasLanding, ...tiles }: DashboardViewProps) => (
  <>
    <div className={css({ py: '2' })}>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    </div>
    <Tiles {...tiles} />
    {hasLanding && <Landing />}
  </>
)

/** The home page of every contact type. The year chosen by a tile lasts until the dashboard is shown again. */
export function DashboardPage({ title, breadcrumbs }: PageProps) {
  const { menu, access, person } = useSignedInPortal()
  const { send } = useSession()
  const path = usePathname()
  const [own] = useState(path)
  // After Back during the load of a tile's page these tiles are still mounted: only the address has changed.
  useEffect(() => {
    if (path === own) selectedYear.clear()
  }, [path, own])
  return (
    <DashboardView
      title={title}
      breadcrumbs={breadcrumbs}
      links={menu}
      hasLanding={access.contactType === 'NCUK'}
      onFollow={() => selectedYear.keep(person.yearId)}
      onRetry={() => send({ type: 'access.retry' })}
    />
  )
}
