import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { RuleOutcome } from '#machines/module-properties/module-rule-list.machine.ts'
import { ModuleRuleListView } from '#src/module-properties/ModuleRuleListView.tsx'
import { kit } from '#tests/pages/kit.ts'
import { mappingListPage } from '#tests/pages/mappings.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { rows, trail } from './fixtures.tsx'
import { shows } from '../shows.ts'

const query = { page: 1, pageSize: 10, search: '', status: 'all', sort: { column: 'name', direction: 'asc' } } as const
const context = { typed: '', chosen: [], work: null, message: null }
const drafts = rows.filter(({ status }) => status === 2)
const all = { view: true, add: true, modify: true, delete: true, publish: true }
const outcomes: readonly RuleOutcome[] = rows.slice(0, 3).map((row, index) => ({
  row,
  isDone: index !== 1,
  text: index === 1 ? 'The mapping was not found.' : 'Mapping deleted successfully.',
}))

const meta = {
  component: ModuleRuleListView,
  title: 'Module properties/List',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    breadcrumbs: trail(),
    query,
    context,
    page: { rows, total: 7, counts: { 0: 2, 1: 3, 2: 2 } },
    failure: null,
    isRefetching: false,
    isBusy: false,
    isChecking: false,
    rights: all,
    summaryOf: (row) => `/sms/moduleproperties/summary/${row.id}`,
    editOf: (row) => `/sms/moduleproperties/edit/${row.id}`,
    onShow: fn(),
    openedState: {},
    onLeave: fn(),
    onOpen: fn(),
    onRetry: fn(),
    send: fn(),
  },
} satisfies Meta<typeof ModuleRuleListView>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  parameters: shows({ 'module-rule-list': ['search.resting', 'work.resting'] }, { role: 'administrator' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole(...mappingListPage.nameColumn)).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole(...mappingListPage.sortByName))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'name', direction: 'desc' } })
    await userEvent.click(canvas.getByRole(...kit.drafts))
    await expect(args.onShow).toHaveBeenCalledWith({ status: 'draft' })
    await userEvent.dblClick(canvas.getByText('18'))
    await expect(args.onOpen).toHaveBeenCalledWith(rows[2], `/sms/moduleproperties/summary/${rows[2]?.id}`)
    await userEvent.click(canvas.getByRole(...mappingListPage.selectUnnamed))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: ['65'], isChosen: true })
    await userEvent.click(canvas.getByRole(...kit.selectPage))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: rows.map(({ id }) => id), isChosen: true })
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  },
}

export const RowMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Art & Design Mapping' }))
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/sms/moduleproperties/edit/64')
    await userEvent.click(screen.getByRole(...kit.deleteInMenu))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'delete', rows: [rows[3]] })
  },
}

export const Chosen: Story = {
  args: { context: { ...context, chosen: ['61', '62', '65'] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.publish))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'publish', rows: drafts })
    await userEvent.click(canvas.getByRole(...kit.clearSelection))
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' })
  },
}

export const ChosenWithoutDraft: Story = {
  args: { context: { ...context, chosen: ['62'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...kit.publish)).toHaveAccessibleDescription(/Only drafts can be published/)
  },
}

export const AskingToDelete: Story = {
  parameters: shows({ 'module-rule-list': ['work.asking'] }),
  args: { context: { ...context, work: { act: 'delete', rows: rows.slice(0, 1), checks: [], outcomes: [] } } },
  play: async ({ args }) => {
    const question = await screen.findByRole(...mappingListPage.deleteQuestion)
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(screen.getByRole(...kit.yes))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const AskingToPublish: Story = {
  parameters: shows({ 'module-rule-list': ['work.asking'] }),
  args: { context: { ...context, chosen: ['61', '62', '65'], work: { act: 'publish', rows: drafts, checks: [], outcomes: [] } } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 2 mappings?' })
    await waitFor(() => expect(question).toHaveTextContent('One more is selected that is not a draft; it stays as it is.'))
  },
}

export const Working: Story = {
  parameters: shows({ 'module-rule-list': ['work.working'] }),
  args: {
    isBusy: true,
    context: { ...context, work: { act: 'delete', rows: rows.slice(0, 3), checks: [], outcomes: outcomes.slice(0, 1) } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('1 of 3 done')).toBeVisible())
  },
}

export const OutcomeOfEach: Story = {
  parameters: shows({ 'module-rule-list': ['work.resting'] }),
  args: { context: { ...context, chosen: ['62'], message: { tone: 'warning', text: '2 of 3 mappings deleted.', outcomes } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Business Pathway Mapping 2027 The mapping was not found.')
  },
}

export const Published: Story = {
  args: { context: { ...context, message: { tone: 'success', text: 'Mapping published successfully.', outcomes: [] } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const ViewerOnly: Story = {
  parameters: shows({ 'module-rule-list': ['work.resting'] }, { role: 'viewer' }),
  args: { rights: { view: true, add: false, modify: false, delete: false, publish: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...mappingListPage.create)).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
  },
}

export const NothingToDo: Story = {
  args: { rights: { view: false, add: false, modify: false, delete: false, publish: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...kit.rowMenu)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Art & Design Mapping' })).toBeNull()
  },
}

export const Loading: Story = { args: { page: undefined } }

export const Refetching: Story = { args: { isRefetching: true } }

export const Empty: Story = { args: { page: { rows: [], total: 0, counts: { 0: 0, 1: 0, 2: 0 } } } }

/** What is typed is looked for when the typing rests: until then the rows of the last search stay. */
export const Typing: Story = {
  parameters: shows({ 'module-rule-list': ['search.typing'] }),
  args: { context: { ...context, typed: 'STEM' } },
}

export const NothingFound: Story = {
  args: { query: { ...query, search: 'zzz' }, context: { ...context, typed: 'zzz' }, page: { rows: [], total: 0, counts: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.clearSearch))
    await expect(args.onShow).toHaveBeenCalledWith({ search: '', status: 'all' })
  },
}

export const Failed: Story = {
  args: { page: undefined, failure: 'The mappings could not be read.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } }, args: { context: { ...context, chosen: ['62'] } } }
