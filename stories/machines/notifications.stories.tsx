import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawn, MachineStory } from './machine-story.tsx'

const meta = {
  title: 'Machines/Notifications',
  component: MachineStory,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: drawn,
} satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = { args: { machine: 'notifications' } }
