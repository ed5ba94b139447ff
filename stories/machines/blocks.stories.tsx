import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Blocks', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const AcademicDates: Story = { args: { machine: 'academic-dates' } }
export const BlockDetails: Story = { args: { machine: 'block-details' } }
export const BlockList: Story = { args: { machine: 'block-list' } }
export const BlockSummary: Story = { args: { machine: 'block-summary' } }
export const BlockWizard: Story = { args: { machine: 'block-wizard' } }
export const Drag: Story = { args: { machine: 'drag' } }
export const Proposal: Story = { args: { machine: 'proposal' } }
export const NextYear: Story = { args: { machine: 'next-year' } }
export const Scheduling: Story = { args: { machine: 'scheduling' } }
export const Snapshot: Story = { args: { machine: 'snapshot' } }
export const SnapshotLink: Story = { args: { machine: 'snapshot-link' } }
export const TimeZones: Story = { args: { machine: 'time-zones' } }
