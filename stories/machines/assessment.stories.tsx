import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Assessment', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const Attempt: Story = { args: { machine: 'attempt' } }

export const MarkingDesk: Story = { args: { machine: 'marking-desk' } }

export const Invigilation: Story = { args: { machine: 'invigilation' } }

export const InvigilatorCall: Story = { args: { machine: 'invigilator-call' } }
