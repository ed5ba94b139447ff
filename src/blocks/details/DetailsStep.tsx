import { useEffect, useRef } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import { css } from 'styled-system/css'
import { inOrder } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import { everyField, shownErrors } from '#machines/blocks/details/block-details-form.ts'
import type { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/details/block-details-types.ts'
import type { DetailsErrors, RequiredField } from '#machines/blocks/details/details-rules.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { tagIn } from '#src/api/tag-in.ts'
import { useFacts, useShallowSelector } from '#src/api/use-process.ts'
import { parseEntry } from '#src/time/civil-date.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { detailsTexts as texts } from './texts.ts'
import { StepUnavailable } from '../StepUnavailable.tsx'
import { AcademicDatesPanel } from './AcademicDatesPanel.tsx'
import { detailsFieldId, DetailsForm } from './DetailsForm.tsx'
import { DetailsOffers } from './DetailsOffers.tsx'
import { DetailsQuestions, type DetailsQuestion } from './DetailsQuestions.tsx'

interface DetailsStepProps {
  readonly actor: ActorRefFromLogic<typeof blockDetailsMachine>
  readonly kind: BlockKindSpec
  onAcademicDates(from: CivilDate, to: CivilDate): void
  onOpenBlock(blockId: BlockId): void
}

/** Step 0: what a block is called, when it runs, whether it is active. */
export function DetailsStep({ actor, kind, onAcademicDates, onOpenBlock }: DetailsStepProps) {
  const { phase, isBusy, isGenerating, question, ...context } = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    phase: tagIn(snapshot, ['unavailable', 'loading']),
    isBusy: snapshot.hasTag('busy'),
    isGenerating: snapshot.hasTag('generating'),
    question: tagIn(snapshot, ['code', 'loss', 'conflict', 'restore']),
  }))
  useFacts(actor, { 'code.generated': ({ code }) => announce(texts.generated(kind.texts.codeLabel, code)) })

  if (phase === 'unavailable') return <StepUnavailable onRetry={() => actor.send({ type: 'details.retry' })} />
  if (phase === 'loading') return <PagePlaceholder />
  return (
    <DetailsView
      kind={kind}
      context={context}
      isBusy={isBusy}
      isGenerating={isGenerating}
      question={question}
      send={(event) => actor.send(event)}
      onAcademicDates={onAcademicDates}
      onOpenBlock={onOpenBlock}
    />
  )
}

interface DetailsViewProps extends Omit<DetailsStepProps, 'actor'> {
  readonly context: BlockDetailsContext
  readonly isBusy: boolean
  readonly isGenerating: boolean
  readonly question: DetailsQuestion | null
  send(event: BlockDetailsEvent): void
}

/** The step as drawn from its state: the form left, academic dates right. */
export function DetailsView({ kind, context, isBusy, isGenerating, question, send, onAcademicDates, onOpenBlock }: DetailsViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, attempt, academicDates, removals } = context
  const { code, ...others } = shownErrors(context)
  const errors: DetailsErrors = code === undefined || isGenerating ? others : { ...others, code }
  const labels: Readonly<Record<RequiredField, string>> = { ...texts, code: kind.texts.codeLabel }
  const wrong = everyField
    .filter((field) => errors[field] !== undefined)
    .map((field) => ({ id: detailsFieldId(field), label: labels[field] }))
  const from = parseEntry(fields.from)
  const to = parseEntry(fields.to)

  // Each failed attempt moves focus to the first invalid field.
  useEffect(() => {
    if (attempt && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, isBusy])

  return (
    <div
      className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', xl: 'minmax(0, 1fr) 348px' }, minHeight: 'full', flex: '1' })}
    >
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '5',
          p: { base: '4', md: '5', lg: '7' },
          pt: { lg: '6' },
          maxWidth: 'calc(token(sizes.form) + 56px)',
        })}
      >
        <DetailsOffers kind={kind} context={context} isBusy={isBusy} send={send} onOpenBlock={onOpenBlock} />
        {attempt && <ErrorSummary title={texts.errors(wrong.length)} parts={wrong} />}
        <DetailsForm ref={form} kind={kind} context={context} errors={errors} isGenerating={isGenerating} send={send} />
      </div>
      <AcademicDatesPanel
        dates={inOrder(
          academicDates.filter(({ id }) => !removals.some((gone) => gone.id === id)),
          kind.defaultAcademicDates,
        )}
        removals={removals}
        onKeep={() => send({ type: 'removals.undo' })}
        canAdd={from !== null && to !== null}
        onAdd={() => from !== null && to !== null && onAcademicDates(from, to)}
      />
      <DetailsQuestions kind={kind} context={context} question={question} send={send} />
    </div>
  )
}
