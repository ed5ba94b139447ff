import { ArrowRight, Send, Trash2 } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { composerSteps, type ComposerContext, type ComposerEvent, type ComposerStep } from '#machines/communications/composer-types.ts'
import { isUnsaved } from '#machines/communications/composer.machine.ts'
import { draftErrors, sendErrors, stepOfPath } from '#machines/communications/message-draft.ts'
import type { RecordNames } from '#src/resources/record-types.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { StepRail } from '#src/ui/navigation/step-rail.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import type { StepState } from '#src/ui/navigation/stepper.tsx'
import { CountPanel } from '../CountPanel.tsx'
import { contentPaths } from '../paths.ts'
import { addressedIn } from './composer-service.ts'
import { dates } from './dates.ts'
import { AboutStep } from './steps/AboutStep.tsx'
import { RecipientsStep } from './steps/RecipientsStep.tsx'
import { SendStep } from './steps/SendStep.tsx'
import { composerTexts as texts } from './texts.ts'

// The editors and the preview come with the step that has them.
const MessageStep = lazyComponent(async () => (await import('./steps/MessageStep.tsx')).MessageStep)
const PreviewPanel = lazyComponent(async () => (await import('./PreviewPanel.tsx')).PreviewPanel)

interface ComposerViewProps {
  readonly context: ComposerContext
  readonly tag: 'discard' | 'review' | 'saving' | 'testing' | null
  readonly names: RecordNames
  readonly breadcrumbs: ReactNode
  readonly maySend: boolean
  /** The instant in ms. */
  readonly now: number
  /** The review, while it is open. */
  readonly review: ReactNode
  stepHref(step: ComposerStep): string
  onStep(step: ComposerStep): void
  send(event: ComposerEvent): void
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)', xl: '200px minmax(0, 1fr) 300px' },
  gridTemplateRows: { base: 'auto 1fr auto', lg: '1fr auto', xl: '1fr' },
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const rail = css({
  bg: { lg: 'bg.sunken' },
  borderRightWidth: { lg: '1px' },
  borderColor: 'border.default',
  gridRow: { lg: 'span 2', xl: 'auto' },
})
const body = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  minWidth: '0',
  px: { base: '4', md: '5', lg: '7' },
  py: { base: '4', md: '5' },
  maxWidth: '900px',
})
const part = css({ display: 'grid', gap: '3', alignContent: 'start' })
const side = css({
  display: 'grid',
  gap: '6',
  alignContent: 'start',
  px: { base: '4', md: '5' },
  py: '5',
  bg: 'bg.sunken',
  borderTopWidth: { base: '1px', xl: '0' },
  borderLeftWidth: { xl: '1px' },
  borderColor: 'border.default',
  minWidth: '0',
})

const firstWrongIn = (content: HTMLElement | null): HTMLElement | null => content?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null

/** Where each step stands: the open one, those that lack nothing before it, and those that are to come. */
function stateOf(step: ComposerStep, open: ComposerStep, wrong: ReadonlySet<ComposerStep>): StepState {
  if (step === open) return 'current'
  return wrong.has(step) || composerSteps.indexOf(step) > composerSteps.indexOf(open) ? 'upcoming' : 'done'
}

