import { not, raise } from 'xstate'
import { draftOf, freshContext, sentBlock, updateOf } from './block-details-form.ts'
import { detailsSetup } from './block-details-setup.ts'
import { outcomeAs } from './block-details-types.ts'

/**
 * Step 0 of the wizard, the block's details: the form, the code generated from the short name, create and update. Edits
 * are stored as a draft until they are saved, and offered when the form is opened again. What another person stored
 * meanwhile is never overwritten without a question, nor is a scheduled module lost to a shorter range.
 */
export const blockDetailsMachine = detailsSetup.createMachine({
  id: 'blockDetails',
  context: ({ input }) => freshContext(input),
  initial: 'loading',
  output: ({ context }) => ({ blockId: context.facts.blockId, message: context.message }),
  on: { 'notice.close': { actions: 'clearNotice' } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadDetails',
        input: ({ context }) => ({ blockId: context.input.blockId }),
        onDone: { target: 'open', actions: { type: 'load', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'details.retry': { target: 'loading', actions: 'clearNotice' } } },
    open: {
      type: 'parallel',
      on: {
        'field.change': { actions: ['type', 'recomputeIsDirty', raise({ type: 'draft.changed' })] },
        'status.switch': { actions: ['switchStatus', 'recomputeIsDirty', raise({ type: 'draft.changed' })] },
        'field.leave': [
          {
            guard: ({ event }) => event.field === 'shortName',
            actions: [{ type: 'leave', params: ({ event }) => event.field }, raise({ type: 'code.want' })],
          },
          { actions: { type: 'leave', params: ({ event }) => event.field } },
        ],
        'draft.discard': { actions: ['discard', 'keepDraft'] },
        'removals.undo': { actions: ['keepDates', 'recomputeIsDirty', raise({ type: 'draft.changed' })] },
        'unaddressed.discard': { actions: ['dismissUnaddressed', 'forgetUnaddressed'] },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'step.save': [
                  {
                    guard: 'isCodePending',
                    target: 'waiting',
                    actions: [{ type: 'countAttempt', params: 'save' }, raise({ type: 'code.want' })],
                  },
                  { target: 'checking', actions: { type: 'countAttempt', params: 'save' } },
                ],
                'step.next': [
                  {
                    guard: 'isCodePending',
                    target: 'waiting',
                    actions: [{ type: 'countAttempt', params: 'next' }, raise({ type: 'code.want' })],
                  },
                  { target: 'checking', actions: { type: 'countAttempt', params: 'next' } },
                ],
                'draft.restore': [
                  { guard: 'restoreLoses', target: 'confirming' },
                  { guard: 'hasOffer', actions: ['restore', 'recomputeIsDirty', raise({ type: 'draft.changed' })] },
                ],
                'step.clear': {
                  actions: ['clear', 'recomputeIsDirty', raise({ type: 'code.want' }), raise({ type: 'draft.changed' })],
                },
              },
            },
            // The edits on offer would replace newer ones.
            confirming: {
              tags: 'restore',
              on: {
                'loss.accept': { target: 'editing', actions: ['restore', 'recomputeIsDirty', raise({ type: 'draft.changed' })] },
                'loss.cancel': 'editing',
              },
            },
            // A save waits for the code, instead of failing on an empty one.
            waiting: {
              tags: 'busy',
              on: {
                'code.settled': [{ guard: 'isCodeDue', actions: raise({ type: 'code.want' }) }, { target: 'checking' }],
                'code.failed': 'editing',
              },
            },
            checking: {
              always: [
                { guard: 'isWrong', target: 'editing' },
                { guard: 'isUnchanged', target: '#blockDetails.done' },
                { guard: 'mayExist', target: 'finding', actions: 'send' },
                { guard: 'isNew', target: 'creating', actions: 'send' },
                { target: 'updating', actions: 'send' },
              ],
            },
            finding: {
              tags: 'busy',
              invoke: {
                src: 'findCreated',
                input: ({ context }) => context.mayExist ?? sentBlock(context),
                onDone: [
                  { guard: ({ event }) => event.output === null, target: 'creating' },
                  {
                    target: 'updating',
                    actions: [{ type: 'adopt', params: ({ event }) => event.output }, 'recomputeIsDirty', 'keepDraft'],
                  },
                ],
                onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
              },
            },
            creating: {
              tags: 'busy',
              // Kept before it is sent: its answer may never come.
              entry: ['noteSentBlock', 'keepDraft'],
              invoke: {
                src: 'createBlock',
                input: ({ context }) => draftOf(context),
                onDone: {
                  target: 'saved',
                  actions: { type: 'settle', params: ({ event }) => ({ outcome: event.output, blockId: event.output.id }) },
                },
                onError: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ problem: event.error }) },
                    target: 'editing',
                    actions: ['forgetSentBlock', 'keepDraft', { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) }],
                  },
                  { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
                ],
              },
            },
            updating: {
              tags: 'busy',
              invoke: {
                src: 'updateBlock',
                input: ({ context }) => updateOf(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'conflict',
                    target: 'conflicting',
                    actions: {
                      type: 'setTheirs',
                      params: ({ event }) => outcomeAs(event.output, 'conflict').theirs,
                    },
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'loss',
                    target: 'losing',
                    actions: { type: 'setLost', params: ({ event }) => outcomeAs(event.output, 'loss') },
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'refused',
                    target: 'editing',
                    actions: [
                      'clearTheirs',
                      { type: 'showRefused', params: ({ event }) => outcomeAs(event.output, 'refused') },
                      'recomputeIsDirty',
                      'keepDraft',
                    ],
                  },
                  {
                    target: 'saved',
                    actions: {
                      type: 'settle',
                      params: ({ context, event }) => ({
                        outcome: outcomeAs(event.output, 'saved'),
                        blockId: context.facts.blockId ?? '',
                      }),
                    },
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: ['clearTheirs', { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) }],
                },
              },
            },
            conflicting: {
              tags: 'conflict',
              on: {
                'conflict.keepMine': 'updating',
                'conflict.takeTheirs': { target: 'editing', actions: ['replaceWithTheirs', 'dropDraft'] },
                'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
              },
            },
            losing: {
              tags: 'loss',
              on: { 'loss.accept': 'updating', 'loss.cancel': { target: 'editing', actions: ['clearTheirs', 'clearLost'] } },
            },
            saved: {
              entry: 'keepDraft',
              always: [
                // Edits made during the save are asked about before leaving.
                { guard: 'isContinuing', target: '#blockDetails.done' },
                { target: 'editing', actions: 'showNotice' },
              ],
            },
          },
        },
        code: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'code.want': [
                  { guard: 'isCodeKept', actions: ['keepCode', raise({ type: 'code.settled' })] },
                  {
                    guard: 'isShortNameEmpty',
                    actions: [{ type: 'takeCode', params: '' }, 'recomputeIsDirty', raise({ type: 'code.settled' })],
                  },
                  { guard: not('isCodeStale'), actions: raise({ type: 'code.settled' }) },
                  { guard: 'isActive', target: 'asking' },
                  { target: 'generating' },
                ],
              },
            },
            // The code of an active block is used elsewhere: the person decides about a new one.
            asking: {
              tags: 'code',
              on: {
                'code.renew': 'generating',
                'code.keep': { target: 'settled', actions: ['claimCode', raise({ type: 'code.settled' })] },
              },
            },
            generating: {
              tags: 'generating',
              entry: 'claimCode',
              invoke: {
                src: 'generateCode',
                input: ({ context }) => ({ shortName: context.fields.shortName.trim(), isEditMode: context.input.isEditMode }),
                onDone: {
                  target: 'settled',
                  actions: [
                    { type: 'takeCode', params: ({ event }) => event.output },
                    { type: 'reportCode', params: ({ event }) => event.output },
                    'recomputeIsDirty',
                    raise({ type: 'draft.changed' }),
                    raise({ type: 'code.settled' }),
                  ],
                },
                onError: {
                  target: 'settled',
                  actions: [
                    { type: 'takeCode', params: '' },
                    { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) },
                    'recomputeIsDirty',
                    raise({ type: 'code.failed' }),
                  ],
                },
              },
              on: {
                // The code belongs to the final short name: a change starts over, an empty name ends the generation.
                'code.want': [
                  { guard: 'isCodeKept', target: 'settled', actions: ['keepCode', raise({ type: 'code.settled' })] },
                  {
                    guard: 'isShortNameEmpty',
                    target: 'settled',
                    actions: [{ type: 'takeCode', params: '' }, 'recomputeIsDirty', raise({ type: 'code.settled' })],
                  },
                  { guard: 'isCodeDue', target: 'generating', reenter: true },
                ],
              },
            },
          },
        },
        draft: {
          initial: 'resting',
          on: {
            'step.keep': { guard: 'isDirty', target: '.resting', actions: 'keepDraft' },
            'step.abandon': { target: '.resting', actions: 'dropDraft' },
          },
          states: {
            resting: { on: { 'draft.changed': 'waiting' } },
            waiting: {
              after: { draftDue: { target: 'resting', actions: 'keepDraft' } },
              on: { 'draft.changed': { target: 'waiting', reenter: true } },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
})
