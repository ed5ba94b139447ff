import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BlockListContext } from '#machines/blocks/block-list.machine.ts'
import type { BlockListQuery, BlockRow } from '#machines/blocks/types.ts'
import type { RowOutcome } from '#machines/lists/list-types.ts'
import { BlockListView } from '#src/blocks/BlockListView.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { shows } from '../shows.ts'
import { Sheet, trail } from './sheet.tsx'

const rows: readonly BlockRow[] = (
  [
    ['Semester 1 Final Exams 2026-27', 'S1 Finals 27', 'EBS1F27-011', '2027-01-11', '2027-01-22', 1],
    ['Semester 1 Resit Exams 2026-27', 'S1 Resit 27', 'EBS1R27-012', '2027-03-08', '2027-03-12', 1],
    ['January Intake Mid-Year Exams', 'JAN Mid 27', 'EBJMY27-013', '2027-04-19', '2027-04-23', 1],
    ['Semester 2 Final Exams 2026-27', 'S2 Finals 27', 'EBS2F27-014', '2027-06-14', '2027-06-25', 2],
    ['January Intake Final Exams', 'JAN Finals 27', 'EBJFN27-015', '2027-06-28', '2027-07-09', 2],
    ['EAP Summer Exams', 'EAP Sum 27', 'EBEAP27-016', '2027-07-12', '2027-07-16', 0],
    ['Pre-Sessional Exams Block A', 'PSE A 27', 'EBPSA27-018', '2027-08-16', '2027-08-20', 0],
    [
      'A block with a name of one hundred characters - 2026_27 @ Centres & Universities in Africa and Asia',
      'A short name that is not short at all',
      'EBLONG27-0123456789ABCDEFGHIJK',
      '2027-10-04',
      null,
      0,
    ],
    ['Without dates yet', '', '', null, null, 2],
  ] as const
).map(([name, shortName, code, from, to, status], index) => ({ id: `${index + 1}`, name, shortName, code, from, to, status }))

const query: BlockListQuery = { page: 1, pageSize: 10, search: '', status: 'all', sort: { column: 'from', direction: 'asc' } }

const context: Pick<BlockListContext, 'typed' | 'chosen' | 'work' | 'message'> = { typed: '', chosen: [], work: null, message: null }
const all = { create: true, edit: true, delete: true }
const nobody = { create: false, edit: false, delete: false }
const still = { isBusy: false, progress: null, message: null }
const five = rows.slice(0, 5)
const chosen = five.map(({ id }) => id)
const mapping = 'cannot be deleted due to a existing mapping available.'

/** Five blocks that were deleted, but for the third, which is mapped. */
const outcomesOf = (title: string): readonly RowOutcome<BlockRow>[] =>
  five.map((row, index) =>
    index === 2
      ? { row, isDone: false, text: `${title} ${mapping}`, detail: `Centres have already selected ${row.name}.` }
      : { row, isDone: true, text: `${title} deleted successfully.` },
  )

const meta = {
  component: BlockListView,
  title: 'Blocks/List',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    kind: examKind,
    breadcrumbs: trail('Exam Block'),
    query,
    context,
    page: { rows, total: 23, counts: { 0: 10, 1: 9, 2: 4 } },
    failure: null,
    isRefetching: false,
    isBusy: false,
    isChecking: false,
    today: '2027-04-14',
    rights: all,
    isDense: false,
    hidden: [],
    exporting: still,
    addressOf: (row) => `/sms/exam-block/Examcentreadministration?examBlockId=${row.id}`,
    onShow: fn(),
    onDense: fn(),
    onHide: fn(),
    onLeave: fn(),
    onOpen: fn(),
    onRetry: fn(),
    onExport: fn(),
    onExportEvent: fn(),
    send: fn(),
  },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'name', direction: 'asc' } })
    await userEvent.click(canvas.getByRole('button', { name: 'From' }))
    await expect(args.onShow).toHaveBeenCalledWith({ sort: { column: 'from', direction: 'desc' } })
    await expect(canvas.getByRole('columnheader', { name: 'From' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('radio', { name: /Draft/ }))
    await expect(args.onShow).toHaveBeenCalledWith({ status: 'draft' })
    await userEvent.click(canvas.getByText('EBS1F27-011'))
    await expect(args.onOpen).toHaveBeenCalledWith(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith(null)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search exam blocks' }), 'x')
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', text: 'x' })
  },
}

/** What is hidden is gone from head and rows; the name has no box. */
export const HiddenColumns: Story = {
  args: { hidden: ['shortName', 'from'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Select all on this page',
      'Name',
      'Exam Code',
      'To',
      'Status',
    ])
    await expect(canvas.queryByText('S1 Finals 27')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }))
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'delete', rows: [rows[5]] })
  },
}

