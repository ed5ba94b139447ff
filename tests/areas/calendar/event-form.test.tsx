import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { eventTimeTexts } from '#machines/time/event-times.ts'
import { EventForm } from '#src/calendar/EventForm.tsx'
import { recordField } from '#tests/pages/records.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const list = '/calendar-management'
/** On the day that the clocks of the United Kingdom go forward. */
const meeting = {
  eventId: 1,
  eventName: 'Exam desk',
  eventType: 'Meeting',
  isAllDay: 0,
  startDate: '2027-03-28',
  endDate: '2027-03-28',
  startTime: '00:15',
  endTime: '03:00',
  timezoneId: 2,
  contactTypes: ['NCUK'],
  status: 1,
  ...stamps,
  names: { Timezone: { 2: { name: 'UK Time', status: 1 } } },
}

it('knows the clock of the chosen time zone by reading that zone alone', async () => {
  const asked: unknown[] = []
  const answers = {
    'GET details/{id}': () => meeting,
    'GET dropdown': ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => {
      asked.push(query?.['ids'])
      return [{ id: 2, name: 'UK Time', status: 1 }]
    },
  }
  await render(
    <Served answers={answers} path={`${list}/edit/${inAddress('1')}`}>
      <EventForm {...pageAt(list, event.nouns, '1')} />
    </Served>,
  )
  await expect.poll(() => asked).toEqual(['2'])

  const startTime = page.getByLabelText(...recordField('Event', 'startTime'))
  await startTime.fill('01:30')
  await userEvent.tab()

  await expect.element(page.getByText(eventTimeTexts.skipped('2027-03-28'))).toBeInTheDocument()
})
