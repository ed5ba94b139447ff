import { startTransition, useActionState, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { codeText, readCode } from '#openapi/certificates/certificate-code.ts'
import { useServices } from '#src/api/services.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useTouchedFields } from '#src/ui/form/use-touched-fields.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ValidationCard } from './ValidationCard.tsx'
import { VerdictView } from './VerdictView.tsx'
import { validationTexts as texts } from './texts.ts'
import { checkCertificate, type Outcome } from './verdict.ts'

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' },
  gap: '4',
  alignItems: 'start',
})
/** In line with the controls, whose labels stand above them. */
const submitPlace = css({ pt: { md: '6' } })

type Given = Parameters<typeof checkCertificate>[1]

interface Answered {
  readonly outcome: Outcome | null
  /** Another number for each answer. */
  readonly turn: number
}

/** The check of a certificate by its code and the family name on it. */
export function ValidationForm() {
  const { api } = useServices()
  const [code, setCode] = useState('')
  const [familyName, setFamilyName] = useState('')
  const { left, leaveAll, onFieldBlur, onPointerDown } = useTouchedFields<'code' | 'familyName'>()
  const codeField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const [{ outcome, turn }, check, isPending] = useActionState<Answered, Given>(
    async (before, given) => ({ outcome: await checkCertificate(api, given), turn: before.turn + 1 }),
    { outcome: null, turn: 0 },
  )
  const wrongCode = readCode(code) === null ? codeText : null
  const wrongName = familyName.trim() === '' ? texts.familyNameRequired : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    leaveAll(['code', 'familyName'])
    if (wrongCode !== null) codeField.current?.focus()
    else if (wrongName !== null) nameField.current?.focus()
    else startTransition(() => check({ code, familyName }))
  }

  return (
    <ValidationCard
      head={
        <form noValidate onSubmit={submit} onPointerDown={onPointerDown} className={css({ display: 'grid', gap: '4' })}>
          <p className={css({ color: 'fg.muted' })}>{texts.lead}</p>
          {outcome && 'refusal' in outcome && (
            <Alert key={turn} tone="error" isFocused>
              {outcome.refusal}
            </Alert>
          )}
          <div className={fields}>
            <TextField
              ref={codeField}
              label={texts.code}
              required
              placeholder={texts.codeShape}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              readOnly={isPending}
              value={code}
              error={left.has('code') ? wrongCode : null}
              onValueChange={setCode}
              onBlur={() => onFieldBlur('code')}
            />
            <TextField
              ref={nameField}
              label={texts.familyName}
              required
              autoComplete="off"
              maxLength={100}
              readOnly={isPending}
              value={familyName}
              error={left.has('familyName') ? wrongName : null}
              onValueChange={setFamilyName}
              onBlur={() => onFieldBlur('familyName')}
            />
            <div className={submitPlace}>
              <Button type="submit" variant="primary" isBusy={isPending}>
                {texts.validate}
              </Button>
            </div>
          </div>
        </form>
      }
    >
      {outcome && 'verdict' in outcome && <VerdictView verdict={outcome.verdict} />}
    </ValidationCard>
  )
}
