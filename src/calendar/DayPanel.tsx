import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type Ref } from 'react'
import { css } from 'styled-system/css'
import { weekdayName } from '#machines/time/days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { entriesOn, type ReaderZone, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { EntryList, type EntryLinks } from './EntryList.tsx'
import { calendarTexts as texts } from './texts.ts'
import type { DayRange } from './use-day-range.ts'

interface DayPanelProps extends EntryLinks {
  readonly day: CivilDate
  readonly entries: readonly ShownEntry[]
  readonly second: ReaderZone | null
  readonly range: DayRange
  /** The form for some days; null for who may not create events. */
  readonly createHref: string | null
  readonly heading: Ref<HTMLHeadingElement>
  onLeave(): void
}

/** The days of a range in words. */
export const rangeText = ({ anchor, to }: DayRange): string => {
  const [first = to, last = to] = [anchor, to].toSorted()
  return first === last ? formatCivil(first) : `${formatCivil(first)}–${formatCivil(last)}`
}

/** What a day has, beside the month or below it. */
export function DayPanel({ day, entries, second, range, createHref, heading, hrefOf, onLeave }: DayPanelProps) {
  const own = entriesOn(day, entries)
  const place = useRef<HTMLElement>(null)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const { current } = place
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [])
  return (
    <section
      ref={place}
      aria-label={texts.day(formatCivil(day), own.length)}
      className={css({ p: { base: '4', md: '5' }, bg: 'bg.sunken', minWidth: '0' })}
    >
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h2' })}>
        {weekdayName(day)}
      </h2>
      <p className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mb: '2' })}>{formatCivil(day)}</p>
      {own.length === 0 ? (
        <p className={css({ color: 'fg.muted', py: '2' })}>{texts.nothing}</p>
      ) : (
        <EntryList entries={own} second={second} hrefOf={hrefOf} />
      )}
      {createHref !== null && (
        <LinkButton href={createHref} size="sm" isWide icon={<Plus size={16} aria-hidden />} className={css({ mt: '3' })}>
          {texts.createOn(rangeText(range))}
        </LinkButton>
      )}
    </section>
  )
}
