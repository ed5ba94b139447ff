import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import type { RecordGridEvent, RowEdits } from '#machines/records/record-grid.machine.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useScrollEnds } from '#src/ui/kit/use-scroll-ends.ts'
import { GridCell, type CellContent } from './GridCell.tsx'

/** A row or a column of a grid. */
export interface GridLine {
  readonly id: number
  readonly name: string
}

/** Texts of a grid. */
export interface GridTexts {
  /** Names the table. */
  readonly label: string
  readonly row: string
  readonly column: string
  readonly actions: string
  readonly save: string
  cell(column: string, row: string): string
  /** Where a row has no cell in a column. */
  none(column: string, row: string): string
  saveRow(row: string): string
  reset(row: string): string
}

interface RecordGridProps {
  readonly rows: readonly GridLine[]
  readonly columns: readonly GridLine[]
  readonly texts: GridTexts
  /** The field that is typed into. */
  readonly field: string
  readonly edits: Readonly<Record<number, RowEdits>>
  readonly errors: Readonly<Record<number, Readonly<Record<number, string>>>>
  /** The row that is being saved. */
  readonly saving: number | null
  /** The rows that are saved after that one. */
  readonly waiting: readonly number[]
  readonly mayWrite: boolean
  /** Phones have no room for columns: one is shown at a time. */
  readonly isPhone: boolean
  /** Its cells hold amounts. */
  readonly isWide?: boolean
  /** What stands in a cell; null where there is none. */
  contentOf(rowId: number, columnId: number): CellContent | null
  send(event: RecordGridEvent): void
}

