import { ArrowRight, Ellipsis } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { css, cx } from 'styled-system/css'
import { optionalSteps, type SelectionStep } from '#openapi/selection/steps.ts'
import { stepTitles } from '#openapi/selection/texts.ts'
import type { CurriculumSelectionContext, CurriculumSelectionEvent } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { isDirty, stepBefore } from '#machines/curriculum-selection/selection-editing.ts'
import { stepStates } from '#machines/curriculum-selection/step-states.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { Menu } from '#src/ui/layers/menu.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { StepRail } from '#src/ui/navigation/step-rail.tsx'
import { SelectionStatus } from '../SelectionStatus.tsx'
import { StepBody } from './StepBody.tsx'
import { stepCaption, streamFigures } from './step-captions.ts'
import type { RequestRights } from '../requests/request-rights.ts'
import type { TalkOfStreams } from './steps/step-props.ts'
import { wizardTexts as texts } from './texts.ts'

// Loaded after the step: there is nothing to ask before an edit.
const SelectionQuestions = lazyComponent(async () => (await import('./SelectionQuestions.tsx')).SelectionQuestions, { isOptional: true })

interface SelectionWizardViewProps {
  readonly context: CurriculumSelectionContext
  readonly breadcrumbs: ReactNode
  /** An administrator acts for the centre. */
  readonly isActingFor: boolean
  readonly isBusy: boolean
  readonly question: 'impact' | 'leave' | 'conflict' | null
  /** The address of what the centre is offered. */
  readonly list: string
  /** What was said about the selection: beside its steps where there is room for it, and else below the last one. */
  readonly comments?: ReactNode
  /** The comments were asked for, and show also where they have no room beside the steps. */
  readonly isTalking?: boolean
  /** What leads to the comments on single streams; null while there are none. */
  readonly talk?: TalkOfStreams | null
  readonly requestRights: RequestRights
  pathOf(step: SelectionStep): string
  send(event: CurriculumSelectionEvent): void
}

const submitted = 4

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '252px minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr', lg: '1fr auto' },
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const withComments = css({ gridTemplateColumns: { xl: '252px minmax(0, 1fr) 300px' }, gridTemplateRows: { xl: '1fr' } })
const rail = css({ gridRow: { lg: '1 / -1' }, bg: { lg: 'bg.sunken' }, borderRightWidth: { lg: '1px' }, borderColor: 'border.default' })
const beside = css({
  gridColumn: { lg: '2', xl: '3' },
  minWidth: '0',
  px: { base: '4', md: '5', lg: '6', xl: '5' },
  py: { base: '4', md: '5' },
  borderLeftWidth: { xl: '1px' },
  borderColor: 'border.default',
})
const onlyWide = css({ hideBelow: 'xl' })
const body = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  minWidth: '0',
  px: { base: '4', md: '5', lg: '6' },
  py: { base: '4', md: '5' },
})

/** Notices about the selection as a whole, above each step. */
function Standing({ context, isActingFor }: Pick<SelectionWizardViewProps, 'context' | 'isActingFor'>) {
  const { selection, isForbidden } = context
  const { closedText, decision, reason, decisionComment, status, centreName } = selection
  return (
    <>
      {isActingFor && <Alert tone="info">{texts.actingFor(centreName)}</Alert>}
      {closedText !== null && <Alert tone="warning">{closedText}</Alert>}
      {decision === 'Accepted' && <Alert tone="info">{texts.accepted}</Alert>}
      {decision !== 'Accepted' && status === submitted && <Alert tone="info">{texts.completed}</Alert>}
      {reason !== null && <Alert tone="warning">{reason}</Alert>}
      {decisionComment !== null && (
        <Alert tone="info" title={texts.decisionComment}>
          <span className={css({ whiteSpace: 'pre-line' })}>{decisionComment}</span>
        </Alert>
      )}
      {isForbidden && <Alert tone="warning">{texts.forbidden}</Alert>}
    </>
  )
}

