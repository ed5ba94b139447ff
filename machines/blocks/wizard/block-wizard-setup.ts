import { assign, emit, enqueueActions, setup, stateIn, type SnapshotFrom } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { blockDetailsMachine } from '../details/block-details.machine.ts'
import { blockSummaryMachine, type LoadedSummary } from '../summary/block-summary.machine.ts'
import type {
  BlockWizardContext,
  BlockWizardEvent,
  BlockWizardFact,
  BlockWizardInput,
  BlockWizardPorts,
  BlockWizardTag,
  Destination,
  StepNumber,
} from './block-wizard-types.ts'
import { isRefusal } from '#machines/outcome.ts'
import { isAsked } from '../summary/readiness.ts'
import { schedulingMachine } from '../scheduling/scheduling.machine.ts'
import type { Notice, StepOutput } from '../step.ts'
import { timeZonesMachine } from '../time-zones/time-zones.machine.ts'
import type { CivilDate } from '#machines/time/civil.ts'

const ports: BlockWizardPorts = {
  removeBlock: unprovided('removeBlock'),
  publishBlock: unprovided('publishBlock'),
  readSummary: unprovided('readSummary'),
}

type StepSnapshot =
  | SnapshotFrom<typeof blockDetailsMachine>
  | SnapshotFrom<typeof timeZonesMachine>
  | SnapshotFrom<typeof schedulingMachine>
  | SnapshotFrom<typeof blockSummaryMachine>

const atLeast = (step: StepNumber, other: StepNumber): StepNumber => (step > other ? step : other)
const later = (step: StepNumber): StepNumber => (step === 0 ? 1 : step === 1 ? 2 : 3)

/** Steps 1 and 2 open with the block's id, the last one with a saved schedule. */
function reachOf({ step, reach }: BlockWizardContext, blockId: string | null, hasSaved: boolean): StepNumber {
  if (blockId === null) return reach
  return step === 2 && hasSaved ? 3 : atLeast(reach, 2)
}

/** Why something failed, as the server says; `instead` where it says nothing. */
function withFailure({ input, notice }: BlockWizardContext, problem: unknown, instead = input.texts.fallback): { readonly notice: Notice } {
  const { message } = input.texts.failure(problem)
  const text = message === input.texts.fallback ? instead : message
  return { notice: { id: (notice?.id ?? 0) + 1, tone: 'error', text, isClosable: input.isErrorClosable } }
}

export const freshWizard = (input: BlockWizardInput): BlockWizardContext => ({
  input,
  step: input.blockId === null ? 0 : input.step,
  date: input.date,
  blockId: input.blockId,
  record: null,
  reach: input.blockId === null ? 0 : 3,
  facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
  isBusy: false,
  isSaving: false,
  loadFailed: false,
  lastNoticeId: 0,
  stepNotice: null,
  notice: null,
  leavingTo: { kind: 'list' },
  publishProblem: null,
})

