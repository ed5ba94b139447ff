import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test'
import { ReportView } from '#src/reports/ReportView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { kit } from '#tests/pages/kit.ts'
import { reportPages } from '#tests/pages/reports/reports.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from '../resources/served.tsx'

const tens = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–89', '90–100']
const modules = ['Biology', 'Business Studies', 'Physics (fewer than 5)']

const data = {
  asOf: '2026-11-21',
  subject: '2026/27, Baobab College Accra',
  figures: [
    { name: 'Students', value: '44', note: '' },
    { name: 'At risk', value: '25', note: '57%' },
    { name: 'Achieved', value: '62.9', note: 'mean mark' },
    { name: 'Attendance', value: '85%', note: 'mean' },
  ],
  series: [
    {
      title: 'Achieved marks',
      summary: 'The middle half of the marks is between 47 and 79.',
      kind: 'columns' as const,
      unit: '' as const,
      points: tens,
      series: [{ name: 'Marks', values: [0, 1, 4, 19, 15, 19, 22, 18, 9, 3] }],
      failBelow: 4,
    },
    {
      title: 'Predicted and achieved by module',
      summary: 'Business Studies has the lowest mean: 59.1.',
      kind: 'bars' as const,
      unit: '' as const,
      points: modules,
      series: [
        { name: 'Predicted', values: [58, 75, null] },
        { name: 'Achieved', values: [64.4, 59.1, null] },
      ],
    },
    {
      title: 'Grades by module',
      summary: 'Business Studies has the most fails: 21%.',
      kind: 'stacks' as const,
      unit: '%' as const,
      points: modules,
      series: [
        { name: 'A*–A', values: [41, 33, null] },
        { name: 'B–C', values: [32, 33, null] },
        { name: 'D–E', values: [9, 13, null] },
        { name: 'Failed', values: [18, 21, null] },
      ],
    },
    {
      title: 'Mean mark by set',
      summary: 'The mean is 0.6 points higher than in the first set.',
      kind: 'lines' as const,
      unit: '' as const,
      points: ['January Exams 2026', 'May Exams 2026'],
      series: [
        { name: 'These students', values: [62.3, 62.9] },
        { name: 'All students', values: [62.1, 62.3] },
      ],
    },
  ],
  columns: [
    { name: 'Student', isNumber: 0 as const },
    { name: 'Attendance', isNumber: 1 as const },
    { name: 'At risk', isNumber: 0 as const },
  ],
  rows: [
    { cells: ['Minh Anh Nguyễn', '85%', ''], address: '/reports/student-analysis-report?studentId=x' },
    { cells: ['Adaeze Eze', '72%', 'Physics: attendance 72%, below 80'], address: '/reports/student-analysis-report?studentId=y' },
  ],
}

const meta = {
  component: ReportView,
  title: 'Reports/Report',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <Sheet>
        <Served path="/reports/student-analysis-report" answers={{}}>
          {Story()}
        </Served>
      </Sheet>
    ),
  ],
  args: {
    title: 'Student Analysis Report',
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Reports', href: '/reports' }, { label: 'Student Analysis Report' }]} />,
    report: 'student-analysis',
    choice: {},
    today: '2026-11-21',
    data,
    isBusy: false,
    failure: null,
    onChoice: fn(),
    onExport: fn(),
    onPrint: fn(),
    saveHref: '/reports/create?report=student-analysis',
    scheduleHref: '/reports/create?report=student-analysis&schedule=Weekly',
    onRetry: fn(),
  },
} satisfies Meta<typeof ReportView>

export default meta
type Story = StoryObj<typeof meta>

/** Each chart is one tab stop: arrows read its points; a button shows the table of the same figures. */
export const Report: Story = {
  play: async () => {
    const reader = await screen.findByRole(...reportPages.reader('Achieved marks'))
    await fireEvent.change(reader, { target: { value: '3' } })
    await expect(reader).toHaveAttribute('aria-valuetext', '30–39 · 19')
    const [first] = screen.getAllByRole(...kit.showTable)
    await userEvent.click(first ?? document.body)
    await expect(screen.getByRole(...reportPages.chartTable('Achieved marks'))).toHaveTextContent('30–3919')
  },
}

export const OnItsWay: Story = { args: { data: null } }
export const AnotherChoiceOnItsWay: Story = { args: { isBusy: true, choice: { atRisk: '1' } } }
export const NothingFound: Story = {
  args: { data: { ...data, rows: [] } },
  play: async () => expect(screen.getByRole('status')).toHaveTextContent(reportPages.nothing),
}

