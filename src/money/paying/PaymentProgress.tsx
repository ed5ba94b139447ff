import { css } from 'styled-system/css'
import type { Failure } from '#machines/outcome.ts'
import { fallbackText } from '#src/api/problem.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { payingTexts as texts } from './texts.ts'

/** How the check of the outcome of a payment stands. */
export type PaymentStanding = 'settling' | 'awaiting' | 'held' | 'unknown'

interface PaymentProgressProps {
  readonly standing: PaymentStanding
  readonly failure: Failure | null
  onCheck(): void
}

/** A payment of which it is not known whether it went through: it can be checked, and not paid again. */
export function PaymentProgress({ standing, failure, onCheck }: PaymentProgressProps) {
  if (standing === 'settling')
    return (
      <p role="status" className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
        <Spinner size={16} />
        {texts.checking}
      </p>
    )
  const text = standing === 'awaiting' ? texts.awaiting : standing === 'unknown' ? texts.unknown : (failure?.message ?? texts.lookedUp)
  return (
    <Alert
      key={standing}
      tone={standing === 'unknown' ? 'warning' : 'info'}
      isFocused
      // The fallback text of a failure without a message adds nothing.
      detail={standing === 'unknown' && failure?.message !== fallbackText ? failure?.message : undefined}
      action={<Button onClick={onCheck}>{standing === 'held' ? texts.checkAgain : texts.check}</Button>}
    >
      {text}
    </Alert>
  )
}
