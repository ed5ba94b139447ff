import { FileUpload } from '@ark-ui/react/file-upload'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { FieldError } from '../form/field.tsx'
import { Button, type ButtonProps } from '../kit/button.tsx'
import { Spinner } from '../kit/spinner.tsx'

interface FileDropProps {
  readonly label: string
  /** What may be chosen, in words. */
  readonly hint: string
  /** Endings of names, for the browser's own dialog; a file that is dropped may have another one. */
  readonly accept: readonly string[]
  /** Why the file that was chosen last is not taken. */
  readonly error?: string | null
  /** The name of the file that is being read. */
  readonly reading?: string | null
  onFile(file: File): void
  onCancel?(): void
}

const zone = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  textAlign: 'center',
  minHeight: '220px',
  px: '6',
  py: '8',
  rounded: 'lg',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  bg: 'bg.sunken',
  '&[data-dragging]': { borderColor: 'border.strong', bg: 'bg.hover' },
  '&[data-wrong=true]': { borderColor: 'danger.border' },
})

interface FileZoneProps extends Pick<FileDropProps, 'label' | 'accept' | 'onFile'> {
  readonly className: string
  readonly isWrong: boolean
  readonly disabled: boolean
  readonly children: ReactNode
}

/** A place where a file can be dropped; a `ChooseFile` inside opens the browser's own dialog. */
export const FileZone = ({ label, accept, className, isWrong, disabled, onFile, children }: FileZoneProps) => (
  <FileUpload.Root
    maxFiles={1}
    // Each choice counts, also that of the same file again.
    acceptedFiles={[]}
    disabled={disabled}
    onFileChange={({ acceptedFiles: [file] }) => {
      if (file) onFile(file)
    }}
  >
    <FileUpload.Dropzone className={className} disableClick tabIndex={-1} role="group" aria-label={label} data-wrong={isWrong}>
      {children}
    </FileUpload.Dropzone>
    <FileUpload.HiddenInput accept={accept.join(',')} />
  </FileUpload.Root>
)

/** Opens the dialog of a `FileZone`. */
export const ChooseFile = ({
  label = 'Choose a file',
  ...marks
}: Pick<ButtonProps, 'aria-invalid' | 'aria-describedby'> & { readonly label?: string }) => (
  <FileUpload.Trigger asChild>
    <Button {...marks}>{label}</Button>
  </FileUpload.Trigger>
)

/** Where a file is dropped, or chosen by a button. */
export function FileDrop({ label, hint, accept, error, reading = null, onFile, onCancel }: FileDropProps) {
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <FileZone label={label} accept={accept} className={zone} isWrong={Boolean(error)} disabled={reading !== null} onFile={onFile}>
        {reading === null ? <Upload size={24} strokeWidth={1.75} aria-hidden /> : <Spinner size={20} />}
        <p className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{reading === null ? label : `Reading ${reading}`}</p>
        {reading === null ? (
          <>
            <p className={css({ color: 'fg.muted', maxWidth: '52ch' })}>{hint}</p>
            <ChooseFile />
          </>
        ) : (
          onCancel && <Button onClick={onCancel}>Cancel</Button>
        )}
      </FileZone>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
