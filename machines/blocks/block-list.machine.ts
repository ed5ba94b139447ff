import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type { BlockId, BlockRow, Failure, Removal } from './types.ts'

/** What a list of blocks needs done; the lists themselves are read by queries. */
export type BlockListPorts = {
  removeBlock: PromiseActorLogic<Removal, { readonly blockId: BlockId }>
}

/** A message above the list. */
export interface ListMessage {
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  /** The server's own description beside a fixed text. */
  readonly detail?: string
}

export interface BlockListInput {
  /** The search that the address names. */
  readonly search: string
  /** What the page before had to say. */
  readonly message: ListMessage | null
  readonly texts: { readonly mappingWarning: string; readonly failure: (problem: unknown) => Failure }
}

export interface BlockListContext {
  readonly input: BlockListInput
  /** The search as typed, and the one that the list shows. */
  readonly typed: string
  readonly search: string
  /** The block whose deletion is asked about or under way. */
  readonly asked: BlockRow | null
  readonly message: ListMessage | null
}

export type BlockListEvent =
  | { type: 'search.type'; text: string }
  /** The address names another search than before. */
  | { type: 'search.follow'; text: string }
  | { type: 'block.delete'; row: BlockRow }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'message.close' }

export type BlockListFact = { type: 'search.due'; text: string }

const ports: BlockListPorts = { removeBlock: unprovided('removeBlock') }

/** A list of blocks: a search that waits until the typing rests, and one deletion at a time, after a Yes. */
export const blockListMachine = setup({
  types: {
    context: {} as BlockListContext,
    events: {} as BlockListEvent,
    emitted: {} as BlockListFact,
    input: {} as BlockListInput,
    tags: {} as 'busy',
  },
  actors: ports,
  delays: { searchDue: 250 },
  guards: {
    isNews: ({ context }, text: string) => text !== context.search,
    isTypedNews: ({ context }) => context.typed !== context.search,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    follow: assign((_, text: string) => ({ typed: text, search: text })),
    take: assign(({ context }) => ({ search: context.typed })),
    sayDue: emit(({ context }) => ({ type: 'search.due' as const, text: context.search })),
    say: assign((_, message: ListMessage) => ({ message, asked: null })),
    hush: assign({ message: null }),
  },
}).createMachine({
  id: 'blockList',
  type: 'parallel',
  context: ({ input }) => ({ input, typed: input.search, search: input.search, asked: null, message: input.message }),
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
    removal: {
      initial: 'resting',
      on: { 'message.close': { actions: 'hush' } },
      states: {
        resting: {
          on: { 'block.delete': { target: 'asking', actions: ['hush', assign({ asked: ({ event }) => event.row })] } },
        },
        asking: {
          on: { 'question.accept': 'removing', 'question.cancel': { target: 'resting', actions: assign({ asked: null }) } },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'removeBlock',
            input: ({ context }) => ({ blockId: context.asked?.id ?? '' }),
            onDone: [
              {
                guard: ({ event }) => event.output.isBlocked,
                target: 'resting',
                actions: {
                  type: 'say',
                  params: ({ context, event }) => ({
                    tone: 'warning',
                    text: context.input.texts.mappingWarning,
                    detail: event.output.message,
                  }),
                },
              },
              {
                target: 'resting',
                actions: { type: 'say', params: ({ event }) => ({ tone: 'success', text: event.output.message }) },
              },
            ],
            onError: {
              target: 'resting',
              actions: {
                type: 'say',
                params: ({ context, event }) => ({ tone: 'error', text: context.input.texts.failure(event.error).message }),
              },
            },
          },
        },
      },
    },
  },
})
