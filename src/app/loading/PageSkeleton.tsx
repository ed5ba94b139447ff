import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { PagePlaceholder, SkeletonLines, skeletonBar } from '#src/ui/kit/skeleton.tsx'
import { SkeletonRows } from '#src/ui/list/skeleton-table.tsx'
import { TilesToCome } from '../pages/parts/TilesToCome.tsx'
import type { PageShape } from '../route-spec.ts'
import { texts } from '../texts.ts'

const rows = 10
const columns = 6
const lines = 5
const steps = 4

const head = css({ height: '28px', width: '240px', maxWidth: '60%', mb: '5' })
const box = css({ height: '40px', rounded: 'md' })

const List = () => (
  <>
    <span className={cx(skeletonBar, head)} />
    <span className={cx(skeletonBar, box, css({ mb: '5' }))} />
    <table className={css({ width: 'full' })}>
      <SkeletonRows rows={rows} columns={columns} />
    </table>
  </>
)

const FlushHead = () => <span className={cx(skeletonBar, head, css({ mx: { base: '4', md: '5', lg: '7' }, mt: '5' }))} />

const Tiles = () => (
  <>
    <FlushHead />
    <TilesToCome />
  </>
)

// A dashboard lists the waiting work above its tiles.
const Dashboard = () => (
  <>
    <FlushHead />
    <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '5' })}>
      <SkeletonLines count={lines} />
    </div>
    <TilesToCome />
  </>
)

const Wizard = () => (
  <>
    <span className={cx(skeletonBar, head)} />
    <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '4', mb: '7' })}>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={cx(skeletonBar, box)} />
      ))}
    </div>
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, columnGap: '6', rowGap: '5' })}>
      {Array.from({ length: steps * 2 }, (_, index) => (
        <span key={index} className={cx(skeletonBar, box)} />
      ))}
    </div>
  </>
)

const shapes: Readonly<Record<Exclude<PageShape, 'text'>, () => ReactNode>> = {
  list: List,
  dashboard: Dashboard,
  tiles: Tiles,
  wizard: Wizard,
}

/** The placeholder of a page that is loading, in the shape of that page; as high as every placeholder. */
export function PageSkeleton({ shape }: { readonly shape: PageShape }) {
  if (shape === 'text') return <PagePlaceholder label={texts.loading} />
  const Shape = shapes[shape]
  const placeholder = (
    <div
      role="status"
      aria-busy="true"
      aria-label={texts.loading}
      data-shape={shape}
      className={cx(
        css({ height: 'loadingPlaceholder', overflow: 'hidden' }),
        shape === 'tiles' || shape === 'dashboard' ? undefined : css({ p: { base: '4', md: '5', lg: '7' } }),
      )}
    >
      <div aria-hidden="true">
        <Shape />
      </div>
    </div>
  )
  if (shape !== 'dashboard') return placeholder
  // Room of the window's height: what stands below it is not seen, and not moved when the dashboard comes.
  return <div className={css({ minHeight: '100dvh' })}>{placeholder}</div>
}
