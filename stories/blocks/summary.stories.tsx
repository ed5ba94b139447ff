import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Finding, FindingSubject } from '#machines/blocks/findings/finding.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { BlockSummary, SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { createStripScroll } from '#src/blocks/scheduling/strip/strip-scroll.ts'
import { SummaryView } from '#src/blocks/summary/SummaryView.tsx'
import { summaryPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'
import { shows } from '../shows.ts'

const clocks = (gmt: string, wat: string, gst: string) => [
  { slotId: `g${gmt}`, zoneName: 'Greenwich Mean Time', time: gmt },
  { slotId: `w${wat}`, zoneName: 'West Africa Time', time: wat },
  { slotId: `d${gst}`, zoneName: 'Gulf Time', time: gst },
]
const slots: readonly ScheduledSlot[] = [
  {
    number: 1,
    clocks: clocks('09:30', '10:30', '13:30'),
    modules: [
      {
        moduleId: '1',
        name: 'Physics',
        versions: ['V1', 'V2'],
        submodules: [{ id: '11', name: 'Paper 1 Multiple Choice', versions: ['V1'] }],
      },
      {
        moduleId: '2',
        name: 'English for Academic Purposes',
        versions: ['V1'],
        submodules: [{ id: '21', name: 'Reading', versions: ['V1', 'V2'] }],
      },
    ],
  },
  {
    number: 2,
    clocks: clocks('13:00', '14:00', '17:00'),
    modules: [{ moduleId: '3', name: 'Mathematics for Engineering', versions: ['V1', 'V2'], submodules: [] }],
  },
  { number: 3, clocks: clocks('17:15', '18:15', '21:15'), modules: [] },
]
const emptySlots = slots.map((slot) => ({ ...slot, modules: [] }))
const day = (dateId: string, date: string, dayName: string, changes: Partial<SummaryDay> = {}): SummaryDay => ({
  dateId,
  date,
  dayName,
  isHoliday: false,
  moduleCount: 0,
  versionCount: 0,
  submoduleCount: 0,
  slots: emptySlots,
  ...changes,
})
const full = { moduleCount: 3, versionCount: 5, submoduleCount: 2, slots }
const days = [
  day('1', '2027-06-14', 'Monday', full),
  day('2', '2027-06-15', 'Tuesday'),
  day('3', '2027-06-16', 'Wednesday', { ...full, slots: slots.slice(0, 2), moduleCount: 3 }),
  day('4', '2027-06-19', 'Saturday', { isHoliday: true }),
]
const summary: BlockSummary = {
  record: {
    id: '7',
    name: 'Semester 2 Final Exams 2026-27',
    shortName: 'S2 Finals 27',
    code: 'EBS2F27-014',
    from: '2027-06-14',
    to: '2027-06-25',
    description: 'Second-semester final examinations for all On Campus and Online centres.',
    status: 2,
    revision: 3,
    publishedAt: null,
    academicDates: [],
  },
  slotsPerDay: 3,
  days,
}

const meta = {
  title: 'Blocks/Summary',
  component: SummaryView,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: examKind,
    summary,
    compareHref: '/sms/exam-block/compare?left=7',
    shareHref: (part) => `/sms/exam-block/share/7?part=${part}`,
    nextYearHref: '/sms/exam-block/next-year/7',
    colours: new Map([
      ['1', '#0f8a7e'],
      ['2', '#b3246b'],
      ['3', '#2f6fde'],
    ]),
    opened: null,
    detail: undefined,
    failure: null,
    today: '2027-04-20',
    stripScroll: createStripScroll({ every: () => () => {}, isMotionReduced: () => true }),
    openPoints: [],
    settled: [
      { kind: 'dates', workingDays: 3, emptyOthers: 1 },
      { kind: 'modules', haveVersions: true, areStudentsChecked: true },
    ],
    onCheck: fn(),
    onOpen: fn(),
    onClose: fn(),
    onRetry: fn(),
    onJump: fn(),
  },
} satisfies Meta<typeof SummaryView>

export default meta
type Story = StoryObj<typeof meta>

/** Each label of the facts with its value. */
const factsOf = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector('dl')?.querySelectorAll('dt') ?? [])].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ])

