'use no memo'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { controlStyle, Field } from '#src/ui/form/field.tsx'
import { cardErrors, cardFields, type CardField, type CardForm } from './card.ts'
import { payingTexts as texts } from './texts.ts'

interface CardFieldsProps {
  readonly form: CardForm
  readonly today: string
  /** "£400.00". */
  readonly amount: string
  readonly isBusy: boolean
  onSubmit(): void
  onCancel(): void
}

const none: ReadonlyMap<CardField, string> = new Map()

const inputs = {
  number: { autoComplete: 'cc-number', maxLength: 23 },
  expiry: { autoComplete: 'cc-exp', maxLength: 9 },
  code: { autoComplete: 'cc-csc', maxLength: 4 },
} as const

/** The fields of a card. What is typed stays in the page's own inputs: no state, draft or trace holds it. */
export function CardFields({ form, today, amount, isBusy, onSubmit, onCancel }: CardFieldsProps) {
  const [errors, setErrors] = useState(none)
  const first = useRef<HTMLInputElement>(null)
  // The fields take the place of the button that asked for them.
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = cardErrors(form.read(), today)
    setErrors(found)
    const [wrong] = found.keys()
    if (wrong === undefined) onSubmit()
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <form
      ref={(element) => form.attach(element)}
      noValidate
      onSubmit={submit}
      className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' })}
    >
      {(['number', 'expiry', 'code'] as const).map((name) => (
        <div key={name} className={name === 'number' ? css({ gridColumn: '1 / -1' }) : undefined}>
          <Field
            label={cardFields[name]}
            required
            error={errors.get(name) ?? null}
            helper={name === 'expiry' ? 'Month and year, like 04/29' : undefined}
          >
            {(control) => (
              <input
                ref={name === 'number' ? first : undefined}
                type="text"
                name={name}
                inputMode={name === 'expiry' ? 'text' : 'numeric'}
                {...inputs[name]}
                readOnly={isBusy}
                {...control}
                className={controlStyle()}
              />
            )}
          </Field>
        </div>
      ))}
      <div className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.pay(amount)}
        </Button>
        {!isBusy && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </div>
    </form>
  )
}
