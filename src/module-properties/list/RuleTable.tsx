import { css, cx } from 'styled-system/css'
import type { RuleId, RuleRow } from '#machines/module-properties/types.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { RowMenu } from '#src/ui/layers/menu.tsx'
import { SkeletonRows } from '#src/ui/list/skeleton-table.tsx'
import { Th } from '#src/ui/list/table.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import type { RuleListQuery } from '../service.ts'
import { texts } from '../texts.ts'
import { ruleItems } from './RuleActions.tsx'
import { boxAtEdge, RuleTableRow } from './RuleTableRow.tsx'

type Sort = NonNullable<RuleListQuery['sort']>

/** What a person may do with the rules of the table. */
export interface RowRights {
  readonly view: boolean
  readonly modify: boolean
  readonly delete: boolean
}

interface RuleTableProps {
  /** Undefined while the first page is loading. */
  readonly rows: readonly RuleRow[] | undefined
  readonly pageSize: number
  readonly sort: Sort | null
  readonly isDense: boolean
  readonly rights: RowRights
  /** Null where rows cannot be chosen. */
  readonly chosen: readonly RuleId[] | null
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  onSort(sort: Sort): void
  readonly openedState: object
  onLeave(row: RuleRow): void
  onOpen(address: string, row: RuleRow): void
  onChoose(ids: readonly RuleId[], isChosen: boolean): void
  onDelete(row: RuleRow): void
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const head = css({
  display: { base: 'none', sm: 'table-header-group' },
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  bg: 'bg.surface',
  '& th': { borderBlockWidth: '1px', borderColor: 'border.default', fontWeight: 'medium' },
})
// The arrow stands before the word, so that the word ends where the figures end.
const numeric = css({ textAlign: 'end', '& button': { flexDirection: 'row-reverse' } })

/** The table of rules; below 600 px its rows are cards. */
export function RuleTable({ rows, pageSize, sort, chosen, onSort, onChoose, ...row }: RuleTableProps) {
  const ids = rows?.map(({ id }) => id) ?? []
  const picked = chosen === null ? [] : ids.filter((id) => chosen.includes(id))
  const sorted = (column: Sort['column']) => ({
    sort: sort?.column === column ? directions[sort.direction] : null,
    onSort: () => onSort({ column, direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc' }),
  })
  return (
    <RowMenu rows={rows} itemsOf={(one) => ruleItems(one, row)}>
      <table
        aria-label={texts.title}
        className={css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' })}
      >
        <thead className={head}>
          <tr>
            {chosen !== null && (
              <Th className={css({ width: { base: '52px', lg: '64px' } })}>
                <span className={boxAtEdge}>
                  <Checkbox
                    label={texts.chooseAll}
                    hideLabel
                    disabled={ids.length === 0}
                    checked={picked.length === 0 ? false : picked.length === ids.length ? true : 'indeterminate'}
                    onChange={() => onChoose(ids, picked.length < ids.length)}
                  />
                </span>
              </Th>
            )}
            <Th {...sorted('name')} className={chosen === null ? undefined : css({ pl: '0' })}>
              {texts.name}
            </Th>
            <Th {...sorted('modules')} className={cx(numeric, css({ width: { base: '96px', lg: '132px' } }))}>
              {texts.modules}
            </Th>
            <Th className={cx(numeric, css({ width: { base: '152px', lg: '230px' } }))}>{texts.prohibited}</Th>
            <Th {...sorted('status')} className={css({ width: { base: '108px', lg: '196px' }, pl: { lg: '16' } })}>
              {texts.status}
            </Th>
            <Th className={css({ width: { base: '56px', lg: '168px' } })}>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </Th>
          </tr>
        </thead>
        {rows === undefined ? (
          <SkeletonRows rows={pageSize} columns={chosen === null ? 5 : 6} />
        ) : (
          <tbody>
            {rows.map((one) => (
              <RuleTableRow
                key={one.id}
                row={one}
                isChosen={chosen === null ? null : chosen.includes(one.id)}
                onChoose={(isChosen) => onChoose([one.id], isChosen)}
                {...row}
              />
            ))}
          </tbody>
        )}
      </table>
    </RowMenu>
  )
}
