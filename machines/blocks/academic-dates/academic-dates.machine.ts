import { raise } from 'xstate'
import { datesOf, removedOf, tidyTime } from './academic-dates-rules.ts'
import { academicDatesSetup, place } from './academic-dates-setup.ts'

/**
 * The page of a block's academic dates: a form of rows, saved as one list. Dates of an unsaved block are kept
 * with its draft; saved dates that are removed here are deleted when the block is saved.
 */
export const academicDatesMachine = academicDatesSetup.createMachine({
  id: 'academicDates',
  context: ({ input }) => ({
    input,
    record: null,
    unsavedDays: null,
    rows: [],
    stored: [],
    base: [],
    removals: [],
    touched: new Set<string>(),
    attempts: 0,
    added: null,
    offer: null,
    theirs: null,
    leavingTo: null,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadDates',
        input: ({ context }) => ({ blockId: context.input.blockId }),
        onDone: { target: 'open', actions: { type: 'load', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
      on: { 'dates.leave': { target: 'left', actions: { type: 'setLeavingTo', params: ({ event }) => event.address } } },
    },
    unavailable: {
      tags: 'unavailable',
      on: {
        'dates.retry': { target: 'loading', actions: 'clearNotice' },
        'dates.leave': { target: 'left', actions: { type: 'setLeavingTo', params: ({ event }) => event.address } },
      },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      // The form shows what is being sent: nothing changes while it is saved, or while a question is open.
      on: {
        'row.type': {
          guard: 'isEditing',
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, change: { [event.field]: event.value } }) },
            raise({ type: 'draft.changed' }),
          ],
        },
        'row.leave': {
          guard: 'isEditing',
          actions: [
            {
              type: 'change',
              params: ({ context, event }) => {
                const typed = context.rows.find(({ key }) => key === event.key)?.[event.field] ?? ''
                return { key: event.key, change: { [event.field]: event.field === 'startTime' ? tidyTime(typed) : typed } }
              },
            },
            { type: 'touch', params: ({ event }) => [place(event.key, event.field)] },
          ],
        },
        'row.switch': {
          guard: 'isEditing',
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, change: { [event.field]: event.value } }) },
            raise({ type: 'draft.changed' }),
          ],
        },
        'row.add': { guard: 'isEditing', actions: ['add', raise({ type: 'draft.changed' })] },
        'row.remove': {
          guard: 'isEditing',
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, change: { isRemoved: true } }) },
            raise({ type: 'draft.changed' }),
          ],
        },
        'row.restore': {
          guard: 'isEditing',
          actions: [
            { type: 'change', params: ({ event }) => ({ key: event.key, change: { isRemoved: false } }) },
            raise({ type: 'draft.changed' }),
          ],
        },
        'draft.discard': { guard: 'isEditing', actions: ['discardDraft', 'keepDraft'] },
        'notice.close': { actions: 'clearNotice' },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'draft.restore': [
                  { guard: 'isDirtyWithOffer', target: 'overwriting' },
                  { guard: 'hasOffer', actions: ['restoreDraft', 'keepDraft'] },
                ],
                'dates.save': [
                  { guard: 'isWrong', actions: ['touchAll', 'clearNotice'] },
                  { target: 'saving', actions: ['touchAll', 'clearNotice', 'clearTheirs'] },
                ],
                'dates.leave': [
                  { guard: 'isDirty', target: 'confirming', actions: { type: 'setLeavingTo', params: ({ event }) => event.address } },
                  { target: '#academicDates.left', actions: { type: 'setLeavingTo', params: ({ event }) => event.address } },
                ],
              },
            },
            // The edits on offer would replace newer ones.
            overwriting: {
              tags: 'restore',
              on: {
                'question.accept': { target: 'editing', actions: ['restoreDraft', 'keepDraft'] },
                'question.cancel': 'editing',
              },
            },
            confirming: {
              tags: 'leave',
              on: {
                'question.accept': { target: '#academicDates.left', actions: 'dropDraft' },
                'question.cancel': { target: 'editing', actions: 'clearLeavingTo' },
              },
            },
            // Leaving while a save is under way waits for it.
            saving: {
              tags: 'busy',
              invoke: {
                src: 'saveDates',
                input: ({ context: { input, rows, removals, base, theirs } }) => ({
                  blockId: input.blockId,
                  dates: datesOf(rows, input.dates),
                  removals: [...removals, ...removedOf(rows)],
                  base,
                  isOverwriting: theirs !== null,
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'conflict',
                    target: 'conflicting',
                    actions: [
                      'clearLeavingTo',
                      { type: 'setTheirs', params: ({ event }) => (event.output.kind === 'conflict' ? event.output.theirs : []) },
                    ],
                  },
                  {
                    target: '#academicDates.saved',
                    actions: [
                      'dropDraft',
                      { type: 'reportLeft', params: ({ event }) => (event.output.kind === 'saved' ? event.output.message : '') },
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: ['clearLeavingTo', 'clearTheirs', { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) }],
                },
              },
              on: { 'dates.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event.address } } },
            },
            conflicting: {
              tags: 'conflict',
              on: {
                'conflict.keepMine': 'saving',
                'conflict.takeTheirs': { target: 'editing', actions: ['replaceWithTheirs', 'dropDraft'] },
                'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
              },
            },
          },
        },
        draft: {
          initial: 'resting',
          on: { 'draft.keep': { guard: 'isDirty', target: '.resting', actions: 'keepDraft' } },
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
    /** Left without a save. */
    left: { tags: 'busy', entry: { type: 'reportLeft', params: '' } },
    saved: { tags: 'busy' },
  },
})
