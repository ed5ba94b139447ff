import { assign } from 'xstate'
import { setTime, tick } from './time-zones-rules.ts'
import { timeZonesSetup } from './time-zones-setup.ts'

/**
 * Step 1 of the wizard, "Define TimeZones": zones are ticked on the left, Apply builds their slots on the right, times
 * are set there, Save and Next send them. Apply and Clear ask before they delete anything, and count it by the schedule as
 * it is then. Before a save the stored slots are read again: neither what another person has stored meanwhile nor saved slots
 * that could not be read are overwritten without a question.
 */
export const timeZonesMachine = timeZonesSetup.createMachine({
  id: 'timeZones',
  context: ({ input }) => ({
    input,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    notice: null,
    defaultZones: [],
    selection: [],
    count: 1,
    built: [],
    saved: [],
    placements: [],
    isFallback: false,
    isTouched: false,
    pending: null,
    accepted: [],
    theirs: null,
    offer: null,
    aligned: null,
    spreadLimit: input.spreadLimit,
    isNext: false,
    applyDue: 0,
    message: '',
  }),
  initial: 'loadingZones',
  output: ({ context }) => ({ blockId: context.input.blockId, message: context.message }),
  on: {
    'notice.close': { actions: 'clearNotice' },
    'step.keep': { guard: 'isEdited', actions: 'keepDraft' },
    'step.abandon': { actions: 'dropDraft' },
    'limit.set': { actions: [assign({ spreadLimit: ({ event }) => event.minutes }), 'keepLimit'] },
  },
  states: {
    loadingZones: {
      tags: 'loading',
      invoke: {
        src: 'loadDefaultZones',
        onDone: { target: 'loadingSlots', actions: assign({ defaultZones: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: {
      tags: 'unavailable',
      on: {
        'slots.retry': [
          { guard: 'hasDefaultZones', target: 'loadingSlots', actions: 'clearNotice' },
          { target: 'loadingZones', actions: 'clearNotice' },
        ],
      },
    },
    loadingSlots: {
      tags: 'loading',
      invoke: {
        src: 'loadSlots',
        // A retry asks the server, whatever a check has read meanwhile.
        input: ({ context }) => ({ blockId: context.input.blockId, isFresh: context.isFallback }),
        onDone: {
          target: 'editing',
          actions: ['clearNotice', { type: 'takeSlots', params: ({ event }) => event.output }, 'recomputeIsDirty'],
        },
        onError: [
          {
            // The block does not exist: there is nothing to edit.
            guard: ({ context, event }) => context.input.texts.failure(event.error).code === 404,
            target: 'unavailable',
            actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) },
          },
          {
            target: 'editing',
            actions: ['fallBack', { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) }, 'recomputeIsDirty'],
          },
        ],
      },
    },
    editing: {
      on: {
        'zones.tick': {
          actions: [
            assign(({ context, event }) => ({ selection: tick(context.selection, event.zones, event.isTicked), isTouched: true })),
            'recomputeIsDirty',
            'keepDraft',
          ],
        },
        'count.choose': {
          guard: { type: 'isSlotCount', params: ({ event }) => event.count },
          actions: [assign({ count: ({ event }) => event.count, isTouched: true }), 'recomputeIsDirty', 'keepDraft'],
        },
        'time.change': {
          actions: [
            assign(({ context, event }) => ({
              built: setTime(context.built, event.zoneId, event.slot, event.time),
              aligned: null,
              isTouched: true,
            })),
            'recomputeIsDirty',
            'keepDraft',
          ],
        },
        'times.align': { actions: [{ type: 'takeAlignment', params: ({ event }) => event.alignment }, 'recomputeIsDirty', 'keepDraft'] },
        'align.undo': { guard: 'canUndoAlign', actions: ['undoAlign', 'recomputeIsDirty', 'keepDraft'] },
        'slots.apply': [
          { guard: { type: 'mayLose', params: 'apply' }, target: 'countingLosses', actions: { type: 'ask', params: 'apply' } },
          { actions: ['applySelection', 'reportBuilt', 'clearNotice', 'recomputeIsDirty', 'keepDraft'] },
        ],
        'slots.clear': [
          { guard: { type: 'mayLose', params: 'clear' }, target: 'countingLosses', actions: { type: 'ask', params: 'clear' } },
          { target: 'confirming', actions: { type: 'ask', params: 'clear' } },
        ],
        'slots.retry': { guard: 'loadFailed', target: 'loadingSlots', actions: 'clearNotice' },
        'draft.restore': [
          { guard: { type: 'mayLose', params: 'restore' }, target: 'countingLosses', actions: { type: 'ask', params: 'restore' } },
          { guard: 'hasOffer', actions: ['restore', 'recomputeIsDirty', 'keepDraft'] },
        ],
        'draft.discard': { guard: 'hasOffer', actions: ['discard', 'keepDraft'] },
        'step.clear': { actions: ['clearAll', 'reportCleared', 'clearNotice', 'recomputeIsDirty', 'keepDraft'] },
        'step.save': [
          { guard: 'isHeld', actions: 'showUnread' },
          { guard: 'isOutdated', actions: ['clearNotice', 'noteApplyDue'] },
          { guard: 'overwrites', target: 'overwriting', actions: { type: 'setIsNext', params: false } },
          { guard: 'hasSlots', target: 'checking', actions: { type: 'setIsNext', params: false } },
        ],
        'step.next': [
          { guard: 'isHeld', actions: 'showUnread' },
          { guard: 'isUnapplied', actions: ['clearNotice', 'noteApplyDue'] },
          { guard: 'overwrites', target: 'overwriting', actions: { type: 'setIsNext', params: true } },
          { guard: 'hasSlots', target: 'checking', actions: { type: 'setIsNext', params: true } },
          { guard: 'hasSavedSlots', target: 'done', actions: assign({ message: '' }) },
          { actions: 'showUnchosen' },
        ],
      },
    },
    // Others may have scheduled modules since the step was opened.
    countingLosses: {
      tags: 'busy',
      invoke: {
        src: 'loadSlots',
        input: ({ context }) => ({ blockId: context.input.blockId, isFresh: true }),
        onDone: { target: 'counted', actions: { type: 'takeLosses', params: ({ event }) => event.output } },
        onError: { target: 'counted', actions: { type: 'takeLosses', params: { placements: null } } },
      },
    },
    counted: {
      always: [
        { guard: 'hasToAsk', target: 'confirming' },
        { guard: 'isRestoring', target: 'editing', actions: ['restore', 'recomputeIsDirty', 'keepDraft'] },
        { target: 'editing', actions: ['applySelection', 'reportBuilt', 'clearNotice', 'recomputeIsDirty', 'keepDraft'] },
      ],
    },
    confirming: {
      tags: 'confirming',
      on: {
        'loss.accept': [
          {
            guard: 'isClearing',
            target: 'editing',
            actions: ['acceptLosses', 'clearAll', 'reportCleared', 'clearNotice', 'recomputeIsDirty', 'keepDraft'],
          },
          { guard: 'isRestoring', target: 'editing', actions: ['acceptLosses', 'restore', 'recomputeIsDirty', 'keepDraft'] },
          { guard: 'isSaving', target: 'checking', actions: ['acceptLosses', 'forgetQuestion'] },
          { target: 'editing', actions: ['acceptLosses', 'applySelection', 'reportBuilt', 'clearNotice', 'recomputeIsDirty', 'keepDraft'] },
        ],
        'loss.cancel': { target: 'editing', actions: 'forgetQuestion' },
      },
    },
    overwriting: {
      tags: 'overwrite',
      on: {
        'loss.accept': 'checking',
        'loss.cancel': 'editing',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'loadSlots',
        input: ({ context }) => ({ blockId: context.input.blockId, isFresh: true }),
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => event.output },
            target: 'conflicting',
            actions: { type: 'setTheirs', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'losesMore', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'askToSave', params: ({ event }) => event.output },
          },
          { target: 'saving', actions: { type: 'takePlacements', params: ({ event }) => event.output } },
        ],
        onError: [
          // The person has agreed to replace what cannot be read.
          { guard: 'loadFailed', target: 'saving' },
          { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
        ],
      },
    },
    conflicting: {
      tags: 'conflict',
      on: {
        'conflict.keepMine': { target: 'checking', actions: ['keepMine', 'recomputeIsDirty'] },
        'conflict.takeTheirs': { target: 'editing', actions: ['replaceWithTheirs', 'clearNotice', 'recomputeIsDirty', 'keepDraft'] },
        'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveZones',
        input: ({ context }) => ({
          blockId: context.input.blockId,
          slotsPerDay: context.built[0]?.slots.length ?? 1,
          zones: context.built,
        }),
        onDone: [
          {
            guard: 'isNext',
            target: 'done',
            actions: assign(({ context, event }) => ({
              message: event.output.message,
              saved: context.built,
              notice: null,
              facts: { ...context.facts, isDirty: false, savedAt: event.output.savedAt },
            })),
          },
          {
            target: 'editing',
            actions: [
              { type: 'settle', params: ({ event }) => event.output },
              'recomputeIsDirty',
              'keepDraft',
              { type: 'showNotice', params: ({ event }) => ({ tone: 'success', text: event.output.message, isClosable: true }) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    done: { type: 'final', entry: 'dropDraft' },
  },
})
