import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Done, Failure } from '#machines/outcome.ts'
import type { RuleId, RuleNotice, RuleStatus } from './types.ts'

/** What the summary needs done; the rule itself is read by a query. */
export type ModuleRuleSummaryPorts = {
  publishRule: PromiseActorLogic<Done, { readonly ruleId: RuleId }>
  deleteRule: PromiseActorLogic<Done, { readonly ruleId: RuleId }>
}

interface ModuleRuleSummaryInput {
  readonly ruleId: RuleId
  readonly failure: (problem: unknown) => Failure
}

interface ModuleRuleSummaryContext {
  readonly input: ModuleRuleSummaryInput
  readonly notice: RuleNotice | null
  /** The server refused a write because a right is missing: no write is offered any more. */
  readonly isForbidden: boolean
}

export type ModuleRuleSummaryEvent =
  | { type: 'rule.publish'; status: RuleStatus }
  | { type: 'rule.delete' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'notice.close' }

/** The rule is published or deleted; `message` is for the list. */
type ModuleRuleSummaryFact = { type: 'rule.left'; message: string }

const ports: ModuleRuleSummaryPorts = { publishRule: unprovided('publishRule'), deleteRule: unprovided('deleteRule') }

/** A module rule as it stands: it can be published while it is a draft, and deleted after a Yes; both lead to the list. */
export const moduleRuleSummaryMachine = setup({
  types: {
    context: {} as ModuleRuleSummaryContext,
    events: {} as ModuleRuleSummaryEvent,
    emitted: {} as ModuleRuleSummaryFact,
    input: {} as ModuleRuleSummaryInput,
    tags: {} as 'busy' | 'asking' | 'publishing' | 'deleting',
  },
  actors: ports,
  guards: {
    canPublish: ({ context }, status: RuleStatus) => !context.isForbidden && status === 2,
    canDelete: ({ context }) => !context.isForbidden,
  },
  actions: {
    clearNotice: assign({ notice: null }),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => {
      const { code, message } = context.input.failure(problem)
      return { notice: { id: (context.notice?.id ?? 0) + 1, text: message }, isForbidden: context.isForbidden || code === 403 }
    }),
    reportLeft: emit((_, { message }: Done) => ({ type: 'rule.left' as const, message })),
  },
}).createMachine({
  id: 'moduleRuleSummary',
  context: ({ input }) => ({ input, notice: null, isForbidden: false }),
  initial: 'viewing',
  on: { 'notice.close': { actions: 'clearNotice' } },
  states: {
    viewing: {
      on: {
        'rule.publish': {
          guard: { type: 'canPublish', params: ({ event }) => event.status },
          target: 'publishing',
          actions: 'clearNotice',
        },
        'rule.delete': { guard: 'canDelete', target: 'confirming', actions: 'clearNotice' },
      },
    },
    confirming: { tags: 'asking', on: { 'question.accept': 'deleting', 'question.cancel': 'viewing' } },
    publishing: {
      tags: ['busy', 'publishing'],
      invoke: {
        src: 'publishRule',
        input: ({ context }) => ({ ruleId: context.input.ruleId }),
        onDone: { target: 'left', actions: { type: 'reportLeft', params: ({ event }) => event.output } },
        onError: { target: 'viewing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    deleting: {
      tags: ['busy', 'asking', 'deleting'],
      invoke: {
        src: 'deleteRule',
        input: ({ context }) => ({ ruleId: context.input.ruleId }),
        onDone: { target: 'left', actions: { type: 'reportLeft', params: ({ event }) => event.output } },
        onError: { target: 'viewing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    left: { type: 'final' },
  },
})
