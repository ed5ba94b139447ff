import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { CalendarPage } from '#src/calendar/CalendarPage.tsx'
import { calendarPage } from '#tests/pages/calendar/calendar.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const list = '/calendar-management'

const event = (title: string, day: string, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  source: 'events',
  key: `events-${title}`,
  title,
  label: 'Meeting',
  isAllDay: 1,
  startDate: day,
  endDate: day,
  state: 'Confirmed',
  sequence: 0,
  resource: 'Event',
  recordId: 1,
  ...fields,
})

/** The month of April 2027, whose chosen day is the 14th, on a clock of London. */
const show = async (occurrences: readonly CalendarEntry[] = [], query = '') => {
  await page.viewport(1440, 900)
  await render(
    <Served answers={{ 'GET list': () => ({ occurrences }) }} path={`${list}?day=2027-04-14&zone=Europe/London${query}`}>
      <CalendarPage {...pageAt(list, 'Calendar', '1')} />
    </Served>,
  )
  await expect.element(page.getByRole(...calendarPage.anyDay('Wednesday 14/04/2027'))).toBeVisible()
}

it.each([
  ['later', 'Monday 12/04/2027', 'Thursday 22/04/2027'],
  ['earlier', 'Thursday 22/04/2027', 'Monday 12/04/2027'],
])('fills the form of a new event with the days over which the mouse is dragged to a %s one', async (_, from, to) => {
  await show()
  await page.getByRole(...calendarPage.anyDay(from)).dropTo(page.getByRole(...calendarPage.anyDay(to)))
  const create = page.getByRole(...calendarPage.createOn('12/04/2027–22/04/2027'))
  await expect.element(create).toHaveAttribute('href', `${list}/create?from=2027-04-12&to=2027-04-22`)
})

it('writes each date with its year: of what comes next, and of the day that a second zone shows', async () => {
  const late = { isAllDay: 0, startTime: '23:30', endTime: '23:45', timezoneName: 'UK Time' } as const
  const at = { startsAt: '2027-04-14 22:30:00.000000', endsAt: '2027-04-14 22:45:00.000000' }
  await show([event('Late call', '2027-04-14', { ...late, ...at }), event('Next meeting', '2027-04-21')], '&second=Asia/Tokyo')
  await expect.element(page.getByText('21/04/2027', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^15\/04\/2027 07:30 /)).toBeVisible()
})
