import { FileText, Pause, Play, RotateCw, Trash2, Upload, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { FieldError, type FieldProps } from '../form/field.tsx'
import { Fieldset } from '../form/fieldset.tsx'
import { Button } from '../kit/button.tsx'
import { fileSize } from '../text/file-size.ts'
import { ChooseFile, FileZone } from './file-drop.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Where a file stands on its way; `lost` is one that was on its way when the page was closed. */
export type FilePhase = 'stored' | 'reading' | 'sending' | 'broken' | 'paused' | 'failed' | 'cancelled' | 'lost'

export interface ShownFile {
  readonly name: string
  /** In bytes; 0 where it is not known any more. */
  readonly size: number
  readonly phase: FilePhase
  /** How many bytes have arrived. */
  readonly held: number
  /** Why it failed. */
  readonly failure: string | null
}

interface FileFieldProps extends Pick<FieldProps, 'label' | 'required' | 'error'> {
  readonly file: ShownFile | null
  /** A remark that is no error, while the file is being sent. */
  readonly note?: string | null
  /** Says what may be dropped; the accessible name of the drop zone. */
  readonly dropLabel: string
  readonly hint: string
  readonly accept: readonly string[]
  readonly readOnly?: boolean
  onFile(file: File): void
  onPause(): void
  onResume(): void
  onCancel(): void
  onRetry(): void
  onRemove(): void
}

const place = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  p: '3',
  rounded: 'lg',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  bg: 'bg.sunken',
  '&[data-dragging]': { borderColor: 'border.strong', bg: 'bg.hover' },
  '&[data-wrong=true]': { borderColor: 'danger.border' },
})

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const notes: Readonly<Partial<Record<FilePhase, string>>> = {
  reading: 'Reading',
  broken: 'The connection broke. Sending goes on by itself.',
  paused: 'Paused',
  cancelled: 'Cancelled',
  lost: 'It was not sent. Choose it again.',
}

const isUnderWay = (phase: FilePhase) => phase === 'sending' || phase === 'broken' || phase === 'paused'

/** What is known of a file: its name, its size, and how far it is. */
function FileState({ name, size, phase, held, failure }: ShownFile) {
  const note = notes[phase]
  return (
    <div className={css({ flex: '1', minWidth: '180px', display: 'grid', gap: '1' })}>
      <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{name}</p>
      {isUnderWay(phase) ? (
        <ProgressBar
          label={phase === 'sending' ? 'Sending' : (note ?? '')}
          value={held}
          max={size}
          text={`${fileSize(held)} of ${fileSize(size)}`}
        />
      ) : (
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{[size > 0 && fileSize(size), note].filter(Boolean).join(' · ')}</p>
      )}
      {failure !== null && phase === 'failed' && <FieldError>{failure}</FieldError>}
    </div>
  )
}

/** The one step that a file on its way can take: one button throughout, so that it keeps the focus. */
function StepButton({
  phase,
  onPause,
  onResume,
  onRetry,
}: Pick<FileFieldProps, 'onPause' | 'onResume' | 'onRetry'> & { readonly phase: FilePhase }) {
  const step = {
    sending: { label: 'Pause', icon: <Pause {...glyph} />, act: onPause },
    broken: { label: 'Try now', icon: <RotateCw {...glyph} />, act: onResume },
    paused: { label: 'Resume', icon: <Play {...glyph} />, act: onResume },
    failed: { label: 'Try again', icon: <RotateCw {...glyph} />, act: onRetry },
    cancelled: { label: 'Try again', icon: <RotateCw {...glyph} />, act: onRetry },
    reading: null,
    stored: null,
    lost: null,
  }[phase]
  return (
    step && (
      <Button icon={step.icon} onClick={step.act}>
        {step.label}
      </Button>
    )
  )
}

/** Focus that stood on a part of the field goes on to its first button when that part is gone. */
function useKeptFocus() {
  const element = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && (element.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) element.current?.querySelector('button')?.focus()
  })
  return element
}

/** A file of a record: chosen or dropped, sent part by part, replaced or removed. */
export function FileField(props: FileFieldProps) {
  const { file, label, dropLabel, hint, accept, required = false, error, note = null, readOnly = false, onFile, onCancel, onRemove } = props
  const id = useId()
  const element = useKeptFocus()
  const marks = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}
  return (
    <Fieldset label={label} required={required}>
      <div ref={element} className={css({ display: 'grid', gap: '1.5' })}>
        <FileZone label={dropLabel} accept={accept} className={place} isWrong={Boolean(error)} disabled={readOnly} onFile={onFile}>
          {file === null ? <Upload size={20} strokeWidth={1.75} aria-hidden /> : <FileText size={20} strokeWidth={1.75} aria-hidden />}
          {file === null ? (
            <p className={css({ flex: '1', minWidth: '180px', textStyle: 'small', color: 'fg.muted' })}>
              {readOnly ? 'No file' : `Drop a file here. ${hint}.`}
            </p>
          ) : (
            <FileState {...file} />
          )}
          {!readOnly && (
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              {file && <StepButton {...props} phase={file.phase} />}
              {file && (isUnderWay(file.phase) || file.phase === 'reading') ? (
                <Button icon={<X {...glyph} />} onClick={onCancel}>
                  Cancel
                </Button>
              ) : (
                <>
                  <ChooseFile {...marks} {...(file ? { label: 'Replace' } : {})} />
                  {file && (
                    <Button icon={<Trash2 {...glyph} />} onClick={onRemove}>
                      Remove
                    </Button>
                  )}
                </>
              )}
            </div>
          )}
        </FileZone>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {note !== null && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</p>}
      </div>
    </Fieldset>
  )
}
