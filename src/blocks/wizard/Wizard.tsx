import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import type { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { toFailure } from '#src/api/problem.ts'
import { useShallowSelector } from '#src/api/use-process.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { SavedState } from '#src/ui/kit/action-bar.tsx'
import { ErrorBoundary } from '#src/ui/kit/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { addressOf, leadsToList } from '#src/ui/navigation/leave-guard.ts'
import { blockRecordQuery, blockSummaryQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { useFocusBack } from '../use-last-focus.ts'
import { useWizard, type WizardOptions } from './use-wizard.ts'
import { WizardBody } from './WizardBody.tsx'
import type { WizardQuestion } from './WizardQuestions.tsx'
import { WizardView } from './WizardView.tsx'
import type { WizardPlace } from './wizard-address.ts'
import { frameOf, savedStateOf, type WizardFrame } from './wizard-frame.ts'

// Loaded after the step, so that they do not delay it.
const WizardQuestions = lazyComponent(async () => (await import('./WizardQuestions.tsx')).WizardQuestions)

interface WizardProps extends WizardOptions {
  /** Names what keeps a block from being deleted, given the error of the failed deletion. */
  keptBy(problem: unknown): ReactNode
  /** The person is at another place of the wizard; `resume` repeats the held-back Back or Forward if it leads there, and says whether. */
  onPlace(place: WizardPlace, resume: (address: string) => boolean): void
  breadcrumbs(last: string): ReactNode
}

/** The wizard on a page: reads its actor for the frame, and lets the open step draw itself. */
export function Wizard({ keptBy, breadcrumbs, onPlace, ...options }: WizardProps) {
  const { kind, opened } = options
  const service = useBlockService(kind)
  const { actor, kept, resume } = useWizard(options)
  const frame = useShallowSelector(actor, frameOf)
  const { step, input } = frame
  useFocusBack(frame.isSaving)
  // Only the first and the last step know the record; the others' head reads it.
  const read = useQuery({
    ...blockRecordQuery(service, kind.id, frame.blockId ?? ''),
    enabled: frame.blockId !== null && frame.record === null,
  })
  // Read afresh for the delete question, but not again while the block is being deleted.
  const saved = useQuery({
    ...blockSummaryQuery(service, kind.id, frame.blockId ?? ''),
    staleTime: 0,
    enabled: frame.question === 'delete' && !frame.isDeleting,
  })
  const notice = frame.notice ?? frame.stepNotice
  const goTo = (to: StepNumber, date?: CivilDate) =>
    actor.send({ type: 'wizard.leave', to: { kind: 'step', step: to, ...(date ? { date } : {}) } })
  // The third step reports its date later, when it has opened (`noteDate`).
  const follow = useEffectEvent((open: StepNumber) => onPlace({ step: open, date: frame.date, isSaved: frame.blockId !== null }, resume))
  useEffect(() => follow(step), [step])
  // Back and Forward open a step as a press on its name does; if it cannot be opened now, the address is set back to the open step.
  const followAddress = useEffectEvent((asked: StepNumber) => {
    if (asked !== step) goTo(asked, opened.date ?? undefined)
    const open = actor.getSnapshot().context.step
    if (open !== asked) follow(open)
  })
  const followed = useRef(opened.step)
  const noteDate = (date: CivilDate) => {
    // Back, pressed while the dates load, has asked for another step, which opens next.
    if (options.stepAt(addressOf(window.location)) === 2) onPlace({ step: 2, date, isSaved: true }, resume)
  }
  useEffect(() => {
    if (opened.step === step) followed.current = step
    // While a step loads or saves no other can be opened.
    if (frame.isBusy || followed.current === opened.step) return
    followed.current = opened.step
    followAddress(opened.step)
  }, [opened.step, step, frame.isBusy])
  const record = frame.record ?? read.data ?? null
  // A saved block that is not read yet is no new one.
  const title = record?.name || (frame.blockId === null ? kind.texts.create : kind.texts.listTitle)
  return (
    <>
      <WizardView
        kind={kind}
        breadcrumbs={breadcrumbs(title)}
        title={title}
        status={record?.status ?? null}
        code={record?.code ?? ''}
        step={step}
        reach={frame.reach}
        notice={notice}
        noticeNote={kept !== null && notice?.text === toFailure(kept).message && keptBy(kept)}
        // The time zones step has a Clear of its own, beside Apply.
        canClear={!input.isEditMode && step !== 1 && input.clearOn.includes(step)}
        canDelete={input.isEditMode}
        canPublish={frame.canPublish}
        isBusy={frame.isBusy || frame.isFrameBusy}
        isSaving={frame.isSaving}
        loadFailed={frame.loadFailed}
        isPublishing={frame.isPublishing}
        savedState={<StepSavedState actor={actor} />}
        onStep={(to) => goTo(to)}
        onCloseNotice={() => actor.send({ type: 'notice.close' })}
        onLeave={() => actor.send({ type: 'wizard.leave', to: { kind: 'list' } })}
        onDelete={() => actor.send({ type: 'wizard.delete' })}
        onClear={() => actor.send({ type: 'wizard.clear' })}
        onBack={() => goTo(step === 3 ? 2 : step === 2 ? 1 : 0)}
        onSave={() => actor.send({ type: 'wizard.save' })}
        onNext={() => actor.send({ type: 'wizard.next' })}
        onPublish={() => actor.send({ type: 'wizard.publish' })}
      >
        <ErrorBoundary key={step}>
          <WizardBody
            kind={kind}
            userId={options.userId}
            frame={frame}
            onJump={goTo}
            onDate={noteDate}
            onVisit={(address) => actor.send({ type: 'wizard.visit', address })}
          />
        </ErrorBoundary>
      </WizardView>
      <LazyBoundary>
        <WizardQuestions
          kind={kind}
          question={questionOf(frame, kind.paths.list)}
          isDeleting={frame.isDeleting}
          openPoints={frame.openPoints}
          saved={saved.data ?? (saved.isError ? 'unread' : null)}
          send={actor.send}
        />
      </LazyBoundary>
    </>
  )
}

/** Draws itself, so that a first unsaved edit renders nothing else of the frame. */
function StepSavedState({ actor }: { actor: ActorRefFromLogic<typeof blockWizardMachine> }) {
  const { isDirty, savedAt } = useShallowSelector(actor, savedStateOf)
  return <SavedState isDirty={isDirty} savedAt={savedAt === null ? null : timeOfDay(savedAt)} />
}

const questionOf = ({ question, leavingTo }: WizardFrame, list: string): WizardQuestion | null =>
  question === 'leave' && leadsToList(leavingTo, list) ? 'list' : question
