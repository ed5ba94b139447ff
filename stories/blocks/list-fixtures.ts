import { fn } from 'storybook/test'
import type { BlockListContext } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockListQuery, BlockRow } from '#machines/blocks/list/block-row.ts'
import type { RowOutcome } from '#machines/lists/list-types.ts'
import type { BlockListViewProps } from '#src/blocks/BlockListView.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { trail } from './sheet.tsx'

export const rows: readonly BlockRow[] = (
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

export const query: BlockListQuery = { page: 1, pageSize: 10, search: '', status: 'all', sort: { column: 'from', direction: 'asc' } }

export const context: Pick<BlockListContext, 'typed' | 'chosen' | 'work' | 'message'> = { typed: '', chosen: [], work: null, message: null }
const all = { create: true, edit: true, delete: true, view: true }
export const nobody = { create: false, edit: false, delete: false, view: false }
export const still = { isBusy: false, progress: null, message: null }
export const five = rows.slice(0, 5)
export const chosen = five.map(({ id }) => id)
export const mapping = 'cannot be deleted due to a existing mapping available.'

/** Five blocks that were deleted, but for the third, which is mapped. */
export const outcomesOf = (title: string): readonly RowOutcome<BlockRow>[] =>
  five.map((row, index) =>
    index === 2
      ? { row, isDone: false, text: `${title} ${mapping}`, detail: `Centres have already selected ${row.name}.` }
      : { row, isDone: true, text: `${title} deleted successfully.` },
  )

/** The list as an administrator sees it at rest. */
export const atRest = {
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
  openedState: {},
  exporting: { view: still, onExport: fn(), onCancel: fn(), onClose: fn() },
  kept: new Map(),
  shareAddressOf: (row) => `/sms/exam-block/share/${row.id}`,
  addressOf: (row) => `/sms/exam-block/Examcentreadministration?examBlockId=${row.id}`,
  nextYearAddressOf: (row) => `/sms/exam-block/next-year/${row.id}`,
  compareOf: (row) => `/sms/exam-block/compare?left=${row.id}`,
  onShow: fn(),
  onDense: fn(),
  onHide: fn(),
  onLeave: fn(),
  onOpen: fn(),
  onRetry: fn(),
  onCompare: fn(),
  send: fn(),
} satisfies BlockListViewProps
