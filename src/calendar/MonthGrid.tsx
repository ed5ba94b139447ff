import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { addDays, isWeekend, weekdayName } from '#machines/time/days.ts'
import { dayByKey, weeksOfMonth } from '#machines/calendar/calendar-days.ts'
import { entriesOn, lanesOf, type Lane, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { namedDate } from '#src/time/civil-date.ts'
import { bar, BarWords, isTimed, looks, mark, spokenEntry } from './entry-look.tsx'
import { calendarTexts as texts } from './texts.ts'
import { useDayRange, type DayRange } from './use-day-range.ts'

interface MonthGridProps {
  readonly label: string
  readonly day: CivilDate
  readonly today: CivilDate
  readonly entries: readonly ShownEntry[]
  readonly range: DayRange
  /** Marks in place of words, where there is little room. */
  readonly isSmall: boolean
  onDay(day: CivilDate): void
  onRange(range: DayRange): void
  /** Leads to the entries of the day. */
  onOpen(): void
  hrefOf(entry: ShownEntry['entry']): string | null
  onEntry(href: string): void
}

/** How many lanes a day has room for; entries in further lanes are only counted. */
const roomFor = 3
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const week = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' })
const cell = cva({
  base: {
    position: 'relative',
    minHeight: { base: '64px', lg: '104px' },
    pb: '1',
    borderRightWidth: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    cursor: 'default',
    outlineOffset: '-2px',
    _last: { borderRightWidth: '0' },
  },
  variants: {
    tone: { plain: {}, weekend: { bg: 'bg.sunken' } },
    isHoliday: {
      true: { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, token(colors.border.subtle) 6px 7px)' },
    },
    isInRange: { true: { bg: 'bg.selected' } },
  },
})
const number = cva({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    m: '1',
    px: '1',
    rounded: 'full',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'small',
    fontWeight: 'medium',
  },
  variants: {
    // A column of a phone has room for the month in small letters.
    isNamed: {
      true: {
        mx: { base: '0', md: '1' },
        px: { base: '0.5', md: '1' },
        whiteSpace: 'nowrap',
        textStyle: { base: 'caption', md: 'small' },
      },
    },
    isOutside: { true: { color: 'fg.subtle', fontWeight: 'regular' } },
    isToday: { true: { boxShadow: 'inset 0 0 0 2px token(colors.accent.marker)' } },
    isChosen: { true: { bg: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' } },
  },
})

const numberText = (day: CivilDate, isNamed: boolean): string => {
  const text = String(Number(day.slice(8)))
  return isNamed ? `${text} ${monthName(day)}` : text
}
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const monthName = (day: CivilDate): string => shortMonth.format(Date.parse(`${day}T00:00:00Z`))

/** A month of days by weeks, as a grid that is walked by keys; what lasts several days is a bar over them. */
export function MonthGrid(props: MonthGridProps) {
  const { label, day, today, entries, range, onDay, onRange, onOpen } = props
  const grid = useRef<HTMLDivElement>(null)
  // The range that keys have reached: the address, and with it `day`, may lag behind quick presses.
  const walked = useRef<DayRange | null>(null)
  const hint = useId()
  const drag = useDayRange(range, onRange)

  useEffect(() => {
    // Only a key moves the focus: a link or a filter changes the day as well.
    const { activeElement } = document
    // The day that had the focus may be gone with its month.
    const isAtGrid = activeElement === document.body || grid.current?.contains(activeElement)
    if (walked.current && isAtGrid) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    if (!isAtGrid || walked.current?.to === day) walked.current = null
  }, [day])

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onOpen()
    }
    const from = walked.current ?? { anchor: range.anchor, to: day }
    const to = dayByKey(event.key, from.to)
    if (to === null) return
    event.preventDefault()
    walked.current = { anchor: event.shiftKey ? from.anchor : to, to }
    if (event.shiftKey) onRange(walked.current)
    else onDay(to)
  }

  return (
    <div className={css({ minWidth: '0' })}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={press}
        className={css({ userSelect: 'none' })}
      >
        <div role="row" className={week}>
          {weekdays.map((name) => (
            <div
              key={name}
              role="columnheader"
              aria-label={name}
              className={css({
                px: '2.5',
                py: '1.5',
                textStyle: 'caption',
                color: 'fg.muted',
                borderBottomWidth: '1px',
                borderColor: 'border.default',
              })}
            >
              {name.slice(0, 3)}
            </div>
          ))}
        </div>
        {weeksOfMonth(day).map((monday, index) => (
          <Week key={monday} {...props} monday={monday} isFirst={index === 0} drag={drag} lanes={lanesOf(monday, entries)} today={today} />
        ))}
      </div>
      <p id={hint} hidden>
        {texts.keys}
      </p>
    </div>
  )
}

interface WeekProps extends MonthGridProps {
  readonly monday: CivilDate
  readonly isFirst: boolean
  readonly lanes: readonly Lane[]
  readonly drag: ReturnType<typeof useDayRange>
}

