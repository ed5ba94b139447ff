import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { ResultDownloadRequest } from '#openapi/generated/schema.d.ts'
import type { DownloadKind } from '#machines/session/session-types.ts'
import { apiRootOf } from '#src/api/config.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { readDownload } from './download-service.ts'

/** What each kind of file is called, in the order of the buttons. */
export const downloadLabels: Readonly<Record<DownloadKind, string>> = {
  csv: 'CSV',
  excel: 'Excel',
  bulk: 'Bulk',
  certificate: 'Certificate',
  transcript: 'Transcript',
}

interface DownloadButtonsProps {
  readonly kinds: readonly DownloadKind[]
  /** Those that are on their way. */
  readonly busy: readonly DownloadKind[]
  onDownload(kind: DownloadKind): void
}

/** A button for each kind of file that a person may download. */
export const DownloadButtons = ({ kinds, busy, onDownload }: DownloadButtonsProps) => (
  <div role="group" aria-label="Downloads" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
    {kinds.map((kind) => (
      <Button
        key={kind}
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        isBusy={busy.includes(kind)}
        aria-label={`Download ${downloadLabels[kind]}`}
        onClick={() => onDownload(kind)}
      >
        {downloadLabels[kind]}
      </Button>
    ))}
  </div>
)

/** Downloads of results, of what the person may see: of one set or all, of some students or all. */
export function ResultDownloads({ kinds, of }: { readonly kinds: readonly DownloadKind[]; readonly of: ResultDownloadRequest }) {
  const { api, config } = useServices()
  const [busy, setBusy] = useState<readonly DownloadKind[]>([])
  if (kinds.length === 0) return null
  const download = async (kind: DownloadKind) => {
    setBusy((before) => [...before, kind])
    try {
      const { link, fileName } = await readDownload(api, kind, of)
      saveAddress(fileName, `${new URL(apiRootOf(config, window.location.origin)).origin}${link}`)
    } catch (problem) {
      // A flag may have been taken away since the sign-in.
      toast.failure(toFailure(problem).message)
    } finally {
      setBusy((before) => before.filter((one) => one !== kind))
    }
  }
  return <DownloadButtons kinds={kinds} busy={busy} onDownload={(kind) => void download(kind)} />
}
