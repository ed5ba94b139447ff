import '#src/ui/styles.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { css } from 'styled-system/css'
import type { MenuLink } from '#machines/access/menu.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { createSelectedYear } from '../state/selected-year.ts'
import { texts } from '../texts.ts'
import { AccessNotice } from './parts/AccessUnavailable.tsx'
import { figuresQuery, waitingQuery } from './dashboard/queries.ts'
import { TileFigure, type Figures } from './dashboard/TileFigure.tsx'
import { WaitingList, type Waiting } from './dashboard/WaitingList.tsx'
import { Landing } from './Landing.tsx'
import { LinkCards } from './parts/LinkCards.tsx'
import type { PageProps } from './page.ts'
import { tile, tileGrid } from './parts/TileLink.tsx'

interface DashboardViewProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly links: readonly MenuLink[] | 'loading' | 'unavailable'
  readonly figures: Figures
  readonly waiting: Waiting
  /** Shows the administrators' landing page below the tiles. */
  readonly hasLanding: boolean
  /** A tile was chosen; its page opens next. */
  onFollow(): void
  /** Loads the permissions again. */
  onRetry(): void
  /** Asks for the figures again. */
  onRetryFigures(): void
  onRetryWaiting(): void
}

const selectedYear = createSelectedYear(() => sessionStorage)
const tilesToCome = 12

const TilesToCome = () => (
  <div className={tileGrid} role="status" aria-busy="true" aria-label={texts.loading}>
    {Array.from({ length: tilesToCome }, (_, index) => (
      <div key={index} aria-hidden="true" className={tile}>
        <span className={css({ width: '48px', height: '48px', rounded: 'xl', bg: 'skeleton.base' })} />
        <SkeletonLines count={1} />
      </div>
    ))}
  </div>
)

type TilesProps = Pick<DashboardViewProps, 'links' | 'figures' | 'onFollow' | 'onRetry' | 'onRetryFigures'>

function Tiles({ links, figures, onFollow, onRetry, onRetryFigures }: TilesProps) {
  if (links === 'loading') return <TilesToCome />
  if (links === 'unavailable') return <AccessNotice hint={texts.unavailable.menuHint} onRetry={onRetry} />
  return (
    links.length > 0 && (
      <LinkCards
        links={links}
        onFollow={onFollow}
        renderBeside={({ node, label }) => (
          <TileFigure figures={figures} componentId={node.id} label={label} onFollow={onFollow} onRetry={onRetryFigures} />
        )}
      />
    )
  )
}

/** A tile per entry of the menu with its figure, and what waits for the person. */
export function DashboardView({ title, breadcrumbs, hasLanding, waiting, onRetryWaiting, ...tiles }: DashboardViewProps) {
  const { links } = tiles
  const icons = typeof links === 'string' ? [] : links
  return (
    <>
      <div className={css({ py: '2' })}>
        <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      </div>
      <Tiles {...tiles} />
      {icons.length > 0 && (
        <WaitingList
          waiting={waiting}
          iconOf={(componentId) => icons.find(({ node }) => node.id === componentId)?.iconName ?? ''}
          onRetry={onRetryWaiting}
        />
      )}
      {hasLanding && <Landing />}
    </>
  )
}

/** What a page shows of a read; an earlier answer stands while it is asked for again. */
const shownOf = <Data,>({ data, isError }: UseQueryResult<Data>): Data | 'loading' | 'failed' => data ?? (isError ? 'failed' : 'loading')

/** The home page of every contact type. The year chosen by a tile lasts until the dashboard is shown again. */
export function DashboardPage({ title, breadcrumbs }: PageProps) {
  const { api } = useServices()
  const { menu, access, person } = useSignedInPortal()
  const { send } = useSession()
  const path = usePathname()
  const [own] = useState(path)
  const isKnown = typeof menu !== 'string'
  // Asked for once the tiles are there: the way from sign-in to the tiles waits for none of both.
  const figures = useQuery({ ...figuresQuery(api, person.userId), enabled: isKnown })
  const waiting = useQuery({ ...waitingQuery(api, person.userId), enabled: isKnown })
  const isWithoutFigures = figures.isError && figures.data === undefined
  useEffect(() => {
    if (isWithoutFigures) announce(texts.figures.failed)
  }, [isWithoutFigures])
  // After Back during the load of a tile's page these tiles are still mounted: only the address has changed.
  useEffect(() => {
    if (path === own) selectedYear.clear()
  }, [path, own])
  return (
    <DashboardView
      title={title}
      breadcrumbs={breadcrumbs}
      links={menu}
      figures={shownOf(figures)}
      waiting={shownOf(waiting)}
      hasLanding={access.contactType === 'NCUK'}
      onFollow={() => selectedYear.keep(person.yearId)}
      onRetry={() => send({ type: 'access.retry' })}
      onRetryFigures={() => void figures.refetch()}
      onRetryWaiting={() => void waiting.refetch()}
    />
  )
}
