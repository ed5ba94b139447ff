import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Conditions } from '#src/clearing/Conditions.tsx'
import { clearingPages } from '#tests/pages/clearing/clearing.ts'
import { Sheet } from '../blocks/sheet.tsx'

const offer = { clearingOfferId: 1, universityName: 'Northgate University', courseName: 'BSc Economics', expiresOn: '2026-11-28' }

const meta = {
  component: Conditions,
  title: 'Clearing/Conditions',
  parameters: { layout: 'fullscreen' },
  args: {
    openOffers: [
      {
        ...offer,
        conditions: [
          { text: 'Physics: C', own: 'B', state: 'met' },
          { text: 'Overall: A', own: 'B', state: 'below' },
          { text: 'English: EAP 60', own: '', state: 'unknown' },
        ],
      },
      { ...offer, clearingOfferId: 2, courseName: 'BSc Finance', conditions: [] },
    ],
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof Conditions>

export default meta
type Story = StoryObj<typeof meta>

/** Each condition says in words whether the mark that was released is enough, and which one it is. */
export const Judged: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole(...clearingPages.conditions('BSc Economics', 'Northgate University'))
    await expect(list).toHaveTextContent('Physics: C, met (B)')
    await expect(list).toHaveTextContent('Overall: A, not met (B)')
    await expect(list).toHaveTextContent('English: EAP 60, not known yet')
    await expect(canvas.getByText(clearingPages.noConditions)).toBeVisible()
  },
}
