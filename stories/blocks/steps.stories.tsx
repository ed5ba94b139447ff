import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { Wizard } from '#src/blocks/wizard/Wizard.tsx'
import { kit } from '#tests/pages/kit.ts'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'
import { Sheet, trail } from './sheet.tsx'

const opened = { blockId: '7', step: 0, date: null } as const

const meta = {
  component: Wizard,
  title: 'Blocks/Steps',
  parameters: { layout: 'fullscreen' },
  args: {
    kind: examKind,
    userId: '101',
    keptBy: () => null,
    breadcrumbs: trail,
    opened,
    stepAt: () => null,
    onPlace: fn(),
    onNamed: fn(),
    onRestart: fn(),
  },
} satisfies Meta<typeof Wizard>

export default meta
type Story = StoryObj<typeof meta>

const unanswered: Story['decorators'] = (Shown) => (
  <Answered by="nothing">
    <Sheet>
      <Shown />
    </Sheet>
  </Answered>
)
const refused: Story['decorators'] = (Shown) => (
  <Answered by="refusal">
    <Sheet>
      <Shown />
    </Sheet>
  </Answered>
)

export const DetailsLoading: Story = {
  parameters: shows({ 'block-details': ['loading'] }),
  decorators: unanswered,
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Next']) await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The reason stands in one alert, and nowhere else. */
export const DetailsUnavailable: Story = {
  parameters: shows({ 'block-details': ['unavailable'] }),
  decorators: refused,
  play: async ({ canvas }) => {
    await canvas.findByRole(...kit.tryAgain)
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    for (const name of ['Save', 'Next']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('This step could not be opened.')
    }
  },
}

/** The groups of zones, then the saved slots. */
export const TimeZonesLoading: Story = {
  parameters: shows({ 'time-zones': ['loadingZones', 'loadingSlots'] }),
  args: { opened: { ...opened, step: 1 } },
  decorators: unanswered,
}

export const TimeZonesUnavailable: Story = {
  parameters: shows({ 'time-zones': ['unavailable'] }),
  args: { opened: { ...opened, step: 1 } },
  decorators: refused,
}

export const SummaryLoading: Story = {
  parameters: shows({ 'block-summary': ['loading'] }),
  args: { opened: { ...opened, step: 3 } },
  decorators: unanswered,
}

export const SummaryUnavailable: Story = {
  parameters: shows({ 'block-summary': ['unavailable'] }),
  args: { opened: { ...opened, step: 3 } },
  decorators: refused,
}
