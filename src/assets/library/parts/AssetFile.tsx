import { useQuery } from '@tanstack/react-query'
import { Download, Maximize2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { isProvider } from '#src/resources/record-page.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useServices } from '#src/api/services.tsx'
import { previewQuery } from '../calls.ts'
import { assetPaths } from '../paths.ts'
import { libraryTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'
import { fileOfLink, PreviewFrame } from './PreviewFrame.tsx'

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The file of the asset whose page this is: how it looks, and how it is saved. */
export function AssetFile() {
  const { record, page } = useShownRecord()
  const { codec } = useServices()
  const { library, addressOf, save } = useLibrary(isProvider(page) ? 'AssetListing' : 'SharedWithMe')
  const { change, isBusy, notice, closeNotice } = useChange()
  const read = useQuery(previewQuery(library, Number(record.id)))
  const mayDownload = page.can('Download') && record.fields['access'] !== 'View'
  const download = () =>
    change(async () => {
      save(await library.download(Number(record.id)))
      return { message: '' }
    })
  return (
    <ReadResult read={read}>
      {(preview) => (
        <div className={css({ display: 'grid', gap: '3' })}>
          {notice && (
            <Alert tone="error" isFocused onClose={closeNotice}>
              {notice.text}
            </Alert>
          )}
          <PreviewFrame key={fileOfLink(preview.link)} preview={preview} addressOf={addressOf} />
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
            {mayDownload ? (
              <Button icon={<Download {...glyph} />} isBusy={isBusy} onClick={download}>
                {texts.download}
              </Button>
            ) : (
              <p className={css({ color: 'fg.muted' })}>{texts.noDownload}</p>
            )}
            <LinkButton
              href={assetPaths.preview(codec, Number(record.fields['assetTypeId']), Number(record.id))}
              icon={<Maximize2 {...glyph} />}
            >
              {texts.preview}
            </LinkButton>
            <span className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>{preview.fileName}</span>
          </div>
        </div>
      )}
    </ReadResult>
  )
}
