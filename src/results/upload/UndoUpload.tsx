import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { uploadTexts as texts } from './texts.ts'
import { undoUpload, type Upload } from './upload-service.ts'

interface UndoUploadProps extends Pick<Upload, 'uploadId' | 'fileName' | 'isUndoable'> {
  /** Where the focus goes once there is nothing more to undo, and the button with it. */
  finalFocus?(): HTMLElement | null
  onUndone?(): void
}

/** Undoes an upload, once the person has said so. */
export function UndoUpload({ uploadId, fileName, isUndoable, finalFocus, onUndone }: UndoUploadProps) {
  const { api, codec, queryClient } = useServices()
  const [state, setState] = useState<'resting' | 'asking' | 'busy'>('resting')
  const [failure, setFailure] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasUndone = useRef(false)
  const undo = async () => {
    setState('busy')
    setFailure(null)
    try {
      toast.success((await undoUpload(api, codec, uploadId)).message)
      wasUndone.current = true
      setState('resting')
      onUndone?.()
    } catch (error) {
      setFailure(toFailure(error).message)
      setState('asking')
    } finally {
      // Also after a failure: the marks may have been put back.
      void readChangedRecords(queryClient, resultSet)
    }
  }
  return (
    <>
      {isUndoable === 1 && (
        <Button
          ref={button}
          size="sm"
          icon={<Undo2 size={16} aria-hidden />}
          aria-label={texts.undoOf(fileName)}
          onClick={() => {
            setFailure(null)
            setState('asking')
          }}
        >
          {texts.undo}
        </Button>
      )}
      <ConfirmDialog
        open={state !== 'resting'}
        title={texts.undoQuestion(fileName)}
        body={texts.undoBody}
        isBusy={state === 'busy'}
        isDismissible={state !== 'busy'}
        finalFocus={() => (wasUndone.current || button.current === null ? (finalFocus?.() ?? null) : null)}
        onConfirm={() => void undo()}
        onCancel={() => setState('resting')}
      >
        {failure !== null && <Alert tone="error">{failure}</Alert>}
      </ConfirmDialog>
    </>
  )
}