export const CompactRows: Story = {
  args: { isDense: true },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Compact rows' })
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
    await expect(canvas.queryByRole('link', { name: 'Create Exam Block' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Actions of|Delete|Publish)/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and status' }))
    await expect(args.onShow).toHaveBeenCalledWith({ search: '', status: 'all' })
  },
}

export const Failed: Story = {
  args: { page: undefined, failure: 'The exam blocks could not be read.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Chosen: Story = {
  args: { context: { ...context, chosen } },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: rows.map(({ id }) => id), isChosen: true })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select EAP Summer Exams' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.choose', ids: ['6'], isChosen: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'publish', rows: five.filter(({ status }) => status === 2) })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.change', act: 'delete', rows: five })
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith(five)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' })
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const ChosenTestBlocksWithoutDraft: Story = {
  args: { kind: testKind, breadcrumbs: trail('Test Block'), context: { ...context, chosen: ['1'] } },
  play: async ({ args, canvas }) => {
    const publish = canvas.getByRole('button', { name: 'Publish' })
    await expect(publish).toHaveAccessibleDescription(/Only drafts can be published/)
    await userEvent.click(publish)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const AskingToDelete: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'exam' }),
  args: { context: { ...context, work: { act: 'delete', rows: rows.slice(0, 1), checks: [], outcomes: [] } } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this Exam Block?' })
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const AskingToDeleteTestBlocks: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'test' }),
  args: { kind: testKind, context: { ...context, chosen, work: { act: 'delete', rows: five, checks: [], outcomes: [] } } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete these 5 Test Blocks?' })
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const AskingToPublish: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'exam' }),
  args: { context: { ...context, chosen, work: { act: 'publish', rows: rows.slice(3, 5), checks: [], outcomes: [] } } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 2 Exam Blocks?' })
    await waitFor(() => expect(question).toHaveTextContent('3 more are selected that are not drafts; they stay as they are.'))
  },
}

/** Nothing can be published before it is known what is open; the question can be taken back. */
export const LookingForOpenPoints: Story = {
  parameters: shows({ 'block-list': ['work.checking'] }, { kind: 'exam' }),
  args: {
    isChecking: true,
    context: { ...context, chosen, work: { act: 'publish', rows: rows.slice(3, 5), checks: [], outcomes: [] } },
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 2 Exam Blocks?' }))
    await waitFor(() => expect(question.getByRole('status')).toHaveTextContent('Looking for open points'))
    const yes = question.getByRole('button', { name: 'Yes' })
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(yes)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.cancel' })
  },
}

/** Each block with its number; what is mere advice alone needs no other Yes. */
export const AskingToPublishWithOpenPoints: Story = {
  parameters: shows({ 'block-list': ['work.asking'] }, { kind: 'test' }),
  args: {
    kind: testKind,
    context: {
      ...context,
      chosen,
      work: {
        act: 'publish',
        rows: five,
        checks: [
          { id: '1', open: 3, isAsked: true },
          { id: '2', open: 0, isAsked: false },
          { id: '3', open: 1, isAsked: false },
          { id: '4', open: null, isAsked: true },
          { id: '5', open: 1, isAsked: true },
        ],
        outcomes: [],
      },
    },
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish these 5 Test Blocks?' }))
    await waitFor(() =>
      expect(question.getByRole('status')).toHaveTextContent(
        '3 of these Test Blocks have open points. What is open about 1 of these Test Blocks could not be read.',
      ),
    )
    await expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Semester 1 Final Exams 2026-273 open points',
      'Semester 1 Resit Exams 2026-27',
      'January Intake Mid-Year Exams1 open point',
      'Semester 2 Final Exams 2026-27Open points could not be read',
      'January Intake Final Exams1 open point',
    ])
    await userEvent.click(question.getByRole('button', { name: 'Publish anyway' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

/** Advice is told; the question stays the usual one. */
export const AskingToPublishWithAdvice: Story = {
  args: {
    context: {
      ...context,
      chosen: ['4'],
      work: { act: 'publish', rows: rows.slice(3, 4), checks: [{ id: '4', open: 2, isAsked: false }], outcomes: [] },
    },
  },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to publish this Exam Block?' }))
    await waitFor(() => expect(question.getByText('2 open points')).toBeVisible())
    await expect(question.getByRole('status')).toBeEmptyDOMElement()
    await expect(question.getByRole('button', { name: 'Yes' })).toBeVisible()
  },
}

export const Working: Story = {
  parameters: shows({ 'block-list': ['work.working'] }),
  args: {
    isBusy: true,
    context: { ...context, chosen, work: { act: 'delete', rows: five, checks: [], outcomes: outcomesOf('Exam Block').slice(0, 3) } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('3 of 5 done')).toBeVisible())
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
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const Exporting: Story = {
  parameters: shows({ 'list-export': ['exporting'] }),
  args: { exporting: { ...still, isBusy: true, progress: { done: 2000, total: 10_000 } } },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Export CSV' })
    await expect(start).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(start)
    await expect(args.onExport).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }))
    await expect(args.onExportEvent).toHaveBeenCalledWith({ type: 'export.cancel' })
  },
}

export const ExportFailed: Story = {
  parameters: shows({ 'list-export': ['resting'] }),
  args: { exporting: { ...still, message: { tone: 'error', text: 'Something went wrong!' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onExportEvent).toHaveBeenCalledWith({ type: 'message.close' })
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
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const Published: Story = {
  args: { context: { ...context, message: { tone: 'success', text: 'Exam block published successfully.', outcomes: [] } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const SearchByKey: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search exam blocks' })
    await userEvent.keyboard('/')
    await expect(search).not.toHaveFocus()
    canvas.getByRole('button', { name: 'Name' }).focus()
    await userEvent.keyboard('/')
    await expect(search).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.keyboard('/')
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', text: '/' })
  },
}

export const PhoneChosen: Story = { globals: { viewport: { value: 'w375' } }, args: { context: { ...context, chosen: ['1', '4'] } } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
