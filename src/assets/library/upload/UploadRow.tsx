import { CircleCheck, CircleX, Pause, Play, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { uploadMachine } from '#machines/files/upload.machine.ts'
import { uploadPhases } from '#machines/files/upload-types.ts'
import { createBucket } from '#src/api/files/bucket.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { assetTypeRefusal } from './asset-type-refusal.ts'
import { assetNameOf, bulkInput, createBulkPorts, type BulkFields } from './bulk-ports.ts'
import { SameFileQuestion } from '../parts/SameFileQuestion.tsx'
import { bulkTexts as texts } from './texts.ts'
import { useSameFile } from './use-same-file.ts'

/** How the upload of a file ended, or that it waits for a person; null while it goes on by itself. */
export type RowOutcome = 'done' | 'failed' | 'asked' | null

interface UploadRowProps {
  readonly file: File
  readonly fields: BulkFields
  /** Whether it is this file's turn. */
  readonly isDue: boolean
  onOutcome(outcome: RowOutcome): void
}

const row = css({ display: 'flex', alignItems: 'center', gap: '3', py: '3', borderBottomWidth: '1px', borderColor: 'border.subtle' })
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** One file of a bulk upload on its way. */
export function UploadRow({ file, fields, isDue, onOutcome }: UploadRowProps) {
  const { api, fetch, config, clock, startTimer, createId, queryClient } = useServices()
  const { service } = useRecords(asset)
  const types = useRecords(assetType)
  const [name, setName] = useState(() => assetNameOf(file.name))
  const current = useRef(name)
  const [isNameRefused, setNameRefused] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const { found, choice, choose, isSettled } = useSameFile(onOutcome)
  const actor = useProcess(
    () => {
      const bucket = createBucket({ api, fetch, config, origin: window.location.origin, clock, startTimer, randomBytes })
      const refusal = assetTypeRefusal(queryClient, types.service, fields.assetTypeId)
      const named = { refusal, nameOf: () => current.current, onNameRefused: () => setNameRefused(true), isSettled }
      return uploadMachine.provide({ actors: createBulkPorts({ bucket, service, fields, requestId: createId(), ...named }) })
    },
    {
      input: bulkInput(asset.fields.file.files),
      facts: {
        'upload.started': () => onOutcome(null),
        'upload.done': () => onOutcome('done'),
        'upload.failed': () => onOutcome('failed'),
        'file.refused': () => onOutcome('failed'),
      },
    },
  )
  const { phase, held, isDone, reason, isWaiting } = useShallowSelector(actor, (snapshot) => ({
    phase: uploadPhases.find((one) => snapshot.hasTag(one)) ?? null,
    held: snapshot.context.held,
    isDone: snapshot.matches('done'),
    isWaiting: snapshot.matches('waiting'),
    reason: snapshot.context.refusal ?? snapshot.context.failure?.message ?? null,
  }))
  const begin = useEffectEvent(() => {
    if (isWaiting && reason === null) actor.send({ type: 'file.choose', file })
  })
  useEffect(() => {
    if (isDue) begin()
  }, [isDue])
  const retry = () => {
    if (name.trim() === '') return
    current.current = name.trim()
    setNameRefused(false)
    // The pressed button disappears while the file is sent.
    place.current?.focus()
    actor.send({ type: 'upload.retry' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    retry()
  }
  return (
    <li ref={place} tabIndex={-1} className={row}>
      <span className={css({ flex: '1', minWidth: '0' })}>
        {found ? (
          <div role="group" aria-label={file.name} className={css({ display: 'grid', gap: '1.5' })}>
            <span className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{file.name}</span>
            <SameFileQuestion found={found} onChoose={choose} />
          </div>
        ) : phase === 'sending' || phase === 'reading' || phase === 'broken' || phase === 'paused' ? (
          <ProgressBar
            label={file.name}
            value={held}
            max={file.size}
            text={`${texts.phases[phase]} ${fileSize(held)} of ${fileSize(file.size)}`}
          />
        ) : (
          <>
            <span className={css({ display: 'block', textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{file.name}</span>
            {isNameRefused ? (
              <form noValidate onSubmit={submit} className={css({ mt: '1', maxWidth: '420px' })}>
                <TextField label={texts.newName(file.name)} hideLabel maxLength={200} value={name} error={reason} onValueChange={setName} />
              </form>
            ) : (
              <span className={reason === null ? css({ color: 'fg.muted' }) : css({ color: 'danger.text' })}>
                {reason ?? (isDone ? texts.ended[choice ?? 'both'] : `${texts.waiting} · ${fileSize(file.size)}`)}
              </span>
            )}
          </>
        )}
      </span>
      {isDone && <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon', flexShrink: '0' })} />}
      {reason !== null && phase === null && <CircleX size={18} aria-hidden className={css({ color: 'danger.icon', flexShrink: '0' })} />}
      {phase === 'sending' && !found && (
        <IconButton
          label={texts.pause(file.name)}
          icon={<Pause size={16} aria-hidden />}
          onClick={() => actor.send({ type: 'upload.pause' })}
        />
      )}
      {(phase === 'paused' || phase === 'broken') && (
        <IconButton
          label={texts.resume(file.name)}
          icon={<Play size={16} aria-hidden />}
          onClick={() => actor.send({ type: 'upload.resume' })}
        />
      )}
      {phase === 'failed' && <IconButton label={texts.retry(file.name)} icon={<RotateCw size={16} aria-hidden />} onClick={retry} />}
    </li>
  )
}
