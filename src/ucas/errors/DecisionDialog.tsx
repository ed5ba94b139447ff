import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { lackOf } from '#machines/students/error-decision.machine.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog, DialogText } from '#src/ui/layers/dialog.tsx'
import { applicantName } from '../people.tsx'
import { ucasTexts as texts } from '../texts.ts'
import type { UcasError } from '../ucas-service.ts'
import type { ErrorDecision } from './use-error-decision.ts'

/** The longest comment that the contract takes. */
const longestComment = 2000

interface DecisionDialogProps {
  readonly errors: readonly UcasError[]
  readonly decision: ErrorDecision
}

/** Asks what a decision about an error needs, and sends it. */
export function DecisionDialog({ errors, decision: { decision, isTried, failure, isBusy, send } }: DecisionDialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(decision)
  // While it closes it still says what it asked.
  if (decision && decision !== shown) setShown(decision)
  const error = errors.find(({ ucasErrorId }) => ucasErrorId === shown?.errorId)
  const lack = isTried ? lackOf(decision) : null
  const accept = () => {
    send({ type: 'decision.send' })
    if (lackOf(decision) !== null) body.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <Dialog
      open={decision !== null}
      size="md"
      title={shown ? texts.acts[shown.act] : ''}
      isDismissible={!isBusy}
      onClose={() => send({ type: 'decision.cancel' })}
      footer={
        <>
          <Button onClick={() => send({ type: 'decision.cancel' })}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={accept}>
            {shown?.act === 'choose' ? texts.importRow : shown ? texts.acts[shown.act] : ''}
          </Button>
        </>
      }
    >
      {shown && error && (
        <div ref={body} className={css({ display: 'grid', gap: '4' })}>
          {failure && <Alert tone="error">{failure.message}</Alert>}
          <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{texts.line(error.rowNumber, applicantName(error))}</p>
          <p>{error.description}</p>
          {shown.act === 'choose' && (
            <>
              {error.suggestedStudents.length > 0 && (
                <div role="group" aria-label={texts.suggested} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                  {error.suggestedStudents.map(({ studentId, name }) => (
                    <Button
                      key={studentId}
                      aria-pressed={shown.studentId === studentId}
                      onClick={() => send({ type: 'student.choose', studentId })}
                    >
                      {name}
                    </Button>
                  ))}
                </div>
              )}
              <LaterRecordPicker
                label={texts.student}
                required
                isSingle
                of={student.name}
                path={student.path}
                names={{}}
                error={lack === 'student' ? texts.nothingTyped(texts.student) : null}
                value={shown.studentId === null ? [] : [shown.studentId]}
                onChange={([id]) => send({ type: 'student.choose', studentId: id ?? null })}
              />
            </>
          )}
          {shown.act === 'ignore' && (
            <TextArea
              label={texts.comment}
              required
              maxLength={longestComment}
              error={lack === 'comment' ? texts.nothingTyped(texts.comment) : null}
              value={shown.comment}
              onValueChange={(comment) => send({ type: 'comment.type', comment })}
            />
          )}
          <DialogText>{texts.explanation[shown.act]}</DialogText>
        </div>
      )}
    </Dialog>
  )
}
