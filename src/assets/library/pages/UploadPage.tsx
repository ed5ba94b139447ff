import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import type { TypedValue } from '#machines/records/typed-values.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { AssetEditor } from '../../assets.tsx'
import { arrivedFile } from '../arrived-file.ts'
import { none } from '../paths.ts'
import { uploadTexts as texts } from '../texts.ts'
import { AssetFileControl } from '../upload/AssetFileControl.tsx'
import { useChange, useLibrary } from '../use-library.ts'

function NewVersion({ id, page }: { readonly id: string; readonly page: RecordPage }) {
  const { service } = useRecords(asset)
  const { library } = useLibrary()
  const { change, isBusy, notice, closeNotice } = useChange()
  const [, navigate] = useLocation()
  const { data: record } = useQuery(recordQuery(asset, service, id))
  const [value, setValue] = useState<TypedValue>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const file = arrivedFile(value)
  const title = record ? texts.versionOf(record.name) : texts.newVersion
  const add = () => {
    setTried(true)
    if (file === null) return
    change(
      () => library.addVersion(Number(id), file, note.trim()),
      () => navigate(`${page.paths.view(page.pathId ?? '')}?tab=versions`, { replace: true }),
    )
  }
  return (
    <>
      <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
      <div className={css({ display: 'grid', gap: '5', px: { base: '4', md: '5', lg: '7' }, pb: '7', maxWidth: 'form' })}>
        {notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        <AssetFileControl
          rules={{ ...asset.fields.file, label: texts.newFile }}
          value={value}
          around={record ? { assetTypeId: Number(record.fields['assetTypeId']) } : {}}
          names={{}}
          error={isTried && file === null ? texts.fileMissing : null}
          isReadOnly={isBusy}
          onChange={setValue}
          onLeave={() => {}}
        />
        <TextField label={texts.note} maxLength={255} value={note} onValueChange={setNote} />
        <div>
          <Button variant="primary" isBusy={isBusy} onClick={add}>
            {texts.addVersion}
          </Button>
        </div>
      </div>
    </>
  )
}

/** A new version of an asset, or a new asset where the address has none. */
export function UploadPage(page: RecordPage) {
  const { codec } = useServices()
  const [location] = useLocation()
  const id = useAddressId(page)
  const typeKey = location.split('/').at(-2) ?? none
  if (page.pathId === none || id === null) {
    const typeId = typeKey === none ? null : codec.decrypt(typeKey)
    return <AssetEditor page={{ ...page, pathId: undefined }} typeId={typeId === null ? null : Number(typeId)} />
  }
  return <NewVersion key={id} id={id} page={page} />
}
