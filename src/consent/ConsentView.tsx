import { useId, type FormEvent, type Ref } from 'react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Dialog, DialogText } from '#src/ui/layers/dialog.tsx'
import { PolicyCard, type PolicyCardProps } from './PolicyCard.tsx'
import { texts } from './texts.ts'

export interface ConsentViewProps {
  readonly step: 'mandatory' | 'optional'
  /** The dialog's place among those of this visit; null when it is the only one. */
  readonly place: { readonly number: number; readonly count: number } | null
  readonly policy: PolicyCardProps['state']
  readonly isTicked: boolean
  /** I Accept was pressed without the checkbox ticked. */
  readonly isRefused: boolean
  readonly isAcceptable: boolean
  readonly isBusy: boolean
  /** The consent is answered: the page is about to close. */
  readonly isLeaving: boolean
  readonly boxRef: Ref<HTMLInputElement>
  readonly policyRef: Ref<HTMLAnchorElement>
  onOpenPolicy(): void
  onTick(isTicked: boolean): void
  /** I Accept was pressed, even when it is not acceptable yet. */
  onAccept(): void
  onCancel(): void
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '2' })
// The box is drawn within a larger target: its edge stands on the edge of the card, its message under its words.
const box = css({ ml: '-3px', '& > div > p': { ml: '8', mt: '0.5' } })

const firstFocus = { mandatory: 'a', optional: 'input' } as const

/** The dialog of one consent. Only its two buttons close it. */
export function ConsentView({ step, place, isBusy, isLeaving, isAcceptable, boxRef, policyRef, ...props }: ConsentViewProps) {
  const id = useId()
  const words = texts[step]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onAccept()
  }
  return (
    <Dialog
      key={step}
      open
      size="md"
      title={<span className={css({ fontSize: '1.25rem' })}>{words.title}</span>}
      eyebrow={place && texts.step(place.number, place.count)}
      isDismissible={false}
      hasScrim={false}
      initialFocus={() => document.getElementById(id)?.querySelector<HTMLElement>(firstFocus[step]) ?? null}
      onClose={props.onCancel}
      footer={
        <>
          <Button isBusy={isLeaving} onClick={props.onCancel}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={!isAcceptable && !isBusy}
            disabledReason={words.tickFirst}
          >
            {texts.accept}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={form} onSubmit={submit}>
        <DialogText>{words.text}</DialogText>
        {step === 'mandatory' ? (
          <PolicyCard state={props.policy} linkRef={policyRef} onOpen={props.onOpenPolicy} />
        ) : (
          <DialogText>{texts.optional.choice}</DialogText>
        )}
        <div className={box}>
          <Checkbox
            ref={boxRef}
            label={words.box}
            checked={props.isTicked}
            error={props.isRefused ? texts.mandatory.required : null}
            onChange={props.onTick}
          />
        </div>
      </form>
    </Dialog>
  )
}
