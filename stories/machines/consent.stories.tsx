import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawn, MachineStory } from './machine-story.tsx'

const meta = {
  title: 'Machines/Consent',
  component: MachineStory,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: drawn,
} satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const Consent: Story = { args: { machine: 'consent' } }
