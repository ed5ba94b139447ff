import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { lateSkeleton, skeletonBar } from '#src/ui/kit/skeleton.tsx'
import { dashboardTexts } from './texts.ts'
import type { Figure } from './queries.ts'

/** What the tiles know of their figures: those that came, or how the call stands. */
export type Figures = readonly Figure[] | 'loading' | 'failed'

interface TileFigureProps {
  readonly figures: Figures
  /** The entry of the menu that the tile stands for. */
  readonly componentId: string
  /** What the tile is called. */
  readonly label: string
  onFollow(): void
  onRetry(): void
}

// Beside the icon, above the link of the tile: it takes no place of its own, so nothing moves when it comes.
const corner = css({
  position: 'absolute',
  top: { base: '3', md: '4', lg: '6' },
  right: { base: '2', md: '3', lg: '5' },
  maxWidth: { base: 'calc(100% - 76px)', md: 'calc(100% - 92px)', lg: 'calc(100% - 104px)' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'right',
})
const figureLink = css({
  px: '2',
  py: '1',
  minHeight: 'touch',
  rounded: 'md',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
const valueText = css({ display: 'block', textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
// Sums of several currencies, and dates.
const longText = css({
  display: 'block',
  textStyle: { base: 'small', md: 'bodyStrong' },
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
})
const words = css({ display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })
const retry = css({
  minHeight: { base: 'touch', md: '24px' },
  px: '2',
  rounded: 'sm',
  textStyle: 'small',
  color: 'fg.muted',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
})

/** The figure of a tile, which leads to what is behind it. */
export function TileFigure({ figures, componentId, label, onFollow, onRetry }: TileFigureProps) {
  if (figures === 'loading')
    return (
      <span aria-hidden="true" className={cx(corner, lateSkeleton)}>
        <span className={cx(skeletonBar, css({ width: '44px', height: '20px', mt: '2', mr: '2' }))} />
      </span>
    )
  if (figures === 'failed')
    return (
      <span className={corner}>
        <span className={cx(valueText, css({ px: '2' }))}>{dashboardTexts.figures.none}</span>
        <button
          type="button"
          className={retry}
          aria-label={dashboardTexts.figures.retryOf(label)}
          onClick={({ currentTarget }) => {
            // The button goes when the figure comes; the tile stays.
            currentTarget.closest('div')?.querySelector('a')?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          {dashboardTexts.figures.retry}
        </button>
      </span>
    )
  const figure = figures.find((one) => String(one.componentId) === componentId)
  if (!figure) return null
  return (
    <span className={corner}>
      <Link href={figure.address} className={figureLink} onClick={onFollow}>
        <span className={figure.value.length > 8 ? longText : valueText}>{figure.value}</span> <span className={words}>{figure.text}</span>
      </Link>
    </span>
  )
}
