import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { downloadHistoryQuery, type PastDownload } from './download-service.ts'
import { downloadLabels, downloadTexts as texts } from './texts.ts'

const line = css({ py: '3', px: { base: '5', lg: '6' }, borderBottomWidth: '1px', borderColor: 'border.subtle' })
const muted = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

const contentsOf = ({ kind, resultSetName, students, results, sizeBytes }: PastDownload): string =>
  [
    downloadLabels[kind],
    resultSetName ?? (results === undefined && texts.allSets),
    students > 0 && texts.students(students),
    results !== undefined && texts.results(results),
    fileSize(sizeBytes),
  ]
    .filter(Boolean)
    .join(' · ')

/** The files that were downloaded, the newest first. */
export const PastDownloads = ({ downloads }: { readonly downloads: readonly PastDownload[] }) =>
  downloads.length === 0 ? (
    <EmptyState title={texts.none} hint={texts.noneHint} />
  ) : (
    <ul aria-label={texts.history}>
      {downloads.map((one, index) => (
        <li key={`${one.downloadedAt} ${index}`} className={line}>
          <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{one.fileName}</p>
          <p className={muted}>{contentsOf(one)}</p>
          <p className={muted}>{`${instantText(one.downloadedAt)}, ${one.downloadedBy}`}</p>
        </li>
      ))}
    </ul>
  )

/** Who has downloaded which results, beside the page: the own files, for the provider those of everybody. */
export function DownloadHistory({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { api } = useServices()
  const read = useQuery({ ...downloadHistoryQuery(api), enabled: open })
  return (
    <Drawer open={open} title={texts.history} onClose={onClose}>
      <ReadResult read={read}>{(downloads) => <PastDownloads downloads={downloads} />}</ReadResult>
    </Drawer>
  )
}
