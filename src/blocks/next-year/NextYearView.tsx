import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import { knownStatus } from '#machines/blocks/block.ts'
import { clonePlan, planWith, type ClonePlan, type CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import { namesOf, sourceRange, takenParts } from '#machines/blocks/next-year/next-year-form.ts'
import type { NextYearContext, NextYearEvent } from '#machines/blocks/next-year/next-year-types.ts'
import type { BlockRange } from '#machines/blocks/next-year/shift.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts as blockTexts } from '../texts.ts'
import { CloneForm } from './CloneForm.tsx'
import { CloneHits, cloneHits, CloneReview, LeftOutList, type HolidayReading } from './CloneReview.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { nextYearTexts as texts } from './texts.ts'

/** Where a clone stands. */
export type ClonePhase = 'loading' | 'unavailable' | 'undated' | 'open' | 'working' | 'halted' | 'finished'

interface NextYearViewProps {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly context: NextYearContext
  readonly phase: ClonePhase
  readonly isGenerating: boolean
  /** Create was pressed and is under way. */
  readonly isBusy: boolean
  readonly mayModify: boolean
  readonly holidays: HolidayReading
  /** The address asks for a first day that is none, lies in the past or on another weekday. */
  readonly isStartUnusable: boolean
  /** The encrypted id of the new block; null until it exists. */
  readonly newId: string | null
  send(event: NextYearEvent): void
  /** The first day is to move by so many weeks. */
  onMoveByWeeks(weeks: -1 | 1): void
}

/** A block for next year before it is made, while it is made, and after: nothing is saved before Create. */
export function NextYearView(props: NextYearViewProps) {
  const { kind, breadcrumbs, context, phase, send } = props
  const { source, failure } = context
  const range = sourceRange(context)
  if (phase === 'unavailable')
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={breadcrumbs} />
        <ErrorState {...(failure ? { title: failure.message } : {})} onRetry={() => send({ type: 'source.retry' })} />
      </>
    )
  if (phase === 'undated')
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={breadcrumbs} />
        <EmptyState title={texts.undated(kind.texts.noun)} hint={texts.undatedHint} />
      </>
    )
  if (!source || !range) return <PagePlaceholder />
  return <Clone {...props} source={source} range={range} />
}

interface CloneProps extends NextYearViewProps {
  readonly source: CloneSource
  readonly range: BlockRange
}

function Clone(props: CloneProps) {
  const { kind, context, source, range, phase, isBusy, mayModify, send } = props
  const { record } = source
  const whole = clonePlan(source, range, context.shift.days)
  const plan = planWith(whole, takenParts(context))
  const form = useFocusInvalid<HTMLDivElement>(context.attempts, isBusy)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1' })}>
      <PageHeader
        title={texts.title}
        breadcrumbs={props.breadcrumbs}
        badge={
          <>
            <span className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>{record.name}</span>
            <StatusBadge status={knownStatus(record.status)} />
          </>
        }
        meta={record.code}
      />
      {phase === 'finished' ? <Finished {...props} plan={plan} /> : <Choosing {...props} form={form} whole={whole} plan={plan} />}
      <ActionBar
        start={<BackLink href={kind.paths.list}>{blockTexts.backToListing}</BackLink>}
        status={<span role="status">{phase === 'working' && context.begun && texts.steps[context.begun.step]}</span>}
      >
        {(phase === 'open' || phase === 'working') && (
          <Button variant="primary" isBusy={isBusy} isSoftDisabled={!mayModify} onClick={() => mayModify && send({ type: 'clone.create' })}>
            {texts.create}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}

interface ChoosingProps extends CloneProps {
  readonly form: Ref<HTMLDivElement>
  /** With every part of the source. */
  readonly whole: ClonePlan
  /** With the parts that are taken along. */
  readonly plan: ClonePlan
}

function Choosing({ form, whole, plan, ...props }: ChoosingProps) {
  const { kind, context, source, range, phase, isGenerating, isStartUnusable, isBusy, mayModify, holidays, send, onMoveByWeeks } = props
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
        flex: '1',
        borderTopWidth: '1px',
        borderColor: 'border.default',
      })}
    >
      <div
        ref={form}
        className={css({
          display: 'grid',
          alignContent: 'start',
          gap: '5',
          p: { base: '4', md: '5', lg: '7' },
          borderRightWidth: { lg: '1px' },
          borderColor: 'border.default',
        })}
      >
        {!mayModify && <Alert tone="warning">{texts.noRight(kind.texts.nouns)}</Alert>}
        {phase === 'halted' && <Halted {...props} plan={plan} />}
        {phase === 'open' && context.failure && !isBusy && (
          <Alert key={context.attempts} tone="error" isFocused={context.attempts > 0}>
            {context.failure.message}
          </Alert>
        )}
        <CloneForm
          kind={kind}
          context={context}
          source={source}
          range={range}
          plan={whole}
          isGenerating={isGenerating}
          isStartUnusable={isStartUnusable}
          isLocked={phase !== 'open' || isBusy}
          send={send}
          onMoveByWeeks={onMoveByWeeks}
        />
      </div>
      <div className={css({ display: 'grid', alignContent: 'start', gap: '4', p: { base: '4', md: '5', lg: '6' }, minWidth: '0' })}>
        <CloneReview source={source} range={range} plan={plan} holidays={holidays} />
      </div>
    </div>
  )
}

type OutcomeProps = CloneProps & { readonly plan: ClonePlan }

/** A clone that was begun and is not finished, with the offer to go on. */
function Halted({ kind, context, plan, newId, send }: OutcomeProps) {
  const { begun, failure } = context
  if (!begun) return null
  const isCreated = begun.blockId !== null
  const isGone = isCreated && failure?.code === 404
  return (
    <Alert
      tone="warning"
      isFocused
      title={isGone ? texts.gone : isCreated ? texts.notAllSaved(begun.name) : texts.unsure(begun.name)}
      {...(failure && !isGone ? { detail: failure.message } : {})}
      action={
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {isGone ? (
            <Button onClick={() => send({ type: 'clone.restart' })}>{texts.restart}</Button>
          ) : (
            <Button onClick={() => send({ type: 'clone.resume' })}>{texts.resume}</Button>
          )}
          {!isGone && newId !== null && (
            <LinkButton variant="ghost" href={kind.paths.wizardOf(newId)}>
              {texts.openNew}
            </LinkButton>
          )}
        </div>
      }
    >
      {isGone ? '' : texts.left(begun.step, plan.moved.length > 0)}
    </Alert>
  )
}

function Finished({ kind, context, source, plan, holidays, newId }: OutcomeProps) {
  const { leftOut } = plan.schedule
  return (
    <div className={css({ display: 'grid', alignContent: 'start', gap: '4', flex: '1', p: { base: '4', md: '5', lg: '7' }, pt: '0' })}>
      <Alert
        tone="success"
        isFocused
        action={
          newId !== null && (
            <LinkButton variant="primary" href={kind.paths.wizardOf(newId)}>
              {texts.openNew}
            </LinkButton>
          )
        }
      >
        {texts.created(namesOf(context).name)}
      </Alert>
      {newId !== null && <CloneHits hits={cloneHits({ source, plan, holidays })} hrefOf={(date) => kind.paths.scheduleOf(newId, date)} />}
      {leftOut.length > 0 && (
        <ReviewCard icon={null} title={texts.leftOut} count={leftOut.length} note={texts.leftOutNote}>
          <LeftOutList leftOut={leftOut} />
        </ReviewCard>
      )}
    </div>
  )
}
