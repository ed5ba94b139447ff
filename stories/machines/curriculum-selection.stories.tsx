import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Curriculum selection', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const CurriculumSelection: Story = { args: { machine: 'curriculum-selection' } }