/** The wizard as drawn: head, steps beside the open one, the bar. */
export function SelectionWizardView(props: SelectionWizardViewProps) {
  const { context, breadcrumbs, isActingFor, isBusy, question, list, comments, isTalking = false, pathOf, send } = props
  const { selection, step, notice, offer, attempts, refused, savedAt } = context
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // The offer of kept edits disappears once it is answered, so the heading takes the focus.
  const keepFocus = useKeptFocus(() => heading.current)
  const isReadOnly = selection.isReadOnly || context.isForbidden
  const isLast = step === 'confirmation'
  const isOptional = optionalSteps.includes(step)
  const mayBeSubmitted = isLast && !isReadOnly && selection.status !== submitted
  const before = stepBefore(step)
  const [, navigate] = useLocation()
  const go = (address: string) => askBeforeLeaving(address, () => navigate(address))
  const save = (isContinuing: boolean) => send({ type: 'step.save', isContinuing })
  const submit = () => send({ type: 'selection.submit' })

  // A new step takes the focus to its heading; the first one leaves it with the page.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  // Each failed attempt moves the focus to the first answer that is wrong.
  useEffect(() => {
    if (attempts > 0 || refused.size > 0) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts, refused])
  useFormShortcuts({
    ...(!isReadOnly && !isLast && !isOptional && { onSave: () => save(false) }),
    ...(!isLast && { onNext: () => save(true) }),
    ...(mayBeSubmitted && { onNext: submit }),
  })

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: 'full', flex: '1' })}>
      <PageHeader
        title={selection.curriculumName}
        breadcrumbs={breadcrumbs}
        badge={<SelectionStatus value={selection.status ?? 0} />}
        meta={`${selection.centreName} · ${selection.yearName}`}
      />
      <div className={cx(columns, comments ? withComments : undefined)}>
        <div className={rail}>
          <StepRail
            label={texts.steps}
            steps={stepStates(selection, step).map(({ step: one, state }) => ({
              title: stepTitles[one],
              caption: stepCaption(one, selection),
              state,
              href: pathOf(one),
            }))}
          />
        </div>
        <section ref={content} aria-labelledby="selection-step" className={body}>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })}>
            <h2 id="selection-step" ref={heading} tabIndex={-1} className={css({ textStyle: 'h2' })}>
              {stepTitles[step]}
            </h2>
            {step === 'stream' && <p className={css({ color: 'fg.muted' })}>{streamFigures(context.answers, selection.choices)}</p>}
          </div>
          {notice && (
            <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
              {notice.text}
            </Alert>
          )}
          <Standing context={context} isActingFor={isActingFor} />
          {offer?.step === step && !isReadOnly && (
            <KeptEdits
              at={offer.at}
              isDisabled={isBusy}
              send={(event) => {
                keepFocus()
                send(event)
              }}
            />
          )}
          <StepBody
            context={context}
            isReadOnly={isReadOnly}
            isOpen={mayBeSubmitted}
            talk={props.talk ?? null}
            requestRights={props.requestRights}
            pathOf={pathOf}
            send={send}
          />
        </section>
        {comments && <div className={cx(beside, !isLast && !isTalking && onlyWide)}>{comments}</div>}
      </div>
      <ActionBar
        start={
          <>
            <BackLink href={list} className={css({ hideBelow: 'md' })}>
              {texts.backToListing}
            </BackLink>
            <span className={css({ hideFrom: 'md' })}>
              <Menu
                trigger={<IconButton label={texts.more} isOutlined icon={<Ellipsis size={18} aria-hidden />} />}
                items={[
                  { id: 'list', label: texts.backToListing, onSelect: () => go(list) },
                  ...(before === null ? [] : [{ id: 'back', label: texts.back, onSelect: () => go(pathOf(before)) }]),
                ]}
              />
            </span>
          </>
        }
        status={<SavedState savedAt={savedAt === null ? null : timeOfDay(savedAt)} isDirty={isDirty(context)} />}
      >
        {before !== null && (
          <LinkButton href={pathOf(before)} className={css({ hideBelow: 'md' })}>
            {texts.back}
          </LinkButton>
        )}
        {!isLast && !isOptional && !isReadOnly && (
          <Button isSoftDisabled={isBusy} onClick={() => save(false)}>
            {texts.save}
          </Button>
        )}
        {!isLast && (
          <Button variant="primary" isBusy={isBusy} iconEnd={<ArrowRight size={16} aria-hidden />} onClick={() => save(true)}>
            {isOptional ? texts.skip : texts.next}
          </Button>
        )}
        {mayBeSubmitted && (
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {texts.submit}
          </Button>
        )}
      </ActionBar>
      <LazyBoundary fallback={null}>
        <SelectionQuestions context={context} question={question} list={list.split('?')[0] ?? list} send={send} />
      </LazyBoundary>
    </div>
  )
}
