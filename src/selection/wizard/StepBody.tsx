import { css } from 'styled-system/css'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import { stepTitles } from '#openapi/selection/texts.ts'
import type { CurriculumSelectionContext, CurriculumSelectionEvent } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { shownErrors, stepAfter } from '#machines/curriculum-selection/selection-editing.ts'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ComboStep } from './steps/ComboStep.tsx'
import { ConfirmationStep } from './steps/ConfirmationStep.tsx'
import { DeliveryStep } from './steps/DeliveryStep.tsx'
import { IntakeStep } from './steps/IntakeStep.tsx'
import { ModuleStep } from './steps/ModuleStep.tsx'
import type { RequestRights } from '../requests/request-rights.ts'
import type { TalkOfStreams } from './steps/step-props.ts'
import { wizardTexts as texts } from './texts.ts'

// It alone needs the table of clocks.
const BlockStep = lazyComponent(async () => (await import('./steps/BlockStep.tsx')).BlockStep)

// It alone needs the requests about streams and the comments on them.
const StreamStep = lazyComponent(async () => (await import('./steps/StreamStep.tsx')).StreamStep)

// Loaded late, because most steps make no requests.
const SelectionRequests = lazyComponent(async () => (await import('./steps/SelectionRequests.tsx')).SelectionRequests)

const answerSteps = {
  combo: ComboStep,
  stream: StreamStep,
  module: ModuleStep,
  intake: IntakeStep,
  'test-exam-block-dates': BlockStep,
  delivery: DeliveryStep,
} as const

interface StepBodyProps {
  readonly context: CurriculumSelectionContext
  readonly isReadOnly: boolean
  readonly isOpen: boolean
  readonly talk?: TalkOfStreams | null
  readonly requestRights: RequestRights
  pathOf(step: SelectionStep): string
  send(event: CurriculumSelectionEvent): void
}

/** The step that is open. */
export function StepBody({ context, isReadOnly, isOpen, talk = null, requestRights, pathOf, send }: StepBodyProps) {
  const { step, selection, answers } = context
  if (step === 'confirmation')
    return (
      <ConfirmationStep
        selection={selection}
        acknowledged={context.acknowledged}
        isConfirmed={context.isConfirmed}
        isOpen={isOpen}
        isTried={context.attempts > 0}
        hrefOf={isReadOnly ? () => null : pathOf}
        onAcknowledge={(id, isTicked) => send({ type: 'finding.acknowledge', id, isTicked })}
        onConfirm={(isTicked) => send({ type: 'selection.confirm', isTicked })}
      />
    )
  const requests = (code: 233 | 235 | 236) => (
    <LazyBoundary fallback={<SkeletonLines count={4} />}>
      <SelectionRequests
        selectionId={selection.selectionId}
        code={code}
        mayList={requestRights.mayList}
        newFrom={isReadOnly || !requestRights.mayAdd ? null : pathOf(step)}
      />
    </LazyBoundary>
  )
  if (step === 'custom-stream' || step === 'custom-teaching-date')
    return (
      <>
        <p className={css({ color: 'fg.muted' })}>{texts.optionalStep(stepTitles[stepAfter(step)])}</p>
        {requests(step === 'custom-stream' ? 233 : 236)}
      </>
    )
  const Step = answerSteps[step]
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <Step
        selection={selection}
        answers={answers}
        errors={shownErrors(context)}
        isReadOnly={isReadOnly}
        talk={talk}
        requestRights={requestRights}
        onEdit={(edit) => send({ type: 'answers.edit', answers: edit })}
      />
      {step === 'delivery' && requests(235)}
    </LazyBoundary>
  )
}
