import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { reportNames } from '#openapi/reports/report-names.ts'
import { ReportCatalogue } from '#src/reports/ReportCards.tsx'
import { reportPages } from '#tests/pages/reports/reports.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from '../resources/served.tsx'
import { shell } from '#tests/pages/shell.ts'

const meta = {
  component: ReportCatalogue,
  title: 'Reports/Catalogue',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Sheet>
        <Served path="/reports" answers={{}}>
          <h1>Reports</h1>
          {Story()}
        </Served>
      </Sheet>
    ),
  ],
  args: {
    reports: reportNames,
    favourites: [{ name: 'Students at risk this year', text: 'Student Analysis', href: '/reports/view/x' }],
    hrefOf: (report: string) => `/reports/view/${report}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ReportCatalogue>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  play: async () => {
    await expect(screen.getByRole(...reportPages.card('Leads'))).toHaveAttribute('href', '/reports/view/leads')
    await expect(screen.getByRole(...reportPages.favourites)).toBeVisible()
  },
}
export const OnTheirWay: Story = { args: { reports: 'loading', favourites: [] } }
export const Failed: Story = {
  args: { reports: 'failed', favourites: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole(...shell.retry))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } }
