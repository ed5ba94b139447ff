import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import { Match } from '#src/ui/text/match.tsx'
import { stateOf, type MatrixRowState } from './matrix-model.ts'
import { cellName, focusable, nameColumn } from '#src/ui/treegrid/treegrid-keys.ts'
import { RightsBox } from './RightsBox.tsx'
import { matrixStyle } from './matrix-style.ts'
import { rightsTexts as texts } from './texts.ts'

interface MatrixRowProps extends MatrixRowState {
  readonly columns: readonly (string | null)[]
  readonly search: string
  /** Whether the modules below it are shown. */
  readonly isOpen: boolean
  /** The column that the Tab key comes to, if it is in this row. */
  readonly tabStop: number | null
  readonly isDisabled: boolean
}

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '38px',
  py: '1',
  rounded: 'sm',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
})
const words = css({ minWidth: '0', overflowWrap: 'anywhere' })
const strong = css({ fontWeight: 'semibold' })
const warning = css({ display: 'flex', alignItems: 'center', gap: '1', textStyle: 'caption', color: 'warning.text' })
/** The indent of one level of the menu, px. */
const indent = 18

/** One module of the menu with its boxes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { node, boxes, changes, columns, search, isOpen, tabStop, isDisabled, isUnreachable } = props
  return (
    <tr aria-level={node.level} aria-expanded={node.isParent ? isOpen : undefined} className={matrixStyle.row}>
      <th scope="row" className={matrixStyle.name}>
        <div
          {...focusable(tabStop === nameColumn, cellName(node.id, nameColumn))}
          // An inline style, as a class for each possible level would be many for one number.
          style={{ paddingInlineStart: (node.level - 1) * indent }}
          className={name}
        >
          <span
            className={css({ width: '18px', flexShrink: '0', color: 'fg.muted', cursor: 'pointer' })}
            data-fold={node.isParent ? node.id : undefined}
          >
            {node.isParent && (isOpen ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />)}
          </span>
          <span className={cx(words, node.isParent && strong)}>
            <Match text={node.name} search={search} />
            {isUnreachable && (
              <span className={warning}>
                <TriangleAlert size={14} aria-hidden className={css({ flexShrink: '0' })} />
                {texts.unreachable}
              </span>
            )}
          </span>
        </div>
      </th>
      {columns.map((label, column) => {
        const state = stateOf(boxes[column])
        const at = cellName(node.id, column + 1)
        if (state === 'none')
          return (
            <td
              key={at}
              {...focusable(tabStop === column + 1, at)}
              aria-label={texts.notOffered(label ?? texts.everything, node.name)}
              className={matrixStyle.none}
            >
              <span aria-hidden="true">–</span>
            </td>
          )
        return (
          <td key={at} className={matrixStyle.cell}>
            <RightsBox
              label={label === null ? texts.everythingOn(node.name) : texts.box(label, node.name)}
              state={state}
              isChanged={changes[column] === 'c'}
              isDisabled={isDisabled}
              isTabStop={tabStop === column + 1}
              at={at}
            />
          </td>
        )
      })}
    </tr>
  )
})
