import { ArrowDown, ArrowUp, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { Checkbox } from '../form/checkbox.tsx'
import { announce } from '../kit/announce.tsx'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Popover } from '../layers/popover.tsx'
import type { ColumnChoice } from './column-chooser.tsx'

interface ColumnPanelProps {
  readonly open: boolean
  /** The id of the button that it opens from. */
  readonly triggerId: string
  /** What is chosen among; columns unless told. */
  readonly label?: string
  readonly columns: readonly ColumnChoice<string>[]
  readonly hidden: readonly string[]
  onHide(hidden: readonly string[]): void
  onOrder?: ((order: readonly string[]) => void) | undefined
  onReset?: (() => void) | undefined
  onOpenChange(open: boolean): void
}

const line = css({ display: 'flex', alignItems: 'center', gap: '1', minHeight: { base: 'touch', md: '36px' } })
const arrow = css({ '&[aria-disabled=true]': { color: 'fg.disabled' } })
const lock = css({ ml: 'auto', color: 'fg.muted', flexShrink: 0 })
// Where the window is too low for all columns they scroll, and the buttons stay in sight.
const panel = css({ display: 'flex', flexDirection: 'column', maxHeight: 'max(200px, calc(var(--available-height) - 28px))' })
const list = css({ display: 'grid', overflowY: 'auto', minHeight: '0', mx: '-1', px: '1' })
const head = css({ flexShrink: 0, display: 'flex', justifyContent: 'space-between', gap: '3', pb: '1', textStyle: 'label' })
const foot = css({
  flexShrink: 0,
  display: 'flex',
  justifyContent: 'space-between',
  mt: '2',
  pt: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
})

/** The columns of a list in a panel beside their button. */
export function ColumnPanel({
  open,
  triggerId,
  label: title = 'Columns',
  columns,
  hidden,
  onHide,
  onOrder,
  onReset,
  onOpenChange,
}: ColumnPanelProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  const order = columns.map((column) => column.id)
  useEffect(() => {
    // The browser takes the focus from an element that is moved in the page.
    pressed.current?.focus()
    pressed.current = null
  })
  const toggle = (column: string, isShown: boolean) => onHide(order.filter((one) => (one === column ? !isShown : hidden.includes(one))))
  const move = (from: number, to: number) => {
    const [column, other] = [columns[from], columns[to]]
    if (!column || !other || other.isFixed) return false
    onOrder?.(order.map((one, index) => (index === from ? other.id : index === to ? column.id : one)))
    announce(`${column.label}: ${to + 1} of ${columns.length}`)
    return true
  }
  return (
    <Popover open={open} label={title} triggerId={triggerId} onOpenChange={onOpenChange}>
      <div className={panel}>
        <p className={head}>
          {title}
          <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
            {columns.filter(({ id }) => !hidden.includes(id)).length} of {columns.length}
          </span>
        </p>
        <ul className={list}>
          {columns.map(({ id: column, label, isFixed }, index) => (
            <li key={column} className={line}>
              <span className={css({ flex: '1', minWidth: '0' })}>
                <Checkbox
                  label={label}
                  checked={!hidden.includes(column)}
                  disabled={isFixed ?? false}
                  onChange={(isShown) => toggle(column, isShown)}
                />
              </span>
              {isFixed && <Lock size={14} strokeWidth={1.75} aria-hidden className={lock} />}
              {onOrder &&
                !isFixed &&
                (
                  [
                    ['up', index - 1, ArrowUp],
                    ['down', index + 1, ArrowDown],
                  ] as const
                ).map(([way, to, Arrow]) => (
                  <IconButton
                    key={way}
                    size="sm"
                    isRepeatable
                    className={arrow}
                    label={`Move ${label} ${way}`}
                    icon={<Arrow size={14} aria-hidden />}
                    aria-disabled={!columns[to] || columns[to].isFixed || undefined}
                    onClick={(event) => {
                      if (move(index, to)) pressed.current = event.currentTarget
                    }}
                  />
                ))}
            </li>
          ))}
        </ul>
        {onReset && (
          <div className={foot}>
            <Button variant="ghost" size="sm" onClick={onReset}>
              Reset
            </Button>
            <Button size="sm" onClick={() => onOpenChange(false)}>
              Done
            </Button>
          </div>
        )}
      </div>
    </Popover>
  )
}
