import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RuleEditor } from '#src/module-properties/editor/RuleEditor.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'
import { trail } from './fixtures.tsx'

const meta = {
  component: RuleEditor,
  title: 'Module properties/Opening',
  parameters: { layout: 'fullscreen' },
  args: { ruleId: '61', rights: { can: () => true }, userId: '101', breadcrumbs: trail, onNamed: fn() },
} satisfies Meta<typeof RuleEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  parameters: shows({ 'module-rule-editor': ['loading'] }),
  decorators: (Shown) => (
    <Answered by="nothing">
      <Sheet>
        <Shown />
      </Sheet>
    </Answered>
  ),
}

export const Unavailable: Story = {
  parameters: shows({ 'module-rule-editor': ['unavailable'] }),
  decorators: (Shown) => (
    <Answered by="refusal">
      <Sheet>
        <Shown />
      </Sheet>
    </Answered>
  ),
}