export const Shown: Story = {
  parameters: shows({ 'block-summary': ['shown.closed'] }, { kind: 'exam' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole(...summaryPage.title('Exam'))).toBeVisible()
    await expect(factsOf(canvasElement)).toEqual([
      ['Name', 'Semester 2 Final Exams 2026-27'],
      ['System Code', 'EBS2F27-014'],
      ['Exam Code', 'EBS2F27-014'],
      ['Short Code', 'S2 Finals 27'],
      ['Active', 'No'],
      ['From Date', '14/06/2027'],
      ['To Date', '25/06/2027'],
      ['Time Zone Slots', '3'],
      ['Description', 'Second-semester final examinations for all On Campus and Online centres.'],
    ])
    await expect(await canvas.findByText('Nothing is open: this block is ready to be published.')).toBeVisible()
    await expect(canvas.getByText('Every module has a version · No student sits two papers at once or three on one day')).toBeVisible()
    await expect(canvas.getByRole(...summaryPage.impact)).toHaveTextContent('Status goes from Draft to Active.')
    await expect(canvas.getByRole(...summaryPage.calendarFile)).toHaveAttribute('href', '/sms/exam-block/share/7?part=calendar')
    await expect(canvas.getByRole(...summaryPage.print)).toHaveAttribute('href', '/sms/exam-block/share/7?part=print')
    await expect(canvas.getByRole(...summaryPage.snapshotLink)).toHaveAttribute('href', '/sms/exam-block/share/7?part=link')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit details' }))
    await expect(args.onJump).toHaveBeenCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit time zones' }))
    await expect(args.onJump).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit schedule of 16/06/2027' }))
    await expect(args.onJump).toHaveBeenCalledWith(2, '2027-06-16')
    await userEvent.click(canvas.getByRole('button', { name: 'Open slot 2 of 14/06/2027' }))
    await expect(args.onOpen).toHaveBeenCalledWith('1', 2)
  },
}

/** The other kind says for each date how many slots it has. */
export const TestBlock: Story = {
  parameters: shows({ 'block-summary': ['shown.closed'] }, { kind: 'test' }),
  args: { kind: testKind },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole(...summaryPage.title('Test'))).toBeVisible()
    await expect(factsOf(canvasElement)).toContainEqual(['Test Code', 'EBS2F27-014'])
    await expect(canvas.getAllByText('Timeslots 3')).toHaveLength(3)
    await expect(canvas.getAllByText('Working day')).toHaveLength(3)
    await expect(canvas.getAllByText('Holiday')).toHaveLength(1)
  },
}

const place = (dateId: string, date: string, slot: number, moduleId: string, name: string) => ({ dateId, date, slot, moduleId, name })
const physics = place('1', '2027-06-14', 1, '1', 'Physics')
const english = place('1', '2027-06-14', 1, '2', 'English for Academic Purposes')
const engineering = place('3', '2027-06-16', 2, '3', 'Mathematics for Engineering')
const found = (id: string, level: Finding['level'], subject: FindingSubject): OpenPoint => ({
  kind: 'finding',
  finding: { id, level, subject },
})
const openPoints: readonly OpenPoint[] = [
  { kind: 'unsavedDetails' },
  { kind: 'unsavedDate', date: '2027-06-15' },
  found('F02', 'ask', { kind: 'pairInSlot', pair: { reach: 'slot', ruleNames: ['One English only'], first: physics, second: english } }),
  found('F04', 'ask', {
    kind: 'pairsInBlock',
    pairs: [{ reach: 'block', ruleNames: ['Science mapping', 'One of two'], first: physics, second: engineering }],
  }),
  found('F14', 'ask', { kind: 'noVersion', places: [engineering] }),
  found('F13', 'tell', {
    kind: 'emptyDates',
    dates: days.flatMap(({ dateId, date, moduleCount }) => (moduleCount === 0 ? [{ dateId, date }] : [])),
  }),
  found('F14 order', 'tell', { kind: 'slotOrder', zoneNames: ['Gulf Time', 'Nepal Time', 'India Time', 'Central Africa Time'] }),
  { kind: 'undatedAcademicDates', names: ['Clearing'] },
]

/** Before a publish: what is likely a mistake, then advice, each with ways to where it can be closed. */
export const OpenPoints: Story = {
  args: { openPoints, settled: [] },
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('region', { name: 'Before you publish 8 open' })
    await expect(within(region).getByText('The details have unsaved changes that will not be published.')).toBeVisible()
    await userEvent.click(within(region).getAllByRole('button', { name: 'Show Physics: Mon 14/06, Slot 1' })[0] ?? region)
    await expect(args.onJump).toHaveBeenLastCalledWith(2, '2027-06-14')
    await expect(canvas.queryByText(/^Slots at midnight/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8 open points' }))
    await expect(canvas.getByText('Slots at midnight or out of order in Gulf Time, Nepal Time and 2 more')).toBeVisible()
    await userEvent.click(canvas.getByRole(...summaryPage.goToTimeZones))
    await expect(args.onJump).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole(...summaryPage.impact)).toHaveTextContent('Publish asks you to acknowledge 5 findings.')
  },
}

