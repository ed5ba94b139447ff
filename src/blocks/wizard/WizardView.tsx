import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { Notice } from '#machines/blocks/step.ts'
import { knownStatus } from '#machines/blocks/block.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Stepper, type Step } from '#src/ui/navigation/stepper.tsx'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts } from '../texts.ts'
import { WizardActions, type WizardActionsProps } from './WizardActions.tsx'

interface WizardViewProps extends Omit<WizardActionsProps, 'step'> {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly title: string
  readonly code: string
  readonly step: StepNumber
  readonly reach: StepNumber
  readonly notice: Notice | null
  /** Stands below the notice. */
  readonly noticeNote?: ReactNode
  readonly children: ReactNode
  onStep(step: StepNumber): void
  onCloseNotice(): void
}

const stepNumbers: readonly StepNumber[] = [0, 1, 2, 3]

const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
  // A proposal brings its own actions. The selector names its depth: with a descendant selector, each card added or removed
  // would restyle the actions.
  '&:has(> * > [data-own-actions]) + *': { display: 'none' },
})

/** The wizard's frame: head, steps, message, body, actions. */
export function WizardView(props: WizardViewProps) {
  const { kind, breadcrumbs, title, status, code, step, reach, notice, noticeNote, children, onStep, onCloseNotice } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const steps = stepNumbers.map((number): Step => {
    const { title: stepTitle, caption } = kind.steps[number]
    return {
      title: stepTitle,
      caption,
      state: number === step ? 'current' : number > reach ? 'unreachable' : number < step ? 'done' : 'upcoming',
    }
  })

  // A new step takes the focus to its heading; the first one leaves it with the page.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  useFormShortcuts(step !== 3 ? props : props.canPublish ? { onNext: props.onPublish } : {})

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: 'full', flex: '1 0 auto' })}>
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        badge={status === null ? undefined : <StatusBadge status={knownStatus(status)} />}
        meta={code}
      />
      <div className={css({ borderTopWidth: { md: '1px' }, borderColor: 'border.default' })}>
        <Stepper label={texts.steps} steps={steps} onSelect={(index) => onStep(stepNumbers[index] ?? 0)} />
      </div>
      {notice && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pt: '4' })}>
          <Alert
            key={`${notice.id} ${notice.text}`}
            tone={notice.tone}
            isFocused
            detail={notice.detail}
            action={noticeNote}
            {...(notice.isClosable ? { onClose: onCloseNotice } : {})}
          >
            {notice.text}
          </Alert>
        </div>
      )}
      <section className={body}>
        <h2 ref={heading} tabIndex={-1} className={css({ srOnly: true })}>
          {kind.steps[step].title}
        </h2>
        {children}
      </section>
      <WizardActions {...props} />
    </div>
  )
}
