import '#src/ui/styles.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { css } from 'styled-system/css'
import type { MenuLink } from '#machines/access/menu.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { weekNumber } from '#machines/time/week-number.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useSession } from '#src/session/session-context.tsx'
import { namedDate } from '#src/time/civil-date.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { recordLinks } from '../record-links.ts'
import { useAppState } from '../state/PersonalState.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { createSelectedYear } from '../state/selected-year.ts'
import { texts } from '../texts.ts'
import { dashboardTexts } from './dashboard/texts.ts'
import { AccessNotice } from './parts/AccessUnavailable.tsx'
import {
  figuresQuery,
  nextBlockQuery,
  recentActsQuery,
  trendsQuery,
  waitingQuery,
  type NextBlock,
  type RecentAct,
} from './dashboard/queries.ts'
import { TileFigure, type Figures } from './dashboard/TileFigure.tsx'
import { PanelChooser, type PanelName } from './dashboard/PanelChooser.tsx'
import { RecentActs, type Acts } from './dashboard/RecentActs.tsx'
import { TrendPanels, type Trends } from './dashboard/TrendPanels.tsx'
import { WaitingList, type Waiting } from './dashboard/WaitingList.tsx'
import { Landing } from './Landing.tsx'
import { LinkCards } from './parts/LinkCards.tsx'
import type { PageProps } from './page.ts'
import { TilesToCome } from './parts/TilesToCome.tsx'

// Loaded apart: it imports the clocks of the time zones, for which the lines and tiles do not wait.
const NextBlockPanel = lazyComponent(async () => (await import('./dashboard/NextBlockPanel.tsx')).NextBlockPanel)

interface DashboardViewProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly links: readonly MenuLink[] | 'loading' | 'unavailable'
  readonly figures: Figures
  readonly waiting: Waiting
  /** Null where none is ahead, or where the person does not see it. */
  readonly nextBlock: NextBlock | 'loading' | 'failed' | null
  readonly trends: Trends
  /** How many panels of trends the person is likely to see. */
  readonly trendsToCome: number
  /** Null where the person does not see them, or where the server has no such call. */
  readonly acts: Acts | null
  /** What the person may hide, and what is hidden. */
  readonly panels: readonly PanelName[]
  readonly hidden: readonly PanelName[]
  readonly today: CivilDate
  /** Shows the administrators' landing page below the tiles. */
  readonly hasLanding: boolean
  /** A tile was chosen; its page opens next. */
  onFollow(): void
  /** Loads the permissions again. */
  onRetry(): void
  /** Asks for the figures again. */
  onRetryFigures(): void
  onRetryWaiting(): void
  onRetryNextBlock(): void
  onRetryTrends(): void
  onRetryActs(): void
  onHide(hidden: readonly PanelName[]): void
  /** The page of the record of an act, or of several; null where the person may not open it. */
  linkTo(act: RecentAct): string | null
}

const selectedYear = createSelectedYear(() => sessionStorage)

type TilesProps = Pick<DashboardViewProps, 'links' | 'figures' | 'onFollow' | 'onRetry' | 'onRetryFigures'>

