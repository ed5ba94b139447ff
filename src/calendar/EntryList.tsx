import { css, cx } from 'styled-system/css'
import type { CivilDate } from '#machines/time/civil.ts'
import { entryInstant, shownTitle, type ReaderZone, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { Link } from 'wouter'
import { formatCivil } from '#src/time/civil-date.ts'
import { looks, mark, whenText } from './entry-look.tsx'
import { calendarTexts as texts } from './texts.ts'

export interface EntryLinks {
  /** The page of an entry; null for who has none. */
  hrefOf(entry: ShownEntry['entry']): string | null
}

interface EntryListProps extends EntryLinks {
  readonly entries: readonly ShownEntry[]
  /** The second zone in which times are shown; null for none. */
  readonly second: ReaderZone | null
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'var(--when-width, 92px) minmax(0, 1fr)',
  gap: '3',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const link = css({ rounded: 'xs', _hover: { textDecorationLine: 'underline' } })

/** When it is in a second zone, with the day where that is another one. */
function elsewhere({ entry, first }: ShownEntry, zone: ReaderZone): string | null {
  if (entry.isAllDay === 1 || entry.startsAt === undefined) return null
  const { date, time } = zone.wallAt(entryInstant(entry.startsAt))
  return `${date === first ? '' : `${formatCivil(date)} `}${time} ${texts.elsewhere(zone.name)}`
}

/** Entries one below the other: when, what, where, and where they lead. */
export const EntryList = ({ entries, second, hrefOf }: EntryListProps) => (
  <ul>
    {entries.map((shown) => {
      const { entry } = shown
      const href = hrefOf(entry)
      const there = second && elsewhere(shown, second)
      const words = cx(name, entry.state === 'Cancelled' ? css({ textDecorationLine: 'line-through' }) : undefined)
      return (
        <li key={`${entry.key} ${shown.edge}`} className={row}>
          <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{whenText(shown)}</span>
          <span className={css({ minWidth: '0' })}>
            {href === null ? (
              <span className={words}>{shownTitle(shown)}</span>
            ) : (
              <Link href={href} className={cx(words, link)}>
                {shownTitle(shown)}
              </Link>
            )}
            <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'caption', color: 'fg.muted' })}>
              <span aria-hidden className={mark({ look: looks[entry.source] })} />
              {[entry.label, texts.state(entry.state)].filter(Boolean).join(', ')}
            </span>
            {entry.detail !== undefined && (
              <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })}>
                {entry.detail}
              </span>
            )}
            {there !== null && (
              <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
                {there}
              </span>
            )}
          </span>
        </li>
      )
    })}
  </ul>
)

interface DayEntriesProps extends Omit<EntryListProps, 'entries'> {
  readonly days: readonly { readonly day: CivilDate; readonly entries: readonly ShownEntry[] }[]
  readonly today: CivilDate
  dayText(day: CivilDate): string
}

/** Days one below the other, each with its entries; what has none is left out. */
export const Agenda = ({ days, today, dayText, ...list }: DayEntriesProps) => {
  const filled = days.filter(({ entries }) => entries.length > 0)
  if (filled.length === 0) return <p className={css({ p: { base: '4', md: '5', lg: '7' }, color: 'fg.muted' })}>{texts.nothingInMonth}</p>
  return (
    <ol className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '5', maxWidth: '820px' })}>
      {filled.map(({ day, entries }) => (
        <li key={day} className={css({ pt: '4' })}>
          <h2
            aria-current={day === today ? 'date' : undefined}
            className={css({ textStyle: 'h3', '&[aria-current=date]': { color: 'accent.text' } })}
          >
            {dayText(day)}
          </h2>
          <EntryList entries={entries} {...list} />
        </li>
      ))}
    </ol>
  )
}
