import { assign, emit, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import { unprovided } from '../unprovided.ts'
import { blockDetailsMachine } from './block-details.machine.ts'
import { blockSummaryMachine } from './block-summary.machine.ts'
import type {
  BlockWizardContext,
  BlockWizardEvent,
  BlockWizardFact,
  BlockWizardInput,
  BlockWizardPorts,
  Destination,
  StepNumber,
} from './block-wizard-types.ts'
import { schedulingMachine } from './scheduling.machine.ts'
import type { Notice, StepContext, StepOutput } from './step.ts'
import { timeZonesMachine } from './time-zones.machine.ts'

const ports: BlockWizardPorts = { removeBlock: unprovided('removeBlock'), publishBlock: unprovided('publishBlock') }

type StepSnapshot =
  | SnapshotFrom<typeof blockDetailsMachine>
  | SnapshotFrom<typeof timeZonesMachine>
  | SnapshotFrom<typeof schedulingMachine>
  | SnapshotFrom<typeof blockSummaryMachine>

const readStep = (snapshot: StepSnapshot): { context: StepContext; isBusy: boolean } => ({
  context: snapshot.context,
  isBusy: snapshot.hasTag('busy') || snapshot.hasTag('loading'),
})

const atLeast = (step: StepNumber, other: StepNumber): StepNumber => (step > other ? step : other)
const stepStates = ['details', 'timeZones', 'scheduling', 'summary'] as const
const later = (step: StepNumber): StepNumber => (step === 0 ? 1 : step === 1 ? 2 : 3)

/** A step with the id that it needs; only step 0 exists without one. */
const stepInput = ({ input, blockId }: BlockWizardContext) => ({ blockId: blockId ?? '', isEditMode: input.isEditMode })

/**
 * The wizard for both kinds of block: four steps, one open at a time, each a machine of its own; and the frame around
 * them, which asks before work is lost, deletes, publishes, and leaves.
 */
export const blockWizardMachine = setup({
  types: {
    context: {} as BlockWizardContext,
    events: {} as BlockWizardEvent,
    emitted: {} as BlockWizardFact,
    input: {} as BlockWizardInput,
    tags: {} as 'busy',
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
    isFree: ({ context }) => !context.isBusy,
    isDirty: ({ context }) => context.facts.isDirty,
    canPublish: ({ context }) => context.step === 3 && context.record?.status === 2 && !context.isBusy,
    canClear: ({ context }) => !context.input.isEditMode && context.input.clearOn.includes(context.step) && !context.isBusy,
    canDelete: ({ context }) => context.input.isEditMode && context.blockId !== null && !context.isBusy,
  },
  actions: {
    followStep: enqueueActions(({ context, enqueue }, { snapshot }: { snapshot: StepSnapshot }) => {
      const { context: step, isBusy } = readStep(snapshot)
      const blockId = step.facts.blockId ?? context.blockId
      enqueue.assign({
        facts: step.facts,
        stepNotice: step.notice,
        isBusy,
        blockId,
        record: step.facts.record ?? context.record,
        reach: blockId === null ? context.reach : atLeast(context.reach, 2),
      })
      if (context.blockId === null && blockId !== null) enqueue.raise({ type: 'block.created' })
    }),
    finishStep: enqueueActions(({ context, enqueue }, { output }: { output: StepOutput }) => {
      const step = later(context.step)
      enqueue.assign({ blockId: output.blockId ?? context.blockId, reach: atLeast(context.reach, step === 3 ? 3 : 2) })
      if (context.blockId === null && output.blockId !== null) enqueue.raise({ type: 'block.created' })
      if (output.message !== '') enqueue.emit({ type: 'wizard.said', message: output.message })
      enqueue.raise({ type: 'step.enter', step, date: null })
    }),
    enterStep: enqueueActions(({ context, event, enqueue }, { step }: { step: StepNumber }) => {
      enqueue.assign({
        step,
        date: event.type === 'step.enter' ? event.date : null,
        notice: null,
        stepNotice: null,
        facts: { ...context.facts, isDirty: false },
      })
      enqueue.emit({ type: 'step.entered', step, blockId: context.blockId })
    }),
    say: assign(({ context }, { tone, text, detail }: { tone: Notice['tone']; text: string; detail?: string }) => ({
      notice: { id: (context.notice?.id ?? 0) + 1, tone, text, ...(detail ? { detail } : {}), isClosable: context.input.isErrorClosable },
    })),
    depart: enqueueActions(({ context, enqueue }, { to, message }: { to: Destination; message: string }) => {
      if (to.kind === 'step') enqueue.raise({ type: 'step.enter', step: to.step, date: to.date ?? null })
      else enqueue.emit({ type: 'wizard.left', to, message })
      enqueue.assign({ facts: { ...context.facts, isDirty: false } })
    }),
  },
}).createMachine({
  id: 'blockWizard',
  type: 'parallel',
  context: ({ input }) => ({
    input,
    step: input.blockId === null ? 0 : input.step,
    date: input.date,
    blockId: input.blockId,
    record: null,
    reach: input.blockId === null ? 0 : 3,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    isBusy: false,
    stepNotice: null,
    notice: null,
    leavingTo: { kind: 'list' },
  }),
  states: {
    steps: {
      initial: 'opening',
      on: {
        'step.enter': stepStates.map((target, step) => ({
          guard: ({ event, context }: { event: { step: StepNumber }; context: BlockWizardContext }) =>
            event.step === step && step <= context.reach,
          target: `.${target}` as const,
          reenter: true,
          actions: { type: 'enterStep' as const, params: { step: step as StepNumber } },
        })),
      },
      states: {
        opening: {
          always: [
            { guard: ({ context }) => context.step === 1, target: 'timeZones' },
            { guard: ({ context }) => context.step === 2, target: 'scheduling' },
            { guard: ({ context }) => context.step === 3, target: 'summary' },
            { target: 'details' },
          ],
        },
        details: {
          invoke: {
            id: 'step',
            src: 'details',
            input: ({ context }) => context.input.stepInput.details({ blockId: context.blockId, isEditMode: context.input.isEditMode }),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        timeZones: {
          invoke: {
            id: 'step',
            src: 'timeZones',
            input: ({ context }) => context.input.stepInput.timeZones(stepInput(context)),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        scheduling: {
          invoke: {
            id: 'step',
            src: 'scheduling',
            input: ({ context }) => context.input.stepInput.scheduling({ ...stepInput(context), date: context.date }),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        summary: {
          invoke: {
            id: 'step',
            src: 'summary',
            input: ({ context }) => context.input.stepInput.summary(stepInput(context)),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
          },
        },
      },
    },
    address: {
      initial: 'settled',
      states: {
        settled: { on: { 'block.created': 'due' } },
        due: {
          after: {
            addressUpdate: {
              target: 'settled',
              actions: emit(({ context }) => ({ type: 'address.due' as const, blockId: context.blockId ?? '' })),
            },
          },
        },
      },
    },
    frame: {
      initial: 'working',
      on: { 'notice.close': { actions: [assign({ notice: null }), sendTo('step', { type: 'notice.close' })] } },
      states: {
        working: {
          on: {
            'wizard.save': { guard: 'isFree', actions: [assign({ notice: null }), sendTo('step', { type: 'step.save' })] },
            'wizard.next': { guard: 'isFree', actions: [assign({ notice: null }), sendTo('step', { type: 'step.next' })] },
            'wizard.leave': [
              {
                guard: ({ context, event }) =>
                  event.to.kind === 'step' && (event.to.step > context.reach || event.to.step === context.step || context.isBusy),
              },
              { guard: 'isDirty', target: 'confirmingLeave', actions: assign({ leavingTo: ({ event }) => event.to }) },
              { actions: { type: 'depart', params: ({ event }) => ({ to: event.to, message: '' }) } },
            ],
            'wizard.clear': { guard: 'canClear', target: 'confirmingClear' },
            'wizard.delete': { guard: 'canDelete', target: 'confirmingDelete' },
            'wizard.publish': { guard: 'canPublish', target: 'publishing' },
          },
        },
        confirmingLeave: {
          on: {
            'question.accept': {
              target: 'working',
              actions: { type: 'depart', params: ({ context }) => ({ to: context.leavingTo, message: '' }) },
            },
            'question.cancel': 'working',
          },
        },
        confirmingClear: {
          on: {
            'question.accept': [
              { guard: ({ context }) => context.step === 3, target: 'working', actions: emit({ type: 'wizard.restarted' }) },
              { target: 'working', actions: sendTo('step', { type: 'step.clear' }) },
            ],
            'question.cancel': 'working',
          },
        },
        confirmingDelete: { on: { 'question.accept': 'deleting', 'question.cancel': 'working' } },
        deleting: {
          tags: 'busy',
          invoke: {
            src: 'removeBlock',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: [
              {
                guard: ({ event }) => event.output.isBlocked,
                target: 'working',
                actions: {
                  type: 'say',
                  params: ({ context, event }) => ({
                    tone: 'error',
                    text: context.input.texts.mappingWarning,
                    detail: event.output.message,
                  }),
                },
              },
              {
                target: 'left',
                actions: emit(({ event }) => ({
                  type: 'wizard.left' as const,
                  to: { kind: 'list' as const },
                  message: event.output.message,
                })),
              },
            ],
            onError: {
              target: 'working',
              actions: {
                type: 'say',
                params: ({ context, event }) => ({ tone: 'error', text: context.input.texts.failure(event.error).message }),
              },
            },
          },
        },
        publishing: {
          tags: 'busy',
          invoke: {
            src: 'publishBlock',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: {
              target: 'left',
              actions: emit(({ event }) => ({
                type: 'wizard.left' as const,
                to: { kind: 'list' as const },
                message: event.output.message,
              })),
            },
            onError: {
              target: 'working',
              actions: {
                type: 'say',
                params: ({ context: { input }, event }) => {
                  const { message } = input.texts.failure(event.error)
                  return { tone: 'error', text: message === input.texts.fallback ? input.texts.publishFailed : message }
                },
              },
            },
          },
        },
        left: {},
      },
    },
  },
})
