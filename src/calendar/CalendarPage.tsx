import '#src/ui/print.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { CalendarSource } from '#openapi/generated/schema.d.ts'
import { css } from 'styled-system/css'
import { useLocation, useSearch } from 'wouter'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { entriesFile } from '#machines/time/entries-file.ts'
import { rangeOfView, readRange, usualView } from '#machines/calendar/calendar-days.ts'
import { entriesOn, shownEntries, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { machineZone, zoneOf } from '#src/time/reader-zone.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { phone, useMedia } from '#src/ui/kit/use-media.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { readCalendarAddress, showsNothing, writeCalendarAddress, type CalendarAddress } from './calendar-address.ts'
import { CalendarActions } from './CalendarActions.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import { calendarQuery } from './calendar-query.ts'
import { DayPanel } from './day/DayPanel.tsx'
import { Agenda } from './EntryList.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { viewTitle } from './month-title.ts'
import type { DayRange } from './use-day-range.ts'
import { WeekView } from './WeekView.tsx'
import { YearView } from './YearView.tsx'

// Loaded late, because few people subscribe.
const SubscribeDialog = lazyComponent(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog)

/** The calendar: what it shows is its address. */
export function CalendarPage(page: RecordPage) {
  const { api, codec, clock } = useServices()
  const [, navigate] = useLocation()
  const today = clock.today()
  const address = readCalendarAddress(useSearch(), codec, today)
  const isStaff = page.contactType === 'NCUK'
  const isPhone = useMedia(phone)
  const isSmall = useMedia('(max-width: 1023px)')
  const view = address.view ?? usualView(isPhone)
  const { day } = address
  const [ownZone] = useState(machineZone)
  const zone = zoneOf(address.zone) ?? ownZone
  const second = zoneOf(address.second)
  const days = rangeOfView(view, day)
  const read = useQuery(calendarQuery(api, codec, readRange(view, day), address, isStaff))
  const entries = shownEntries(read.data ?? [], zone)
  const [walked, setWalked] = useState<DayRange>({ anchor: day, to: day })
  const [isSubscribing, setSubscribing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const pathOf = (shown: CalendarAddress) => `${page.paths.list}${writeCalendarAddress(shown, codec, today)}`
  // Several quick presses may come before the page is drawn anew: each goes on from the one before.
  const latest = useRef(address)
  useLayoutEffect(() => {
    latest.current = address
  })
  // Each change adds an entry to the history; a walk over days replaces the present entry.
  const go = (change: Partial<CalendarAddress>, options?: { readonly replace: boolean }) => {
    latest.current = { ...latest.current, ...change }
    navigate(pathOf(latest.current), options)
  }
  const switchSource = (source: CalendarSource, isOn: boolean) => {
    const others = latest.current.hidden.filter((one) => one !== source)
    go({ hidden: isOn ? others : [...others, source] })
  }
  const walk = (to: DayRange) => {
    setWalked(to)
    go({ day: to.to }, { replace: true })
  }
  // A day that was reached in another way starts a new range.
  const range = walked.to === day ? walked : { anchor: day, to: day }
  const hrefOf = ({ resource, recordId, recurs, startDate }: ShownEntry['entry']): string | null => {
    const href = page.linkTo(resource, String(recordId))
    return href !== null && recurs === 1 ? `${href}?on=${startDate}` : href
  }
  const [first = day, last = day] = [range.anchor, day].toSorted()
  const createHref = page.can('Add') ? `${page.paths.create}?${new URLSearchParams({ from: first, to: last })}` : null
  const title = viewTitle(view, day)
  const download = () =>
    saveFile(
      `calendar-${days.from}.ics`,
      'text/calendar;charset=utf-8',
      entriesFile(
        (read.data ?? []).filter(({ startDate }) => startDate <= days.to),
        { name: title, now: clock.now() },
      ),
    )

  const list = { second, hrefOf }
  const agendaDays = Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, index) => addDays(days.from, index))
  return (
    <>
      <PageHeader
        title={page.title}
        breadcrumbs={page.breadcrumbs(page.title)}
        actions={
          <CalendarActions
            listHref={`${page.paths.list}?view=list`}
            createHref={createHref}
            onSubscribe={() => setSubscribing(true)}
            onDownload={download}
          />
        }
      />
      <CalendarBar
        title={title}
        view={view}
        address={address}
        today={today}
        isStaff={isStaff}
        ownZone={ownZone.name}
        onChange={(change) => go(change)}
        onSource={switchSource}
      />
      {read.isError && read.data === undefined ? (
        <ErrorState title={toFailure(read.error).message} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <PagePlaceholder />
      ) : (
        <div
          ref={place}
          data-sheet="plain"
          aria-busy={read.isPlaceholderData || undefined}
          className={css({ borderTopWidth: '1px', borderColor: 'border.default', flex: '1' })}
        >
          <p className={css({ display: 'none', _print: { display: 'block', textStyle: 'h2', pb: '2' } })}>{title}</p>
          {view === 'month' && (
            <div className={css({ display: { lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 248px', minHeight: 'full' })}>
              <MonthGrid
                label={title}
                day={day}
                today={today}
                entries={entries}
                range={range}
                isSmall={isSmall}
                hrefOf={hrefOf}
                onDay={(to) => walk({ anchor: to, to })}
                onRange={walk}
                onOpen={() => heading.current?.focus()}
                onEntry={(href) => navigate(href)}
              />
              <DayPanel
                {...list}
                day={day}
                entries={entries}
                zone={zone}
                range={range}
                createHref={createHref}
                heading={heading}
                onLeave={() => place.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()}
              />
            </div>
          )}
          {view === 'week' && <WeekView {...list} day={day} today={today} entries={entries} />}
          {view === 'agenda' && (
            <Agenda
              {...list}
              today={today}
              dayText={namedDate}
              days={agendaDays.map((date) => ({ day: date, entries: entriesOn(date, entries) }))}
            />
          )}
          {view === 'year' && (
            <YearView day={day} today={today} entries={entries} monthHref={(month) => pathOf({ ...address, view: 'month', day: month })} />
          )}
        </div>
      )}
      {isSubscribing && (
        <LazyBoundary fallback={null}>
          <SubscribeDialog shown={address} isEmpty={showsNothing(address, isStaff)} onClose={() => setSubscribing(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
