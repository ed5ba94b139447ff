import { CalendarDays, CalendarX, Send } from 'lucide-react'
import { useSearch } from 'wouter'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { calendarTexts } from './texts.ts'
import { eventTexts as texts } from './event-texts.ts'

const CalendarPage = lazyComponent(async () => (await import('./CalendarPage.tsx')).CalendarPage)
const EventForm = lazyPage(async () => (await import('./EventForm.tsx')).EventForm)
const EventOverview = lazyComponent(async () => (await import('./EventOverview.tsx')).EventOverview)

const isList = (search: string) => new URLSearchParams(search).get('view') === 'list'

/** The calendar, and the events alone as a list. */
const Events = (page: RecordPage) =>
  useFromSearch(isList) ? (
    <EventList {...page} />
  ) : (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <CalendarPage {...page} />
    </LazyBoundary>
  )

const EventList = (page: RecordPage) => (
  <RecordList
    of={event}
    page={page}
    fixed={listView}
    actions={
      <LinkButton href={page.paths.list} icon={<CalendarDays size={16} aria-hidden />}>
        {calendarTexts.calendar}
      </LinkButton>
    }
    columns={['eventName', 'eventType', 'startDate', 'endDate', 'startTime', 'timezoneId', 'location', 'status']}
    hidden={['timezoneId', 'location']}
    filters={['eventType', 'startDate', 'endDate', 'contactTypes', 'centreIds', 'recurrence', 'isAllDay']}
  />
)

const isSeries = ({ fields }: StoredRecord) => fields['recurrence'] !== undefined

function EventView(page: RecordPage) {
  const { api, codec } = useServices()
  const { service } = useRecords(event)
  const on = new URLSearchParams(useSearch()).get('on')
  // A series asks first what of it is cancelled.
  const cancelLink = (record: StoredRecord) => {
    if (!isSeries(record) || record.status !== 1 || !page.can('Modify')) return []
    const query = new URLSearchParams({ act: 'cancel', ...(on !== null && { on }) })
    return [{ label: texts.cancel, href: `${page.paths.edit(page.pathId ?? '')}?${query}`, icon: <CalendarX size={16} aria-hidden /> }]
  }
  return (
    <RecordView
      of={event}
      page={page}
      facts={['eventType', 'startDate', 'endDate', 'seriesId', 'cancelledOn']}
      overview={{ title: texts.when, content: <EventOverview /> }}
      isOpen={({ status }) => status !== -1}
      isOffered={(_record, to) => to !== -1}
      links={cancelLink}
      acts={[
        {
          act: 'own:announce',
          label: texts.announce,
          icon: <Send size={16} aria-hidden />,
          from: [2],
          run: async (id) => (await import('./occurrence-calls.ts')).announceEvent(api, codec, id),
        },
        {
          act: 'own:cancel',
          label: texts.cancel,
          icon: <CalendarX size={16} aria-hidden />,
          from: [1],
          isFor: (record) => !isSeries(record),
          question: texts.cancelQuestion,
          run: (id, _comment, updatedAt) => service.move(id, -1, '', updatedAt),
        },
      ]}
    />
  )
}

export const events = resourcePages(event, { list: Events, form: EventForm, view: EventView }, { list: [CalendarPage] })
