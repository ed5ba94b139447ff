import { Columns3 } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { hideableColumns, type HideableColumn } from '#machines/blocks/list/block-row.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import { columnLabels, readColumns } from './columns.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

interface ColumnChooserProps {
  readonly kind: BlockKindSpec
  readonly hidden: readonly HideableColumn[]
  onHide(hidden: readonly HideableColumn[]): void
}

/** Which columns the list and its file have; the name is always there. */
export function ColumnChooser({ kind, hidden, onHide }: ColumnChooserProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const labels = columnLabels(kind)
  return (
    <>
      <IconButton
        id={id}
        isOutlined
        label={texts.columns}
        icon={<Columns3 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Popover open={isOpen} label={texts.columns} triggerId={id} onOpenChange={setOpen}>
        <ul className={css({ display: 'grid' })}>
          {hideableColumns.map((column) => (
            <li key={column} className={css({ display: 'flex', alignItems: 'center', minHeight: { base: 'touch', md: '36px' } })}>
              <Checkbox
                label={labels[column]}
                checked={!hidden.includes(column)}
                onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== column) : readColumns([...hidden, column]))}
              />
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