export const Failed: Story = {
  args: { data: null, failure: 'The request could not be completed.' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const many = Array.from({ length: 130 }, (_, index) => ({ cells: [`Student ${index + 1}`, '85%', ''] }))

/** Paper has all rows, of which the screen shows a hundred, below what the report is about. */
export const OnPaper: Story = {
  args: { data: { ...data, rows: many } },
  play: async () => {
    const table = screen.getByRole(...reportPages.rows)
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(100)
    await fireEvent(window, new Event('beforeprint'))
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(130)
    await expect(table.closest('[data-sheet]')).toHaveTextContent(
      /^Student Analysis Report2026\/27, Baobab College Accra · as of 21\/11\/2026/,
    )
  },
}

/** Each student by both marks: read by arrows, and in a table. */
export const PredictedAgainstAchieved: Story = {
  args: {
    choice: { compare: '1' },
    data: {
      ...data,
      series: [
        {
          title: 'Predicted and achieved mark of each student',
          summary: 'Achieved marks are 3.2 points lower than predicted on average.',
          kind: 'scatter',
          unit: '',
          points: ['Minh Anh Nguyễn', 'Adaeze Eze', 'Adaeze Eze', 'Wei Chen', 'Tomás Ruiz'],
          series: [
            { name: 'Predicted', values: [72, 44, 58, 81, null] },
            { name: 'Achieved', values: [68.5, 39, 61, 79.5, 50] },
          ],
        },
      ],
    },
  },
  play: async ({ args }) => {
    const title = 'Predicted and achieved mark of each student'
    const reader = await screen.findByRole(...reportPages.reader(title))
    await fireEvent.change(reader, { target: { value: '2' } })
    await expect(reader).toHaveAttribute('aria-valuetext', 'Adaeze Eze · Predicted 58 · Achieved 61')
    // The student without a predicted mark has no circle; the fifth circle marks the one that is read.
    await expect(screen.getByRole(...reportPages.drawing(title)).querySelectorAll('circle')).toHaveLength(5)
    const [first] = screen.getAllByRole(...kit.showTable)
    await userEvent.click(first ?? document.body)
    await expect(screen.getByRole(...reportPages.chartTable(title))).toHaveTextContent('Adaeze Eze5861')
    await userEvent.click(screen.getByRole(...reportPages.compare))
    await expect(args.onChoice).toHaveBeenCalledWith({ compare: '' })
  },
}

/** What a choice leads to is announced. */
export const Announced: Story = {
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('2026/27, Baobab College Accra · as of 21/11/2026'),
}

/** A report of months, with a choice of what it is grouped by. */
export const OfRegistrations: Story = { args: { report: 'registrations', title: 'Registrations Report' } }
export const OfADateRange: Story = { args: { report: 'leads', title: 'Leads Report', choice: { from: '2026-09-01' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'w820' } } }
/** The names below the columns are not cut off; a chart of lines names its first and last point. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    const name = await screen.findByText('40–49', { selector: '[aria-hidden] span span' })
    const column = name.parentElement ?? name
    await expect(getComputedStyle(column).overflow).toBe('visible')
    const lines = screen.getByRole(...reportPages.drawing('Mean mark by set'))
    await expect(lines).toHaveTextContent('January Exams 2026May Exams 2026')
    await expect(Math.max(...[...lines.querySelectorAll('text')].map((text) => text.getBoundingClientRect().right))).toBeLessThanOrEqual(
      lines.getBoundingClientRect().right + 1,
    )
  },
}
/** Of long names only as many are shown as there is room for. */
export const MonthsOnAPhone: Story = {
  args: {
    data: {
      ...data,
      series: [
        {
          title: 'Certificates by month',
          summary: 'Most were issued in Jul 2026: 31.',
          kind: 'columns',
          unit: '',
          points: ['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sept 2026', 'Oct 2026', 'Nov 2026'],
          series: [{ name: 'Issued', values: [9, 31, 31, 9, 0, 0] }],
        },
      ],
    },
  },
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    const first = await screen.findByText('Jun 2026', { selector: '[aria-hidden] span span' })
    const names = [...(first.parentElement?.parentElement?.children ?? [])].flatMap(({ firstElementChild: name }) =>
      name && getComputedStyle(name).visibility === 'visible' ? [name.getBoundingClientRect()] : [],
    )
    await expect(names).toHaveLength(3)
    const gaps = names.slice(1).map(({ left }, index) => left - (names[index]?.right ?? 0))
    await expect(Math.min(...gaps)).toBeGreaterThan(0)
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
