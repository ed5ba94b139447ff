import { event } from '#openapi/generated/resources/calendar/event.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const EventList = (page: RecordPage) => (
  <RecordList
    of={event}
    page={page}
    columns={['eventName', 'eventType', 'startDate', 'endDate', 'startTime', 'timezoneId', 'location', 'status']}
    hidden={['timezoneId', 'location']}
    filters={['eventType', 'startDate', 'contactTypes', 'centreIds', 'recurrence', 'isAllDay']}
  />
)

const EventForm = (page: RecordPage) => (
  <RecordForm
    of={event}
    page={page}
    parts={{
      Event: [
        'eventName',
        'eventType',
        'isAllDay',
        'startDate',
        'endDate',
        'startTime',
        'endTime',
        'timezoneId',
        'recurrence',
        'recurUntil',
      ],
      Details: ['location', 'meetingUrl', 'description', 'reminderMinutes'],
      'For whom': ['contactTypes', 'centreIds', 'contactGroupIds', 'countryIds'],
    }}
  />
)

const EventView = (page: RecordPage) => <RecordView of={event} page={page} facts={['eventType', 'startDate', 'endDate']} />

export const events = resourcePages(event, { list: EventList, form: EventForm, view: EventView })
