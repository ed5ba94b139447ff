import { useQueries } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { UseLinks } from '#src/resources/list/UseLinks.tsx'
import type { ActDialogProps } from '#src/resources/list/record-acts.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { useOnOpen } from '#src/ui/layers/use-on-open.ts'
import { assetUsesQuery, isUsed } from '../asset-uses.ts'
import { bulkTexts as texts, deleteTexts } from '../texts.ts'

const list = css({ display: 'grid', gap: '2', overflowWrap: 'anywhere' })

interface ArchiveAssetsProps extends Omit<ActDialogProps, 'rows'> {
  readonly rows: readonly Pick<StoredRecord, 'id' | 'name' | 'updatedAt'>[]
  /** Another change is under way: this one is not sent yet. */
  readonly isWaiting?: boolean
}

/** Asks about the chosen assets that can be archived, and names those that cannot with what uses them. */
export function ArchiveAssets({
  isOpen,
  rows: chosen,
  sent,
  isBusy,
  isWaiting = false,
  finalFocus,
  onAccept,
  onCancel,
}: ArchiveAssetsProps) {
  const { service } = useRecords(asset)
  const page = useRecordPage()
  const safe = useRef<HTMLButtonElement>(null)
  const [rows, setRows] = useState(chosen)
  useOnOpen(isOpen, () => setRows(chosen))
  const reads = useQueries({ queries: rows.map(({ id }) => ({ ...assetUsesQuery(service, id), enabled: isOpen && !isBusy })) })
  const isReading = !isBusy && reads.some(({ isFetching }) => isFetching)
  const isUnread = reads.some(({ isError }) => isError)
  const checked = rows.map((row, index) => ({ row, uses: reads[index]?.data }))
  const used = isReading ? [] : checked.flatMap(({ row, uses }) => (uses && isUsed(uses) ? [{ row, uses }] : []))
  const free = checked.filter(({ row }) => !used.some((one) => one.row.id === row.id)).map(({ row }) => row)
  const isRefused = free.length === 0
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      title={isRefused ? texts.allUsed(used.length) : texts.archiveQuestion(free.length)}
      isDismissible={!isBusy}
      initialFocus={() => safe.current}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button ref={safe} onClick={onCancel}>
            {isRefused ? texts.close : texts.no}
          </Button>
          {!isRefused && (
            <Button
              variant="dangerSolid"
              icon={<Archive size={16} aria-hidden />}
              isBusy={isBusy || isWaiting || isReading}
              onClick={() => onAccept(free.map(({ id, updatedAt }) => ({ id, updatedAt, fields: {} })))}
            >
              {texts.archive}
            </Button>
          )}
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {isUnread && !isReading && <Alert tone="warning">{deleteTexts.usesUnread}</Alert>}
        {!isRefused && (
          <ul className={list}>
            {free.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        {used.length > 0 && (
          <div className={css({ display: 'grid', gap: '2' })}>
            <p>{isRefused ? deleteTexts.usedHint : texts.staysUsed}</p>
            <ul className={list}>
              {used.map(({ row, uses }) => (
                <li key={row.id}>
                  <span className={css({ textStyle: 'bodyStrong' })}>{row.name}</span>
                  <UseLinks uses={uses} linkTo={(resource, id) => page?.linkTo(resource, id) ?? null} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', _empty: { display: 'none' } })}>
          {isReading ? texts.lookingForUses : isBusy ? texts.sentOf(sent, free.length) : ''}
        </p>
      </div>
    </Dialog>
  )
}
