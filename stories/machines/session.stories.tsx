import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawn, MachineStory } from './machine-story.tsx'

const meta = {
  title: 'Machines/Session',
  component: MachineStory,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: drawn,
} satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const PrivacyPolicy: Story = { args: { machine: 'privacy-policy' } }
export const Session: Story = { args: { machine: 'session' } }
