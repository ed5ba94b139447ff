import { css } from 'styled-system/css'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import type { NameColumn, RecordColumn } from '#src/ui/records/record-columns.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { fieldTexts as texts } from '../texts.ts'
import { axisOf, YearTrack, YearTrackHead } from './YearTrack.tsx'

type SortColumn = NonNullable<BlockListQuery['sort']>['column']
type Column = RecordColumn<BlockRow, SortColumn>

interface ColumnFacts {
  readonly kind: BlockKindSpec
  readonly today: CivilDate
  readonly hidden: readonly HideableColumn[]
}

const dateText = (date: CivilDate | null) => (date === null ? texts.missing : formatCivil(date))
// Under the first day where the table has no room for a column of its own.
const lastDay = css({ display: { base: 'inline', sm: 'block' }, color: 'fg.muted', truncate: true, hideFrom: 'lg' })

/** The name of a block, with its short name under it. */
export const nameColumn = (hidden: readonly HideableColumn[]): NameColumn<BlockRow, SortColumn> => ({
  sorts: [
    { by: 'name', label: texts.name },
    ...(hidden.includes('shortName') ? [] : [{ by: 'shortName', label: texts.shortName } as const]),
  ],
  nameOf: (row) => row.name || texts.missing,
  ...(hidden.includes('shortName') ? {} : { under: { of: (row) => row.shortName } }),
})

/** The columns after the name; both days stand in one where there is little room. */
export function blockColumns({ kind, today, hidden }: ColumnFacts): readonly Column[] {
  const has = (column: HideableColumn) => !hidden.includes(column)
  const axis = axisOf(today)
  const all: Readonly<Record<Exclude<HideableColumn, 'shortName'> | 'track', Column>> = {
    code: {
      id: 'code',
      sorts: [{ by: 'code', label: kind.texts.codeLabel }],
      width: [136, 160],
      showFrom: 'md',
      card: 'below',
      text: 'code',
      cell: ({ code }) => <span title={code}>{code || texts.missing}</span>,
    },
    from: {
      id: 'from',
      sorts: [{ by: 'from', label: texts.from }, ...(has('to') ? [{ by: 'to', label: texts.to, isNarrowOnly: true } as const] : [])],
      separator: ' – ',
      width: [112, 112],
      card: 'below',
      text: 'figures',
      cell: ({ from, to }) => (
        <>
          {dateText(from)}
          {has('to') && (
            <span className={lastDay}>
              <span className={css({ hideFrom: 'sm' })}>{' – '}</span>
              {dateText(to)}
            </span>
          )}
        </>
      ),
    },
    to: {
      id: 'to',
      sorts: [{ by: 'to', label: texts.to }],
      width: [112, 112],
      ...(has('from') ? { showFrom: 'lg', card: 'none' } : { card: 'below' }),
      text: 'figures',
      cell: ({ to }) => dateText(to),
    },
    track: {
      id: 'track',
      head: <YearTrackHead axis={axis} />,
      width: [208, 208],
      showFrom: 'wide',
      card: 'none',
      isDecoration: true,
      cell: (row) => <YearTrack row={row} axis={axis} />,
    },
    status: {
      id: 'status',
      sorts: [{ by: 'status', label: texts.status }],
      width: [116, 116],
      card: 'beside',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  }
  return Object.values(all).filter(({ id }) => !hidden.some((column) => column === id))
}
