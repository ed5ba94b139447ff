import { flex } from 'styled-system/patterns'
import { timeOfDay } from '#src/time/clock.ts'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'

interface OfferProps {
  readonly text: string
  readonly accept: string
  readonly decline: string
  readonly isDisabled?: boolean
  onAccept(): void
  onDecline(): void
}

/** An offer that can be accepted or declined. */
export const Offer = ({ text, accept, decline, isDisabled = false, onAccept, onDecline }: OfferProps) => (
  <Alert
    tone="info"
    action={
      <span className={flex({ wrap: 'wrap', gap: '2' })}>
        <Button size="sm" disabled={isDisabled} onClick={onAccept}>
          {accept}
        </Button>
        <Button size="sm" variant="ghost" disabled={isDisabled} onClick={onDecline}>
          {decline}
        </Button>
      </span>
    }
  >
    {text}
  </Alert>
)

interface KeptEditsProps {
  /** When they were made (ms since 1970). */
  readonly at: number
  readonly isDisabled?: boolean
  send(event: { readonly type: 'draft.restore' } | { readonly type: 'draft.discard' }): void
}

/** Offers what an earlier visit left unsaved. */
export const KeptEdits = ({ at, isDisabled = false, send }: KeptEditsProps) => (
  <Offer
    text={`Restore unsaved changes from ${timeOfDay(at)}?`}
    accept="Restore"
    decline="Discard"
    isDisabled={isDisabled}
    onAccept={() => send({ type: 'draft.restore' })}
    onDecline={() => send({ type: 'draft.discard' })}
  />
)
