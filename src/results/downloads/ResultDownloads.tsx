import { Download, History } from 'lucide-react'
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
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { readDownload } from './download-service.ts'
import { downloadLabels, downloadTexts as texts } from './texts.ts'

// Loaded when the history is opened.
const DownloadHistory = lazyComponent(async () => (await import('./DownloadHistory.tsx')).DownloadHistory, { isOptional: true })

interface DownloadButtonsProps {
  readonly kinds: readonly DownloadKind[]
  /** Those that are on their way. */
  readonly busy: readonly DownloadKind[]
  onDownload(kind: DownloadKind): void
}

/** A button for each kind of file that a person may download. */
export const DownloadButtons = ({ kinds, busy, onDownload }: DownloadButtonsProps) => (
  <div role="group" aria-label={texts.group} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
    {kinds.map((kind) => (
      <Button
        key={kind}
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        isBusy={busy.includes(kind)}
        aria-label={texts.download(downloadLabels[kind])}
        onClick={() => onDownload(kind)}
      >
        {downloadLabels[kind]}
      </Button>
    ))}
  </div>
)

interface ResultDownloadsProps {
  readonly kinds: readonly DownloadKind[]
  readonly of: ResultDownloadRequest
  /** How many results a file has, where that is known before. */
  readonly count?: number | null
  /** False where the history is at hand elsewhere on the page. */
  readonly hasHistory?: boolean
}

/** Downloads of results, of what the person may see: of one set or all, of some students or all, of a list, or of chosen ones. */
export function ResultDownloads({ kinds, of, count = null, hasHistory = true }: ResultDownloadsProps) {
  const { api, config } = useServices()
  const [busy, setBusy] = useState<readonly DownloadKind[]>([])
  const [history, setHistory] = useState<'unseen' | 'open' | 'closed'>('unseen')
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
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {count !== null && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.results(count)}</span>}
      <DownloadButtons kinds={kinds} busy={busy} onDownload={(kind) => void download(kind)} />
      {hasHistory && (
        <IconButton
          label={texts.history}
          isOutlined
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setHistory('open')}
        />
      )}
      <LazyBoundary fallback={null}>
        {history !== 'unseen' && <DownloadHistory open={history === 'open'} onClose={() => setHistory('closed')} />}
      </LazyBoundary>
    </div>
  )
}