function Week({ monday, isFirst, lanes, drag, ...props }: WeekProps) {
  const { day, today, entries, range, isSmall } = props
  return (
    <div role="row" className={week}>
      {weekdays.map((name, place) => {
        const date = addDays(monday, place)
        const own = entriesOn(date, entries)
        const [first, last] = [range.anchor, range.to].toSorted()
        // The first day of the grid, and of each month, also names its month.
        const isNamed = (isFirst && place === 0) || date.endsWith('-01')
        const holiday = own.find(({ entry }) => entry.source === 'holidays')
        return (
          <div
            key={name}
            role="gridcell"
            data-day={date}
            tabIndex={date === day ? 0 : -1}
            aria-selected={date >= (first ?? date) && date <= (last ?? date)}
            aria-current={date === today ? 'date' : undefined}
            className={cell({
              tone: isWeekend(date) ? 'weekend' : 'plain',
              isHoliday: holiday !== undefined,
              isInRange: first !== last && date >= (first ?? '') && date <= (last ?? ''),
            })}
            {...drag.of(date)}
          >
            <VisuallyHidden>{texts.day(namedDate(date), own.length)}</VisuallyHidden>
            <span
              aria-hidden
              className={number({
                isNamed,
                isOutside: date.slice(0, 7) !== day.slice(0, 7),
                isToday: date === today,
                isChosen: date === day,
              })}
            >
              {numberText(date, isNamed)}
            </span>
            {isSmall ? (
              <Marks entries={own} />
            ) : (
              <Bars
                {...props}
                lanes={lanes}
                place={place}
                hidden={lanes.filter(({ lane, from, to }) => lane >= roomFor && from <= place && to >= place).length}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The entries of a day as marks; the list below the month has their words. */
const Marks = ({ entries }: { readonly entries: readonly ShownEntry[] }) => (
  <span aria-hidden className={css({ display: 'flex', flexWrap: 'wrap', gap: '1', px: '1.5' })}>
    {entries.slice(0, 6).map(({ entry }) => (
      <span key={entry.key} className={mark({ look: looks[entry.source] })} />
    ))}
  </span>
)

interface BarsProps extends Pick<MonthGridProps, 'hrefOf' | 'onEntry' | 'onOpen' | 'onDay'> {
  readonly lanes: readonly Lane[]
  readonly place: number
  /** How many have no room. */
  readonly hidden: number
}

/** The bars that begin on a day of the week, each as wide as its days; room is kept for those that began before. */
function Bars({ lanes, place, hidden, hrefOf, onEntry }: BarsProps) {
  const used = Math.min(roomFor, Math.max(0, ...lanes.filter(({ from, to }) => from <= place && to >= place).map(({ lane }) => lane + 1)))
  // Hidden from screen readers: the day says how many entries it has, and the list beside the month has each of them.
  return (
    <div aria-hidden>
      {Array.from({ length: used }, (_, lane) => {
        const own = lanes.find((one) => one.lane === lane && one.from === place)
        return (
          <div key={lane} className={css({ height: '23px', px: '1' })}>
            {own && <Bar lane={own} href={hrefOf(own.shown.entry)} onEntry={onEntry} />}
          </div>
        )
      })}
      {hidden > 0 && <span className={css({ px: '2.5', textStyle: 'caption', color: 'fg.muted' })}>{texts.moreEntries(hidden)}</span>}
    </div>
  )
}

const overlaid = css({ position: 'absolute', zIndex: 1, left: '4px' })

function Bar({
  lane: { shown, from, to },
  href,
  onEntry,
}: {
  readonly lane: Lane
  readonly href: string | null
  onEntry(href: string): void
}) {
  const { entry } = shown
  const look = cx(
    bar({
      look: looks[entry.source],
      isTimed: isTimed(shown),
      isOff: entry.state === 'Cancelled',
      isTentative: entry.state === 'Tentative',
    }),
    overlaid,
    widths[to - from],
  )
  const title = spokenEntry(entry)
  // No Tab stop, because the grid has only one: the list of the day has the entry as a link that keys reach.
  if (href === null)
    return (
      <span title={title} className={look}>
        <BarWords shown={shown} />
      </span>
    )
  return (
    <a
      href={href}
      tabIndex={-1}
      title={title}
      draggable={false}
      className={look}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onEntry(href)
      }}
    >
      <BarWords shown={shown} />
    </a>
  )
}

/** The widths of bars over one to seven days, less a margin; written out, because the style sheet is generated at build time. */
const widths = [
  css({ width: 'calc(100% - 8px)' }),
  css({ width: 'calc(200% - 8px)' }),
  css({ width: 'calc(300% - 8px)' }),
  css({ width: 'calc(400% - 8px)' }),
  css({ width: 'calc(500% - 8px)' }),
  css({ width: 'calc(600% - 8px)' }),
  css({ width: 'calc(700% - 8px)' }),
]

/** "Wed", for a week's own columns. */
export const shortWeekday = (date: CivilDate): string => weekdayName(date).slice(0, 3)
