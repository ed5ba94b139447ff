import { Hand } from 'lucide-react'
import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { aidTexts as texts } from './texts.ts'

/** How a call of the invigilator stands. */
export interface CallShown {
  readonly phase: 'quiet' | 'calling' | 'called' | 'withdrawing'
  /** The last call, or taking it back, did not arrive. */
  readonly hasFailed: boolean
}

interface CallButtonProps {
  readonly call: CallShown
  readonly isDisabled: boolean
  onCall(isCalling: boolean): void
}

/** Calls the invigilator, or takes the call back; one button, so that the focus stays. */
export function CallButton({ call: { phase, hasFailed }, isDisabled, onCall }: CallButtonProps) {
  const isCalled = phase === 'called' || phase === 'withdrawing'
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      {isCalled && (
        <Alert tone="info" title={texts.called}>
          {texts.calledHint}
        </Alert>
      )}
      {hasFailed && <Alert tone="warning">{texts.callFailed}</Alert>}
      <Button
        icon={<Hand size={16} aria-hidden />}
        isBusy={phase === 'calling' || phase === 'withdrawing'}
        disabled={isDisabled}
        isWide
        onClick={() => onCall(!isCalled)}
      >
        {isCalled ? texts.takeBack : texts.call}
      </Button>
    </div>
  )
}
