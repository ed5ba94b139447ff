import { useId, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { entryErrors, reasonLabel } from '#machines/assessment/invigilation-rules.ts'
import type { ControlAct, Entry } from '#machines/assessment/invigilation-types.ts'
import type { Failure } from '#machines/outcome.ts'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import type { Candidate } from './monitor-service.ts'
import { invigilationTexts as texts } from './texts.ts'

/** The longest reason that the contract takes. */
const longestReason = 2000

export interface ActQuestionProps {
  /** What is asked about; null for nothing. */
  readonly act: ControlAct | null
  readonly candidate: Candidate | null
  readonly entry: Entry
  readonly isTried: boolean
  readonly isBusy: boolean
  readonly failure: Failure | null
  onEntry(entry: Partial<Entry>): void
  onConfirm(): void
  onCancel(): void
  /** Where the focus goes afterwards; null for where it came from. */
  finalFocus?(): HTMLElement | null
}

/** Asks for the reason of an act, and the minutes where time is added. */
export function ActQuestion(props: ActQuestionProps) {
  const { act, candidate, entry, isTried, isBusy, failure, onEntry, onConfirm, onCancel, finalFocus } = props
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  // While it closes it still says what it asked.
  const [asked, setAsked] = useState({ act, candidate })
  if (act !== null && (act !== asked.act || candidate !== asked.candidate)) setAsked({ act, candidate })
  const kind = asked.act ?? 'note'
  const errors = isTried ? entryErrors(kind, entry) : {}
  const first = () => fields.current?.querySelector<HTMLElement>('input, textarea') ?? null
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
    const wrong = entryErrors(kind, entry)
    if (wrong.minutes === undefined && wrong.reason !== undefined) fields.current?.querySelector('textarea')?.focus()
    else if (wrong.minutes !== undefined) fields.current?.querySelector('input')?.focus()
  }
  return (
    <Dialog
      open={act !== null}
      title={texts.acts[kind]}
      initialFocus={first}
      {...(finalFocus && { finalFocus })}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant={kind === 'void' ? 'dangerSolid' : 'primary'} isBusy={isBusy}>
            {texts.acts[kind]}
          </Button>
        </>
      }
    >
      <form id={id} ref={fields} noValidate onSubmit={confirm} className={css({ display: 'grid', gap: '4' })}>
        {failure && (
          <Alert key={failure.message} tone="error" isFocused>
            {failure.message}
          </Alert>
        )}
        <p className={css({ overflowWrap: 'anywhere' })}>
          <strong className={css({ textStyle: 'bodyStrong', display: 'block' })}>
            {asked.candidate ? `${asked.candidate.studentName}, ${asked.candidate.candidateNumber}` : texts.gone}
          </strong>
          <span className={css({ color: 'fg.muted' })}>{texts.hints[kind]}</span>
        </p>
        {kind === 'extend' && (
          <div className={css({ maxWidth: '140px' })}>
            <TextField
              label={texts.minutes}
              required
              inputMode="numeric"
              autoComplete="off"
              error={errors.minutes ?? null}
              value={entry.minutes}
              onValueChange={(minutes) => onEntry({ minutes })}
            />
          </div>
        )}
        <TextArea
          label={reasonLabel(kind)}
          required={kind !== 'answer'}
          maxLength={longestReason}
          error={errors.reason ?? null}
          value={entry.reason}
          onValueChange={(reason) => onEntry({ reason })}
        />
      </form>
    </Dialog>
  )
}
