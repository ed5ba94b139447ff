import { useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { shownIn } from '#machines/calendar/shown-entries.ts'
import { MonthGrid } from '#src/calendar/MonthGrid.tsx'
import { zoneOf } from '#src/time/reader-zone.ts'
import { calendarPage } from '#tests/pages/calendar/calendar.ts'

afterEach(cleanup)

const london = zoneOf('Europe/London')

const entries = [
  ['2027-05-10', '2027-05-14', 'Pre-Masters Final Exams'] as const,
  ['2027-05-12', '2027-05-12', 'Invigilators'] as const,
].flatMap(([startDate, endDate, title], index) => {
  const entry: CalendarEntry = {
    source: 'events',
    key: title,
    title,
    label: 'Meeting',
    isAllDay: 1,
    startDate,
    endDate,
    state: 'Confirmed',
    sequence: 0,
    resource: 'Event',
    recordId: index + 1,
  }
  return london ? [shownIn(entry, london)] : []
})

interface MonthProps {
  readonly onOpen: () => void
  readonly onRange: (range: string) => void
}

/** The grid with the day that it has been walked to. */
function Month({ onOpen, onRange }: MonthProps) {
  const [range, setRange] = useState({ anchor: '2027-05-05', to: '2027-05-05' })
  const opened = useRef(onOpen)
  return (
    <MonthGrid
      label={range.to.slice(0, 7)}
      day={range.to}
      today="2027-05-05"
      entries={entries}
      range={range}
      isSmall={false}
      hrefOf={({ recordId }) => `/calendar-management/view/${recordId}`}
      onDay={(day) => setRange({ anchor: day, to: day })}
      onRange={(to) => {
        onRange([to.anchor, to.to].join(' '))
        setRange(to)
      }}
      onOpen={() => opened.current()}
      onEntry={() => {}}
    />
  )
}

async function open() {
  const onOpen = vi.fn<() => void>()
  const onRange = vi.fn<(range: string) => void>()
  await render(<Month onOpen={onOpen} onRange={onRange} />)
  return { onOpen, onRange }
}

it('is walked by keys alone, and each day says its date and the number of its entries (CAT-COM-17)', async () => {
  const { onOpen } = await open()
  await userEvent.tab()
  await expect.element(page.getByRole(...calendarPage.day('Wednesday 05/05/2027', 'no entries'))).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole(...calendarPage.day('Wednesday 12/05/2027', '2 entries'))).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole(...calendarPage.day('Thursday 13/05/2027', '1 entry'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{PageDown}')
  await expect.element(page.getByRole(...calendarPage.grid('2027-06'))).toBeVisible()
  await expect.element(page.getByRole(...calendarPage.day('Sunday 13/06/2027', 'no entries'))).toHaveFocus()
})

it('has one stop for the Tab key', async () => {
  await open()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.closest('[role=grid]')).toBeNull()
})

it('extends a range by Shift and an arrow', async () => {
  const { onRange } = await open()
  await userEvent.tab()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(onRange.mock.calls.flat()).toEqual(['2027-05-05 2027-05-06', '2027-05-05 2027-05-07'])
})

it('takes a range that is dragged over days', async () => {
  const { onRange } = await open()
  await userEvent.dragAndDrop(
    page.getByRole(...calendarPage.anyDay('Monday 17/05/2027')),
    page.getByRole(...calendarPage.anyDay('Wednesday 19/05/2027')),
  )
  expect(onRange.mock.calls.flat().at(-1)).toBe('2027-05-17 2027-05-19')
})
