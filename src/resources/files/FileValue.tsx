import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { arePictures } from '#openapi/assets/file-types.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { FieldError } from '#src/ui/form/field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { useShownRecord } from '../view/shown-record.ts'
import type { FilePlace } from './file-place.ts'
import { readFileLink } from './file-link.ts'
import { uploadTexts as texts } from './texts.ts'

interface FileValueProps {
  readonly rules: FieldRules
  /** The name of the file. */
  readonly name: string
  readonly place: FilePlace
}

/** A link is valid for five minutes: it is read again after four. */
const linkStaleMs = 240_000

const picture = css({ maxWidth: 'min(100%, 240px)', maxHeight: '120px', objectFit: 'contain', rounded: 'sm', bg: 'bg.sunken' })

/** A file of a record: shown if it is a picture, with a button that saves it for people who may download. */
export function FileValue({ rules, name, place: { of, id, field } }: FileValueProps) {
  const { api, codec, config } = useServices()
  const { page } = useShownRecord()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const host = new URL(apiRootOf(config, window.location.origin)).origin
  const read = (signal?: AbortSignal) => readFileLink({ of, api, codec }, id, field, signal)
  const isPicture = arePictures(rules.files ?? [])
  const shown = useQuery({
    queryKey: ['records', of.name, 'file', { id, field, name }],
    queryFn: ({ signal }) => read(signal),
    enabled: isPicture,
    staleTime: linkStaleMs,
  })
  const download = async () => {
    setBusy(true)
    setFailed(false)
    try {
      saveAddress(name, `${host}${await read()}`)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      {shown.data !== undefined && <img src={`${host}${shown.data}`} alt={`${rules.label}: ${name}`} className={picture} />}
      <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
        {page.can('Download') && (
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            isBusy={isBusy}
            aria-label={texts.downloadOf(name)}
            onClick={() => void download()}
          >
            {texts.download}
          </Button>
        )}
      </span>
      {hasFailed && (
        <span role="alert">
          <FieldError>{texts.notRead}</FieldError>
        </span>
      )}
    </span>
  )
}
