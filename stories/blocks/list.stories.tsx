import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { BlockListView } from '#src/blocks/BlockListView.tsx'
import { testKind } from '#src/blocks/kinds/test.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { shows } from '../shows.ts'
import { atRest, chosen, context, five, mapping, nobody, outcomesOf, query, rows, still } from './list-fixtures.ts'
import { Sheet, trail } from './sheet.tsx'

const meta = {
  component: BlockListView,
  title: 'Blocks/List',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: atRest,
} satisfies Meta<typeof BlockListView>

export default meta
type Story = StoryObj<typeof meta>

const [first] = rows

export const Rows: Story = {
  parameters: shows(
    { 'block-list': ['search.resting', 'work.resting'], 'list-export': ['resting'] },
    { kind: 'exam', role: 'administrator' },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...blockListPage.sortByName))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'name', direction: 'asc' } })
    await userEvent.click(canvas.getByRole('button', { name: 'From' }))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'from', direction: 'desc' } })
    await expect(canvas.getByRole('columnheader', { name: 'From' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole(...kit.drafts))
    await expect(args.onShow).toHaveBeenCalledWith({ status: 'draft' })
    await userEvent.dblClick(canvas.getByText('EBS1F27-011'))
    await expect(args.onOpen).toHaveBeenCalledWith(first, `/sms/exam-block/Examcentreadministration?examBlockId=${first?.id}`)
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole(...kit.exportCsv))
    await expect(args.exporting.onExport).toHaveBeenCalledWith(null)
    await userEvent.type(canvas.getByRole(...blockListPage.search), 'x')
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', text: 'x' })
  },
}

/** What is hidden is gone from head and rows; the name has no box. */
export const HiddenColumns: Story = {
  args: { hidden: ['shortName', 'from'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      // The box that selects all, whose label is only spoken.
      '',
      'Name',
      'Exam Code',
      'To',
      'Status',
      'Actions',
    ])
    await expect(canvas.queryByText('S1 Finals 27')).toBeNull()
    await userEvent.click(canvas.getByRole(...recordList.columns))
    const panel = within(await screen.findByRole(...recordList.columnChoice))
    await expect(panel.getAllByRole('checkbox').map((box) => (box instanceof HTMLInputElement ? box.checked : null))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ])
    await userEvent.click(panel.getByRole('checkbox', { name: 'Status' }))
    await expect(args.onHide).toHaveBeenLastCalledWith(['shortName', 'from', 'status'])
    await userEvent.click(panel.getByRole('checkbox', { name: 'From' }))
    await expect(args.onHide).toHaveBeenLastCalledWith(['shortName'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole(...recordList.columns)).toHaveFocus())
  },
}

/** Both dates stand in one column, whose head sorts by either. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'w820' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /^From/ })).getByRole('button', { name: 'To' }))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'to', direction: 'asc' } })
  },
}

export const RowMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of EAP Summer Exams' }))
    await userEvent.click(await screen.findByRole(...kit.deleteInMenu))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'delete', rows: [rows[5]] })
  },
}

export const CompactRows: Story = {
  args: { isDense: true },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole(...kit.compactRows)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle)
    await expect(args.onDense).toHaveBeenCalledWith(false)
  },
}

export const TestBlocks: Story = {
  parameters: shows({ 'block-list': ['search.resting', 'work.resting'] }, { kind: 'test', role: 'administrator' }),
  args: { kind: testKind, breadcrumbs: trail('Test Block') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Test Block' })).toHaveAttribute('href', '/sms/testblock/create')
  },
}

export const ViewerOnly: Story = {
  parameters: shows({ 'block-list': ['work.resting'] }, { kind: 'exam', role: 'viewer' }),
  args: { rights: nobody, context: { ...context, chosen: ['1'] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole(...blockListPage.create)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Actions of|Delete|Publish)/ })).toBeNull()
    await expect(within(canvas.getByRole(...kit.chosenRows)).getByRole(...kit.exportCsv)).toBeVisible()
    await userEvent.click(canvas.getByText('EBS1F27-011'))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { page: undefined } }

export const Refetching: Story = { args: { isRefetching: true } }

export const Empty: Story = { args: { page: { rows: [], total: 0, counts: { 0: 0, 1: 0, 2: 0 } } } }

/** What is typed is looked for when the typing rests: until then the rows of the last search stay. */
export const Typing: Story = {
  parameters: shows({ 'block-list': ['search.typing'] }),
  args: { context: { ...context, typed: 'Semester 2' } },
}

export const NothingFound: Story = {
  args: { query: { ...query, search: 'zzz' }, context: { ...context, typed: 'zzz' }, page: { rows: [], total: 0, counts: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.clearSearch))
    await expect(args.onShow).toHaveBeenCalledWith({ search: '', status: 'all' })
  },
}

