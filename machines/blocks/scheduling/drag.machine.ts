import { assign, emit, setup } from 'xstate'
import type { ModuleName } from './schedule-rules.ts'

/** Where a module can come from and go to: the module list, or a slot by its number. */
export type DragPlace = 'list' | number

/** A drop that has an effect; the listener carries it out and answers with `drop.settled`. */
export interface Drop {
  readonly module: ModuleName
  readonly from: DragPlace
  readonly to: DragPlace
}

/** The same events from pointer, touch and keyboard. A lift by keyboard is over a slot at once. */
export type DragEvent =
  | ({ type: 'drag.lift' } & Lifted)
  | { type: 'drag.enter'; target: DragPlace }
  | { type: 'drag.leave' }
  | { type: 'drag.next' }
  | { type: 'drag.previous' }
  | { type: 'drag.drop' }
  | { type: 'drag.cancel' }
  | { type: 'drop.settled' }

/** Facts for announcements. */
export type DragFact =
  | { type: 'module.lifted'; module: ModuleName; target: DragPlace | null; slotCount: number }
  | { type: 'target.entered'; module: ModuleName; target: DragPlace }
  | { type: 'move.cancelled'; module: ModuleName }

interface Lifted {
  readonly module: ModuleName
  readonly from: DragPlace
  readonly slots: readonly number[]
  readonly by: 'pointer' | 'keyboard'
}

export interface DragContext {
  readonly lifted: Lifted | null
  readonly target: DragPlace | null
}

const liftedOf = ({ module, from, slots, by }: Lifted): Lifted => ({ module, from, slots, by })

const nothing: ModuleName = { moduleId: '', name: '' }

/** The slot after (1) or before (-1) the target; it stops at the first and the last. Where there are no slots the target stays. */
function neighbour({ lifted, target }: DragContext, step: 1 | -1): DragPlace | null {
  const slots = lifted?.slots ?? []
  const at = typeof target === 'number' ? slots.indexOf(target) : -1
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), slots.length - 1)
  return slots[next] ?? target
}

/** The drop that would happen now, null where nothing would change. */
export const dropOf = ({ lifted, target }: DragContext): Drop | null =>
  lifted && target !== null && target !== lifted.from ? { module: lifted.module, from: lifted.from, to: target } : null

/**
 * One module carried at a time. `dropping` waits for the drop to be carried out; a drop outside every target, or on the
 * place that the module came from, is a cancelled move.
 */
export const dragMachine = setup({
  types: { context: {} as DragContext, events: {} as DragEvent, emitted: {} as DragFact },
  guards: {
    isElsewhere: ({ context }, target: DragPlace) => target !== context.target,
    hasEffect: ({ context }) => dropOf(context) !== null,
    hasNext: ({ context }) => neighbour(context, 1) !== context.target,
    hasPrevious: ({ context }) => neighbour(context, -1) !== context.target,
  },
  actions: {
    reportLifted: emit(({ context }) => ({
      type: 'module.lifted' as const,
      module: context.lifted?.module ?? nothing,
      target: context.target,
      slotCount: context.lifted?.slots.length ?? 0,
    })),
    reportTarget: emit(({ context }) => ({
      type: 'target.entered' as const,
      module: context.lifted?.module ?? nothing,
      target: context.target ?? 'list',
    })),
    reportCancelled: emit(({ context }) => ({ type: 'move.cancelled' as const, module: context.lifted?.module ?? nothing })),
    toNext: assign({ target: ({ context }) => neighbour(context, 1) }),
    toPrevious: assign({ target: ({ context }) => neighbour(context, -1) }),
    letGo: assign({ lifted: null, target: null }),
  },
}).createMachine({
  id: 'drag',
  context: { lifted: null, target: null },
  initial: 'resting',
  states: {
    resting: {
      entry: 'letGo',
      on: {
        'drag.lift': [
          {
            guard: ({ event }) => event.by === 'keyboard' && event.slots.length > 0,
            target: 'over',
            actions: [
              assign(({ event }) => ({
                lifted: liftedOf(event),
                target: event.from === 'list' ? (event.slots[0] ?? null) : event.from,
              })),
              'reportLifted',
            ],
          },
          {
            target: 'lifted',
            actions: [assign(({ event }) => ({ lifted: liftedOf(event), target: null })), 'reportLifted'],
          },
        ],
      },
    },
    lifted: {
      on: {
        'drag.enter': { target: 'over', actions: [assign({ target: ({ event }) => event.target }), 'reportTarget'] },
        'drag.next': { guard: 'hasNext', target: 'over', actions: ['toNext', 'reportTarget'] },
        'drag.previous': { guard: 'hasPrevious', target: 'over', actions: ['toPrevious', 'reportTarget'] },
        'drag.drop': { target: 'resting', actions: 'reportCancelled' },
        'drag.cancel': { target: 'resting', actions: 'reportCancelled' },
      },
    },
    over: {
      on: {
        'drag.enter': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.target },
          actions: [assign({ target: ({ event }) => event.target }), 'reportTarget'],
        },
        'drag.leave': { target: 'lifted', actions: assign({ target: null }) },
        'drag.next': { guard: 'hasNext', actions: ['toNext', 'reportTarget'] },
        'drag.previous': { guard: 'hasPrevious', actions: ['toPrevious', 'reportTarget'] },
        'drag.drop': [
          { guard: 'hasEffect', target: 'dropping' },
          { target: 'resting', actions: 'reportCancelled' },
        ],
        'drag.cancel': { target: 'resting', actions: 'reportCancelled' },
      },
    },
    dropping: {
      on: { 'drop.settled': 'resting' },
    },
  },
})
