import type { Meta, StoryObj } from '@storybook/react-vite'
import { machineMeta, type MachineStory } from './machine-story.tsx'

const meta = { title: 'Machines/Account', tags: ['!autodocs', 'sweep'], ...machineMeta } satisfies Meta<typeof MachineStory>

export default meta
type Story = StoryObj<typeof meta>

export const ChangePassword: Story = { args: { machine: 'change-password' } }
export const ForgotPassword: Story = { args: { machine: 'forgot-password' } }
export const ResetLink: Story = { args: { machine: 'reset-link' } }
export const Reveal: Story = { args: { machine: 'reveal' } }
