import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { AreaOverview } from './AreaOverview.tsx'

// The settings of the toolbar, which each frame gets as well.
const told = ['theme', 'motion', 'colours', 'texts'] as const

const meta = {
  title: 'Overview',
  // Each frame is a story that is tested by itself.
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', a11y: { disable: true } },
  args: { folder: '' },
  render: ({ folder }, { globals }) => (
    <Suspense>
      <AreaOverview folder={folder} globals={told.map((name) => `${name}:${String(globals[name])}`).join(';')} />
    </Suspense>
  ),
} satisfies Meta<{ folder: string }>

export default meta
type Story = StoryObj<typeof meta>

export const Kit: Story = { args: { folder: 'ui' } }
export const App: Story = { args: { folder: 'app' } }
export const Session: Story = { args: { folder: 'session' } }
export const Account: Story = { args: { folder: 'account' } }
export const Consent: Story = { args: { folder: 'consent' } }
export const Notifications: Story = { args: { folder: 'notifications' } }
export const Blocks: Story = { args: { folder: 'blocks' } }
export const ModuleProperties: Story = { args: { folder: 'module-properties' } }
export const Resources: Story = { args: { folder: 'resources' } }
export const Masters: Story = { args: { folder: 'masters' } }
export const People: Story = { args: { folder: 'people' } }
export const Courses: Story = { args: { folder: 'courses' } }
export const Money: Story = { args: { folder: 'money' } }
export const Assessment: Story = { args: { folder: 'assessment' } }
export const Results: Story = { args: { folder: 'results' } }
export const Calendar: Story = { args: { folder: 'calendar' } }
export const Reports: Story = { args: { folder: 'reports' } }
export const Certificates: Story = { args: { folder: 'certificates' } }
export const Applications: Story = { args: { folder: 'applications' } }
export const Students: Story = { args: { folder: 'students' } }
export const Ucas: Story = { args: { folder: 'ucas' } }
export const Clearing: Story = { args: { folder: 'clearing' } }
export const CurriculumSelection: Story = { args: { folder: 'selection' } }
export const Communications: Story = { args: { folder: 'communications' } }
export const Assets: Story = { args: { folder: 'assets' } }
export const Devtools: Story = { args: { folder: 'devtools' } }
