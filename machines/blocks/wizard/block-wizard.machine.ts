import { sendTo } from 'xstate'
import { freshWizard, wizardSetup } from './block-wizard-setup.ts'
import type { BlockWizardContext, StepNumber } from './block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'

const stepStates = ['details', 'timeZones', 'scheduling', 'summary'] as const

/** A step with the id that it needs; only step 0 exists without one. */
const stepInput = ({ input, blockId }: BlockWizardContext) => ({ blockId: blockId ?? '', isEditMode: input.isEditMode })

/**
 * The wizard for every kind of block: four steps, one open at a time, each its own machine; and the frame around
 * them, which asks before work is lost, and deletes, publishes and leaves.
 */
export const blockWizardMachine = wizardSetup.createMachine({
  id: 'blockWizard',
  type: 'parallel',
  context: ({ input }) => freshWizard(input),
  states: {
    steps: {
      initial: 'opening',
      on: {
        'step.enter': stepStates.map((target, step) => ({
          guard: { type: 'canEnter' as const, params: { step } },
          // Without re-entry, which would leave the parallel root and drop the pending address.
          target: `.${target}` as const,
          actions: {
            type: 'enterStep' as const,
            params: ({ event }: { event: { step: StepNumber; date: CivilDate | null } }) => ({ step: event.step, date: event.date }),
          },
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
          tags: 'details',
          invoke: {
            id: 'step',
            src: 'details',
            input: ({ context }) => context.input.stepInput.details({ blockId: context.blockId, isEditMode: context.input.isEditMode }),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        timeZones: {
          tags: 'timeZones',
          invoke: {
            id: 'step',
            src: 'timeZones',
            input: ({ context }) => context.input.stepInput.timeZones(stepInput(context)),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        scheduling: {
          tags: 'scheduling',
          invoke: {
            id: 'step',
            src: 'scheduling',
            input: ({ context }) => context.input.stepInput.scheduling({ ...stepInput(context), date: context.date }),
            onSnapshot: { actions: { type: 'followStep', params: ({ event }) => ({ snapshot: event.snapshot }) } },
            onDone: { actions: { type: 'finishStep', params: ({ event }) => ({ output: event.output }) } },
          },
        },
        summary: {
          tags: 'summary',
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
            addressUpdate: [
              // The address belongs to the next page by then; it is set when the person returns.
              { guard: 'isLeft', target: 'due', reenter: true },
              { target: 'settled', actions: 'reportAddressDue' },
            ],
          },
        },
      },
    },
    frame: {
      initial: 'working',
      on: {
        'notice.close': { actions: ['clearNotice', sendTo('step', { type: 'notice.close' })] },
        'wizard.keep': { guard: 'isDirty', actions: sendTo('step', { type: 'step.keep' }) },
      },
      states: {
        working: {
          on: {
            'wizard.save': { guard: 'canSave', actions: ['clearNotice', sendTo('step', { type: 'step.save' })] },
            'wizard.next': { guard: 'canSave', actions: ['clearNotice', sendTo('step', { type: 'step.next' })] },
            'wizard.leave': [
              { guard: { type: 'isOutOfReach', params: ({ event }) => event.to } },
              { guard: 'isDirty', target: 'confirmingLeave', actions: { type: 'setLeavingTo', params: ({ event }) => event.to } },
              {
                guard: { type: 'isStep', params: ({ event }) => event.to },
                actions: { type: 'goToStep', params: ({ event }) => event.to },
              },
              {
                target: 'left',
                actions: [
                  { type: 'setLeavingTo', params: ({ event }) => event.to },
                  { type: 'reportLeft', params: '' },
                ],
              },
            ],
            // A page that leads back here: unsaved edits wait for the return as a draft, so nothing is asked.
            'wizard.visit': {
              target: 'left',
              actions: [
                sendTo('step', { type: 'step.keep' }),
                { type: 'setLeavingTo', params: ({ event }) => ({ kind: 'address', address: event.address }) },
                { type: 'reportLeft', params: '' },
              ],
            },
            'wizard.clear': { guard: 'canClear', target: 'confirmingClear' },
            'wizard.delete': { guard: 'canDelete', target: 'confirmingDelete' },
            'wizard.publish': { guard: 'canPublish', target: 'checking' },
          },
        },
        confirmingLeave: {
          tags: 'leave',
          on: {
            'question.accept': [
              {
                guard: { type: 'isStep', params: ({ context }) => context.leavingTo },
                target: 'working',
                actions: [sendTo('step', { type: 'step.abandon' }), { type: 'goToStep', params: ({ context }) => context.leavingTo }],
              },
              { target: 'left', actions: [sendTo('step', { type: 'step.abandon' }), { type: 'reportLeft', params: '' }] },
            ],
            'question.cancel': 'working',
          },
        },
        confirmingClear: {
          tags: 'clear',
          on: {
            'question.accept': [
              { guard: 'isLast', target: 'left', actions: 'reportRestarted' },
              { target: 'working', actions: sendTo('step', { type: 'step.clear' }) },
            ],
            'question.cancel': 'working',
          },
        },
        // Others may have changed the block since its summary was opened: the question is about what stands now.
        checking: {
          tags: ['busy', 'publishing'],
          invoke: {
            src: 'readSummary',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: [
              {
                guard: { type: 'isNoDraft', params: ({ event }) => event.output },
                target: 'working',
                actions: [
                  { type: 'takeSummary', params: ({ event }) => event.output },
                  { type: 'showNotice', params: ({ context }) => ({ tone: 'error', text: context.input.texts.onlyDrafts }) },
                ],
              },
              {
                guard: { type: 'hasToAcknowledge', params: ({ event }) => event.output },
                target: 'confirmingPublish',
                actions: { type: 'takeSummary', params: ({ event }) => event.output },
              },
              { target: 'publishing', actions: { type: 'takeSummary', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'working',
              actions: {
                type: 'showFailure',
                params: ({ context, event }) => ({ problem: event.error, instead: context.input.texts.notChecked }),
              },
            },
          },
        },
        confirmingPublish: { tags: 'publish', on: { 'question.accept': 'publishing', 'question.cancel': 'working' } },
        confirmingDelete: { tags: 'delete', on: { 'question.accept': 'deleting', 'question.cancel': 'working' } },
        deleting: {
          tags: ['busy', 'delete', 'deleting'],
          invoke: {
            src: 'removeBlock',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: [
              {
                guard: ({ event }) => event.output.isBlocked,
                target: 'working',
                actions: {
                  type: 'showNotice',
                  params: ({ context: { input }, event }) => ({
                    tone: 'warning',
                    text: input.texts.mappingWarning,
                    detail: event.output.message,
                  }),
                },
              },
              {
                target: 'left',
                actions: [
                  sendTo('step', { type: 'step.abandon' }),
                  { type: 'setLeavingTo', params: { kind: 'list' } },
                  { type: 'reportLeft', params: ({ event }) => event.output.message },
                ],
              },
            ],
            onError: { target: 'working', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        publishing: {
          tags: ['busy', 'publishing'],
          invoke: {
            src: 'publishBlock',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: {
              target: 'left',
              actions: [
                { type: 'setLeavingTo', params: { kind: 'list' } },
                { type: 'reportLeft', params: ({ event }) => event.output.message },
              ],
            },
            onError: { target: 'verifying', actions: { type: 'notePublishProblem', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        // Reads the block again: the publish may have succeeded without its answer arriving.
        verifying: {
          tags: ['busy', 'publishing'],
          invoke: {
            src: 'readSummary',
            input: ({ context }) => ({ blockId: context.blockId ?? '' }),
            onDone: [
              {
                guard: { type: 'wasPublished', params: ({ event }) => event.output },
                target: 'left',
                actions: [
                  { type: 'setLeavingTo', params: { kind: 'list' } },
                  { type: 'reportLeft', params: ({ context }) => context.input.texts.published },
                ],
              },
              { target: 'working', actions: [{ type: 'takeSummary', params: ({ event }) => event.output }, 'showPublishProblem'] },
            ],
            onError: { target: 'working', actions: 'showPublishProblem' },
          },
        },
        // Discarded edits are not stored.
        left: { tags: ['busy', 'left'], on: { 'wizard.return': 'working', 'wizard.keep': {} } },
      },
    },
  },
})