function Tiles({ links, figures, onFollow, onRetry, onRetryFigures }: TilesProps) {
  if (links === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        <TilesToCome />
      </div>
    )
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

const split = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const undivided = css({ borderTopWidth: '1px', borderColor: 'border.default' })
const side = css({
  px: { base: '4', md: '5', lg: '6' },
  py: '4',
  borderTopWidth: { base: '1px', lg: '0' },
  borderLeftWidth: { lg: '1px' },
  borderColor: 'border.default',
  bg: 'bg.sunken',
  // As high as the panel that is loaded into it, so that the tiles do not move.
  minHeight: { base: '412px', lg: '400px' },
})

/** What waits for the person, with the next block beside it, and below a tile per entry of the menu with its figure. */
export function DashboardView(props: DashboardViewProps) {
  const { title, breadcrumbs, hasLanding, today, waiting, nextBlock, trends, trendsToCome, acts, panels, hidden, ...others } = props
  const { onRetryWaiting, onRetryNextBlock, onRetryTrends, onRetryActs, onHide, linkTo, ...tiles } = others
  const { links } = tiles
  const areas = useRef<HTMLDivElement>(null)
  const icons = typeof links === 'string' ? [] : links
  const hasEntries = links === 'loading' || icons.length > 0
  const toAreas = () => {
    areas.current?.focus({ preventScroll: true })
    areas.current?.scrollIntoView()
  }
  return (
    <>
      <div className={css({ py: '2' })}>
        <PageHeader
          title={title}
          breadcrumbs={breadcrumbs(title)}
          badge={<span className={css({ color: 'fg.muted' })}>{dashboardTexts.today(namedDate(today), weekNumber(today))}</span>}
          actions={
            hasEntries && (
              <>
                <Button icon={<LayoutGrid size={16} aria-hidden />} onClick={toAreas}>
                  {dashboardTexts.allAreas}
                </Button>
                {panels.length > 0 && <PanelChooser panels={panels} hidden={hidden} onHide={onHide} />}
              </>
            )
          }
        />
      </div>
      {hasEntries && (
        <div className={nextBlock === null ? undivided : split}>
          <WaitingList
            waiting={waiting}
            iconOf={(componentId) => icons.find(({ node }) => node.id === componentId)?.iconName ?? ''}
            room={nextBlock === null ? 3 : 5}
            onRetry={onRetryWaiting}
          />
          {nextBlock !== null && (
            <div className={side} aria-busy={nextBlock === 'loading'}>
              {nextBlock === 'loading' && <SkeletonLines count={4} />}
              {nextBlock === 'failed' && <ErrorState title={dashboardTexts.nextBlock.failed} onRetry={onRetryNextBlock} />}
              {typeof nextBlock !== 'string' && (
                <LazyBoundary fallback={<SkeletonLines count={4} />}>
                  <NextBlockPanel block={nextBlock} />
                </LazyBoundary>
              )}
            </div>
          )}
        </div>
      )}
      {hasEntries && <TrendPanels trends={trends} toCome={trendsToCome} onRetry={onRetryTrends} />}
      {hasEntries && acts !== null && <RecentActs acts={acts} today={today} linkTo={linkTo} onRetry={onRetryActs} />}
      <div ref={areas} role="group" aria-label={dashboardTexts.allAreas} tabIndex={-1} className={css({ outline: 'none' })}>
        <Tiles {...tiles} />
      </div>
      {hasLanding && <Landing />}
    </>
  )
}

/** What a page shows of a read; an earlier answer stands while it is asked for again. */
const shownOf = <Data,>({ data, isError }: UseQueryResult<Data>): Data | 'loading' | 'failed' =>
  data === undefined ? (isError ? 'failed' : 'loading') : data

const notFound = 404

/** The same of a call that a server may lack: where it answers 404, `absent` is shown, and no error. */
function shownIfOffered<Data, Absent>(result: UseQueryResult<Data>, absent: Absent): Data | Absent | 'loading' | 'failed' {
  const isLacking = result.data === undefined && result.error !== null && toFailure(result.error).code === notFound
  return isLacking ? absent : shownOf(result)
}

interface Offer {
  readonly panels: readonly PanelName[]
  /** How many figures change from week to week; their place is kept while they load. */
  readonly trends: number
}

/** What the dashboards of the contact types offer beside what waits and the tiles. */
const offers: Readonly<Record<string, Offer>> = {
  NCUK: { panels: ['nextBlock', 'trends', 'acts'], trends: 4 },
  CENTER: { panels: ['trends', 'acts'], trends: 3 },
  INSTITUTE: { panels: ['trends', 'acts'], trends: 2 },
}
const noOffer: Offer = { panels: [], trends: 0 }

/** The panels that a dashboard offers, and those that the person hides, which are kept. */
function usePanels(path: string, offered: readonly PanelName[]) {
  const state = useAppState()
  const kept = state.get('columns').hidden[path] ?? []
  const [hidden, setHidden] = useState(() => offered.filter((panel) => kept.includes(panel)))
  return {
    panels: offered,
    hidden,
    isShown: (panel: PanelName) => offered.includes(panel) && !hidden.includes(panel),
    onHide: (panels: readonly PanelName[]) => {
      const columns = state.get('columns')
      setHidden([...panels])
      state.set('columns', { ...columns, hidden: { ...columns.hidden, [path]: [...panels] } })
    },
  }
}

/** The home page of every contact type. The year chosen by a tile lasts until the dashboard is shown again. */
export function DashboardPage({ title, breadcrumbs }: PageProps) {
  const { api, clock, codec } = useServices()
  const { menu, access, person } = useSignedInPortal()
  const { send } = useSession()
  const path = usePathname()
  const [own] = useState(path)
  const isKnown = typeof menu !== 'string'
  // Asked for once the tiles are there, so that neither delays the tiles after sign-in.
  const figures = useQuery({ ...figuresQuery(api, person.userId), enabled: isKnown })
  const waiting = useQuery({ ...waitingQuery(api, person.userId), enabled: isKnown })
  const hasLanding = access.contactType === 'NCUK'
  const offer = offers[access.contactType ?? ''] ?? noOffer
  const { isShown, ...choice } = usePanels(own, offer.panels)
  const nextBlock = useQuery({ ...nextBlockQuery(api, person.userId), enabled: isKnown && isShown('nextBlock') })
  const trends = useQuery({ ...trendsQuery(api, person.userId), enabled: isKnown && isShown('trends') })
  const recentActs = useQuery({ ...recentActsQuery(api, person.userId), enabled: isKnown && isShown('acts') })
  const links = recordLinks(access, codec.encrypt)
  const isWithoutFigures = figures.isError && figures.data === undefined
  useEffect(() => {
    if (isWithoutFigures) announce(dashboardTexts.figures.failed)
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
      nextBlock={isShown('nextBlock') ? shownIfOffered(nextBlock, null) : null}
      trends={isShown('trends') ? shownIfOffered(trends, []) : []}
      trendsToCome={offer.trends}
      acts={isShown('acts') ? shownIfOffered(recentActs, null) : null}
      {...choice}
      today={clock.today()}
      hasLanding={hasLanding}
      onFollow={() => selectedYear.keep(person.yearId)}
      onRetry={() => send({ type: 'access.retry' })}
      onRetryFigures={() => void figures.refetch()}
      onRetryWaiting={() => void waiting.refetch()}
      onRetryNextBlock={() => void nextBlock.refetch()}
      onRetryTrends={() => void trends.refetch()}
      onRetryActs={() => void recentActs.refetch()}
      linkTo={({ resource, recordId, count }) => (count === 1 ? links.linkTo(resource, String(recordId)) : links.listTo(resource))}
    />
  )
}
