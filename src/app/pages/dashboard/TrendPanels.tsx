import type { CSSProperties } from 'react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { formatCivil } from '#src/time/civil-date.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { initialsOf } from '#src/ui/text/initials.ts'
import { FailedLine } from './LineSection.tsx'
import type { Trend } from './queries.ts'
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

// The lines between the panels are what shows of the list behind them.
const grid = css({
  display: 'grid',
  gap: '1px',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  bg: 'border.default',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** By how many panels there are: each row is full. */
const columns: Readonly<Record<number, string>> = {
  2: css({ gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }),
  3: css({ gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }),
  4: css({ gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } }),
}
const panel = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  px: { base: '4', md: '5', lg: '6' },
  py: '4',
  minHeight: '152px',
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

type Marks = Trend['marks']
type Chart = (props: { readonly marks: Marks }) => React.JSX.Element

const bars = css({ display: 'flex', alignItems: 'flex-end', gap: '1', height: '32px' })
const bar = css({ flex: '1', minHeight: '2px', height: 'var(--share)', rounded: 'xs', bg: 'border.control', opacity: 0.55 })
const markedBar = css({ flex: '1', minHeight: '2px', height: 'var(--share)', rounded: 'xs', bg: 'ink.solid' })

function Weeks({ marks }: { readonly marks: Marks }) {
  const highest = Math.max(1, ...marks.map((one) => one.value))
  return (
    <div className={bars}>
      {marks.map(({ label, value: count, isMarked }) => (
        <span
          key={label}
          className={isMarked === 1 ? markedBar : bar}
          style={{ '--share': `${(100 * count) / highest}%` } as CSSProperties}
        />
      ))}
    </div>
  )
}

const pieces = css({ display: 'flex', gap: '1', height: '8px' })
const piece = css({ flex: 'var(--share) 1 0', minWidth: '6px', rounded: 'full' })
const fills = [css({ bg: 'border.control' }), css({ bg: 'fg.muted' }), css({ bg: 'ink.solid' })]
const empty = css({ height: '8px', rounded: 'full', bg: 'bg.muted' })

function Parts({ marks }: { readonly marks: Marks }) {
  const isEmpty = marks.every((one) => one.value === 0)
  return (
    <>
      {isEmpty ? (
        <div className={empty} />
      ) : (
        <div className={pieces}>
          {marks.map(
            ({ label, value: count }, index) =>
              count > 0 && (
                <span key={label} className={cx(piece, fills[index % fills.length])} style={{ '--share': count } as CSSProperties} />
              ),
          )}
        </div>
      )}
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', mt: '2', textStyle: 'small', color: 'fg.muted' })}>
        {marks.map(({ label, value: count }, index) => (
          <li key={label} className={css({ display: 'flex', alignItems: 'center', gap: '1.5', fontVariantNumeric: 'tabular-nums' })}>
            <span className={cx(css({ width: '8px', height: '8px', rounded: 'full' }), fills[index % fills.length])} />
            {label} {count}
          </li>
        ))}
      </ul>
    </>
  )
}

const row = css({ display: 'flex', gap: '1', flexWrap: 'wrap' })
const square = css({ display: 'grid', placeItems: 'center', height: '32px', textStyle: 'small', fontWeight: 'medium' })
const day = css({ rounded: 'md', bg: 'bg.muted', color: 'fg.muted' })
const markedDay = css({ rounded: 'md', bg: 'ink.solid', color: 'ink.fg' })
const name = css({ width: '32px', rounded: 'full', bg: 'bg.muted' })
const markedName = css({ width: '32px', rounded: 'full', bg: 'ink.solid', color: 'ink.fg' })

const week = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 32px))', gap: '1' })

const Days: Chart = ({ marks }) => (
  <div className={week}>
    {marks.map(({ label, isMarked }) => (
      <span key={label} className={cx(square, isMarked === 1 ? markedDay : day)}>
        {label.slice(-2)}
      </span>
    ))}
  </div>
)

const Names: Chart = ({ marks }) => (
  <div className={row}>
    {marks.map(({ label, isMarked }) => (
      <span key={label} className={cx(square, isMarked === 1 ? markedName : name)}>
        {initialsOf(label)}
      </span>
    ))}
  </div>
)

const charts: Readonly<Record<Trend['chart'], Chart>> = { weeks: Weeks, parts: Parts, days: Days, names: Names }

const dated = (marks: Marks): Marks => marks.map((one) => ({ ...one, label: formatCivil(one.label) }))

/** What a chart shows, in words. */
const chartWords: Readonly<Record<Trend['chart'], (marks: Marks) => string>> = {
  weeks: (marks) => words.weeks(dated(marks)),
  parts: words.parts,
  days: (marks) => words.parts(dated(marks).filter((one) => one.value > 0)),
  names: words.parts,
}

function Panel({ title, value: shown, text, address, chart, marks }: Trend) {
  const Drawing = charts[chart]
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
        <div role="img" aria-label={chartWords[chart](marks)} className={css({ mt: 'auto', pt: '2' })}>
          <Drawing marks={marks} />
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
        <FailedLine text={words.failed} onRetry={onRetry} />
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