/** The view of the composer: the steps, the open one, recipients and preview beside it, and the bar. */
export function ComposerView(props: ComposerViewProps) {
  const { context, tag, names, breadcrumbs, maySend, now, review, stepHref, onStep, send } = props
  const { draft, step, attempts, refused, notice, isForbidden, savedAt, version, isReviewing } = context
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLElement>(null)
  const shownStep = useRef(step)
  const isWrongElsewhere = useRef(false)
  const isBusy = tag === 'saving' || tag === 'testing'
  const wanted = sendErrors(draft, dates, now)
  const found = isReviewing ? wanted : draftErrors(draft)
  const errors = new Map([...(attempts > 0 ? found : []), ...refused])
  const incomplete = new Set([...wanted.keys()].map(stepOfPath))
  const index = composerSteps.indexOf(step)
  const next = composerSteps[index + 1]
  const before = composerSteps[index - 1]
  // On a wide screen recipients, preview and send time stand beside the message.
  const isWide = useMedia('(min-width: 1280px)')
  const hasSide = draft.mode !== null && (step === 'message' || step === 'send' || (step === 'recipients' && isWide))
  const isSendBeside = step === 'message' && isWide
  const mayReview = (!next || isSendBeside) && maySend && !isForbidden
  const save = () => send({ type: 'message.save' })
  const startReview = () => send({ type: 'message.review' })
  const stepProps = {
    draft,
    errors,
    names,
    isReadOnly: isForbidden,
    onEdit: (changes: Partial<typeof draft>) => send({ type: 'draft.edit', changes }),
  }

  // A new step moves the focus to its heading, or to the wrong field if an error opened the step. The first step does not move it.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    const target = isWrongElsewhere.current ? firstWrongIn(content.current) : null
    isWrongElsewhere.current = false
    ;(target ?? heading.current)?.focus()
  }, [step])
  // Each failed attempt moves the focus to the first field that is wrong.
  useEffect(() => {
    if (attempts === 0 && refused.size === 0) return
    const target = firstWrongIn(content.current)
    isWrongElsewhere.current = target === null
    target?.focus()
  }, [attempts, refused])
  useFormShortcuts({ ...(!isForbidden && { onSave: save }), ...(next && { onNext: () => onStep(next) }) })

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: 'full', flex: '1' })}>
      <PageHeader
        title={draft.communicationName.trim() === '' ? texts.create : draft.communicationName}
        breadcrumbs={breadcrumbs}
        badge={<Badge tone="warning">{texts.draft}</Badge>}
      />
      <div className={columns}>
        <div className={rail}>
          <StepRail
            label={texts.steps}
            steps={composerSteps.map((one) => ({
              title: texts.titles[one],
              caption: '',
              state: stateOf(one, step, incomplete),
              href: stepHref(one),
            }))}
          />
        </div>
        <section key={version} ref={content} aria-labelledby="composer-step" className={body}>
          <h2 id="composer-step" ref={heading} tabIndex={-1} className={css({ textStyle: 'h2' })}>
            {texts.titles[step]}
          </h2>
          {notice && (
            <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
              {notice.text}
            </Alert>
          )}
          {isForbidden && <Alert tone="warning">{texts.forbidden}</Alert>}
          {step === 'about' && <AboutStep {...stepProps} />}
          {step === 'recipients' && <RecipientsStep {...stepProps} />}
          {step === 'message' && (
            <LazyBoundary fallback={<SkeletonLines count={10} />}>
              <MessageStep {...stepProps} />
            </LazyBoundary>
          )}
          {step === 'send' && <SendStep {...stepProps} maySend={maySend} />}
        </section>
        {hasSide && (
          <div className={side}>
            {step !== 'recipients' && draft.option !== null && (
              <section aria-label={texts.titles.recipients} className={part}>
                <h2 className={css({ textStyle: 'h3' })}>{texts.titles.recipients}</h2>
                <CountPanel isBare counted={addressedIn(draft)} />
              </section>
            )}
            <LazyBoundary fallback={<SkeletonLines count={6} />}>
              <PreviewPanel
                draft={draft}
                isTesting={tag === 'testing'}
                mayTest={!isForbidden}
                onTest={(contactId) => send({ type: 'message.test', contactId })}
              />
            </LazyBoundary>
            {isSendBeside && (
              <section aria-label={texts.titles.send} className={part}>
                <h2 className={css({ textStyle: 'h3' })}>{texts.titles.send}</h2>
                <SendStep {...stepProps} maySend={maySend} isBeside />
              </section>
            )}
          </div>
        )}
      </div>
      <ActionBar
        start={
          <>
            {/* On a phone the breadcrumbs lead back. */}
            <BackLink href={contentPaths.list} className={css({ hideBelow: 'md' })}>
              {texts.backToListing}
            </BackLink>
            {isUnsaved(context) && !isForbidden && (
              <Button
                variant="ghost"
                icon={<Trash2 size={16} aria-hidden />}
                isSoftDisabled={isBusy}
                className={css({ mdDown: { px: '0', width: 'touch', borderColor: 'border.control' } })}
                onClick={() => send({ type: 'draft.discard' })}
              >
                <span className={css({ mdDown: { srOnly: true } })}>{texts.discard}</span>
              </Button>
            )}
          </>
        }
        status={<SavedState savedAt={savedAt === null ? null : timeOfDay(savedAt)} isDirty={isUnsaved(context)} />}
      >
        {before && (
          <LinkButton href={stepHref(before)} className={css({ hideBelow: 'md' })}>
            {texts.back}
          </LinkButton>
        )}
        {!isForbidden && (
          <Button isBusy={tag === 'saving' && !isReviewing} isSoftDisabled={isBusy} onClick={save}>
            {texts.save}
          </Button>
        )}
        {next && (
          <LinkButton href={stepHref(next)} variant={mayReview ? 'secondary' : 'primary'}>
            {texts.next}
            <ArrowRight size={16} aria-hidden />
          </LinkButton>
        )}
        {mayReview && (
          <Button
            variant="primary"
            icon={<Send size={16} aria-hidden />}
            isBusy={tag === 'saving' && isReviewing}
            isSoftDisabled={isBusy}
            onClick={startReview}
          >
            {draft.when === 'later' ? texts.schedule : texts.sendNow}
          </Button>
        )}
      </ActionBar>
      <ConfirmDialog
        open={tag === 'discard'}
        title={texts.discardTitle}
        body={texts.discardBody}
        confirmLabel={texts.discard}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
      {tag === 'review' && review}
    </div>
  )
}
