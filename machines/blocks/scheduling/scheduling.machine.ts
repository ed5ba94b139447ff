import { assign, enqueueActions, not, raise, stateIn } from 'xstate'
import { dropOf, type Drop } from './drag.machine.ts'
import { emptyHistory } from './history/recorded.ts'
import { daysToSave, listedDate, offerOf, withLoaded } from './scheduling-drafts.ts'
import { editing } from './scheduling-editing.ts'
import { schedulingSetup, unreadDates } from './scheduling-setup.ts'
import type { SchedulingEvent } from './scheduling-types.ts'

/** The event that carries out a drop. */
function eventOf({ module, from, to }: Drop): SchedulingEvent {
  if (from === 'list') return { type: 'module.place', module, slot: Number(to) }
  if (to === 'list') return { type: 'module.remove', module, slot: from }
  return { type: 'module.move', module, from, to }
}

/**
 * Step 2 of the wizard, "Define Exam" / "Define Test": modules are placed in the slots of one date at a time. A switch
 * of dates saves the date that is left when its first slot's first module has a version chosen, edited or not; otherwise its
 * edits stay as a draft, and Next does not go on before they are saved. A save sends one date, "Save all" every unsaved one.
 * The child `drag` carries one module at a time; its drops become events of this machine.
 */
export const schedulingMachine = schedulingSetup.createMachine({
  id: 'scheduling',
  context: ({ input }) => ({
    input,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    notice: null,
    mayShareSlot: input.mayShareSlot,
    dates: [],
    selected: null,
    days: {},
    removals: [],
    history: emptyHistory,
    unrecorded: [],
    recall: null,
    duplicate: null,
    goal: { kind: 'stay' },
    offer: null,
    theirs: null,
    message: '',
  }),
  output: ({ context }) => ({ blockId: context.input.blockId, message: context.message }),
  invoke: {
    id: 'drag',
    src: 'drag',
    onSnapshot: {
      guard: ({ event }) => event.snapshot.value === 'dropping',
      actions: enqueueActions(({ enqueue, event }) => {
        const drop = dropOf(event.snapshot.context)
        if (drop) enqueue.raise(eventOf(drop))
        enqueue.sendTo('drag', { type: 'drop.settled' })
      }),
    },
  },
  on: {
    'notice.close': { actions: 'clearNotice' },
    'pairs.read': { actions: [assign({ mayShareSlot: ({ event }) => event.mayShareSlot }), 'keepPairReading'] },
    'step.abandon': { actions: ['abandon', 'keepDrafts'] },
    'step.keep': { actions: 'keepDrafts' },
    'edits.record': { actions: 'recordEdits' },
    'edits.load': {
      // The steps that are being undone or redone belong to the present history.
      guard: not(stateIn('#scheduling.recalling')),
      actions: { type: 'loadHistory', params: ({ event }) => event },
    },
    // A drop while a date is being saved or loaded is refused with a message.
    'module.place': {
      guard: not(stateIn('#scheduling.editing')),
      actions: { type: 'fact', params: ({ event: { module, slot } }) => ({ type: 'module.refused', module, slot, reason: 'busy' }) },
    },
    'module.move': {
      guard: not(stateIn('#scheduling.editing')),
      actions: { type: 'fact', params: ({ event: { module, to } }) => ({ type: 'module.refused', module, slot: to, reason: 'busy' }) },
    },
    'proposal.accept': {
      guard: not(stateIn('#scheduling.editing')),
      actions: { type: 'fact', params: { type: 'proposal.refused', reason: 'busy' } },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'loadDates',
            input: ({ context }) => ({ blockId: context.input.blockId }),
            onDone: [
              { guard: ({ event }) => event.output.dates.length === 0, target: '#scheduling.empty' },
              {
                target: '#scheduling.turning',
                actions: [
                  assign(({ event: { output } }) => ({ dates: output.dates, offer: offerOf(output.draft, output.dates) })),
                  { type: 'select', params: ({ context }) => listedDate(context, context.input.date) ?? context.dates[0] ?? null },
                ],
              },
            ],
            onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        unavailable: { tags: 'unavailable', on: { 'day.retry': { target: 'loading', actions: 'clearNotice' } } },
      },
    },
    empty: { tags: 'empty', on: { 'step.next': 'done' } },
    turning: {
      initial: 'loading',
      on: {
        'date.select': [
          { guard: { type: 'isSelected', params: ({ event }) => event.date } },
          {
            guard: { type: 'isForeign', params: ({ event }) => event.date },
            actions: { type: 'fact', params: ({ event }) => ({ type: 'date.refused', date: event.date }) },
          },
          { target: '.loading', actions: { type: 'select', params: ({ context, event }) => listedDate(context, event.date) } },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            src: 'loadDay',
            input: ({ context }) => ({ blockId: context.input.blockId, date: context.selected ?? { id: '', date: '' } }),
            onDone: {
              target: '#scheduling.editing',
              actions: [assign(({ context, event }) => withLoaded(context, event.output.slots)), 'reportOpened'],
            },
            onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        unavailable: { tags: 'unavailable', on: { 'day.retry': { target: 'loading', actions: 'clearNotice' } } },
      },
    },
    editing,
    saving: {
      tags: 'busy',
      on: {
        // The save goes on; the date that was chosen last opens after it.
        'date.select': [
          {
            guard: { type: 'isForeign', params: ({ event }) => event.date },
            actions: { type: 'fact', params: ({ event }) => ({ type: 'date.refused', date: event.date }) },
          },
          { guard: { type: 'isBackToSelected', params: ({ event }) => event.date }, actions: 'clearGoal' },
          { guard: { type: 'isSelected', params: ({ event }) => event.date } },
          { actions: { type: 'setGoal', params: ({ event }) => ({ kind: 'switch', date: event.date }) } },
        ],
      },
      invoke: {
        src: 'saveDays',
        input: ({ context }) => ({ blockId: context.input.blockId, days: daysToSave(context) }),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflicting',
            actions: { type: 'setTheirs', params: ({ event }) => event.output },
          },
          { target: 'saved', actions: [{ type: 'settle', params: ({ event }) => event.output }, 'keepDrafts'] },
        ],
        onError: {
          target: 'editing.failed',
          actions: [
            'clearGoal',
            'clearTheirs',
            { type: 'showFailure', params: ({ event }) => ({ problem: event.error, isClosable: true }) },
          ],
        },
      },
    },
    saved: {
      always: [
        { guard: 'isNext', target: 'done' },
        { guard: 'isSwitch', target: 'turning', actions: 'follow' },
        { guard: 'isMoreToSave', target: 'saving' },
        { target: 'editing', actions: 'clearGoal' },
      ],
    },
    conflicting: {
      tags: 'conflict',
      on: {
        'conflict.keepMine': 'saving',
        // Taking theirs goes on to no other step or date, unlike a save of one date: the person looks at it first.
        'conflict.takeTheirs': { target: 'saved', actions: ['keepGoalOfAll', 'replaceWithTheirs', 'keepDrafts'] },
        'conflict.cancel': { target: 'editing', actions: ['clearGoal', 'clearTheirs'] },
      },
    },
    // The edits on offer would replace newer ones.
    confirming: {
      tags: 'restore',
      on: { 'loss.accept': { target: 'turning', actions: ['restore', 'keepDrafts'] }, 'loss.cancel': 'editing' },
    },
    // Steps of other dates are undone and redone on what is stored of these now; if one cannot be read, nothing changes.
    recalling: {
      tags: 'busy',
      on: {
        'step.abandon': { target: 'editing', actions: ['abandon', 'keepDrafts'] },
        // Choosing another date meanwhile cancels the undo or redo.
        'date.select': { target: 'editing', actions: ['dropRecall', raise(({ event }) => event)] },
      },
      invoke: {
        src: 'loadDay',
        input: ({ context }) => ({ blockId: context.input.blockId, date: unreadDates(context)[0] ?? { id: '', date: '' } }),
        onDone: [
          {
            guard: 'isOneUnread',
            target: 'editing',
            actions: [{ type: 'noteRead', params: ({ event }) => event.output.slots }, 'reportRecalled', 'recall', 'keepDrafts'],
          },
          { target: 'recalling', reenter: true, actions: { type: 'noteRead', params: ({ event }) => event.output.slots } },
        ],
        onError: {
          target: 'editing',
          actions: ['dropRecall', { type: 'showFailure', params: ({ event }) => ({ problem: event.error, isClosable: true }) }],
        },
      },
    },
    done: { type: 'final' },
  },
})
