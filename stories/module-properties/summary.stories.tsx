import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ModuleRuleSummaryView } from '#src/module-properties/ModuleRuleSummaryView.tsx'
import { kit } from '#tests/pages/kit.ts'
import { mappingListPage, mappingSummaryPage } from '#tests/pages/mappings.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { longRule, rule, trail } from './fixtures.tsx'
import { shows } from '../shows.ts'

const meta = {
  component: ModuleRuleSummaryView,
  title: 'Module properties/Summary',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    breadcrumbs: trail('Summary'),
    rule,
    failure: null,
    notice: null,
    isAsking: false,
    busy: null,
    rights: { modify: true, delete: true, publish: true },
    onEdit: fn(),
    onList: fn(),
    onRetry: fn(),
    send: fn(),
  },
} satisfies Meta<typeof ModuleRuleSummaryView>

export default meta
type Story = StoryObj<typeof meta>

export const Viewing: Story = {
  parameters: shows({ 'module-rule-summary': ['viewing'] }, { role: 'administrator' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      rule.entries.map(({ module }) => module.name),
    )
    await userEvent.click(canvas.getByRole(...mappingSummaryPage.backToEdit))
    await expect(args.onEdit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole(...kit.delete))
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.act', act: 'delete', record: rule })
    await userEvent.click(canvas.getByRole(...kit.publish))
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.act', act: 'publish', record: rule })
  },
}

export const WithoutName: Story = {
  args: { rule: { ...rule, name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...mappingSummaryPage.untitled)).toBeVisible()
  },
}

export const Active: Story = {
  args: { rule: { ...rule, status: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...kit.publish)).toBeNull()
  },
}

export const ViewerOnly: Story = {
  parameters: shows({ 'module-rule-summary': ['viewing'] }, { role: 'viewer' }),
  args: { rights: { modify: false, delete: false, publish: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Edit|Delete|Publish/ })).toBeNull()
    await userEvent.click(canvas.getByRole(...kit.backToList))
    await expect(args.onList).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { rule: undefined } }

export const Failed: Story = {
  args: { rule: undefined, failure: 'The mapping could not be read.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Confirming: Story = {
  parameters: shows({ 'module-rule-summary': ['asking'] }),
  args: { isAsking: true },
  play: async ({ args }) => {
    const question = await screen.findByRole(...mappingListPage.deleteQuestion)
    await waitFor(() => expect(question).toHaveTextContent(rule.name))
    await userEvent.click(screen.getByRole(...kit.no))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.cancel' })
  },
}

export const Deleting: Story = { parameters: shows({ 'module-rule-summary': ['working'] }), args: { isAsking: true, busy: 'delete' } }

export const Publishing: Story = { parameters: shows({ 'module-rule-summary': ['working'] }), args: { busy: 'publish' } }

export const Refused: Story = {
  parameters: shows({ 'module-rule-summary': ['viewing'] }),
  args: { notice: { id: 1, text: 'Only a draft can be published.' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.close' })
  },
}

export const LongTexts: Story = { args: { rule: longRule } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } }, args: { rule: longRule } }
