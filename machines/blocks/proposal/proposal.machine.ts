import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import {
  normalWeights,
  type ClosedCell,
  type Placed,
  type Placement,
  type Proposal,
  type ProposalOrder,
  type Unplaced,
  type Weights,
} from './proposal-types.ts'

/** What a person may choose before a proposal is searched. Dates and slots are indices of the order's. */
export interface Conditions {
  readonly weights: Weights
  /** The reading that prohibited modules, which no student takes both, may share a slot. */
  readonly mayShareSlot: boolean
  readonly leftOutDates: readonly number[]
  readonly leftOutSlots: readonly number[]
}

export interface ProposalInput {
  /** The modules that are not in the block, its dates and slots, and what stands in them. */
  readonly order: Omit<ProposalOrder, 'weights' | 'mayShareSlot' | 'seed'>
  readonly mayShareSlot: boolean
}

export interface ProposalContext {
  readonly input: ProposalInput
  readonly conditions: Conditions
  readonly seed: number
  /** What was found last; null before anything was. */
  readonly proposal: Proposal | null
  /** Modules that stay where a proposal has put them, also in the next one. */
  readonly kept: readonly Placed[]
  /** Modules that are not to be placed. */
  readonly leftOutIds: readonly string[]
  /** The module whose reasons are shown. */
  readonly chosenId: string | null
  /** What is taken over at the end; null when nothing is. */
  readonly accepted: readonly Placement[] | null
}

export type ProposalEvent =
  | { type: 'conditions.change'; conditions: Partial<Conditions> }
  | { type: 'search.again' }
  | { type: 'search.another' }
  | { type: 'search.cancel' }
  | { type: 'module.choose'; moduleId: string }
  | { type: 'module.keep'; moduleId: string; isKept: boolean }
  | { type: 'module.leaveOut'; moduleId: string; isLeftOut: boolean }
  | { type: 'proposal.accept'; moduleIds: readonly string[] }
  | { type: 'proposal.discard' }

/** It has ended; `accepted` is null when nothing is taken over. */
export interface ProposalFact {
  readonly type: 'proposal.ended'
  readonly accepted: readonly Placement[] | null
}

/** What proposing needs done: a search in the background, which ends when it is told to. */
export type ProposalPorts = { search: PromiseActorLogic<Proposal, ProposalOrder> }

const ports: ProposalPorts = { search: unprovided('search') }

/** What stands in the preview: what is kept and what was found, without what was left out. */
export const shownPlacements = ({ proposal, kept, leftOutIds }: ProposalContext): readonly Placed[] =>
  [...kept, ...(proposal?.placed ?? []).filter(({ moduleId }) => !kept.some((one) => one.moduleId === moduleId))].filter(
    ({ moduleId }) => !leftOutIds.includes(moduleId),
  )

/** Modules without a place in the preview that were not left out. */
export const shownUnplaced = ({ proposal, leftOutIds }: ProposalContext): readonly Unplaced[] =>
  (proposal?.unplaced ?? []).filter(({ moduleId }) => !leftOutIds.includes(moduleId))

function notChosen({ dates, slotsPerDay }: ProposalInput['order'], { leftOutDates, leftOutSlots }: Conditions): readonly ClosedCell[] {
  return dates.flatMap((_, date) =>
    Array.from({ length: slotsPerDay }, (__, slot) => ({ date, slot, reason: 'notChosen' as const })).filter(
      (cell) => leftOutDates.includes(cell.date) || leftOutSlots.includes(cell.slot),
    ),
  )
}

