import { css, cx } from 'styled-system/css'
import { addDays, mondayOf } from '#machines/time/days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { entriesOn, type ReaderZone, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { shortNamedDate } from '#src/time/civil-date.ts'
import { EntryList, type EntryLinks } from './EntryList.tsx'
import { calendarTexts as texts } from './texts.ts'

interface WeekViewProps extends EntryLinks {
  readonly day: CivilDate
  readonly today: CivilDate
  readonly entries: readonly ShownEntry[]
  readonly second: ReaderZone | null
}

const column = css({
  minWidth: '0',
  px: { base: '4', md: '5', lg: '3' },
  pb: '4',
  borderColor: 'border.subtle',
  borderBottomWidth: { base: '1px', lg: '0' },
  borderRightWidth: { lg: '1px' },
  _last: { borderRightWidth: '0' },
})
const ofToday = css({ bg: 'bg.sunken' })
/** Below one another, in the narrow columns of a week. */
const stacked = css({ '& li': { gridTemplateColumns: { lg: 'minmax(0, 1fr)' }, gap: { lg: '0.5' } } })

/** Seven days side by side, or one below the other where there is little room. */
export const WeekView = ({ day, today, entries, ...list }: WeekViewProps) => (
  <ol
    className={css({
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: 'repeat(7, minmax(0, 1fr))' },
      borderTopWidth: '1px',
      borderColor: 'border.default',
      flex: '1',
    })}
  >
    {Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index)).map((date) => {
      const own = entriesOn(date, entries)
      return (
        <li key={date} className={cx(column, date === today ? ofToday : undefined)}>
          <h2
            aria-current={date === today ? 'date' : undefined}
            className={css({ textStyle: 'h3', py: '2.5', '&[aria-current=date]': { color: 'accent.text' } })}
          >
            {shortNamedDate(date)}
          </h2>
          <div className={stacked}>
            {own.length === 0 ? (
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.entries(0)}</p>
            ) : (
              <EntryList entries={own} {...list} />
            )}
          </div>
        </li>
      )
    })}
  </ol>
)
