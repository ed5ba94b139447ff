import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { eventTimeTexts } from '#machines/time/event-times.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { EventForm } from '#src/calendar/EventForm.tsx'
import { calendarPage } from '#tests/pages/calendar/calendar.ts'
import { recordField, recordPages } from '#tests/pages/records.ts'
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

const weekly = { ...meeting, startTime: '09:00', endTime: '10:00', recurrence: 'Weekly', recurUntil: '2027-04-04' }

/** The form of a series, or of one day of it, with what it sends. */
async function showSeries(search: string) {
  const sent: unknown[] = []
  const keep = (input: unknown) => {
    sent.push(input)
    return { eventId: 2 }
  }
  const answers = {
    'GET details/{id}': () => weekly,
    'GET dropdown': () => [{ id: 2, name: 'UK Time', status: 1 }],
    'PUT update/{id}': keep,
  }
  await render(
    <Served answers={answers} calls={{ changeOccurrence: keep }} path={`${list}/edit/${inAddress('1')}?${search}`}>
      <EventForm {...pageAt(list, event.nouns, '1')} />
    </Served>,
  )
  const moveTo = async (day: string) => {
    for (const name of ['startDate', 'endDate']) await page.getByLabelText(...recordField('Event', name)).fill(day)
    await page.getByRole(...recordPages(event).save).click()
  }
  return { sent, moveTo }
}

it('cancels the one day of a series that was opened', async () => {
  const { sent } = await showSeries('act=cancel&on=2027-04-04')
  await page.getByRole(...calendarPage.cancelEvent).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ body: { occurrence: '2027-04-04', appliesTo: 'this', isCancelled: 1 } })
})

it('sends a cancellation again under its own request id, and another one under another', async () => {
  const ids: unknown[] = []
  const changeOccurrence = (input: unknown) => {
    ids.push(Object(input).body.requestId)
    throw new ApiProblem('network', 0)
  }
  await render(
    <Served
      answers={{ 'GET details/{id}': () => weekly }}
      calls={{ changeOccurrence }}
      path={`${list}/edit/${inAddress('1')}?act=cancel&on=2027-04-04`}
    >
      <EventForm {...pageAt(list, event.nouns, '1')} />
    </Served>,
  )
  const press = async (times: number) => {
    await page.getByRole(...calendarPage.cancelEvent).click()
    await expect.poll(() => ids).toHaveLength(times)
    await expect.element(page.getByRole(...calendarPage.cancelEvent)).not.toHaveAttribute('aria-busy')
  }
  await press(1)
  await press(2)
  await page.getByLabelText(...calendarPage.seriesDay).selectOptions('2027-03-28')
  await press(3)
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
})

it('moves one day of a series past the last day of the series', async () => {
  const { sent, moveTo } = await showSeries('change=this&on=2027-04-04')
  await moveTo('06/04/2027')
  await expect.poll(() => sent).toHaveLength(1)
})

it('asks for no last day of an event that repeats no more', async () => {
  const { sent, moveTo } = await showSeries('change=all')
  await page.getByLabelText(...recordField('Event', 'recurrence')).selectOptions('None')
  await moveTo('06/04/2027')
  await expect.poll(() => sent).toHaveLength(1)
})

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
