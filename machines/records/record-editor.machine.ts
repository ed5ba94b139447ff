import { assign, cancel, emit, raise, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { agreed, edited, failed, freshEditor, isDirty, restored, sending, settled, showing, updateOf } from './record-editing.ts'
import type {
  FormEdit,
  FormLogic,
  RecordDestination,
  RecordEditorContext,
  RecordEditorEvent,
  RecordEditorFact,
  RecordEditorInput,
  RecordEditorPorts,
  SaveDestination,
  UpdateOutcome,
} from './record-editor-types.ts'

/** Edits are kept half a second after the last of them. */
const debounceDraftSave = ['cancelDraftSave', 'scheduleDraftSave'] as const

/**
 * Makes the machine of a record being made or changed: its form, create and update, and the question before unsaved work is
 * left. Edits are kept as a draft while they are unsaved, and offered again when the form is opened. What another person
 * stored meanwhile is never written over without a question. Leaving while a write is under way waits for it.
 */
export const createRecordEditor = <Fields, Stored, Edit>(form: FormLogic<Fields, Stored, Edit>) => {
  type Context = RecordEditorContext<Fields, Stored>
  const ports: RecordEditorPorts<Fields, Stored> = {
    loadRecord: unprovided('loadRecord'),
    createRecord: unprovided('createRecord'),
    updateRecord: unprovided('updateRecord'),
  }
  return setup({
    types: {
      context: {} as Context,
      events: {} as RecordEditorEvent<Stored, Edit>,
      emitted: {} as RecordEditorFact,
      input: {} as RecordEditorInput<Fields, Stored>,
      tags: {} as 'busy' | 'loading' | 'unavailable' | 'confirming' | 'conflict' | 'held' | 'asking' | 'left',
    },
    actors: ports,
    delays: { draftDue: 500 },
    guards: {
      hasOffer: ({ context }) => context.offer !== null,
      isNew: ({ context }) => context.recordId === null,
      isWrong: ({ context }) => form.wrong(context.fields, context.stored).size > 0,
      isUnchanged: ({ context }) => context.savingTo !== null && context.recordId !== null && !isDirty(form, context),
      isAsked: ({ context: { recordId, fields, stored, isConfirmed } }) =>
        recordId !== null && !isConfirmed && form.isAsked?.(fields, stored) === true,
      isDirty: ({ context }) => isDirty(form, context),
      loadFailed: ({ context }) => context.recordId !== null && context.record === null,
      isForbidden: ({ context }) => context.isForbidden,
      isLeaving: ({ context }) => context.leavingTo !== null,
      isContinuing: ({ context }) => context.savingTo !== null,
      isHeld: ({ context }, { problem }: { problem: unknown }) => Boolean(context.input.failure(problem).holders?.length),
      isConflict: (_, outcome: UpdateOutcome<Stored>) => outcome.kind === 'conflict',
    },
    actions: {
      /** Stores the form as a draft while it is unsaved; a saved form has no draft. */
      keepDraft: () => {},
      dropDraft: () => {},
      cancelDraftSave: cancel('draft'),
      scheduleDraftSave: raise({ type: 'draft.due' }, { id: 'draft', delay: 'draftDue' }),
      edit: assign(({ context }, change: FormEdit<Stored, Edit>) => edited(form, context, change)),
      touch: assign(({ context }, path: string) => ({ touched: new Set([...context.touched, path]) })),
      restore: assign(({ context }) => restored(context)),
      discard: assign({ offer: null }),
      show: assign(({ context }, record: Stored) => showing(form, context, record)),
      countAttempt: assign(({ context }, savingTo: SaveDestination) => ({
        savingTo,
        attempts: context.attempts + 1,
        notice: null,
        leavingTo: null,
        handOver: [],
        isConfirmed: false,
      })),
      confirm: assign({ isConfirmed: true }),
      agree: assign(({ context }) => agreed(context)),
      send: assign(({ context }) => sending(form, context)),
      settle: assign(({ context }, outcome: UpdateOutcome<Stored>) => settled(context, outcome)),
      showFailure: assign(({ context }, { problem }: { problem: unknown }) => failed(context, context.input.failure(problem))),
      replaceWithTheirs: assign(({ context }) => (context.theirs ? showing(form, context, context.theirs) : {})),
      clearTheirs: assign({ theirs: null }),
      setLeavingTo: assign((_, leavingTo: RecordDestination) => ({ leavingTo })),
      leaveForSaved: assign(({ context }) => ({ leavingTo: { kind: context.savingTo ?? 'list' } })),
      clearLeavingTo: assign({ leavingTo: null }),
      clearNotice: assign({ notice: null }),
      reportSaved: emit(({ context }) => ({ type: 'record.saved' as const, message: context.message })),
      reportCreated: emit((_, { id }: { readonly id: string }) => ({ type: 'record.created' as const, id })),
      reportLeft: emit(({ context }) => ({
        type: 'record.left' as const,
        to: context.leavingTo ?? { kind: 'list' },
        id: context.recordId,
      })),
    },
  }).createMachine({
    id: form.id,
    context: ({ input }) => freshEditor(form, input),
    initial: 'opening',
    on: { 'notice.close': { actions: 'clearNotice' }, 'draft.due': { actions: 'keepDraft' } },
    states: {
      opening: { always: [{ guard: 'isNew', target: 'open' }, { target: 'loading' }] },
      loading: {
        tags: 'loading',
        invoke: {
          src: 'loadRecord',
          input: ({ context }) => ({ id: context.recordId ?? '' }),
          onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
        },
        on: { 'record.leave': { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] } },
      },
      unavailable: {
        tags: 'unavailable',
        on: {
          'record.retry': { target: 'loading', actions: 'clearNotice' },
          'record.leave': { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
        },
      },
      // Typing goes on while a write is under way.
      open: {
        initial: 'editing',
        on: {
          'form.edit': { actions: [{ type: 'edit', params: ({ event }) => event }, ...debounceDraftSave] },
          'field.leave': { actions: { type: 'touch', params: ({ event }) => event.path } },
          'draft.restore': { guard: 'hasOffer', actions: ['restore', ...debounceDraftSave] },
          'draft.discard': { actions: ['discard', 'dropDraft'] },
        },
        states: {
          editing: {
            on: {
              'record.save': { target: 'checking', actions: { type: 'countAttempt', params: ({ event }) => event.to } },
              'record.leave': [
                { guard: 'isDirty', target: '#asking', actions: { type: 'setLeavingTo', params: ({ event }) => event.to } },
                { target: '#left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
              ],
            },
          },
          checking: {
            always: [
              { guard: 'isWrong', target: 'editing' },
              { guard: 'isUnchanged', target: '#left', actions: ['leaveForSaved', 'reportLeft'] },
              { guard: 'isAsked', target: 'confirming' },
              { guard: 'isNew', target: 'creating', actions: 'send' },
              { target: 'updating', actions: 'send' },
            ],
          },
          // Says what the change means for other records, and waits for a Yes.
          confirming: {
            tags: 'confirming',
            on: {
              'save.accept': { target: 'checking', actions: 'confirm' },
              'save.cancel': 'editing',
            },
          },
          creating: {
            tags: 'busy',
            invoke: {
              src: 'createRecord',
              input: ({ context }) => ({ fields: context.sent, handOver: context.handOver }),
              onDone: {
                target: 'saved',
                actions: [
                  { type: 'settle', params: ({ event }) => ({ ...event.output, kind: 'saved' as const }) },
                  { type: 'reportCreated', params: ({ event }) => event.output },
                ],
              },
              onError: [
                {
                  guard: { type: 'isHeld', params: ({ event }) => ({ problem: event.error }) },
                  target: 'handingOver',
                  actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) },
                },
                { target: '#settling', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
              ],
            },
            on: { 'record.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event.to } } },
          },
          updating: {
            tags: 'busy',
            invoke: {
              src: 'updateRecord',
              input: ({ context }) => updateOf(context),
              onDone: [
                {
                  guard: { type: 'isConflict', params: ({ event }) => event.output },
                  target: 'conflicting',
                  actions: { type: 'settle', params: ({ event }) => event.output },
                },
                { target: 'saved', actions: { type: 'settle', params: ({ event }) => event.output } },
              ],
              onError: [
                {
                  guard: { type: 'isHeld', params: ({ event }) => ({ problem: event.error }) },
                  target: 'handingOver',
                  actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) },
                },
                { target: '#settling', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
              ],
            },
            on: { 'record.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event.to } } },
          },
          conflicting: {
            tags: 'conflict',
            on: {
              'conflict.keepMine': 'updating',
              'conflict.takeTheirs': { target: 'editing', actions: ['replaceWithTheirs', 'discard', 'cancelDraftSave', 'dropDraft'] },
              'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
            },
          },
          // Another record holds a value that only one record can hold.
          handingOver: {
            tags: 'held',
            on: {
              'handOver.accept': { target: 'checking', actions: 'agree' },
              'handOver.cancel': 'editing',
            },
          },
          saved: {
            entry: ['reportSaved', 'keepDraft'],
            always: [
              // Edits made during the save are asked about before leaving.
              { guard: 'isDirty', target: 'editing', actions: 'clearLeavingTo' },
              { guard: 'isLeaving', target: '#left', actions: 'reportLeft' },
              { guard: 'isContinuing', target: '#left', actions: ['leaveForSaved', 'reportLeft'] },
              { target: 'editing' },
            ],
          },
        },
      },
      asking: {
        id: 'asking',
        tags: 'asking',
        on: {
          'question.accept': { target: 'left', actions: ['cancelDraftSave', 'discard', 'dropDraft', 'reportLeft'] },
          'question.cancel': { target: 'settling', actions: 'clearLeavingTo' },
        },
      },
      // Back to the form; without the right to write, to a form in which nothing can be changed.
      settling: {
        id: 'settling',
        always: [{ guard: 'isForbidden', target: 'forbidden' }, { guard: 'loadFailed', target: 'loading' }, { target: 'open' }],
      },
      forbidden: {
        on: {
          'record.leave': [
            { guard: 'isDirty', target: 'asking', actions: { type: 'setLeavingTo', params: ({ event }) => event.to } },
            { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
          ],
        },
      },
      // A draft that was given up is not stored by a `draft.due` that comes later.
      left: {
        id: 'left',
        tags: 'left',
        on: { 'record.return': { target: 'settling', actions: ['clearLeavingTo', ...debounceDraftSave] }, 'draft.due': {} },
      },
    },
  })
}
