import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import type { RecordRight } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { uploadAddress } from './address.ts'
import { uploadTexts as texts } from './texts.ts'
import { UndoUpload } from './UndoUpload.tsx'
import { uploadsQuery, type Upload } from './upload-service.ts'

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 110px 100px' },
  alignItems: 'center',
  gap: '1 4',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
const muted = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

interface UploadListProps {
  readonly uploads: readonly Upload[]
  can(right: RecordRight): boolean
}

/** A file that was imported. Once it is undone the focus comes here, as its button goes. */
function UploadLine({ upload, mayUndo }: { readonly upload: Upload; readonly mayUndo: boolean }) {
  const place = useRef<HTMLLIElement>(null)
  return (
    <li ref={place} tabIndex={-1} className={line}>
      <div>
        <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{upload.fileName}</p>
        <p className={muted}>{texts.counts(upload)}</p>
        <p className={muted}>{`${instantText(upload.updatedAt)}, ${upload.updatedBy}`}</p>
      </div>
      <span>
        <Badge tone={upload.state === 'Imported' ? 'success' : 'neutral'}>{upload.state}</Badge>
      </span>
      {mayUndo && <UndoUpload {...upload} finalFocus={() => place.current} />}
    </li>
  )
}

/** The files that were imported into a set; those of which it is still known what they changed can be undone. */
export const UploadList = ({ uploads, can }: UploadListProps) => (
  <ul aria-label={texts.uploads}>
    {uploads.map((upload) => (
      <UploadLine key={upload.uploadId} upload={upload} mayUndo={can('Modify')} />
    ))}
  </ul>
)

/** How many files were imported into a set. */
export const countUploads: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(uploadsQuery(api, codec, id))).length

/** The uploads of the set that is shown, and the way to the next one. */
export function UploadsTab() {
  const { record, page } = useShownRecord()
  const { api, codec } = useServices()
  const read = useQuery(uploadsQuery(api, codec, record.id))
  const id = codec.encrypt(record.id)
  const kind = record.fields['kind'] === 'Resit' ? 'Resit' : 'Main'
  const link = page.can('Add') && id !== null && <TextLink href={uploadAddress(kind, id)}>{texts.upload}</TextLink>
  return (
    <ReadResult read={read}>
      {(uploads) =>
        uploads.length === 0 ? (
          <EmptyState title={texts.noUploads} action={link} />
        ) : (
          <>
            <UploadList uploads={uploads} can={page.can} />
            {link && <p className={css({ pt: '4' })}>{link}</p>}
          </>
        )
      }
    </ReadResult>
  )
}
