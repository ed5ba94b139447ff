import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { failedLine } from './LineSection.tsx'
import type { Trend } from './queries.ts'
import { TrendChart } from './TrendChart.tsx'
import { dashboardTexts } from './texts.ts'

/** What changes from week to week, or how the call for it stands. */
export type Trends = readonly Trend[] | 'loading' | 'failed'

interface TrendPanelsProps {
  readonly trends: Trends
  /** How many panels stand there until they come. */
  readonly toCome: number
  onRetry(): void
}

const words = dashboardTexts.trends

// The background of the list shows through the gaps as lines between the panels.
const grid = css({
  display: 'grid',
  gap: '1px',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  bg: 'border.default',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** By how many panels there are: each row is full, and as high as the highest chart with a long sum above it. */
const columns: Readonly<Record<number, string>> = {
  2: css({ gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, '& > *': { minHeight: '168px' } }),
  3: css({ gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, '& > *': { minHeight: '168px' } }),
  4: css({
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    '& > *': { minHeight: { base: '188px', lg: '204px' } },
  }),
}
const panel = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  px: { base: '4', md: '5', lg: '7' },
  py: '4',
  bg: 'bg.surface',
})
const link = css({
  // The whole panel leads there.
  _after: { content: '""', position: 'absolute', inset: '0' },
  _hover: { '& [data-part=value]': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-3px', rounded: 'md' } },
})
const value = css({ display: 'block', textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
// Sums of several currencies.
const longValue = css({
  display: 'block',
  textStyle: 'bodyStrong',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  py: '1.5',
  overflowWrap: 'anywhere',
})
const muted = css({ display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })

function Panel({ title, value: shown, text, address, chart, marks }: Trend) {
  return (
    <li className={panel}>
      <Link href={address} className={link}>
        <span className={muted}>{title}</span>{' '}
        <span data-part="value" className={shown.length > 10 ? longValue : value}>
          {shown}
        </span>{' '}
        <span className={muted}>{text}</span>
      </Link>
      {marks.length > 0 && (
        <div className={css({ mt: 'auto', pt: '2' })}>
          <TrendChart chart={chart} marks={marks} />
        </div>
      )}
    </li>
  )
}

/** Figures that change from week to week, each with a small chart, and a link to what is behind it. */
export function TrendPanels({ trends, toCome, onRetry }: TrendPanelsProps) {
  if (trends === 'loading')
    return (
      toCome > 0 && (
        <div aria-hidden="true" className={cx(grid, columns[toCome])}>
          {Array.from({ length: toCome }, (_, index) => (
            <div key={index} className={panel}>
              <SkeletonLines count={2} />
            </div>
          ))}
        </div>
      )
    )
  if (trends === 'failed')
    return (
      <div className={css({ borderTopWidth: '1px', borderColor: 'border.default', pt: '4' })}>
        <FailedLine text={words.failed} className={failedLine} onRetry={onRetry} />
      </div>
    )
  return (
    trends.length > 0 && (
      <section aria-label={words.title}>
        <ul className={cx(grid, columns[trends.length])}>
          {trends.map((trend) => (
            <Panel key={trend.title} {...trend} />
          ))}
        </ul>
      </section>
    )
  )
}
