import { css, cva } from 'styled-system/css'
import { Link } from 'wouter'
import { addDays } from '#machines/time/days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { lastOfMonth, weeksOfMonth } from '#machines/calendar/calendar-days.ts'
import { entriesOn, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { monthTitle } from './month-title.ts'
import { calendarTexts as texts } from './texts.ts'

interface YearViewProps {
  readonly day: CivilDate
  readonly today: CivilDate
  readonly entries: readonly ShownEntry[]
  monthHref(day: CivilDate): string
}

const dayStyle = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    rounded: 'sm',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
  },
  variants: {
    weight: { none: {}, some: { bg: 'bg.active', color: 'fg.default' }, much: { bg: 'ink.solid', color: 'ink.fg' } },
    isToday: { true: { boxShadow: 'inset 0 0 0 2px token(colors.accent.marker)' } },
  },
})

/** How strongly a day is marked: most with a block, because a year is planned round blocks. */
const weightOf = (entries: readonly ShownEntry[]) => {
  if (entries.some(({ entry }) => entry.source === 'examBlocks' || entry.source === 'testBlocks')) return 'much'
  return entries.length > 0 ? 'some' : 'none'
}

/** The twelve months of a year; each leads to its month. */
export const YearView = ({ day, today, entries, monthHref }: YearViewProps) => (
  <ol
    className={css({
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      gap: '6',
      px: { base: '4', md: '5', lg: '7' },
      py: '5',
    })}
  >
    {Array.from({ length: 12 }, (_, index) => `${day.slice(0, 4)}-${String(index + 1).padStart(2, '0')}-01`).map((first) => {
      const last = lastOfMonth(first)
      const own = entries.filter((one) => one.first <= last && one.last >= first)
      return (
        <li key={first} className={css({ minWidth: '0' })}>
          <h2 className={css({ textStyle: 'h3' })}>
            <Link href={monthHref(first)} className={css({ rounded: 'xs', _hover: { textDecorationLine: 'underline' } })}>
              {monthTitle(first)}
            </Link>
          </h2>
          <p className={css({ textStyle: 'caption', color: 'fg.muted', mb: '1.5' })}>{texts.entries(own.length)}</p>
          <div aria-hidden className={css({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '0.5' })}>
            {weeksOfMonth(first)
              .flatMap((monday) => Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
              .map((date) =>
                date.slice(0, 7) === first.slice(0, 7) ? (
                  <span key={date} className={dayStyle({ weight: weightOf(entriesOn(date, own)), isToday: date === today })}>
                    {Number(date.slice(8))}
                  </span>
                ) : (
                  <span key={date} />
                ),
              )}
          </div>
        </li>
      )
    })}
  </ol>
)
