import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Records', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const Import: Story = { args: { machine: 'import' } }
export const RecordEditor: Story = { args: { machine: 'record-editor' } }
export const RecordGrid: Story = { args: { machine: 'record-grid' } }
export const RecordView: Story = { args: { machine: 'record-view' } }