const slotOf = (number: number) => ({ number, clocks: slots[0]?.clocks ?? [], modules: slots[1]?.modules ?? [] })

/** More slots than fit: the arrows scroll by 100 px, and stop at both ends. */
export const ManySlots: Story = {
  args: { summary: { ...summary, days: [day('1', '2027-06-14', 'Monday', { ...full, slots: [1, 2, 3, 4, 5, 6].map(slotOf) })] } },
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('button', { name: 'Show later slots of 14/06/2027' })
    const earlier = canvas.getByRole('button', { name: 'Show earlier slots of 14/06/2027' })
    const strip = later.previousElementSibling
    await expect(earlier).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(later)
    await expect(strip?.scrollLeft).toBe(100)
    await waitFor(() => expect(earlier).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(earlier)
    await expect(strip?.scrollLeft).toBe(0)
  },
}

export const ManyDatesWithoutModules: Story = {
  args: {
    openPoints: [
      found('F13', 'tell', {
        kind: 'emptyDates',
        dates: Array.from({ length: 30 }, (_, index) => ({ dateId: `${index}`, date: `2027-06-${String(index + 1).padStart(2, '0')}` })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: '+25 more' })
    await expect(canvas.queryByRole('button', { name: 'Go to the schedule of Sun 06/06' })).toBeNull()
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Go to the schedule of Sun 06/06' })).toHaveFocus()
  },
}

export const RulesUnread: Story = {
  args: { openPoints: [found('F16 rules', 'ask', { kind: 'unread', source: 'rules' })] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole(...kit.tryAgain))
    await expect(args.onCheck).toHaveBeenCalled()
  },
}

export const UnknownStatus: Story = {
  args: { summary: { ...summary, record: { ...summary.record, status: 7 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}

export const WithoutDates: Story = { args: { summary: { ...summary, days: [] } } }

export const DrawerOpen: Story = {
  parameters: shows({ 'block-summary': ['shown.open'] }),
  args: { opened: { dateId: '1', slot: 1 }, detail: days[0] },
}

export const DrawerLoading: Story = {
  parameters: shows({ 'block-summary': ['shown.open'] }),
  args: { opened: { dateId: '1', slot: null } },
}

export const DrawerFailed: Story = {
  parameters: shows({ 'block-summary': ['shown.open'] }),
  args: { opened: { dateId: '1', slot: null }, detail: null, failure: 'The schedule of this date is being written.' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent('The schedule of this date is being written.'))
  },
}

/** A second attempt fails, a third one succeeds; the event `answer` stands for the server. */
export const DrawerRetriedByKeyboard: Story = {
  parameters: shows({ 'block-summary': ['shown.open'] }),
  args: { opened: { dateId: '1', slot: null } },
  render: function Retried(args) {
    const [detail, setDetail] = useState<SummaryDay | null | undefined>(null)
    const [attempts, setAttempts] = useState(0)
    const retry = () => {
      setAttempts(attempts + 1)
      setDetail(undefined)
    }
    useEffect(() => {
      const answer = () => setDetail(attempts > 1 ? days[0] : null)
      addEventListener('answer', answer)
      return () => removeEventListener('answer', answer)
    }, [attempts])
    return <SummaryView {...args} detail={detail} onRetry={retry} />
  },
  play: async () => {
    const answer = () => window.dispatchEvent(new Event('answer'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(holdsFocus(drawer)).toBe(true))
    const retry = () => within(drawer).queryByRole(...kit.tryAgain)
    const region = retry()?.closest('[tabindex]')
    retry()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(retry()).toBeNull())
    await expect(region).toHaveFocus()
    answer()
    await waitFor(() => expect(retry()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(region).toHaveFocus()
    answer()
    await expect(await within(drawer).findByRole('region', { name: 'Slot 1' })).toBeVisible()
    await expect(region).toHaveFocus()
    await userEvent.tab()
    await expect(drawer.contains(document.activeElement)).toBe(true)
  },
}

export const DrawerOfEmptyDate: Story = { args: { opened: { dateId: '2', slot: null }, detail: days[1] } }
