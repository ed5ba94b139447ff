import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { StepNumber } from '#machines/blocks/block-wizard-types.ts'
import type { BlockId, CivilDate } from '#machines/blocks/types.ts'
import { useServices } from '../../api/services.tsx'
import { timeOfDay } from '../../time/clock.ts'
import { ErrorBoundary } from '../../ui/error-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { createDraftStore } from '../draft-store.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockRecordQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { guardLeaving } from './leave-guard.ts'
import { createWizardLogic, wizardInput } from './wizard-actor.ts'
import { WizardBody } from './WizardBody.tsx'
import { WizardQuestions, type WizardQuestion } from './WizardQuestions.tsx'
import { WizardView } from './WizardView.tsx'

interface WizardProps {
  readonly kind: BlockKindSpec
  readonly userId: string
  readonly opened: { readonly blockId: BlockId | null; readonly step: StepNumber; readonly date: CivilDate | null }
  breadcrumbs(last: string): ReactNode
  /** The block was created here; its id is about to join the address. */
  onAdopt(blockId: BlockId): void
  onRestart(): void
}

/** The wizard on a page: owns its actor, follows what it says, and keeps the address in step with it. */
export function Wizard({ kind, userId, opened, breadcrumbs, onAdopt, onRestart }: WizardProps) {
  const { codec, queryClient, clock } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const [logic] = useState(() =>
    createWizardLogic(
      { service, kind, queryClient, clock, userId },
      createDraftStore(() => localStorage, { userId, kindId: kind.id }, clock.now),
    ),
  )
  const actor = useActorRef(logic, { input: wizardInput({ kind, clock }, opened) })
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context } = state
  const loaded = useQuery({ ...blockRecordQuery(service, kind.id, context.blockId ?? ''), enabled: context.blockId !== null })
  const record = loaded.data ?? context.record
  const isBusy = context.isBusy || state.hasTag('busy')

  const showAddress = useEffectEvent((blockId: BlockId | null, step: StepNumber) => {
    const id = codec.encrypt(blockId)
    if (id !== null) navigate(`${kind.paths.wizardOf(id)}${step === 0 ? '' : `&step=${step}`}`, { replace: true })
  })
  const leave = useEffectEvent((to: string, message: string) => navigate(to, message === '' ? undefined : { state: { message } }))
  const adopt = useEffectEvent((blockId: BlockId) => onAdopt(blockId))
  const restart = useEffectEvent(() => onRestart())

  useEffect(() => {
    let isAddressed = opened.blockId !== null
    const subscriptions = [
      actor.on('wizard.said', ({ message }) => toast.success(message)),
      actor.on('step.entered', ({ step, blockId }) => isAddressed && showAddress(blockId, step)),
      actor.on('address.due', ({ blockId }) => {
        isAddressed = true
        adopt(blockId)
        showAddress(blockId, actor.getSnapshot().context.step)
      }),
      actor.on('wizard.restarted', () => restart()),
      actor.on('wizard.left', ({ to, message }) => leave(to.kind === 'address' ? to.address : kind.paths.list, message)),
    ]
    const here = () => `${location.pathname}${location.search}`
    const stopGuarding = guardLeaving(window, {
      isDirty: () => actor.getSnapshot().context.facts.isDirty,
      isHere: (address) => address.split('#')[0] === here(),
      onLeave: (address) => actor.send({ type: 'wizard.leave', to: { kind: 'address', address } }),
    })
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      stopGuarding()
    }
  }, [actor, kind, opened.blockId])

  const question: WizardQuestion = state.matches({ frame: 'confirmingLeave' })
    ? 'leave'
    : state.matches({ frame: 'confirmingClear' })
      ? 'clear'
      : state.matches({ frame: 'confirmingDelete' })
        ? 'delete'
        : null
  const goTo = (step: StepNumber, date?: CivilDate) =>
    actor.send({ type: 'wizard.leave', to: { kind: 'step', step, ...(date ? { date } : {}) } })
  const title = record?.name || kind.texts.create
  // The time zones step has a Clear of its own, beside Apply.
  const hasClear = !context.input.isEditMode && context.step !== 1 && context.input.clearOn.includes(context.step)
  return (
    <>
      <WizardView
        kind={kind}
        breadcrumbs={breadcrumbs(title)}
        title={title}
        status={record?.status ?? null}
        code={record?.code ?? ''}
        step={context.step}
        reach={context.reach}
        notice={context.notice ?? context.stepNotice}
        canClear={hasClear}
        canDelete={context.input.isEditMode}
        canPublish={state.can({ type: 'wizard.publish' })}
        isBusy={isBusy}
        isPublishing={state.matches({ frame: 'publishing' })}
        isDirty={context.facts.isDirty}
        savedAt={context.facts.savedAt === null ? null : timeOfDay(context.facts.savedAt)}
        onStep={(step) => goTo(step)}
        onCloseNotice={() => actor.send({ type: 'notice.close' })}
        onLeave={() => actor.send({ type: 'wizard.leave', to: { kind: 'list' } })}
        onDelete={() => actor.send({ type: 'wizard.delete' })}
        onClear={() => actor.send({ type: 'wizard.clear' })}
        onBack={() => goTo(context.step === 3 ? 2 : context.step === 2 ? 1 : 0)}
        onSave={() => actor.send({ type: 'wizard.save' })}
        onNext={() => actor.send({ type: 'wizard.next' })}
        onPublish={() => actor.send({ type: 'wizard.publish' })}
      >
        <ErrorBoundary key={context.step}>
          <WizardBody
            kind={kind}
            snapshot={state}
            onJump={goTo}
            onAddress={(address) => actor.send({ type: 'wizard.leave', to: { kind: 'address', address } })}
          />
        </ErrorBoundary>
      </WizardView>
      <WizardQuestions
        kind={kind}
        question={question}
        isDeleting={state.matches({ frame: 'deleting' })}
        onAccept={() => actor.send({ type: 'question.accept' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
    </>
  )
}
