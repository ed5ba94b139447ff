import { css, cx } from 'styled-system/css'
import type { BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { addDays, daysBetween } from '../../time/civil-date.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const spanMonths = 15

/** The stretch of time that the track shows: from three months before today's month, fifteen months long. */
function axisOf(today: CivilDate): { start: CivilDate; days: number; ticks: { label: string; at: number }[] } {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - 3
  const day = (month: number): CivilDate =>
    `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const start = day(first)
  const days = daysBetween(start, day(first + spanMonths))
  const ticks = [0, 3, 6, 9, 12].map((ahead) => ({
    label: months[(first + ahead) % 12] ?? '',
    at: daysBetween(start, day(first + ahead)) / days,
  }))
  return { start, days, ticks }
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`
const track = css({ position: 'relative', display: 'block', height: '47px', minWidth: '150px' })
const line = css({ position: 'absolute', insetInline: '0', top: '50%', height: '1px', bg: 'border.subtle' })
const now = css({ position: 'absolute', insetBlock: '-1px', width: '1px', bg: 'accent.border' })
const bar = css({ position: 'absolute', top: '50%', height: '9px', minWidth: '9px', rounded: '3px', transform: 'translateY(-50%)' })
const bars = {
  0: css({ bg: 'border.control' }),
  1: css({ bg: 'ink.solid' }),
  2: css({ bg: 'bg.surface', borderWidth: '2px', borderColor: 'ink.solid' }),
}

/** The months above the track. */
export function YearTrackHead({ today }: { today: CivilDate }) {
  return (
    <span
      aria-hidden="true"
      className={css({
        position: 'relative',
        display: 'block',
        height: '16px',
        minWidth: '150px',
        textStyle: 'caption',
        color: 'fg.muted',
      })}
    >
      {axisOf(today).ticks.map(({ label, at }) => (
        <span key={at} className={css({ position: 'absolute' })} style={{ left: percent(at) }}>
          {label}
        </span>
      ))}
    </span>
  )
}

/** Where in the year a block lies, and where today is: decoration beside the dates. */
export function YearTrack({ row, today }: { row: BlockRow; today: CivilDate }) {
  const { start, days } = axisOf(today)
  const from = row.from === null ? null : daysBetween(start, row.from) / days
  const to = row.to === null ? from : daysBetween(start, addDays(row.to, 1)) / days
  return (
    <span aria-hidden="true" className={track}>
      <span className={line} />
      <span className={now} style={{ left: percent(daysBetween(start, today) / days) }} />
      {from !== null && to !== null && from < 1 && to > 0 && (
        <span
          className={cx(bar, bars[row.status])}
          style={{ left: percent(Math.max(0, from)), width: percent(Math.max(0, Math.min(1, to) - Math.max(0, from))) }}
        />
      )}
    </span>
  )
}
