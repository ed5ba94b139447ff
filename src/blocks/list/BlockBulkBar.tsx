import { Download } from 'lucide-react'
import type { BlockListEvent } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import { BulkBar, BulkButton } from '#src/ui/list/bulk-bar.tsx'
import { listTexts as texts } from './texts.ts'

interface BlockBulkBarProps {
  /** The chosen rows, at least one. */
  readonly rows: readonly BlockRow[]
  readonly canPublish: boolean
  readonly canDelete: boolean
  readonly isExporting: boolean
  onExport(rows: readonly BlockRow[]): void
  send(event: BlockListEvent): void
}

/** What can be done with the chosen blocks. */
export function BlockBulkBar({ rows, canPublish, canDelete, isExporting, onExport, send }: BlockBulkBarProps) {
  const drafts = rows.filter(({ status }) => status === 2)
  return (
    <BulkBar
      count={rows.length}
      drafts={drafts.length}
      canPublish={canPublish}
      canDelete={canDelete}
      onPublish={() => send({ type: 'rows.change', act: 'publish', rows: drafts })}
      onDelete={() => send({ type: 'rows.change', act: 'delete', rows })}
      onClear={() => send({ type: 'selection.clear' })}
    >
      <BulkButton icon={<Download size={16} aria-hidden />} isBusy={isExporting} onClick={() => onExport(rows)}>
        {texts.export}
      </BulkButton>
    </BulkBar>
  )
}
