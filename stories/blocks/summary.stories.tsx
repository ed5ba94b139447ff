import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { BlockSummary, ScheduledSlot, SummaryDay } from '#machines/blocks/types.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { SummaryView } from '#src/blocks/summary/SummaryView.tsx'

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
    colours: new Map([
      ['1', '#0f8a7e'],
      ['2', '#b3246b'],
      ['3', '#2f6fde'],
    ]),
    opened: null,
    detail: undefined,
    today: '2027-04-20',
    onOpen: fn(),
    onClose: fn(),
    onRetry: fn(),
    onJump: fn(),
  },
} satisfies Meta<typeof SummaryView>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
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
export const TestBlock: Story = { args: { kind: testKind } }

export const WithoutDates: Story = { args: { summary: { ...summary, days: [] } } }

export const DrawerOpen: Story = { args: { opened: { dateId: '1', slot: 1 }, detail: days[0] } }

export const DrawerLoading: Story = { args: { opened: { dateId: '1', slot: null } } }

export const DrawerFailed: Story = { args: { opened: { dateId: '1', slot: null }, detail: null } }

export const DrawerOfEmptyDate: Story = { args: { opened: { dateId: '2', slot: null }, detail: days[1] } }