export const Failed: Story = {
  args: { page: undefined, failure: 'The exam blocks could not be read.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Chosen: Story = {
  args: { context: { ...context, chosen } },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole(...kit.selectPage)
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByRole(...blockListPage.search)).toBeVisible()
    await userEvent.click(all)
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: rows.map(({ id }) => id), isChosen: true })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EAP Summer Exams' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: ['6'], isChosen: true })
    await userEvent.click(canvas.getByRole(...kit.publish))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'publish', rows: five.filter(({ status }) => status === 2) })
    await userEvent.click(canvas.getByRole(...kit.delete))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'delete', rows: five })
    await userEvent.click(within(canvas.getByRole(...kit.chosenRows)).getByRole(...kit.exportCsv))
    await expect(args.exporting.onExport).toHaveBeenCalledWith(five)
    await userEvent.click(canvas.getByRole(...kit.clearSelection))
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' })
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const ChosenTestBlocksWithoutDraft: Story = {
  args: { kind: testKind, breadcrumbs: trail('Test Block'), context: { ...context, chosen: ['1'] } },
  play: async ({ args, canvas }) => {
    const publish = canvas.getByRole(...kit.publish)
    await expect(publish).toHaveAccessibleDescription(/Only drafts can be published/)
    await userEvent.click(publish)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const PartlyDone: Story = {
  parameters: shows({ 'block-list': ['work.resting'] }, { kind: 'exam' }),
  args: {
    context: {
      ...context,
      chosen: ['3'],
      message: { tone: 'warning', text: '4 deleted, 1 not: existing mapping', outcomes: outcomesOf('Exam Block') },
    },
  },
  play: async ({ canvas }) => {
    const outcome = canvas.getByRole('alert')
    await expect(outcome).toHaveTextContent(`January Intake Mid-Year Exams Exam Block ${mapping}`)
    await expect(canvas.getByRole('checkbox', { name: 'Select January Intake Mid-Year Exams' })).toBeChecked()
  },
}

export const PartlyDoneTestBlocks: Story = {
  parameters: shows({ 'block-list': ['work.resting'] }, { kind: 'test' }),
  args: {
    ...PartlyDone.args,
    kind: testKind,
    breadcrumbs: trail('Test Block'),
    context: {
      ...context,
      chosen: ['3'],
      message: { tone: 'warning', text: '4 deleted, 1 not: existing mapping', outcomes: outcomesOf('Test Block') },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const Exporting: Story = {
  parameters: shows({ 'list-export': ['exporting'] }),
  args: { exporting: { ...atRest.exporting, view: { ...still, isBusy: true, progress: { done: 2000, total: 10_000 } } } },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole(...kit.exportCsv)
    await expect(start).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(start)
    await expect(args.exporting.onExport).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole(...kit.cancelExport))
    await expect(args.exporting.onCancel).toHaveBeenCalled()
  },
}

export const ExportFailed: Story = {
  parameters: shows({ 'list-export': ['resting'] }),
  args: { exporting: { ...atRest.exporting, view: { ...still, message: { tone: 'error', text: 'Something went wrong!' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.exporting.onClose).toHaveBeenCalled()
  },
}

export const MappedBlock: Story = {
  args: {
    context: {
      ...context,
      message: {
        tone: 'warning',
        text: `Exam Block ${mapping}`,
        detail: 'Students of 3 centres are entered.',
        outcomes: [],
      },
    },
  },
}

export const MappedTestBlock: Story = {
  args: {
    kind: testKind,
    context: {
      ...context,
      message: { tone: 'warning', text: `Test Block ${mapping}`, detail: 'Students of 3 centres are entered.', outcomes: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...kit.close)).toBeNull()
  },
}

export const Published: Story = {
  args: { context: { ...context, message: { tone: 'success', text: 'Exam block published successfully.', outcomes: [] } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const SearchByKey: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole(...blockListPage.search)
    await userEvent.keyboard('/')
    await expect(search).not.toHaveFocus()
    canvas.getByRole(...blockListPage.sortByName).focus()
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.keyboard('/')
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', text: '/' })
  },
}

export const PhoneChosen: Story = { globals: { viewport: { value: 'w375' } }, args: { context: { ...context, chosen: ['1', '4'] } } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }

/** A status that the portal does not know is said to be unknown; only the draft beside it can be published. */
export const UnknownStatus: Story = {
  args: {
    page: { rows: rows.slice(2, 4).map((row, index) => (index === 0 ? { ...row, status: null } : row)), total: 2, counts: null },
    context: { ...context, chosen: ['3', '4'] },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit January Intake Mid-Year Exams' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Publish/ }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'publish', rows: [rows[3]] })
  },
}

export const PhoneUnknownStatus: Story = {
  ...UnknownStatus,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible()
  },
}
