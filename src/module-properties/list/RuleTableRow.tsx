import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { ignoreDoubleClick } from '#src/ui/kit/ignore-double-click.ts'
import { shownName, texts } from '../texts.ts'
import { RuleActions } from './RuleActions.tsx'
import type { RowRights } from './RuleTable.tsx'

interface RuleTableRowProps {
  readonly row: RuleRow
  readonly isDense: boolean
  readonly rights: RowRights
  /** Null where rows cannot be chosen. */
  readonly isChosen: boolean | null
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  readonly openedState: object
  onLeave(row: RuleRow): void
  onOpen(address: string, row: RuleRow): void
  onChoose(isChosen: boolean): void
  onDelete(row: RuleRow): void
}

const line = css({
  display: { base: 'grid', sm: 'table-row' },
  gridTemplateColumns: 'auto 1fr auto',
  position: 'relative',
  py: { base: '2', sm: '0' },
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
  gridRow: { base: '1', sm: 'auto' },
  '[data-chosen=true] > &': { _before: { content: '""', position: 'absolute', left: '0', insetBlock: '0', width: '3px', bg: 'ink.solid' } },
})
/** The box, not the room around it that can be pressed, stands in line with the page's head. */
export const boxAtEdge = css({ display: 'block', ml: '-3px' })
const cell = css({ px: '3', py: '1' })
const name = css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere', sm: { display: 'block', truncate: true } })
const figure = css({ display: { base: 'none', sm: 'table-cell' }, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

/** One rule; a press anywhere on it opens its summary for those who may see it. */
export function RuleTableRow(props: RuleTableRowProps) {
  const { row, isDense, rights, isChosen, openedState, summaryOf, onLeave, onOpen, onChoose } = props
  const title = shownName(row.name)
  const first = isChosen === null ? css({ pl: { base: '4', md: '5', lg: '7' } }) : css({ pl: '0' })
  return (
    <tr
      className={cx('group', line)}
      data-row={row.id}
      data-dense={isDense}
      data-chosen={isChosen ?? false}
      data-openable={rights.view}
      onClick={ignoreDoubleClick((event) => {
        if (rights.view && event.target instanceof Element && !event.target.closest('a, button, input, label, [data-choice]'))
          onOpen(summaryOf(row), row)
      })}
    >
      {isChosen !== null && (
        <td data-choice className={tick}>
          <span className={boxAtEdge}>
            <Checkbox label={texts.choose(title)} hideLabel checked={isChosen} onChange={onChoose} />
          </span>
        </td>
      )}
      <td className={cx(cell, first, css({ minWidth: '0', gridColumn: { base: '2', sm: 'auto' } }))}>
        {rights.view ? (
          <Link
            href={summaryOf(row)}
            state={openedState}
            title={title}
            onClick={ignoreDoubleClick(() => onLeave(row))}
            className={cx(name, css({ _hover: { textDecoration: 'underline' } }))}
          >
            {title}
          </Link>
        ) : (
          <span title={title} className={name}>
            {title}
          </span>
        )}
        <span className={css({ hideFrom: 'sm', display: 'block', textStyle: 'small', color: 'fg.muted', mt: '0.5' })}>
          {texts.counts(row.modules, row.prohibited)}
        </span>
      </td>
      <td className={cx(cell, figure)}>{row.modules}</td>
      <td className={cx(cell, figure)}>{row.prohibited}</td>
      <td className={cx(cell, first, css({ gridColumn: { base: '2', sm: 'auto' }, sm: { pl: '3' }, lg: { pl: '16' } }))}>
        <StatusBadge status={row.status} />
      </td>
      <td
        className={cx(
          cell,
          css({ gridRow: { base: '1', sm: 'auto' }, gridColumn: { base: '3', sm: 'auto' }, pr: { base: '2', lg: '5' }, pl: '0' }),
        )}
      >
        <RuleActions {...props} />
      </td>
    </tr>
  )
}
