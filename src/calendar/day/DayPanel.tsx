import { Plus, Settings2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, type Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { weekdayName } from '#machines/time/days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import {
  beginsIn,
  entriesAfter,
  entriesOn,
  firstTimed,
  shownTitle,
  type ReaderZone,
  type ShownEntry,
} from '#machines/calendar/shown-entries.ts'
import { zoneOf } from '#src/time/reader-zone.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useLatePanel } from '#src/ui/lazy/use-late-panel.ts'
import { Link } from 'wouter'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { useElsewhereClocks } from './elsewhere-zones.ts'
import { EntryList, type EntryLinks } from '../EntryList.tsx'
import { calendarTexts as texts } from '../texts.ts'
import type { DayRange } from '../use-day-range.ts'

// Loaded late, because few people change the zones.
const ZonesPanel = lazyComponent(async () => (await import('./ZonesPanel.tsx')).ZonesPanel, { isOptional: true })

interface DayPanelProps extends EntryLinks {
  readonly day: CivilDate
  readonly entries: readonly ShownEntry[]
  /** In which the days and times are. */
  readonly zone: ReaderZone
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

const subheading = css({
  textStyle: 'small',
  fontWeight: 'semibold',
  mt: '4',
  pt: '4',
  pb: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const pair = css({ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', gap: '3', py: '1', textStyle: 'small' })
const when = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

interface ElsewhereProps {
  readonly shown: ShownEntry
  readonly title: string
  /** In which the time of the title is. */
  readonly zone: ReaderZone
}

/** What the clocks of other zones show when an entry begins, with the day where that is another one. */
function Elsewhere({ shown, title, zone }: ElsewhereProps) {
  const id = useId()
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(ZonesPanel)
  const zones = useElsewhereClocks().flatMap((clock) => zoneOf(clock) ?? [])
  return (
    <>
      <div className={cx(subheading, css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' }))}>
        <h3>{title}</h3>
        <IconButton id={id} size="sm" label={texts.zonesElsewhere} icon={<Settings2 size={15} aria-hidden />} {...button} />
      </div>
      {hasOpened && (
        <LazyBoundary>
          <ZonesPanel open={isOpen} triggerId={id} onOpenChange={setOpen} />
        </LazyBoundary>
      )}
      <dl>
        {beginsIn(
          shown,
          zones.filter(({ name }) => name !== zone.name),
        ).map(({ name, date, time }) => (
          <div key={name} className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', py: '1', textStyle: 'small' })}>
            <dt className={css({ color: 'fg.muted' })}>{name}</dt>
            <dd className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {date === shown.first ? time : `${formatCivil(date)} ${time}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** An entry of a later day; one of several days begins there. */
function NextEntry({ shown, href }: { readonly shown: ShownEntry; readonly href: string | null }) {
  const words = shown.first === shown.last ? shownTitle(shown) : texts.begins(shownTitle(shown))
  const name = css({ overflowWrap: 'anywhere', rounded: 'xs', _hover: { textDecorationLine: 'underline' } })
  return href === null ? (
    <span className={css({ overflowWrap: 'anywhere' })}>{words}</span>
  ) : (
    <Link href={href} className={name}>
      {words}
    </Link>
  )
}

/** What a day has, beside the month or below it. */
export function DayPanel({ day, entries, zone, second, range, createHref, heading, hrefOf, onLeave }: DayPanelProps) {
  const own = entriesOn(day, entries)
  const timed = firstTimed(day, own)
  const next = entriesAfter(day, entries, 3)
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
      className={css({ '--when-width': '74px', p: { base: '4', md: '5' }, bg: 'bg.sunken', minWidth: '0' })}
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
      {timed?.start && <Elsewhere shown={timed} title={texts.timeElsewhere(timed.start)} zone={zone} />}
      {next.length > 0 && (
        <>
          <h3 className={subheading}>{texts.next}</h3>
          <ul>
            {next.map((shown) => (
              <li key={`${shown.entry.key} ${shown.edge}`} className={pair}>
                <span className={when}>{formatCivil(shown.first)}</span>
                <NextEntry shown={shown} href={hrefOf(shown.entry)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
