import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { CalendarPage } from '#src/calendar/CalendarPage.tsx'
import { pickElsewhere } from '#src/calendar/day/elsewhere-zones.ts'
import { EventForm } from '#src/calendar/EventForm.tsx'
import { events } from '#src/calendar/events.tsx'
import { ApiProblem } from '#src/api/problem.ts'
// Code that these pages load later, so that it is there when a story begins.
import '#src/calendar/EventOverview.tsx'
import '#src/calendar/CancelSeries.tsx'
import '#src/calendar/ScopeChoice.tsx'
import '#src/resources/form/RecordEditorFrame.tsx'
import '#src/resources/view/StoredView.tsx'
import { calendarPage } from '#tests/pages/calendar/calendar.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordField } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers, type Calls } from '../resources/served.tsx'

const list = '/calendar-management'

const entry = (
  source: CalendarEntry['source'],
  title: string,
  startDate: string,
  endDate: string,
  fields: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  source,
  key: `${source}-${title}`,
  title,
  label: 'Meeting',
  isAllDay: 1,
  startDate,
  endDate,
  state: 'Confirmed',
  sequence: 0,
  resource: 'Event',
  recordId: 1,
  ...fields,
})
const at = (title: string, day: string, time: string, fields: Partial<CalendarEntry> = {}): CalendarEntry =>
  entry('events', title, day, day, {
    isAllDay: 0,
    startTime: time,
    endTime: `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`,
    timezoneName: 'Greenwich Mean Time',
    startsAt: `${day} ${time}:00.000000`,
    endsAt: `${day} ${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00:00.000000`,
    ...fields,
  })

const may: readonly CalendarEntry[] = [
  entry('examBlocks', 'Pre-Masters Final Exams', '2027-05-10', '2027-05-14', { label: 'Exam block', resource: 'Examblock' }),
  entry('testBlocks', 'Semester 2 mock exams', '2027-05-17', '2027-05-21', { label: 'Test block', resource: 'Testblock' }),
  entry('examBlocks', 'EAP May Sitting', '2027-05-24', '2027-05-28', { label: 'Exam block', resource: 'Examblock', state: 'Tentative' }),
  entry('academicDates', 'Exam Boards', '2027-04-30', '2027-04-30', { label: 'Academic date', detail: 'January Exams 2027' }),
  entry('academicDates', 'Results release date: Centre', '2027-05-20', '2027-05-20', {
    label: 'Academic date',
    detail: 'January Exams 2027',
  }),
  entry('holidays', 'Labour Day holidays', '2027-05-01', '2027-05-05', { label: 'Holiday', detail: 'China' }),
  entry('teachingDates', 'Semester 2', '2027-01-25', '2027-05-21', { label: 'Teaching', detail: 'September 2026', resource: 'Intake' }),
  entry('operations', 'Audit of exam security', '2027-05-11', '2027-05-11', { label: 'Audit', detail: 'Baobab College Accra' }),
  at('Centre induction', '2027-05-05', '15:00', { detail: 'Marina Gulf Academy Dubai', recurs: 1 }),
  at('Invigilators', '2027-05-12', '09:30'),
  at('Exam desk', '2027-05-14', '16:00', { state: 'Cancelled' }),
]

interface CalendarProps {
  readonly search: string
  readonly answers: Answers
  readonly calls: Calls
}

/** The calendar over answers of a server. */
function Calendar({ search, answers, calls }: CalendarProps) {
  return (
    <Served answers={{ ...usual, ...answers }} calls={calls} path={`${list}${search}`}>
      <Sheet>
        <CalendarPage {...pageAt(list, 'Calendar', '1')} />
      </Sheet>
    </Served>
  )
}

const shows = (occurrences: readonly CalendarEntry[]): Answers => ({
  'GET list': () => ({ list: [], totalCount: occurrences.length, statusCounts: {}, occurrences }),
})

const meta = {
  title: 'Calendar/Calendar',
  component: Calendar,
  parameters: { layout: 'fullscreen' },
  args: { search: '?view=month&day=2027-05-05', answers: shows(may), calls: {} },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.day('Wednesday 05/05/2027', '2 entries'))).toBeVisible()
    await expect(canvas.getByRole(...calendarPage.dayHeading('Wednesday'))).toBeVisible()
  },
}

export const InAnotherZone: Story = {
  args: { search: '?view=month&day=2027-05-05&zone=Asia/Shanghai' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.elsewhere('23:00'))).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(...calendarPage.zone), 'Africa/Lagos')
    await expect(await canvas.findByRole(...calendarPage.elsewhere('16:00'))).toBeVisible()
    await expect(within(canvas.getByRole('region')).getByRole(...calendarPage.entry('Pre-Masters Final Exams begins'))).toBeVisible()
  },
}

