import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { BudgetFilter, Measure } from '#src/money/budgets/budget-address.ts'
import type { HistoricBudget, LiveBudget } from '#src/money/budgets/budget.ts'
import { HistoricView } from '#src/money/budgets/HistoricView.tsx'
import { LiveView } from '#src/money/budgets/LiveView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { budgetPages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from '../resources/served.tsx'
import { kit } from '#tests/pages/kit.ts'

interface BudgetsProps {
  readonly live?: LiveBudget
  readonly historic?: HistoricBudget
  readonly measure: Measure
  readonly onFilter: (filter: BudgetFilter) => void
}

const exactly = (figure: number) => ({ expected: figure, low: figure, high: figure })

/** A programme or region with its figures, and a part without name for what belongs to none. */
const partsOf = (name: string) => [
  {
    name,
    students: 42,
    paidMinor: 700_000,
    lastStudents: 30,
    lastPaidMinor: 610_000,
    targetStudents: 50,
    targetMinor: 1_200_000,
    forecastStudents: 56,
  },
  { name: '', students: 0, paidMinor: 100_000, lastStudents: 0, lastPaidMinor: 0, targetStudents: 0, targetMinor: 0 },
]

const live: LiveBudget = {
  yearId: 22,
  year: '2026/27',
  lastYear: '2025/26',
  asOf: '2026-09-24',
  week: 4,
  weeks: [
    { startsOn: '2026-09-01', students: 8, paidMinor: 240_000, lastStudents: 5, lastPaidMinor: 200_000 },
    { startsOn: '2026-09-08', students: 21, paidMinor: 410_000, lastStudents: 16, lastPaidMinor: 380_000 },
    { startsOn: '2026-09-15', students: 30, paidMinor: 620_000, lastStudents: 25, lastPaidMinor: 500_000 },
    { startsOn: '2026-09-22', students: 42, paidMinor: 800_000, lastStudents: 30, lastPaidMinor: 610_000, forecastStudents: exactly(42) },
    { startsOn: '2026-09-29', lastStudents: 34, lastPaidMinor: 720_000, forecastStudents: { expected: 48, low: 43, high: 53 } },
    { startsOn: '2026-10-06', lastStudents: 40, lastPaidMinor: 900_000, forecastStudents: { expected: 56, low: 47, high: 65 } },
  ],
  programmes: partsOf('International Foundation Year'),
  regions: partsOf('West Africa'),
  targetStudents: 50,
  targetMinor: 1_200_000,
  forecastStudents: 56,
  forecastMinor: 1_180_328,
  leftOut: [],
}

const { forecastStudents: _students, forecastMinor: _minor, ...year } = live
const unforeseen = { ...year, weeks: live.weeks.map(({ forecastStudents: _range, ...week }) => week) }

const historic: HistoricBudget = {
  years: [
    { yearId: 21, name: '2025/26', students: 40, revenueMinor: 960_000 },
    { yearId: 22, name: '2026/27', students: 52, revenueMinor: 1_248_050 },
  ],
  earlierId: 21,
  laterId: 22,
  centres: [
    {
      name: 'Baobab College Accra',
      earlier: { students: 30, revenueMinor: 960_000 },
      later: { students: 22, revenueMinor: 1_248_050 },
    },
    { name: '', earlier: { students: 10, revenueMinor: 0 }, later: { students: 30, revenueMinor: 0 } },
  ],
  programmes: [],
  leftOut: [],
}

/** How the budgets of the years stand. */
function Budgets({ live: budget, historic: years, measure, onFilter }: BudgetsProps) {
  const parts = {
    filter: { programme: null, region: null, centre: null, earlier: null, later: null, measure },
    tabs: { opens: () => true },
    onFilter,
    onExport: () => {},
    onPrint: () => {},
    targetsHref: measure === 'students' ? '/budgeting-forecasting/targets' : null,
  }
  const trail = (last: string) => <Breadcrumbs crumbs={[{ label: 'Budgeting & Forecasting' }, { label: last }]} />
  return (
    <Served answers={{}} path="/budgeting-forecasting/live">
      <Sheet>
        {budget && <LiveView {...parts} title="Live" breadcrumbs={trail('Live')} budget={budget} registrations="/registrations" />}
        {years && <HistoricView {...parts} title="Historic" breadcrumbs={trail('Historic')} budget={years} />}
      </Sheet>
    </Served>
  )
}

const meta = {
  component: Budgets,
  title: 'Money/Budgets',
  parameters: { layout: 'fullscreen' },
  args: { measure: 'students', onFilter: fn() },
} satisfies Meta<typeof Budgets>

export default meta
type Story = StoryObj<typeof meta>

export const LiveStudents: Story = {
  name: 'CAT-MON-18: the chart is read by keys, and its table has the same figures',
  args: { live },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole(...budgetPages.reader('Registered students by week'))
    await expect(reader).toHaveAttribute('aria-valuetext', 'Week 4, from 22/09/2026 · Live 42 · 2025/26 30 · Target 50 · Forecast 42')
    reader.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      canvas.getByText('42 registered so far, of a target of 50. Forecast for the year: 56, with an 80% range from 47 to 65.'),
    ).toBeVisible()
    await expect(canvas.getByRole(...budgetPages.registrations)).toHaveAttribute('href', '/registrations')
    await expect(canvas.getByRole(...budgetPages.editTargets)).toHaveAttribute('href', '/budgeting-forecasting/targets')
    await userEvent.click(canvas.getByRole(...kit.showTable))
    await expect(canvas.getByRole(...budgetPages.table('Registered students by week'))).toHaveTextContent(
      'Week 4, from 22/09/2026423050424242',
    )
    const byProgramme = canvas.getByRole(...budgetPages.table('By programme'))
    await expect(byProgramme).toHaveTextContent('Programme2025/26LiveTargetDifferenceForecast')
    await expect(byProgramme).toHaveTextContent('International Foundation Year304250−856Total304250−856')
    await expect(byProgramme).not.toHaveTextContent('No programme')
  },
}

export const MoneyWithoutARate: Story = {
  args: { live: { ...unforeseen, leftOut: [{ year: '2026/27', currency: 'AED', amountMinor: 340_000 }] }, measure: 'money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^AED.3,400.00 of 2026\/27 is left out: there is no planning rate for AED\.$/)).toBeVisible()
    await expect(canvas.getByText(/No forecast yet/)).toBeVisible()
    await expect(canvas.queryByRole(...budgetPages.editTargets)).toBeNull()
    await expect(canvas.getByRole(...budgetPages.table('By programme'))).toHaveTextContent('No programme0£0.00£1,000.00£0.00+£1,000.00–')
  },
}

export const TwoYears: Story = {
  args: { historic },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole(...budgetPages.table('By centre'))).toHaveTextContent('Baobab College Accra3022−8No centre1030+20')
    await userEvent.selectOptions(canvas.getByLabelText('With'), '2025/26')
    await expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ earlier: '21', later: '21' }))
    await expect(canvas.getByText('There are no figures for this choice yet.')).toBeVisible()
  },
}