/** What is searched: the order as the person has set it. */
export function orderOf({ input: { order }, conditions, seed, kept, leftOutIds }: ProposalContext): ProposalOrder {
  const { weights, mayShareSlot } = conditions
  return {
    ...order,
    moduleIds: order.moduleIds.filter((moduleId) => !leftOutIds.includes(moduleId)),
    standing: [...order.standing, ...kept.map(({ moduleId, date, slot }) => ({ moduleId, date, slot }))],
    closed: [...order.closed, ...notChosen(order, conditions)],
    weights,
    mayShareSlot,
    seed,
  }
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/**
 * A proposal for the modules that are not in the block yet: searched in the background, shown with its reasons, changed
 * by conditions, kept and left-out modules, and taken over whole, in part or not at all. Nothing of the schedule changes
 * before that; a proposal that ends without `accepted` has no effect.
 */
export const proposalMachine = setup({
  types: {
    context: {} as ProposalContext,
    events: {} as ProposalEvent,
    input: {} as ProposalInput,
    output: {} as { readonly accepted: readonly Placement[] | null },
    emitted: {} as ProposalFact,
    tags: {} as 'busy' | 'shown',
  },
  actors: ports,
  guards: {
    hasProposal: ({ context }) => context.proposal !== null,
    isShown: ({ context }, moduleId: string) => shownPlacements(context).some((placed) => placed.moduleId === moduleId),
    hasAny: ({ context }, moduleIds: readonly string[]) => shownPlacements(context).some(({ moduleId }) => moduleIds.includes(moduleId)),
  },
  actions: {
    setConditions: assign(({ context }, conditions: Partial<Conditions>) => ({ conditions: { ...context.conditions, ...conditions } })),
    take: assign(({ context }, proposal: Proposal) => ({
      proposal,
      chosenId: proposal.placed.some(({ moduleId }) => moduleId === context.chosenId) ? context.chosenId : null,
    })),
    keep: assign(({ context }, { moduleId, isKept }: { moduleId: string; isKept: boolean }) => {
      const others = context.kept.filter((placed) => placed.moduleId !== moduleId)
      const placed = shownPlacements(context).filter((one) => one.moduleId === moduleId)
      // A module that is no longer kept stays in its place until the next search.
      const proposal = context.proposal && {
        ...context.proposal,
        placed: [...context.proposal.placed.filter((one) => one.moduleId !== moduleId), ...placed],
      }
      return { kept: isKept ? [...others, ...placed] : others, proposal }
    }),
    leaveOut: assign(({ context }, { moduleId, isLeftOut }: { moduleId: string; isLeftOut: boolean }) => ({
      leftOutIds: isLeftOut ? [...without(context.leftOutIds, moduleId), moduleId] : without(context.leftOutIds, moduleId),
      kept: isLeftOut ? context.kept.filter((placed) => placed.moduleId !== moduleId) : context.kept,
      chosenId: isLeftOut && context.chosenId === moduleId ? null : context.chosenId,
    })),
    accept: assign(({ context }, moduleIds: readonly string[]) => ({
      accepted: shownPlacements(context)
        .filter(({ moduleId }) => moduleIds.includes(moduleId))
        .map(({ moduleId, date, slot }) => ({ moduleId, date, slot })),
    })),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input }) => ({
    input,
    conditions: { weights: normalWeights, mayShareSlot: input.mayShareSlot, leftOutDates: [], leftOutSlots: [] },
    seed: 1,
    proposal: null,
    kept: [],
    leftOutIds: [],
    chosenId: null,
    accepted: null,
  }),
  output: ({ context: { accepted } }) => ({ accepted }),
  initial: 'searching',
  on: {
    'proposal.discard': '.done',
    // A change of conditions starts the search again, also one that is running.
    'conditions.change': {
      target: '.searching',
      reenter: true,
      actions: { type: 'setConditions', params: ({ event }) => event.conditions },
    },
  },
  states: {
    searching: {
      tags: 'busy',
      invoke: {
        src: 'search',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: { 'search.cancel': [{ guard: 'hasProposal', target: 'shown' }, { target: 'done' }] },
    },
    shown: {
      tags: 'shown',
      on: {
        'search.again': 'searching',
        'search.another': { target: 'searching', actions: assign({ seed: ({ context }) => context.seed + 1 }) },
        'module.choose': {
          guard: { type: 'isShown', params: ({ event }) => event.moduleId },
          actions: assign({ chosenId: ({ event }) => event.moduleId }),
        },
        'module.keep': {
          guard: { type: 'isShown', params: ({ event }) => event.moduleId },
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'module.leaveOut': { actions: { type: 'leaveOut', params: ({ event }) => event } },
        'proposal.accept': {
          guard: { type: 'hasAny', params: ({ event }) => event.moduleIds },
          target: 'done',
          actions: { type: 'accept', params: ({ event }) => event.moduleIds },
        },
      },
    },
    failed: { on: { 'search.again': 'searching' } },
    done: { type: 'final', entry: emit(({ context: { accepted } }): ProposalFact => ({ type: 'proposal.ended', accepted })) },
  },
})
