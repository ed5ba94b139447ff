import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { IssueFiguresView, type LatestCheck } from '#src/certificates/dashboard/IssueFigures.tsx'
import { namedMonths } from '#src/certificates/dashboard/months.ts'
import { certificateFigures } from '#tests/pages/certificates/certificates.ts'

const check = (id: string, outcome: string): LatestCheck => ({ id, code: `7Q4M-9XKD-2HT${id}`, day: '2027-04-12', outcome, href: null })

const meta = {
  title: 'Certificates/Dashboard',
  component: IssueFiguresView,
  parameters: { layout: 'fullscreen' },
  args: {
    months: namedMonths([
      { month: '2027-02', count: 1 },
      { month: '2027-03', count: 0 },
      { month: '2027-04', count: 2 },
    ]),
    revoked: 1,
    waiting: 12,
    checks: ['Valid', 'Revoked', 'Replaced', 'Expired', 'Not found'].map((outcome, index) => check(String(index), outcome)),
  },
} satisfies Meta<typeof IssueFiguresView>

export default meta
type Story = StoryObj<typeof meta>

/** Each state has a tone of its own beside its word. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...certificateFigures.byMonth)).toBeVisible()
    const latest = within(canvas.getByRole(...certificateFigures.latest))
    const tones = ['Valid', 'Revoked', 'Replaced', 'Expired'].map((state) => getComputedStyle(latest.getByText(state)).color)
    await expect(new Set(tones).size).toBe(4)
    await userEvent.click(canvas.getByRole(...certificateFigures.asTable))
    await expect(within(canvas.getByRole(...certificateFigures.table)).getByText('Apr 27')).toBeVisible()
  },
}

/** Before anything was issued, to a person who may not see requests. */
export const Nothing: Story = {
  args: { months: namedMonths([{ month: '2027-04', count: 0 }]), revoked: 0, waiting: null, checks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(certificateFigures.none)).toBeVisible()
    await expect(canvas.queryByText(certificateFigures.waiting)).toBeNull()
  },
}
