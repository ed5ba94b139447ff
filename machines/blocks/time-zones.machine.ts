import { assign, emit, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type { Notice, StepOutput, StepTag } from './step.ts'
import { build, isUnapplied, losesWork, losses, sameZones, setTime, tick, type Losses } from './time-zones-rules.ts'
import type { TimeZonesContext, TimeZonesEvent, TimeZonesFact, TimeZonesInput, TimeZonesPorts } from './time-zones-types.ts'

const ports: TimeZonesPorts = {
  loadDefaultZones: unprovided('loadDefaultZones'),
  loadSlots: unprovided('loadSlots'),
  saveZones: unprovided('saveZones'),
}

/** Modules of slots that the save has just taken away stand nowhere any more. */
const keptPlacements = ({ built, placements }: TimeZonesContext) =>
  placements?.filter((placement) => placement.slot <= (built[0]?.slots.length ?? 0)) ?? null

const nothing: Losses = { times: [], modules: [] }

/**
 * Step 1 of the wizard, "Define TimeZones": zones are ticked on the left, Apply builds their slots on the right, times
 * are set there, Save and Next send them. Work that Apply or Clear would lose is asked about first; saved slots that
 * could not be read are never overwritten without a question.
 */
export const timeZonesMachine = setup({
  types: {
    context: {} as TimeZonesContext,
    events: {} as TimeZonesEvent,
    emitted: {} as TimeZonesFact,
    input: {} as TimeZonesInput,
    output: {} as StepOutput,
    tags: {} as StepTag,
  },
  actors: ports,
  guards: {
    isHeld: ({ context }) => context.isFallback && !context.isTouched,
    isUnread: ({ context }) => context.isFallback,
    hasSlots: ({ context }) => context.built.length > 0,
    hasSavedSlots: ({ context }) => context.saved.length > 0,
    applyLoses: ({ context }) =>
      losesWork(losses(context.built, build(context.selection, context.count, context.built), context.placements)),
    isNext: ({ context }) => context.isNext,
  },
  actions: {
    say: assign(({ context }, params: { tone: Notice['tone']; text: string; isClosable?: boolean }) => ({
      notice: {
        id: (context.notice?.id ?? 0) + 1,
        tone: params.tone,
        text: params.text,
        isClosable: params.isClosable ?? context.input.isErrorClosable,
      },
    })),
    sayFailure: assign(({ context }, { problem }: { problem: unknown }) => ({
      notice: {
        id: (context.notice?.id ?? 0) + 1,
        tone: 'error' as const,
        text: context.input.texts.failure(problem).message,
        isClosable: context.input.isErrorClosable,
      },
    })),
    hush: assign({ notice: null }),
    applySelection: assign({
      built: ({ context }) => build(context.selection, context.count, context.built),
      pending: null,
      isTouched: true,
    }),
    clearAll: assign({ selection: [], count: 1, built: [], pending: null, isTouched: true }),
    sayBuilt: emit(({ context: { built } }) => ({
      type: 'slots.built' as const,
      zones: built.length,
      slots: built[0]?.slots.length ?? 0,
    })),
    sayCleared: emit({ type: 'slots.cleared' }),
    weigh: assign(({ context }) => ({
      facts: { ...context.facts, isDirty: !sameZones(context.built, context.saved) },
    })),
  },
}).createMachine({
  id: 'timeZones',
  context: ({ input }) => ({
    input,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    notice: null,
    defaultZones: [],
    selection: [],
    count: 1,
    built: [],
    saved: [],
    placements: [],
    isFallback: false,
    isTouched: false,
    pending: null,
    isNext: false,
    message: '',
  }),
  initial: 'loadingZones',
  output: ({ context }) => ({ blockId: context.input.blockId, message: context.message }),
  states: {
    loadingZones: {
      tags: 'loading',
      invoke: {
        src: 'loadDefaultZones',
        onDone: { target: 'loadingSlots', actions: assign({ defaultZones: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: {
      tags: 'unavailable',
      on: { 'slots.retry': { target: 'loadingZones', actions: 'hush' } },
    },
    loadingSlots: {
      tags: 'loading',
      invoke: {
        src: 'loadSlots',
        input: ({ context }) => ({ blockId: context.input.blockId }),
        onDone: {
          target: 'editing',
          actions: [
            'hush',
            assign(({ context, event: { output } }) => ({
              saved: output.saved,
              built: output.saved,
              placements: output.placements,
              selection: output.saved.length > 0 ? output.saved.map(({ groupId, zoneId }) => ({ groupId, zoneId })) : context.defaultZones,
              count: output.saved[0]?.slots.length ?? 1,
              isFallback: false,
              isTouched: false,
            })),
            'weigh',
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            assign(({ context }) => ({
              selection: context.defaultZones,
              count: 1,
              built: [],
              saved: [],
              placements: null,
              isFallback: true,
              isTouched: false,
            })),
            { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) },
            'weigh',
          ],
        },
      },
    },
    editing: {
      on: {
        'zones.tick': {
          actions: assign(({ context, event }) => ({ selection: tick(context.selection, event.zones, event.isTicked), isTouched: true })),
        },
        'count.choose': {
          guard: ({ event }) => Number.isInteger(event.count) && event.count >= 1 && event.count <= 6,
          actions: assign({ count: ({ event }) => event.count, isTouched: true }),
        },
        'time.change': {
          actions: [
            assign(({ context, event }) => ({ built: setTime(context.built, event.zoneId, event.slot, event.time), isTouched: true })),
            'weigh',
          ],
        },
        'slots.apply': [
          {
            guard: 'applyLoses',
            target: 'confirming',
            actions: assign(({ context }) => ({
              pending: {
                reason: 'apply' as const,
                losses: losses(context.built, build(context.selection, context.count, context.built), context.placements),
              },
            })),
          },
          { actions: ['applySelection', 'sayBuilt', 'hush', 'weigh'] },
        ],
        'slots.clear': {
          target: 'confirming',
          actions: assign(({ context }) => ({
            pending: {
              reason: 'clear' as const,
              losses: context.built.length > 0 ? losses(context.built, [], context.placements) : nothing,
            },
          })),
        },
        'slots.retry': { guard: 'isUnread', target: 'loadingSlots', actions: 'hush' },
        'notice.close': { actions: 'hush' },
        'step.clear': { actions: ['clearAll', 'sayCleared', 'hush', 'weigh'] },
        'step.save': [
          {
            guard: 'isHeld',
            actions: { type: 'say', params: ({ context }) => ({ tone: 'error', text: context.input.texts.slotsUnread }) },
          },
          {
            guard: ({ context }) => context.isFallback && context.built.length > 0,
            target: 'overwriting',
            actions: assign({ isNext: false }),
          },
          { guard: 'hasSlots', target: 'saving', actions: assign({ isNext: false }) },
        ],
        'step.next': [
          {
            guard: 'isHeld',
            actions: { type: 'say', params: ({ context }) => ({ tone: 'error', text: context.input.texts.slotsUnread }) },
          },
          {
            guard: ({ context }) => context.isFallback && context.built.length > 0,
            target: 'overwriting',
            actions: assign({ isNext: true }),
          },
          { guard: 'hasSlots', target: 'saving', actions: assign({ isNext: true }) },
          { guard: 'hasSavedSlots', target: 'done', actions: assign({ message: '' }) },
          { actions: { type: 'say', params: ({ context }) => ({ tone: 'error', text: context.input.texts.selectZones }) } },
        ],
      },
    },
    confirming: {
      on: {
        'loss.accept': [
          {
            guard: ({ context }) => context.pending?.reason === 'clear',
            target: 'editing',
            actions: ['clearAll', 'sayCleared', 'hush', 'weigh'],
          },
          { target: 'editing', actions: ['applySelection', 'sayBuilt', 'hush', 'weigh'] },
        ],
        'loss.cancel': { target: 'editing', actions: assign({ pending: null }) },
      },
    },
    overwriting: {
      on: {
        'loss.accept': 'saving',
        'loss.cancel': 'editing',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveZones',
        input: ({ context }) => ({
          blockId: context.input.blockId,
          slotsPerDay: context.built[0]?.slots.length ?? 1,
          zones: context.built,
        }),
        onDone: [
          {
            guard: 'isNext',
            target: 'done',
            actions: assign(({ context, event }) => ({
              message: event.output.message,
              saved: context.built,
              notice: null,
              facts: { ...context.facts, isDirty: false, savedAt: event.output.savedAt },
            })),
          },
          {
            target: 'editing',
            actions: [
              assign(({ context, event }) => ({
                saved: context.built,
                placements: keptPlacements(context),
                isFallback: false,
                facts: { ...context.facts, isDirty: false, savedAt: event.output.savedAt },
              })),
              { type: 'say', params: ({ event }) => ({ tone: 'success', text: event.output.message, isClosable: true }) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    done: { type: 'final' },
  },
})

/** Whether the left side differs from what Apply last built. */
export const hasUnappliedSelection = ({ selection, count, built }: TimeZonesContext): boolean =>
  !(built.length === 0 && selection.length === 0) && isUnapplied(selection, count, built)
