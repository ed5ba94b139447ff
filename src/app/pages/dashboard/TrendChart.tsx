import type { CSSProperties } from 'react'
import { css, cx } from 'styled-system/css'
import { formatCivil } from '#src/time/civil-date.ts'
import { initialsOf } from '#src/ui/text/initials.ts'
import type { Trend } from './queries.ts'
import { dashboardTexts } from './texts.ts'

const words = dashboardTexts.trends

type Marks = Trend['marks']
type Chart = (props: { readonly marks: Marks }) => React.JSX.Element

const bars = css({ display: 'flex', alignItems: 'flex-end', gap: '1', height: '32px' })
const bar = css({ flex: '1', minHeight: '2px', height: 'var(--share)', rounded: 'xs', bg: 'border.control' })
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
    {marks.map(({ label, isMarked }, index) => (
      <span key={`${label} ${index}`} className={cx(square, isMarked === 1 ? markedName : name)}>
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

/** The small chart of a figure; screen readers get its values in words. */
export function TrendChart({ chart, marks }: Pick<Trend, 'chart' | 'marks'>) {
  const Drawing = charts[chart]
  return (
    <div role="img" aria-label={chartWords[chart](marks)}>
      <Drawing marks={marks} />
    </div>
  )
}
