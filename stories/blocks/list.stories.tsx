import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { BlockListQuery, BlockRow } from '#machines/blocks/types.ts'
import { BlockListView } from '#src/blocks/BlockListView.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
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

const meta = {
  component: BlockListView,
  title: 'Blocks/List',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    kind: examKind,
    breadcrumbs: trail('Exam Block'),
    query,
    typed: '',
    page: { rows, total: 23, counts: { 0: 10, 1: 9, 2: 4 } },
    failure: null,
    isRefetching: false,
    today: '2027-04-14',
    canCreate: true,
    canEdit: true,
    canDelete: true,
    asked: null,
    isDeleting: false,
    isDense: false,
    message: null,
    addressOf: (row) => `/sms/exam-block/Examcentreadministration?examBlockId=${row.id}`,
    onShow: fn(),
    onDense: fn(),
    onOpen: fn(),
    onRetry: fn(),
    send: fn(),
  },
} satisfies Meta<typeof BlockListView>

export default meta
type Story = StoryObj<typeof meta>

const [first] = rows

export const Rows: Story = {
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
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search exam blocks' }), 'x')
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', text: 'x' })
  },
}

export const RowMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of EAP Summer Exams' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'block.delete', row: rows[5] })
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
  args: { kind: testKind, breadcrumbs: trail('Test Block') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Test Block' })).toHaveAttribute('href', '/sms/testblock/create')
  },
}

export const ViewerOnly: Story = {
  args: { canCreate: false, canEdit: false, canDelete: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Create Exam Block' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions of/ })).toBeNull()
    await userEvent.click(canvas.getByText('EBS1F27-011'))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { page: undefined } }

export const Refetching: Story = { args: { isRefetching: true } }

export const Empty: Story = { args: { page: { rows: [], total: 0, counts: { 0: 0, 1: 0, 2: 0 } } } }

export const NothingFound: Story = {
  args: { query: { ...query, search: 'zzz' }, typed: 'zzz', page: { rows: [], total: 0, counts: null } },
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

export const AskingToDelete: Story = {
  args: { asked: first ?? null },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this Exam Block?' })
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const MappedBlock: Story = {
  args: {
    message: {
      tone: 'warning',
      text: 'Exam Block cannot be deleted due to a existing mapping available.',
      detail: 'Students of 3 centres are entered.',
    },
  },
}

export const Published: Story = {
  args: { message: { tone: 'success', text: 'Exam block published successfully.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.close' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
