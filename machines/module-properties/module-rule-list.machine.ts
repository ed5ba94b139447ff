import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type {
  ModuleRuleListContext,
  ModuleRuleListEvent,
  ModuleRuleListFact,
  ModuleRuleListInput,
  ModuleRuleListPorts,
  RuleListMessage,
  RuleOutcome,
  RuleWork,
} from './module-rule-list-types.ts'
import type { RuleId } from './types.ts'

const ports: ModuleRuleListPorts = { changeRule: unprovided('changeRule') }

/** After these the next rule would fail for the same reason: no answer, no session, no right. */
const futile = new Set([0, 401, 403])

/** The rule that is being sent. */
const current = ({ work }: ModuleRuleListContext) => work?.rows[work.outcomes.length]

function noted(context: ModuleRuleListContext, outcome: Omit<RuleOutcome, 'row'>): Partial<ModuleRuleListContext> {
  const row = current(context)
  return context.work && row ? { work: { ...context.work, outcomes: [...context.work.outcomes, { ...outcome, row }] } } : {}
}

/** The work is over: what it came to is said, and rules that it did not reach stay chosen. */
function reported({ work, chosen, input: { texts } }: ModuleRuleListContext): Partial<ModuleRuleListContext> {
  if (!work) return {}
  const unsent = work.rows.slice(work.outcomes.length).map((row): RuleOutcome => ({ row, isDone: false, text: texts.notSent }))
  const outcomes = [...work.outcomes, ...unsent]
  const done = outcomes.filter(({ isDone }) => isDone)
  const [only] = outcomes
  const message: RuleListMessage = {
    tone: done.length === outcomes.length ? 'success' : done.length === 0 ? 'error' : 'warning',
    text: outcomes.length === 1 && only ? only.text : texts.outcome(work.act, done.length, outcomes.length),
    outcomes: outcomes.length === 1 ? [] : outcomes,
  }
  return { work: null, message, chosen: chosen.filter((id) => !done.some(({ row }) => row.id === id)) }
}

/**
 * The list of module rules: a search that waits until the typing rests, rows that are chosen, and one publication or
 * deletion at a time, after a Yes. Several rules are sent one after the other, so that each has its own outcome.
 */
export const moduleRuleListMachine = setup({
  types: {
    context: {} as ModuleRuleListContext,
    events: {} as ModuleRuleListEvent,
    emitted: {} as ModuleRuleListFact,
    input: {} as ModuleRuleListInput,
    tags: {} as 'busy',
  },
  actors: ports,
  delays: { searchDue: 250 },
  guards: {
    isNews: ({ context }, text: string) => text !== context.search,
    isTypedNews: ({ context }) => context.typed !== context.search,
    canAsk: ({ context }, { act, rows }: Pick<RuleWork, 'act' | 'rows'>) =>
      !context.isForbidden && rows.length > 0 && (act === 'delete' || rows.every(({ status }) => status === 2)),
    isMore: ({ context: { work } }) => work !== null && work.outcomes.length + 1 < work.rows.length,
    isWorthMore: ({ context: { work, input } }, { problem }: { problem: unknown }) =>
      work !== null && work.outcomes.length + 1 < work.rows.length && !futile.has(input.texts.failure(problem).code),
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    follow: assign((_, text: string) => ({ typed: text, search: text })),
    take: assign(({ context }) => ({ search: context.typed })),
    sayDue: emit(({ context }) => ({ type: 'search.due' as const, text: context.search })),
    choose: assign(({ context }, { ids, isChosen }: { ids: readonly RuleId[]; isChosen: boolean }) => {
      const others = context.chosen.filter((id) => !ids.includes(id))
      return { chosen: isChosen ? [...others, ...ids] : others }
    }),
    ask: assign((_, work: Pick<RuleWork, 'act' | 'rows'>) => ({ work: { ...work, outcomes: [] }, message: null })),
    noteDone: assign(({ context }, text: string) => noted(context, { isDone: true, text })),
    noteFailed: assign(({ context }, { problem }: { problem: unknown }) => {
      const { code, message } = context.input.texts.failure(problem)
      return { ...noted(context, { isDone: false, text: message }), isForbidden: context.isForbidden || code === 403 }
    }),
    report: assign(({ context }) => reported(context)),
  },
}).createMachine({
  id: 'moduleRuleList',
  type: 'parallel',
  context: ({ input }) => ({
    input,
    typed: input.search,
    search: input.search,
    chosen: [],
    view: '',
    work: null,
    message: input.message === '' ? null : { tone: 'success', text: input.message, outcomes: [] },
    isForbidden: false,
  }),
  states: {
    search: {
      initial: 'resting',
      on: {
        'search.type': { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
        'search.follow': {
          guard: { type: 'isNews', params: ({ event }) => event.text },
          target: '.resting',
          actions: { type: 'follow', params: ({ event }) => event.text },
        },
      },
      states: {
        resting: {},
        typing: {
          after: { searchDue: [{ guard: 'isTypedNews', target: 'resting', actions: ['take', 'sayDue'] }, { target: 'resting' }] },
        },
      },
    },
    work: {
      initial: 'resting',
      on: {
        'message.close': { actions: assign({ message: null }) },
        'selection.follow': {
          guard: ({ context, event }) => event.view !== context.view,
          actions: assign(({ event }) => ({ chosen: [], view: event.view })),
        },
      },
      states: {
        resting: {
          on: {
            'rows.choose': { actions: { type: 'choose', params: ({ event }) => event } },
            'selection.clear': { actions: assign({ chosen: [] }) },
            'rules.change': {
              guard: { type: 'canAsk', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'ask', params: ({ event: { act, rows } }) => ({ act, rows }) },
            },
          },
        },
        asking: {
          on: { 'question.accept': 'working', 'question.cancel': { target: 'resting', actions: assign({ work: null }) } },
        },
        working: {
          tags: 'busy',
          invoke: {
            src: 'changeRule',
            input: ({ context }) => ({ act: context.work?.act ?? 'publish', ruleId: current(context)?.id ?? '' }),
            onDone: [
              {
                guard: 'isMore',
                target: 'working',
                reenter: true,
                actions: { type: 'noteDone', params: ({ event }) => event.output.message },
              },
              { target: 'resting', actions: [{ type: 'noteDone', params: ({ event }) => event.output.message }, 'report'] },
            ],
            onError: [
              {
                guard: { type: 'isWorthMore', params: ({ event }) => ({ problem: event.error }) },
                target: 'working',
                reenter: true,
                actions: { type: 'noteFailed', params: ({ event }) => ({ problem: event.error }) },
              },
              { target: 'resting', actions: [{ type: 'noteFailed', params: ({ event }) => ({ problem: event.error }) }, 'report'] },
            ],
          },
        },
      },
    },
  },
})
