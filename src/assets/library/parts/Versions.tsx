import { Download, RotateCcw, Upload } from 'lucide-react'
import { css } from 'styled-system/css'
import * as v from 'valibot'
import { useServices } from '#src/api/services.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { instantText } from '#src/resources/fields/field-text.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { assetPaths } from '../paths.ts'
import { libraryTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

const rows = v.fallback(
  v.array(
    v.object({
      versionNo: v.number(),
      fileName: v.string(),
      sizeBytes: v.number(),
      by: v.string(),
      at: v.string(),
      note: v.optional(v.string(), ''),
    }),
  ),
  [],
)

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})

/** The files that an asset has had, the newest first. */
export function Versions() {
  const { record, page } = useShownRecord()
  const { codec } = useServices()
  const { library, save } = useLibrary()
  const { change, isBusy, notice, closeNotice } = useChange()
  const versions = v.parse(rows, record.fields['versions']).toReversed()
  const id = Number(record.id)
  const mayChange = page.can('Modify') && record.fields['isArchived'] !== 1
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {notice && (
        <Alert tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      {mayChange && (
        <div>
          <LinkButton href={assetPaths.upload(codec, Number(record.fields['assetTypeId']), id)} icon={<Upload size={16} aria-hidden />}>
            {texts.newVersion}
          </LinkButton>
        </div>
      )}
      {versions.length === 0 && <p className={css({ color: 'fg.muted' })}>{texts.noVersions}</p>}
      <ol>
        {versions.map(({ versionNo, fileName, sizeBytes, by, at, note }, index) => (
          <li key={versionNo} className={line}>
            <span className={css({ flex: '1 1 240px', minWidth: '0' })}>
              <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'bodyStrong' })}>
                {texts.version(versionNo)}
                {index === 0 && <Badge tone="success">{texts.current}</Badge>}
              </span>
              <span className={css({ display: 'block', color: 'fg.muted', overflowWrap: 'anywhere' })}>
                {[fileName, fileSize(sizeBytes), by, instantText(at)].join(' · ')}
              </span>
              {note !== '' && <span className={css({ display: 'block' })}>{note}</span>}
            </span>
            {page.can('Download') && mayChange && (
              <IconButton
                label={texts.downloadVersion(versionNo)}
                icon={<Download size={16} aria-hidden />}
                disabled={isBusy}
                onClick={() =>
                  change(async () => {
                    save(await library.download(id, versionNo))
                    return { message: '' }
                  })
                }
              />
            )}
            {mayChange && index > 0 && (
              <IconButton
                label={texts.restoreVersion(versionNo)}
                icon={<RotateCcw size={16} aria-hidden />}
                disabled={isBusy}
                onClick={() => change(() => library.restoreVersion(id, versionNo))}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many of them there are. */
export const countVersions: TabCounter = ({ fields: { versions } }) => (Array.isArray(versions) ? versions.length : 0)
