import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Module properties', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const ModuleRuleEditor: Story = { args: { machine: 'module-rule-editor' } }
export const ModuleRuleList: Story = { args: { machine: 'module-rule-list' } }
export const ModuleRuleSummary: Story = { args: { machine: 'module-rule-summary' } }
