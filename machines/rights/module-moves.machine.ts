import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import type { Done, Failure } from '#machines/outcome.ts'
import { refusedWith, type RecordNotice } from '#machines/records/record-notice.ts'
import { unprovided } from '#machines/unprovided.ts'
import type { Placement } from './module-tree.ts'

/** A module that is wanted elsewhere. */
export interface ModuleMove {
  readonly id: string
  readonly to: Placement
}

export type ModuleMovesPorts = { placeModule: PromiseActorLogic<Done, ModuleMove> }

interface ModuleMovesContext {
  readonly failure: (problem: unknown) => Failure
  readonly move: ModuleMove | null
  readonly notice: RecordNotice | null
  /** The server refused a move because a right is missing: none is offered any more. */
  readonly isForbidden: boolean
}

export type ModuleMovesEvent = { type: 'module.place'; move: ModuleMove } | { type: 'notice.close' }

const ports: ModuleMovesPorts = { placeModule: unprovided('placeModule') }

/** Modules being moved in a menu, one at a time. */
export const moduleMovesMachine = setup({
  types: {
    context: {} as ModuleMovesContext,
    events: {} as ModuleMovesEvent,
    emitted: {} as { type: 'module.moved'; message: string; id: string },
    input: {} as Pick<ModuleMovesContext, 'failure'>,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: { mayMove: ({ context }) => !context.isForbidden },
}).createMachine({
  id: 'moduleMoves',
  context: ({ input }) => ({ ...input, move: null, notice: null, isForbidden: false }),
  initial: 'resting',
  on: { 'notice.close': { actions: assign({ notice: null }) } },
  states: {
    resting: {
      on: {
        'module.place': { guard: 'mayMove', target: 'moving', actions: assign({ move: ({ event }) => event.move, notice: null }) },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'placeModule',
        input: ({ context: { move } }) => {
          if (move === null) throw new Error('There is no module to move.')
          return move
        },
        onDone: {
          target: 'resting',
          actions: emit(({ context, event }) => ({
            type: 'module.moved' as const,
            message: event.output.message,
            id: context.move?.id ?? '',
          })),
        },
        onError: {
          target: 'resting',
          actions: assign(({ context, event }) => refusedWith(context, context.failure(event.error))),
        },
      },
    },
  },
})