/** The zones beside an entry are the reader's own choice, also for the next visit. */
export const OtherZonesElsewhere: Story = {
  args: { search: '?view=month&day=2027-05-05&zone=Asia/Shanghai' },
  beforeEach: () => {
    pickElsewhere(null)
    return () => pickElsewhere(null)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('West Africa Time', { selector: 'dt' })).toBeVisible()
    const opener = canvas.getByRole(...calendarPage.chooseElsewhere)
    await userEvent.click(opener)
    const zones = await screen.findByRole(...calendarPage.zonesElsewhere)
    await waitFor(() => expect(zones).toHaveFocus())
    await userEvent.keyboard('Japan')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByText('Japan and Korea Time', { selector: 'dt' })).toBeVisible()
    await expect(localStorage.getItem('calendarZones')).toContain('Asia/Tokyo')
    await userEvent.click(screen.getByRole(...calendarPage.usualZones))
    await expect(canvas.queryByText('Japan and Korea Time', { selector: 'dt' })).toBeNull()
    await expect(localStorage.getItem('calendarZones')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Week: Story = { args: { search: '?view=week&day=2027-05-12' } }

export const Agenda: Story = { args: { search: '?view=agenda&day=2027-05-05&second=Asia/Dubai' } }

export const Year: Story = { args: { search: '?view=year&day=2027-05-05' } }

export const Empty: Story = { args: { answers: shows([]), search: '?view=agenda&day=2027-05-05' } }

/** Sources that are switched off at once all stay off, and with none nothing is read. */
export const NoSources: Story = {
  args: { search: '?day=2027-05-05' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.source('Exam blocks'))).toBeChecked()
    for (const box of canvas.getAllByRole('checkbox')) box.click()
    await waitFor(() => expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]))
    await waitFor(() => expect(canvas.queryByText('Pre-Masters Final Exams')).not.toBeInTheDocument())
  },
}

export const Loading: Story = { args: { answers: { 'GET list': unanswered } } }

export const Failed: Story = {
  args: {
    answers: {
      'GET list': () => {
        throw new ApiProblem('server', 500, 'The request could not be completed.')
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...kit.tryAgain)).toBeVisible()
  },
}

export const Subscribing: Story = {
  args: { calls: { createCalendarFeed: () => ({ address: '/api/aggregate/v1/calendar-management/feed/9f2c41.ics' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...calendarPage.subscribe))
    const shown = within(await within(document.body).findByRole(...calendarPage.subscription))
    await userEvent.click(shown.getByRole(...calendarPage.createAddress))
    await expect(await shown.findByLabelText(...calendarPage.address)).toBeVisible()
  },
}

const desk = {
  eventId: 1,
  eventName: 'Weekly exam desk',
  eventType: 'Meeting',
  isAllDay: 0,
  startDate: '2027-05-05',
  endDate: '2027-05-05',
  startTime: '15:00',
  endTime: '16:00',
  timezoneId: 2,
  recurrence: 'Weekly',
  recurUntil: '2027-06-30',
  location: 'Room 4',
  contactTypes: ['NCUK', 'CENTER'],
  status: 1,
  ...stamps,
  names: { Timezone: { 2: { name: 'UK Time', status: 1 } } },
}

const ofEvent: Answers = {
  'GET details/{id}': () => desk,
  'GET list': () => ({
    list: [],
    totalCount: 1,
    statusCounts: {},
    occurrences: [at('Weekly exam desk', '2027-05-05', '15:00', { timezoneName: 'UK Time', recurs: 1 })],
  }),
}

export const AskedWhatToChange: Story = {
  render: () => (
    <Served answers={{ ...usual, ...ofEvent }} path={`${list}/edit/${inAddress('1')}?on=2027-05-12`}>
      <Sheet>
        <EventForm {...pageAt(list, event.nouns, '1')} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.onlyThis)).toBeChecked()
  },
}

export const AskedWhatToCancel: Story = {
  render: () => (
    <Served answers={{ ...usual, ...ofEvent }} path={`${list}/edit/${inAddress('1')}?act=cancel&on=2027-05-12`}>
      <Sheet>
        <EventForm {...pageAt(list, event.nouns, '1')} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.cancelEvent)).toBeVisible()
    await expect(canvas.getByRole(...calendarPage.onlyThis)).toBeChecked()
  },
}

export const OneDay: Story = {
  render: () => (
    <Served answers={{ ...usual, ...ofEvent }} path={`${list}/edit/${inAddress('1')}?on=2027-05-12&change=this`}>
      <Sheet>
        <EventForm {...pageAt(list, event.nouns, '1')} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(...recordField('Event', 'startDate'))).toHaveValue('12/05/2027')
  },
}

const View = events.view

export const EventPage: Story = {
  render: () => (
    <Served answers={{ ...usual, ...ofEvent }} path={`${list}/view/${inAddress('1')}?on=2027-05-05`}>
      <Sheet>
        <View {...pageAt(list, event.nouns, '1')} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...calendarPage.changeOne)).toBeVisible()
  },
}