/** Ports, steps, guards and actions of the wizard. */
export const wizardSetup = setup({
  types: {
    context: {} as BlockWizardContext,
    events: {} as BlockWizardEvent,
    emitted: {} as BlockWizardFact,
    input: {} as BlockWizardInput,
    tags: {} as BlockWizardTag,
    children: {} as { step: 'details' | 'timeZones' | 'scheduling' | 'summary' },
  },
  actors: {
    ...ports,
    details: blockDetailsMachine,
    timeZones: timeZonesMachine,
    scheduling: schedulingMachine,
    summary: blockSummaryMachine,
  },
  delays: { addressUpdate: 1500 },
  guards: {
    canEnter: ({ context, event }, { step }: { step: number }) =>
      event.type === 'step.enter' && event.step === step && step <= context.reach,
    canSave: ({ context }) => !context.isBusy && !context.loadFailed,
    isDirty: ({ context }) => context.facts.isDirty,
    isLeft: stateIn({ frame: 'left' }),
    isLast: ({ context }) => context.step === 3,
    canPublish: ({ context }) => context.step === 3 && context.record?.status === 2 && !context.isBusy && !context.loadFailed,
    isNoDraft: (_, { record }: LoadedSummary) => record.status !== 2,
    hasToAcknowledge: (_, { openPoints }: LoadedSummary) => openPoints.some(isAsked),
    // The block is active, and the server refused nothing: the publish succeeded although its answer was lost.
    wasPublished: ({ context: { input, publishProblem } }, { record }: LoadedSummary) =>
      record.status === 1 && !isRefusal(input.texts.failure(publishProblem)),
    canClear: ({ context: { input, step, isBusy, loadFailed } }) =>
      !input.isEditMode && input.clearOn.includes(step) && !isBusy && !loadFailed,
    canDelete: ({ context }) => context.input.isEditMode && context.blockId !== null && !context.isBusy,
    isOutOfReach: ({ context }, to: Destination) =>
      to.kind === 'step' && (to.step > context.reach || to.step === context.step || context.isBusy),
    isStep: (_, to: Destination) => to.kind === 'step',
  },
  actions: {
    followStep: enqueueActions(({ context, enqueue }, { snapshot }: { snapshot: StepSnapshot }) => {
      const { facts, notice } = snapshot.context
      const blockId = facts.blockId ?? context.blockId
      enqueue.assign({
        facts,
        // A success is shown for a moment; a failure stays.
        stepNotice: notice?.tone === 'success' ? null : notice,
        lastNoticeId: notice?.id ?? context.lastNoticeId,
        isBusy: snapshot.hasTag('busy') || snapshot.hasTag('loading'),
        isSaving: snapshot.hasTag('busy'),
        loadFailed: snapshot.hasTag('unavailable'),
        blockId,
        record: facts.record ?? context.record,
        reach: reachOf(context, blockId, facts.savedAt !== null),
      })
      if (notice?.tone === 'success' && notice.id !== context.lastNoticeId) enqueue.emit({ type: 'wizard.succeeded', message: notice.text })
      if (context.blockId === null && blockId !== null) enqueue.raise({ type: 'block.created' })
    }),
    finishStep: enqueueActions(({ context, enqueue }, { output }: { output: StepOutput }) => {
      const step = later(context.step)
      enqueue.assign({ blockId: output.blockId ?? context.blockId, reach: atLeast(context.reach, step === 3 ? 3 : 2) })
      if (context.blockId === null && output.blockId !== null) enqueue.raise({ type: 'block.created' })
      if (output.message !== '') enqueue.emit({ type: 'wizard.succeeded', message: output.message })
      enqueue.raise({ type: 'step.enter', step, date: null })
    }),
    enterStep: assign(({ context }, { step, date }: { step: StepNumber; date: CivilDate | null }) => ({
      step,
      date,
      lastNoticeId: 0,
      notice: null,
      stepNotice: null,
      facts: { ...context.facts, isDirty: false },
    })),
    takeSummary: enqueueActions(({ context, enqueue }, summary: LoadedSummary) => {
      const { record, openPoints } = summary
      enqueue.assign({ record, facts: { ...context.facts, record, openPoints } })
      enqueue.sendTo('step', { type: 'summary.renew', summary })
    }),
    notePublishProblem: assign((_, { problem }: { problem: unknown }) => ({ publishProblem: problem })),
    setLeavingTo: assign((_, leavingTo: Destination) => ({ leavingTo })),
    goToStep: enqueueActions(({ enqueue }, to: Destination) => {
      if (to.kind === 'step') enqueue.raise({ type: 'step.enter', step: to.step, date: to.date ?? null })
    }),
    reportLeft: emit(({ context }, message: string) => ({ type: 'wizard.left' as const, to: context.leavingTo, message })),
    reportRestarted: emit({ type: 'wizard.restarted' }),
    reportAddressDue: emit(({ context }) => ({ type: 'address.due' as const, blockId: context.blockId ?? '' })),
    showNotice: assign(({ context }, { tone, text, detail }: { tone: Notice['tone']; text: string; detail?: string }) => ({
      notice: { id: (context.notice?.id ?? 0) + 1, tone, text, ...(detail ? { detail } : {}), isClosable: context.input.isErrorClosable },
    })),
    showFailure: assign(({ context }, { problem, instead }: { problem: unknown; instead?: string }) =>
      withFailure(context, problem, instead),
    ),
    showPublishProblem: assign(({ context }) => withFailure(context, context.publishProblem, context.input.texts.publishFailed)),
    clearNotice: assign({ notice: null }),
  },
})
