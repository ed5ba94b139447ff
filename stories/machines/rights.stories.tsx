import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Rights', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const RightsEditor: Story = { args: { machine: 'rights-editor' } }
export const ModuleMoves: Story = { args: { machine: 'module-moves' } }
