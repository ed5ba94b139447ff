import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { RuleEditorView } from '#src/module-properties/editor/RuleEditorView.tsx'
import { kit } from '#tests/pages/kit.ts'
import { mappingForm } from '#tests/pages/mappings.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { editorOf, longRule, modules, rule, trail } from './fixtures.tsx'
import { shows } from '../shows.ts'

const stored = editorOf(rule)
const [first] = stored.fields.rows

const meta = {
  component: RuleEditorView,
  title: 'Module properties/Editor',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    breadcrumbs: trail('Edit'),
    context: stored,
    modules,
    mayModify: true,
    isBusy: false,
    savedAt: null,
    question: null,
    onModulesRetry: fn(),
    send: fn(),
  },
} satisfies Meta<typeof RuleEditorView>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(rule.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Further Mathematics' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'form.edit',
      edit: {
        kind: 'prohibited.choose',
        key: first?.key,
        modules: rule.entries[0]?.prohibited.filter(({ name }) => name !== 'Further Mathematics'),
      },
      path: 'rows.0',
    })
    await userEvent.click(canvas.getByRole(...kit.addModule))
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.edit', edit: { kind: 'row.add' }, path: 'rows.5' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 02, Physics' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'form.edit',
      edit: { kind: 'row.remove', key: stored.fields.rows[1]?.key },
      path: 'rows',
    })
    await userEvent.click(canvas.getByRole(...kit.backToList))
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.leave', to: { kind: 'list' } })
    await fireEvent.keyDown(document, { key: 's', ctrlKey: true })
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.save', to: null })
    await fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.save', to: 'record' })
  },
}

export const ChoosingProhibited: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getAllByRole(...mappingForm.prohibited)[1]
    if (!field) throw new Error('There is no second row.')
    await userEvent.type(field, 'phys')
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Physical Geography'))
    // A module never offers itself.
    await expect(screen.queryByRole('option', { name: 'Physics' })).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: 'Physics for Engineers' }))
    await expect(args.send).toHaveBeenCalledWith({
      type: 'form.edit',
      edit: { kind: 'prohibited.choose', key: stored.fields.rows[1]?.key, modules: [modules[1], modules[13]] },
      path: 'rows.1',
    })
  },
}

export const Creating: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  args: { breadcrumbs: trail('Create Mapping'), context: editorOf(null) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(...mappingForm.name), 'N')
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.edit', edit: { kind: 'set', name: 'N' }, path: 'name' })
  },
}

/** There is no page of a new rule to stay on: Save leads to its summary as well. */
export const MayOnlyAdd: Story = {
  args: { breadcrumbs: trail('Create Mapping'), context: editorOf(null), mayModify: false },
  play: async ({ args }) => {
    await fireEvent.keyDown(document, { key: 's', ctrlKey: true })
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.save', to: 'record' })
  },
}

export const SomethingMissing: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  args: { breadcrumbs: trail('Create Mapping'), context: editorOf(null, { attempts: 1 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(...mappingForm.name)).toHaveFocus())
    await expect(canvas.getByLabelText(...mappingForm.name)).toHaveAccessibleDescription('Mapping name should not be blank!')
    await expect(canvas.getByRole(...mappingForm.module)).toHaveAccessibleDescription('Module should not be blank!')
  },
}

export const UnsavedChanges: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  args: { context: editorOf(rule, { fields: { ...stored.fields, name: 'Another name' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes')
  },
}

/** What an earlier visit left unsaved is offered, and nothing else changes until it is taken. */
export const KeptEdits: Story = {
  args: {
    context: editorOf(rule, {
      offer: { at: new Date(2027, 0, 15, 14, 32).getTime(), fields: { ...stored.fields, name: 'Kept' }, base: rule },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Restore unsaved changes from 14:32?')).toBeVisible()
    await expect(canvas.getByLabelText(...mappingForm.name)).toHaveValue(rule.name)
    await userEvent.click(canvas.getByRole(...kit.restore))
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.restore' })
    await userEvent.click(canvas.getByRole(...kit.discard))
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.discard' })
  },
}

export const Saving: Story = { parameters: shows({ 'module-rule-editor': ['open.updating'] }), args: { isBusy: true } }

export const SavingANewMapping: Story = {
  parameters: shows({ 'module-rule-editor': ['open.creating'] }),
  args: { breadcrumbs: trail('Create Mapping'), context: editorOf(null, { fields: stored.fields }), isBusy: true },
}

export const Saved: Story = {
  args: { savedAt: '14:32' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 14:32')
  },
}

export const ActiveRule: Story = { args: { context: editorOf({ ...rule, status: 1 }) } }

export const Refused: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  args: { context: editorOf(rule, { notice: { id: 1, text: 'The name is taken.' } }) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.close' })
  },
}

export const RefusedAtAField: Story = {
  parameters: shows({ 'module-rule-editor': ['open.editing'] }),
  args: { context: editorOf(rule, { attempts: 1, refused: new Map([['name', 'This Mapping Name is already in use.']]) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(...mappingForm.name)).toHaveFocus())
    await expect(canvas.getByLabelText(...mappingForm.name)).toHaveAccessibleDescription('This Mapping Name is already in use.')
  },
}

export const Forbidden: Story = {
  parameters: shows({ 'module-rule-editor': ['forbidden'] }),
  args: {
    context: editorOf(rule, {
      isForbidden: true,
      notice: { id: 1, text: 'You do not have permission to do this.' },
      fields: { ...stored.fields, name: 'What was typed' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Save|Next|Add module)$/ })).toBeNull()
    await expect(canvas.getByLabelText(...mappingForm.name)).toHaveAttribute('readonly')
  },
}

export const ModulesOnTheirWay: Story = { args: { modules: 'loading' } }

export const ModulesFailed: Story = {
  args: { modules: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onModulesRetry).toHaveBeenCalled()
  },
}

export const AskingBeforeTheList: Story = {
  parameters: shows({ 'module-rule-editor': ['asking'] }),
  args: { question: 'list' },
  play: async ({ args }) => {
    const question = await screen.findByRole(...kit.leaveForList)
    await waitFor(() => expect(question).toHaveTextContent('Are you sure you want to exit without saving?'))
    await userEvent.click(screen.getByRole(...kit.no))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.cancel' })
  },
}

export const AskingBeforeElsewhere: Story = {
  parameters: shows({ 'module-rule-editor': ['asking'] }),
  args: { question: 'leave' },
  play: async ({ args }) => {
    await screen.findByRole(...kit.leaveUnsaved)
    await userEvent.click(screen.getByRole(...kit.yes))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const Conflict: Story = {
  parameters: shows({ 'module-rule-editor': ['open.conflicting'] }),
  args: {
    question: 'conflict',
    context: editorOf(rule, {
      sent: { ...stored.fields, name: 'My name for it' },
      theirs: { ...rule, name: 'Their name for it', status: 1, entries: rule.entries.slice(0, 2) },
    }),
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Another person changed this mapping' })
    await userEvent.click(screen.getByRole(...kit.takeTheirs))
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.takeTheirs' })
  },
}

export const LongTexts: Story = { args: { context: editorOf(longRule) } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } }, args: { context: editorOf(longRule) } }
