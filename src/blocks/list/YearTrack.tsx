import { css, cx } from 'styled-system/css'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The months that the track shows; `at` and `now` are fractions of its length, 0 to 1. */
export interface YearAxis {
  readonly start: CivilDate
  readonly days: number
  readonly ticks: readonly { readonly label: string; readonly at: number }[]
  /** Where today is. */
  readonly now: number
}

/** Fifteen months from the quarter that lies three months back, so that a whole year lies ahead. */
export function axisOf(today: CivilDate): YearAxis {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - 3
  const first = month - (month % 3)
  const day = (ahead: number): CivilDate =>
    `${String(Math.floor((first + ahead) / 12)).padStart(4, '0')}-${String(((first + ahead) % 12) + 1).padStart(2, '0')}-01`
  const start = day(0)
  const days = daysBetween(start, day(15))
  const ticks = [0, 3, 6, 9, 12].map((ahead) => ({
    label: months[(first + ahead) % 12] ?? '',
    at: daysBetween(start, day(ahead)) / days,
  }))
  return { start, days, ticks, now: daysBetween(start, today) / days }
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`
const within = (value: number) => Math.min(1, Math.max(0, value))
const field = css({ position: 'absolute', insetInline: '3', insetBlock: '0' })
const line = css({ position: 'absolute', insetInline: '0', top: '50%', height: '1px', bg: 'border.subtle' })
// One line through all rows: each row's piece reaches over the hairline under it.
const nowLine = css({ position: 'absolute', top: '0', bottom: '-1px', width: '1px', bg: 'accent.marker', opacity: 0.5 })
const bar = css({ position: 'absolute', top: '50%', height: '9px', minWidth: '9px', rounded: '3px', transform: 'translateY(-50%)' })
const bars = {
  0: css({ bg: 'border.control' }),
  1: css({ bg: 'ink.solid' }),
  2: css({ bg: 'bg.surface', borderWidth: '1.5px', borderColor: 'ink.solid' }),
}
const unknownBar = css({ bg: 'bg.surface', borderWidth: '1.5px', borderStyle: 'dashed', borderColor: 'border.control' })

/** The months above the track. */
export const YearTrackHead = ({ axis }: { axis: YearAxis }) => (
  <span
    className={css({
      position: 'relative',
      display: 'block',
      height: '16px',
      minWidth: '160px',
      textStyle: 'caption',
      fontWeight: 'regular',
      color: 'fg.muted',
    })}
  >
    {axis.ticks.map(({ label, at }) => (
      <span key={at} className={css({ position: 'absolute' })} style={{ left: percent(at) }}>
        {label}
      </span>
    ))}
  </span>
)

/** Where in the year a block lies, and where today is: decoration beside the dates. */
export function YearTrack({ row, axis: { start, days, now } }: { row: Pick<BlockRow, 'from' | 'to' | 'status'>; axis: YearAxis }) {
  const from = row.from === null ? null : daysBetween(start, row.from) / days
  const to = row.to === null ? from : daysBetween(start, addDays(row.to, 1)) / days
  return (
    <span className={field}>
      <span className={line} />
      <span className={nowLine} style={{ left: percent(now) }} />
      {from !== null && to !== null && from < 1 && to > 0 && (
        <span
          className={cx(bar, row.status === null ? unknownBar : bars[row.status])}
          style={{ left: percent(within(from)), width: percent(within(to) - within(from)) }}
        />
      )}
    </span>
  )
}
