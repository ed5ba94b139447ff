import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ignoreDoubleClick } from '#src/ui/kit/ignore-double-click.ts'
import { boxAtEdge, cell, codeColumn, secondary, wide } from './cells.ts'
import { RowActions } from './RowActions.tsx'
import { listTexts as texts } from './texts.ts'
import { YearTrack } from './YearTrack.tsx'

interface BlockTableRowProps {
  readonly row: BlockRow
  readonly today: CivilDate
  readonly isDense: boolean
  readonly isChosen: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
  /** Whether the table shows a column. */
  has(column: HideableColumn): boolean
  addressOf(row: BlockRow): string
  onChoose(isChosen: boolean): void
  /** The block is being opened by its own link. */
  onLeave(row: BlockRow): void
  onOpen(row: BlockRow): void
  onDelete(row: BlockRow): void
}

const line = css({
  display: { base: 'grid', sm: 'table-row' },
  gridTemplateColumns: 'auto 1fr auto',
  py: { base: '2', sm: '0' },
  position: 'relative',
  height: { sm: 'row' },
  '&[data-dense=true]': { height: { xl: 'rowCompact' } },
  '&[data-openable=true]': { cursor: 'pointer' },
  '& > td': { borderBottomWidth: { sm: '1px' }, borderColor: 'border.subtle' },
  borderBottomWidth: { base: '1px', sm: '0' },
  borderColor: 'border.subtle',
  _hover: { bg: 'bg.hover' },
  '&[data-chosen=true]': { bg: 'bg.selected' },
})
// The mark of a chosen row, beside its tint.
const tick = css({
  position: 'relative',
  pl: { base: '4', md: '5', lg: '7' },
  pr: '3',
  py: '1',
  gridRow: { base: '1 / span 3', sm: 'auto' },
  '[data-chosen=true] > &': {
    _before: { content: '""', position: 'absolute', left: '0', insetBlock: { base: '-2', sm: '0' }, width: '3px', bg: 'ink.solid' },
  },
})
const name = css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere', sm: { display: 'block', truncate: true } })
const under = css({ display: 'block', textStyle: 'small', color: 'fg.muted', truncate: true })
const stackedLeft = css({ gridColumn: { base: '2', sm: 'auto' }, pl: { base: '0', sm: '3' } })
const stackedRight = css({ gridColumn: { base: '3', sm: 'auto' }, textAlign: { base: 'end', sm: 'start' }, pr: { base: '4', sm: '3' } })
const day = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const dateText = (date: CivilDate | null) => (date === null ? texts.missing : formatCivil(date))

/** One block; a press anywhere on it opens it for those who may change it. */
export function BlockTableRow(props: BlockTableRowProps) {
  const { row, today, isDense, isChosen, canEdit, canDelete, has, addressOf, onChoose, onLeave, onOpen, onDelete } = props
  return (
    <tr
      className={cx('group', line)}
      data-row={row.id}
      data-dense={isDense}
      data-chosen={isChosen}
      data-openable={canEdit}
      onClick={ignoreDoubleClick((event) => {
        if (canEdit && event.target instanceof Element && !event.target.closest('a, button, [data-choice]')) onOpen(row)
      })}
    >
      <td data-choice className={tick}>
        <span className={boxAtEdge}>
          <Checkbox label={texts.choose(row.name || texts.missing)} hideLabel checked={isChosen} onChange={onChoose} />
        </span>
      </td>
      <td className={cx(cell, css({ minWidth: '0', pl: '0', gridColumn: { base: '2', sm: 'auto' } }))}>
        {canEdit ? (
          <Link
            href={addressOf(row)}
            onClick={ignoreDoubleClick(() => onLeave(row))}
            title={row.name}
            className={cx(name, css({ _hover: { textDecoration: 'underline' } }))}
          >
            {row.name || texts.missing}
          </Link>
        ) : (
          <span title={row.name} className={name}>
            {row.name || texts.missing}
          </span>
        )}
        {has('shortName') && (
          <span title={row.shortName} className={cx(under, isDense && css({ xl: { display: 'none' } }))}>
            {row.shortName}
          </span>
        )}
      </td>
      {has('code') && (
        <td className={cx(cell, stackedLeft, codeColumn, css({ textStyle: 'code', color: 'fg.muted', truncate: { sm: true } }))}>
          <span title={row.code}>{row.code || texts.missing}</span>
        </td>
      )}
      {has('from') && (
        <td className={cx(cell, stackedLeft, day)}>
          {dateText(row.from)}
          {has('to') && (
            <span className={cx(under, day, css({ hideFrom: 'lg', textStyle: 'body', display: { base: 'inline', sm: 'block' } }))}>
              <span className={css({ hideFrom: 'sm' })}>{' – '}</span>
              {dateText(row.to)}
            </span>
          )}
        </td>
      )}
      {has('to') && <td className={cx(cell, has('from') ? secondary : stackedLeft, day)}>{dateText(row.to)}</td>}
      <td aria-hidden="true" className={cx(wide, css({ px: '3', position: 'relative' }))}>
        <YearTrack row={row} today={today} />
      </td>
      {has('status') && (
        <td className={cx(cell, stackedRight, css({ gridRow: { base: '1', sm: 'auto' } }))}>
          <StatusBadge status={row.status} />
        </td>
      )}
      <td
        className={cx(
          cell,
          css({ gridRow: { base: '2 / span 2', sm: 'auto' }, gridColumn: { base: '3', sm: 'auto' }, pr: { base: '2', lg: '5' } }),
        )}
      >
        <RowActions row={row} canEdit={canEdit} canDelete={canDelete} onOpen={onOpen} onDelete={onDelete} />
      </td>
    </tr>
  )
}
