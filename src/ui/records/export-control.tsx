import { Download, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { useTightToolbar } from '../list/use-tight-toolbar.ts'
import { counted } from '../text/counted.ts'

/** An export as the list shows it. */
export interface ExportView {
  readonly isBusy: boolean
  /** How far it is; null before its first rows, and without one. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly message: { readonly tone: 'warning' | 'error'; readonly text: string } | null
}

interface ExportControlProps extends Pick<ExportView, 'isBusy' | 'progress'> {
  readonly isEmpty: boolean
  onExport(): void
  onCancel(): void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Writes what the list finds to a file; while it does, it counts and can be cancelled. */
export function ExportControl({ isBusy, progress, isEmpty, onExport, onCancel }: ExportControlProps) {
  const isTight = useTightToolbar()
  const starter = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // The cancel button has gone with the export, and the focus with it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) starter.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  const start = () => {
    if (!isBusy && !isEmpty) onExport()
  }
  const count = progress ? `${counted(progress.done)} of ${counted(progress.total)}` : 'Exporting'
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '2', flexShrink: 0 })}>
      {isBusy && (
        <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', hideBelow: 'lg' })}>
          {count}
        </span>
      )}
      {isTight ? (
        <IconButton
          ref={starter}
          label="Export CSV"
          isOutlined
          icon={isBusy ? <Spinner size={16} /> : <Download {...icon} />}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || isEmpty || undefined}
          onClick={start}
        />
      ) : (
        <Button ref={starter} icon={<Download {...icon} size={16} />} isBusy={isBusy} isSoftDisabled={isEmpty} onClick={start}>
          Export CSV
        </Button>
      )}
      {isBusy && <IconButton label="Cancel export" icon={<X {...icon} />} onClick={onCancel} />}
    </span>
  )
}
