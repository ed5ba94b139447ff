import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import { css } from 'styled-system/css'
import { shownErrors, type blockDetailsMachine } from '#machines/blocks/block-details.machine.ts'
import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/block-details-types.ts'
import { parseEntry } from '../../time/civil-date.ts'
import { timeOfDay } from '../../time/clock.ts'
import { Alert } from '../../ui/alert.tsx'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PagePlaceholder } from '../../ui/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { detailsTexts as texts } from '../texts.ts'
import { AcademicDatesPanel } from './AcademicDatesPanel.tsx'
import { DetailsForm } from './DetailsForm.tsx'

interface DetailsStepProps {
  readonly actor: ActorRefFromLogic<typeof blockDetailsMachine>
  readonly kind: BlockKindSpec
  onAcademicDates(from: string, to: string): void
}

/** Step 0: what a block is called, when it runs, whether it is active. */
export function DetailsStep({ actor, kind, onAcademicDates }: DetailsStepProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('unavailable'))
    return <ErrorState title={state.context.notice?.text ?? ''} onRetry={() => actor.send({ type: 'details.retry' })} />
  if (state.hasTag('loading')) return <PagePlaceholder />
  return (
    <DetailsView
      kind={kind}
      context={state.context}
      isBusy={state.hasTag('busy')}
      isGenerating={state.hasTag('generating')}
      send={(event) => actor.send(event)}
      onAcademicDates={onAcademicDates}
    />
  )
}

export interface DetailsViewProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  readonly isBusy: boolean
  readonly isGenerating: boolean
  send(event: BlockDetailsEvent): void
  onAcademicDates(from: string, to: string): void
}

/** The step as drawn from its state: the form left, academic dates right. */
export function DetailsView({ kind, context, isBusy, isGenerating, send, onAcademicDates }: DetailsViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, attempt, offer, academicDates } = context
  const errors = shownErrors(context)
  const count = Object.keys(errors).length
  const from = parseEntry(fields.from)
  const to = parseEntry(fields.to)

  // A failed try moves the focus to the first wrong field, each time it is tried.
  useEffect(() => {
    if (attempt && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, isBusy])
  useEffect(() => {
    if (fields.code !== '') announce(texts.generated(kind.texts.codeLabel, fields.code))
  }, [fields.code, kind.texts.codeLabel])

  return (
    <div
      className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', xl: 'minmax(0, 1fr) 348px' }, minHeight: 'full', flex: '1' })}
    >
      <div className={css({ p: { base: '4', md: '5', lg: '7' }, pt: { lg: '6' }, maxWidth: 'calc(token(sizes.form) + 56px)' })}>
        {offer && (
          <div className={css({ mb: '5' })}>
            <Alert
              tone="info"
              action={
                <span className={css({ display: 'flex', gap: '2' })}>
                  <Button size="sm" onClick={() => send({ type: 'draft.restore' })}>
                    {texts.restore}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => send({ type: 'draft.discard' })}>
                    {texts.discard}
                  </Button>
                </span>
              }
            >
              {texts.offer(timeOfDay(offer.at))}
            </Alert>
          </div>
        )}
        {attempt && count > 1 && (
          <div className={css({ mb: '5' })}>
            <Alert tone="error">{texts.errors(count)}</Alert>
          </div>
        )}
        <DetailsForm ref={form} kind={kind} context={context} errors={errors} isGenerating={isGenerating} send={send} />
      </div>
      <AcademicDatesPanel
        dates={academicDates}
        canAdd={from !== null && to !== null}
        onAdd={() => from !== null && to !== null && onAcademicDates(from, to)}
      />
    </div>
  )
}
