import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawn, MachineStory } from './machine-story.tsx'

const meta = {
  title: 'Machines/Lists',
  component: MachineStory,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  play: drawn,
} satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const ListExport: Story = { args: { machine: 'list-export' } }
export const List: Story = { args: { machine: 'list' } }
