import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { endingsOf } from '#openapi/assets/file-types.ts'
import { uploadMachine } from '#machines/files/upload.machine.ts'
import { uploadPhases } from '#machines/files/upload-types.ts'
import type { TypedValue } from '#machines/records/typed-values.ts'
import { createBucket } from '#src/api/files/bucket.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { FileField } from '#src/ui/records/file-field.tsx'
import type { FieldControlProps } from '../form/FieldControl.tsx'
import { isSettled, shownFile } from './shown-file.ts'
import { uploadTexts as texts } from './texts.ts'
import { createUploadPorts, uploadInput, type FileRefusal } from './upload-ports.ts'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

interface FileControlProps extends FieldControlProps {
  /** Gives why the record would refuse a file, before it is sent; only that of the first drawing is used. */
  readonly refusalOf?: FileRefusal
  /** Gives a file that was dropped before the control was there, once; it is sent at once. */
  readonly takeDropped?: () => File | null
}

/** The control of a file: it is sent at once, and the record names it when it is saved. */
export function FileControl({ rules, value, error, isReadOnly, refusalOf, takeDropped, onChange, onLeave }: FileControlProps) {
  const { label, required = false, files = [] } = rules
  const { api, fetch, config, clock, startTimer } = useServices()
  const [location] = useLocation()
  // What the field held before a file was on its way.
  const before = useRef<TypedValue>(null)
  const actor = useProcess(
    () => {
      const bucket = createBucket({ api, fetch, config, origin: window.location.origin, clock, startTimer, randomBytes })
      return uploadMachine.provide({ actors: createUploadPorts(bucket, location.split('/')[1] ?? 'files', refusalOf) })
    },
    {
      input: uploadInput(files),
      facts: {
        'upload.started': ({ file }) => {
          if (isSettled(value)) before.current = value ?? null
          onChange(file.name)
          announce(texts.started(file.name))
        },
        'upload.done': ({ file }) => {
          onChange({ ...file })
          announce(texts.done(file.fileName))
        },
        'upload.ended': () => onChange(before.current),
        'upload.broke': () => announce(texts.broken),
        'upload.failed': ({ message }) => announce(message, 'assertive'),
        'file.refused': ({ message }) => {
          announce(message, 'assertive')
          onLeave()
        },
      },
    },
  )
  const { refusal, ...stand } = useShallowSelector(actor, (snapshot) => ({
    // None while the field's own value is shown.
    phase: uploadPhases.find((phase) => snapshot.hasTag(phase)) ?? null,
    file: snapshot.context.file,
    held: snapshot.context.held,
    failure: snapshot.context.failure,
    refusal: snapshot.context.refusal,
  }))
  const begin = useEffectEvent(() => {
    const file = takeDropped?.() ?? null
    if (file) actor.send({ type: 'file.choose', file })
  })
  useEffect(() => begin(), [])
  // While the upload runs an error is shown as a note, because the person has nothing to do.
  const isOnWay = stand.phase !== null && stand.phase !== 'failed' && stand.phase !== 'cancelled'
  return (
    <FileField
      label={label}
      required={required}
      error={refusal ?? (isOnWay ? null : error)}
      note={isOnWay ? error : null}
      file={shownFile(stand, value)}
      dropLabel={texts.drop(files)}
      hint={texts.hint(files)}
      accept={endingsOf(files)}
      readOnly={isReadOnly}
      onFile={(file) => actor.send({ type: 'file.choose', file })}
      onPause={() => actor.send({ type: 'upload.pause' })}
      onResume={() => actor.send({ type: 'upload.resume' })}
      onCancel={() => actor.send({ type: 'upload.cancel' })}
      onRetry={() => actor.send({ type: 'upload.retry' })}
      onRemove={() => {
        actor.send({ type: 'file.remove' })
        onChange(null)
      }}
    />
  )
}
