import { assign, cancel, emit, raise, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import {
  failed,
  freshEditor,
  isDirty,
  moduleChosen,
  prohibitedChosen,
  restored,
  rowAdded,
  rowRemoved,
  sentDraft,
  showing,
  written,
} from './module-rule-editing.ts'
import type {
  ModuleRuleEditorContext,
  ModuleRuleEditorEvent,
  ModuleRuleEditorFact,
  ModuleRuleEditorInput,
  ModuleRuleEditorPorts,
  RuleDestination,
  WrittenRule,
} from './module-rule-editor-types.ts'
import { checkRule } from './module-rule-form.ts'
import type { ModuleRule } from './types.ts'

const ports: ModuleRuleEditorPorts = {
  loadRule: unprovided('loadRule'),
  createRule: unprovided('createRule'),
  updateRule: unprovided('updateRule'),
}

/** Edits are kept half a second after the last of them. */
const debounceDraftSave = ['cancelDraftSave', 'scheduleDraftSave'] as const

/**
 * A module rule being made or changed: its form, create and update, and the question before unsaved work is left. Edits
 * are kept as a draft while they are unsaved, and offered again when the form is opened. What another person stored
 * meanwhile is never written over without a question. Leaving while a write is under way waits for it.
 */
export const moduleRuleEditorMachine = setup({
  types: {
    context: {} as ModuleRuleEditorContext,
    events: {} as ModuleRuleEditorEvent,
    emitted: {} as ModuleRuleEditorFact,
    input: {} as ModuleRuleEditorInput,
    tags: {} as 'busy' | 'loading' | 'unavailable' | 'conflict' | 'asking' | 'left',
  },
  actors: ports,
  delays: { draftDue: 500 },
  guards: {
    hasOffer: ({ context }) => context.offer !== null,
    isNew: ({ context }) => context.ruleId === null,
    isWrong: ({ context }) => {
      const { name, rows } = checkRule(context.fields)
      return name !== null || rows.size > 0
    },
    isUnchanged: ({ context }) => context.isNext && context.ruleId !== null && !isDirty(context),
    isDirty: ({ context }) => isDirty(context),
    loadFailed: ({ context }) => context.ruleId !== null && context.record === null,
    isForbidden: ({ context }) => context.isForbidden,
    isLeaving: ({ context }) => context.leavingTo !== null,
    isContinuing: ({ context }) => context.isNext || !context.input.mayModify,
  },
  actions: {
    /** Stores the form as a draft while it is unsaved; a saved form has no draft. */
    keepDraft: () => {},
    dropDraft: () => {},
    cancelDraftSave: cancel('draft'),
    scheduleDraftSave: raise({ type: 'draft.due' }, { id: 'draft', delay: 'draftDue' }),
    restore: assign(({ context }) => restored(context)),
    discard: assign({ offer: null }),
    show: assign(({ context }, record: ModuleRule) => showing(context, record)),
    countAttempt: assign(({ context }, isNext: boolean) => ({ isNext, attempts: context.attempts + 1, notice: null, leavingTo: null })),
    send: assign(({ context }) => {
      const fields = { ...context.fields, name: context.fields.name.trim() }
      return { fields, sent: fields }
    }),
    settle: assign(({ context }, result: WrittenRule) => written(context, result)),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => failed(context, problem)),
    setTheirs: assign((_, theirs: ModuleRule | null) => ({ theirs, leavingTo: null })),
    replaceWithTheirs: assign(({ context }) => (context.theirs ? showing(context, context.theirs) : {})),
    clearTheirs: assign({ theirs: null }),
    setLeavingTo: assign((_, leavingTo: RuleDestination) => ({ leavingTo })),
    clearLeavingTo: assign({ leavingTo: null }),
    clearNotice: assign({ notice: null }),
    reportSaved: emit(({ context }) => ({ type: 'rule.saved' as const, message: context.message })),
    reportCreated: emit((_, { id }: WrittenRule) => ({ type: 'rule.created' as const, ruleId: id })),
    reportLeft: emit(({ context }) => ({
      type: 'rule.left' as const,
      to: context.leavingTo ?? { kind: 'list' },
      ruleId: context.ruleId,
    })),
  },
}).createMachine({
  id: 'moduleRuleEditor',
  context: ({ input }) => freshEditor(input),
  initial: 'opening',
  on: { 'notice.close': { actions: 'clearNotice' }, 'draft.due': { actions: 'keepDraft' } },
  states: {
    opening: { always: [{ guard: 'isNew', target: 'open' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadRule',
        input: ({ context }) => ({ ruleId: context.ruleId ?? '' }),
        onDone: { target: 'open', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
      on: { 'rule.leave': { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] } },
    },
    unavailable: {
      tags: 'unavailable',
      on: {
        'rule.retry': { target: 'loading', actions: 'clearNotice' },
        'rule.leave': { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
      },
    },
    // Typing goes on while a write is under way.
    open: {
      initial: 'editing',
      on: {
        'name.change': {
          actions: [assign(({ context, event }) => ({ fields: { ...context.fields, name: event.name } })), ...debounceDraftSave],
        },
        'name.leave': { actions: assign({ isNameLeft: true }) },
        'row.add': { actions: [assign(({ context }) => rowAdded(context)), ...debounceDraftSave] },
        'row.remove': { actions: [assign(({ context, event }) => rowRemoved(context, event.key)), ...debounceDraftSave] },
        'module.choose': {
          actions: [assign(({ context, event }) => moduleChosen(context, event.key, event.module)), ...debounceDraftSave],
        },
        'prohibited.choose': {
          actions: [assign(({ context, event }) => prohibitedChosen(context, event.key, event.modules)), ...debounceDraftSave],
        },
        'draft.restore': { guard: 'hasOffer', actions: ['restore', ...debounceDraftSave] },
        'draft.discard': { actions: ['discard', 'dropDraft'] },
      },
      states: {
        editing: {
          on: {
            'rule.save': { target: 'checking', actions: { type: 'countAttempt', params: false } },
            'rule.next': { target: 'checking', actions: { type: 'countAttempt', params: true } },
            'rule.leave': [
              { guard: 'isDirty', target: '#asking', actions: { type: 'setLeavingTo', params: ({ event }) => event.to } },
              { target: '#left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
            ],
          },
        },
        checking: {
          always: [
            { guard: 'isWrong', target: 'editing' },
            { guard: 'isUnchanged', target: '#left', actions: [{ type: 'setLeavingTo', params: { kind: 'summary' } }, 'reportLeft'] },
            { guard: 'isNew', target: 'creating', actions: 'send' },
            { target: 'updating', actions: 'send' },
          ],
        },
        creating: {
          tags: 'busy',
          invoke: {
            src: 'createRule',
            input: ({ context }) => sentDraft(context),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'settle', params: ({ event }) => event.output },
                { type: 'reportCreated', params: ({ event }) => event.output },
              ],
            },
            onError: { target: '#settling', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: { 'rule.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event.to } } },
        },
        updating: {
          tags: 'busy',
          invoke: {
            src: 'updateRule',
            input: ({ context }) => ({
              ruleId: context.ruleId ?? '',
              draft: sentDraft(context),
              base: context.theirs === null ? context.record : null,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'conflict',
                target: 'conflicting',
                actions: {
                  type: 'setTheirs',
                  params: ({ event }) => (event.output.kind === 'conflict' ? event.output.theirs : null),
                },
              },
              {
                target: 'saved',
                actions: {
                  type: 'settle',
                  params: ({ context, event }) =>
                    event.output.kind === 'saved' ? event.output : { id: context.ruleId ?? '', message: '', savedAt: 0, record: null },
                },
              },
            ],
            onError: { target: '#settling', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: { 'rule.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event.to } } },
        },
        conflicting: {
          tags: 'conflict',
          on: {
            'conflict.keepMine': 'updating',
            'conflict.takeTheirs': { target: 'editing', actions: ['replaceWithTheirs', 'discard', 'cancelDraftSave', 'dropDraft'] },
            'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
          },
        },
        saved: {
          entry: ['reportSaved', 'keepDraft'],
          always: [
            // Edits made during the save are asked about before leaving.
            { guard: 'isDirty', target: 'editing', actions: 'clearLeavingTo' },
            { guard: 'isLeaving', target: '#left', actions: 'reportLeft' },
            { guard: 'isContinuing', target: '#left', actions: [{ type: 'setLeavingTo', params: { kind: 'summary' } }, 'reportLeft'] },
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
    // Back to the form, or to what is left of it without the right to write.
    settling: {
      id: 'settling',
      always: [{ guard: 'isForbidden', target: 'forbidden' }, { guard: 'loadFailed', target: 'loading' }, { target: 'open' }],
    },
    forbidden: {
      on: {
        'rule.leave': [
          { guard: 'isDirty', target: 'asking', actions: { type: 'setLeavingTo', params: ({ event }) => event.to } },
          { target: 'left', actions: [{ type: 'setLeavingTo', params: ({ event }) => event.to }, 'reportLeft'] },
        ],
      },
    },
    // What was given up is not kept after all.
    left: {
      id: 'left',
      tags: 'left',
      on: { 'rule.return': { target: 'settling', actions: ['clearLeavingTo', ...debounceDraftSave] }, 'draft.due': {} },
    },
  },
})
