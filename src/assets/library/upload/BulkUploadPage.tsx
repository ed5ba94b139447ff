import { FileUpload } from '@ark-ui/react/file-upload'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { FieldError } from '#src/ui/form/field.tsx'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { forgetLibrary } from '../calls.ts'
import { useLibrary } from '../use-library.ts'
import type { BulkFields } from './bulk-ports.ts'
import { droppedIn } from './dropped-files.ts'
import { UploadRow, type RowOutcome } from './UploadRow.tsx'
import { bulkTexts as texts } from './texts.ts'

/** How many files are taken at once, and how many are on their way together. */
const [mostFiles, together] = [100, 3]

const body = css({
  display: 'grid',
  gap: '5',
  px: { base: '4', md: '5', lg: '7' },
  pb: '7',
  maxWidth: 'form',
  flex: '1',
  alignContent: 'start',
})
const zone = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  px: '6',
  py: '8',
  rounded: 'lg',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  bg: 'bg.sunken',
  textAlign: 'center',
  '&[data-dragging]': { borderColor: 'border.strong', bg: 'bg.hover' },
})

interface SendingProps {
  readonly files: readonly File[]
  readonly fields: BulkFields
  readonly libraryHref: string | null
  onAgain(): void
}

/** The files on their way, some at a time; those that fail stay with their reasons. */
function Sending({ files, fields, libraryHref, onAgain }: SendingProps) {
  const { queryClient } = useLibrary()
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>(() => files.map(() => null))
  const count = (wanted: RowOutcome) => outcomes.filter((one) => one === wanted).length
  const [done, failed, asked] = [count('done'), count('failed'), count('asked')]
  const isOver = done + failed === files.length
  // As many as have ended, or wait for an answer, make room for as many more.
  const due = done + failed + asked + together
  return (
    <>
      <div className={body}>
        <ProgressBar label={texts.progress} value={done} max={files.length} />
        {isOver && (
          <Alert tone={failed === 0 ? 'success' : 'warning'} isFocused>
            {texts.outcome(done, failed)}
          </Alert>
        )}
        <ul aria-label={texts.files}>
          {files.map((file, index) => (
            <UploadRow
              // The same file may be chosen twice.
              key={`${index} ${file.name}`}
              file={file}
              fields={fields}
              isDue={index < due}
              onOutcome={(outcome) => {
                setOutcomes((before) => before.with(index, outcome))
                if (outcome === 'done') forgetLibrary(queryClient)
              }}
            />
          ))}
        </ul>
      </div>
      <ActionBar start={libraryHref !== null && <LinkButton href={libraryHref}>{texts.library}</LinkButton>}>
        <Button isSoftDisabled={!isOver} onClick={() => isOver && onAgain()}>
          {texts.again}
        </Button>
      </ActionBar>
    </>
  )
}

/** Up to a hundred files at once, with a type, a folder and tags in common. */
export function BulkUploadPage(page: RecordPage) {
  const [typeIds, setTypeIds] = useState<readonly number[]>([])
  const dropped = droppedIn(useHistoryState<unknown>())
  const [location, navigate] = useLocation()
  const [folderIds, setFolderIds] = useState<readonly number[]>(dropped.folderId === 0 ? [] : [dropped.folderId])
  const [tagIds, setTagIds] = useState<readonly number[]>([])
  const [files, setFiles] = useState(dropped.files)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [assetTypeId] = typeIds
  const [folderId] = folderIds
  const fileError = files.length === 0 ? texts.missingFiles : files.length > mostFiles ? texts.tooMany : null
  const { assetTypeId: typeRules, folderId: folderRules, tagIds: tagRules } = asset.fields
  const fields = assetTypeId === undefined || folderId === undefined ? null : { assetTypeId, folderId, tagIds }
  const libraryHref = page.listTo('Asset')
  const head = <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
  if (isSending && fields)
    return (
      <>
        {head}
        <Sending
          files={files}
          fields={fields}
          libraryHref={libraryHref}
          onAgain={() => {
            setFiles([])
            setTried(false)
            setSending(false)
          }}
        />
      </>
    )
  return (
    <>
      {head}
      <div className={body}>
        <LaterRecordPicker
          label={texts.type}
          required
          of={typeRules.of}
          path={typeRules.from}
          names={{}}
          isSingle
          value={typeIds}
          error={isTried && assetTypeId === undefined ? texts.missingType : null}
          onChange={setTypeIds}
        />
        <LaterRecordPicker
          label={texts.folder}
          required
          of={folderRules.of}
          path={folderRules.from}
          names={{}}
          isSingle
          value={folderIds}
          error={isTried && folderId === undefined ? texts.missingFolder : null}
          onChange={setFolderIds}
        />
        <LaterRecordPicker
          label={texts.tags}
          of={tagRules.of}
          path={tagRules.from}
          names={{}}
          isSingle={false}
          value={tagIds}
          onChange={setTagIds}
        />
        <FileUpload.Root
          maxFiles={1000}
          // Each choice adds to those before.
          acceptedFiles={[]}
          onFileChange={({ acceptedFiles }) => setFiles((before) => [...before, ...acceptedFiles])}
        >
          <FileUpload.Dropzone className={zone} disableClick tabIndex={-1} role="group" aria-label={texts.drop}>
            <Upload size={24} strokeWidth={1.75} aria-hidden />
            <p className={css({ textStyle: 'h3' })}>{files.length === 0 ? texts.drop : texts.chosen(files.length)}</p>
            <p className={css({ color: 'fg.muted' })}>{texts.hint}</p>
            <FileUpload.Trigger asChild>
              <Button>{texts.choose}</Button>
            </FileUpload.Trigger>
          </FileUpload.Dropzone>
          <FileUpload.HiddenInput />
        </FileUpload.Root>
        {(isTried || files.length > mostFiles) && fileError !== null && (
          <div role="alert">
            <FieldError>{fileError}</FieldError>
          </div>
        )}
      </div>
      <ActionBar start={libraryHref !== null && <LinkButton href={libraryHref}>{texts.library}</LinkButton>}>
        <Button
          variant="primary"
          onClick={() => {
            setTried(true)
            if (!fields || fileError !== null) return
            // Removes the files from the history entry: a reload would offer them again.
            navigate(location, { replace: true })
            setSending(true)
          }}
        >
          {texts.upload(files.length)}
        </Button>
      </ActionBar>
    </>
  )
}