// On wide screens it takes the height that the page leaves, so that the paging stands at the foot.
const filling = css({ md: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' } })
// A shadow at the edge, and a line beside the names, show that there are more columns.
const frame = css({
  position: 'relative',
  '&[data-more-after]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    zIndex: '3',
    width: '5',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to left, token(colors.border.control), transparent)',
    opacity: '0.5',
  },
  '&[data-more-before] tr > th:first-child': { borderInlineEndWidth: '1px', borderInlineEndColor: 'border.default' },
})
const scroller = css({
  overflow: 'auto',
  md: { flex: '1', minHeight: '420px' },
  position: 'relative',
  // A field that takes the focus is scrolled out from under the column of names.
  scrollPaddingInline: { md: '210px 24px' },
})
const table = css({
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& td, & th': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
})
const head = css({
  position: 'sticky',
  top: 'var(--sheet-top, 0px)',
  zIndex: '2',
  bg: 'bg.surface',
  '& th': { borderColor: 'border.default', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start', py: '2.5' },
})
const first = css({
  position: { md: 'sticky' },
  left: '0',
  zIndex: '1',
  bg: 'bg.surface',
  textAlign: 'start',
  fontWeight: 'medium',
  minWidth: { base: '120px', md: '200px' },
  maxWidth: '280px',
  px: { base: '4', md: '5', lg: '7' },
  overflowWrap: 'anywhere',
})
const cell = css({ px: '3', py: '1.5', verticalAlign: 'middle', minWidth: '120px' })
const end = css({
  px: { base: '2', md: '5' },
  py: '1.5',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

// Keeps the buttons in sight beside columns that scroll; a cell without buttons would only cover those columns.
const inSight = css({ position: { md: 'sticky' }, right: '0', bg: 'bg.surface' })

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Records as cells of rows by columns. Up and down go from row to row, Enter saves the row. */
export function RecordGrid(props: RecordGridProps) {
  const {
    rows: all,
    columns: lines,
    texts,
    field,
    edits,
    errors,
    saving,
    waiting,
    mayWrite,
    isPhone,
    isWide = false,
    contentOf,
    send,
  } = props
  const place = useRef<HTMLDivElement>(null)
  const scrolled = useRef<HTMLDivElement>(null)
  const { isStart, isEnd } = useScrollEnds(scrolled)
  const [wanted, setWanted] = useState<number | null>(null)
  const only = lines.find(({ id }) => id === wanted) ?? lines[0]
  const columns = isPhone ? lines.filter((one) => one === only) : lines
  // With one column in sight, rows without a cell in it have nothing to show.
  const rows = isPhone && only ? all.filter(({ id }) => contentOf(id, only.id) !== null) : all

  const hasField =
    mayWrite &&
    rows.some(({ id }) =>
      columns.some((column) => {
        const content = contentOf(id, column.id)
        return content !== null && !content.isFixed
      }),
    )

  const onKey = (event: KeyboardEvent<HTMLElement>, rowId: number) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      send({ type: 'row.save', rowId })
      return
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const column = target.dataset['at'] ?? ''
    const inColumn = [...(place.current?.querySelectorAll<HTMLInputElement>(`input[data-at="${column}"]`) ?? [])]
    const next = inColumn[inColumn.indexOf(target) + step]
    next?.focus()
    next?.select()
  }

  return (
    <div ref={place} className={filling}>
      {isPhone && (
        <div className={css({ px: '4', pb: '4' })}>
          <SelectField
            label={texts.column}
            value={String(only?.id ?? '')}
            options={lines.map(({ id, name }) => ({ value: String(id), label: name }))}
            onValueChange={(id) => setWanted(Number(id))}
          />
        </div>
      )}
      <div className={cx(frame, filling)} data-more-before={!isStart || undefined} data-more-after={!isEnd || undefined}>
        {/* Without a field in it, the keyboard scrolls the box itself. */}
        <div ref={scrolled} className={scroller} {...(!hasField && { role: 'region', 'aria-label': texts.label, tabIndex: 0 })}>
          <table aria-label={texts.label} className={table}>
            <thead className={head}>
              <tr>
                <th scope="col" className={first}>
                  {texts.row}
                </th>
                {columns.map(({ id, name }) => (
                  <th key={id} scope="col" className={cell}>
                    {name}
                  </th>
                ))}
                {mayWrite && (
                  <th scope="col" className={end}>
                    <span className={css({ srOnly: true })}>{texts.actions}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: rowId, name }) => (
                <tr key={rowId} onKeyDown={(event) => onKey(event, rowId)}>
                  <th scope="row" className={first}>
                    <bdi>{name}</bdi>
                  </th>
                  {columns.map((column) => {
                    const content = contentOf(rowId, column.id)
                    if (content === null)
                      return (
                        <td key={column.id} className={cx(cell, css({ color: 'fg.muted' }))}>
                          <span aria-hidden="true">–</span>
                          <span className={css({ srOnly: true })}>{texts.none(column.name, name)}</span>
                        </td>
                      )
                    return (
                      <td key={column.id} className={cell}>
                        <GridCell
                          label={texts.cell(column.name, name)}
                          content={content}
                          error={errors[rowId]?.[column.id]}
                          isChanged={edits[rowId]?.[column.id] !== undefined}
                          isFixed={!mayWrite}
                          isWide={isWide}
                          at={String(column.id)}
                          onType={(text) => send({ type: 'cell.type', rowId, columnId: column.id, field, text })}
                        />
                      </td>
                    )
                  })}
                  {mayWrite && (
                    <td className={cx(end, edits[rowId] !== undefined && inSight)}>
                      {edits[rowId] !== undefined && (
                        <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '1' })}>
                          <IconButton
                            label={texts.reset(name)}
                            icon={<X size={16} aria-hidden />}
                            disabled={saving === rowId}
                            onClick={() => send({ type: 'row.reset', rowId })}
                          />
                          <Button
                            size="sm"
                            variant="primary"
                            isBusy={saving === rowId || waiting.includes(rowId)}
                            aria-label={texts.saveRow(name)}
                            onClick={() => send({ type: 'row.save', rowId })}
                          >
                            {texts.save}
                          </Button>
                        </span>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}
