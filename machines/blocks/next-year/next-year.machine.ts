import { and, assign, not, raise, setup } from 'xstate'
import type { BlockId } from '#machines/blocks/block.ts'
import { isRefusal } from '#machines/outcome.ts'
import { unprovided } from '#machines/unprovided.ts'
import { carriedSchedule } from './carried-schedule.ts'
import {
  begin,
  draftOf,
  freshContext,
  loaded,
  nameErrors,
  shiftFor,
  shortNameOf,
  sourceRange,
  startProblem,
  takenParts,
  withPart,
} from './next-year-form.ts'
import type {
  BegunClone,
  LoadedSource,
  NextYearContext,
  NextYearEvent,
  NextYearInput,
  NextYearPorts,
  NextYearTag,
} from './next-year-types.ts'

const ports: NextYearPorts = {
  loadSource: unprovided('loadSource'),
  generateCode: unprovided('generateCode'),
  createBlock: unprovided('createBlock'),
  saveZones: unprovided('saveZones'),
  saveSchedule: unprovided('saveSchedule'),
}

const notFound = 404

const carriedDays = (context: NextYearContext) => {
  const { source, shift } = context
  return source && takenParts(context).includes('modules') ? carriedSchedule(source.days, source.offered, shift.days).days : []
}

const withStep = ({ begun }: NextYearContext, change: Partial<BegunClone>): Partial<NextYearContext> => ({
  begun: begun && { ...begun, ...change },
})

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })

const nextYearSetup = setup({
  types: {
    context: {} as NextYearContext,
    events: {} as NextYearEvent,
    input: {} as NextYearInput,
    tags: {} as NextYearTag,
  },
  actors: ports,
  guards: {
    isUndated: ({ context }) => sourceRange(context) === null,
    isBegun: ({ context }) => context.begun !== null,
    isWrong: ({ context }) => Object.keys(nameErrors(context)).length > 0 || startProblem(context) !== null,
    isCodeStale: ({ context }) => shortNameOf(context) !== context.codeOf,
    isShortNameEmpty: ({ context }) => shortNameOf(context) === '',
    isCodeDue: and(['isCodeStale', not('isShortNameEmpty')]),
    isCreateDue: ({ context }) => context.begun?.step === 'create',
    areZonesDue: ({ context: { begun, source } }) =>
      begun?.step === 'zones' && begun.parts.includes('zones') && source !== null && source.zones.length > 0,
    hasModules: ({ context }) => carriedDays(context).length > 0,
    isRefused: ({ context }, { problem }: { problem: unknown }) => isRefusal(context.input.failure(problem)),
    isGone: ({ context }) => context.begun?.blockId !== null && context.failure?.code === notFound,
  },
  actions: {
    /** Keeps the names that were typed, and the parts that were chosen. */
    keepForm: () => {},
    /** Keeps how far the clone has come. */
    keepBegun: () => {},
    /** Forgets the clone that was begun, and the names with it. */
    forgetBegun: () => {},
    load: assign(({ context }, answer: LoadedSource) => loaded(context, answer)),
    want: assign((_, { start }: { start: NextYearContext['start'] }) => ({ start })),
    shift: assign(({ context }) => {
      const range = sourceRange(context)
      return range ? { shift: shiftFor(range, context) } : {}
    }),
    type: assign(({ context, event }) => (event.type === 'name.change' ? { typed: { ...context.typed, [event.field]: event.value } } : {})),
    leave: assign(({ context, event }) => (event.type === 'name.leave' ? { touched: [...context.touched, event.field] } : {})),
    choosePart: assign(({ context, event }) =>
      event.type === 'part.change' ? { parts: withPart(context.parts, event.part, event.isTaken) } : {},
    ),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, touched: ['name', 'shortName'] as const, failure: null })),
    claimCode: assign(({ context }) => ({ codeOf: shortNameOf(context) })),
    takeCode: assign((_, code: string) => ({ code })),
    // Whatever went wrong, the code is asked for again.
    dropCode: assign({ code: '', codeOf: '' }),
    begin: assign(({ context }) => ({ begun: begin(context), mayExist: false })),
    created: assign(({ context }, blockId: BlockId) => withStep(context, { blockId, step: 'zones' })),
    mapped: assign(({ context }) => withStep(context, { step: 'schedule' })),
    unbegin: assign({ begun: null, mayExist: false }),
    doubt: assign({ mayExist: true }),
    clearFailure: assign({ failure: null }),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => ({ failure: context.input.failure(problem) })),
  },
})

/**
 * A block for next year, made from another one that is only read: its names and code, and the calls that make it, one after the
 * other. When a later call fails, it alone is offered again, also after a reload: no block is created twice.
 */
export const nextYearMachine = nextYearSetup.createMachine({
  id: 'nextYear',
  context: ({ input }) => freshContext(input),
  initial: 'loading',
  on: { 'start.move': { actions: { type: 'want', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadSource',
        input: ({ context }) => ({ sourceId: context.input.sourceId }),
        onDone: { target: 'loaded', actions: { type: 'load', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: problemOf } },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'source.retry': { target: 'loading', actions: 'clearFailure' } } },
    loaded: {
      always: [{ guard: 'isUndated', target: 'undated' }, { guard: 'isBegun', target: 'halted' }, { target: 'open' }],
    },
    /** A block without dates cannot be moved. */
    undated: { tags: 'undated' },
    open: {
      tags: 'open',
      type: 'parallel',
      entry: raise({ type: 'code.want' }),
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'start.move': { actions: [{ type: 'want', params: ({ event }) => event }, 'shift', raise({ type: 'code.want' })] },
                'name.change': { actions: ['type', 'keepForm'] },
                'part.change': { actions: ['choosePart', 'keepForm'] },
                'name.leave': { actions: ['leave', raise({ type: 'code.want' })] },
                'clone.create': { target: 'waiting', actions: ['countAttempt', raise({ type: 'code.want' })] },
              },
            },
            // A clone that was wanted before its code came waits for it.
            waiting: {
              tags: 'busy',
              on: {
                'code.settled': [
                  { guard: 'isCodeDue', actions: raise({ type: 'code.want' }) },
                  { guard: 'isWrong', target: 'editing' },
                  { target: '#nextYear.working', actions: 'begin' },
                ],
                'code.failed': 'editing',
              },
            },
          },
        },
        code: {
          initial: 'settled',
          states: {
            settled: {
              on: { 'code.want': [{ guard: 'isCodeDue', target: 'generating' }, { actions: raise({ type: 'code.settled' }) }] },
            },
            generating: {
              tags: 'generating',
              entry: 'claimCode',
              invoke: {
                src: 'generateCode',
                input: ({ context }) => ({ shortName: context.codeOf }),
                onDone: {
                  target: 'settled',
                  actions: [{ type: 'takeCode', params: ({ event }) => event.output }, raise({ type: 'code.settled' })],
                },
                onError: {
                  target: 'settled',
                  actions: ['dropCode', { type: 'showFailure', params: problemOf }, raise({ type: 'code.failed' })],
                },
              },
            },
          },
        },
      },
    },
    working: {
      tags: ['busy', 'working'],
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isCreateDue', target: 'creating' },
            { guard: 'areZonesDue', target: 'mapping' },
            { guard: 'hasModules', target: 'placing' },
            { target: '#nextYear.finished' },
          ],
        },
        creating: {
          invoke: {
            src: 'createBlock',
            input: ({ context }) => ({
              begun: context.begun ?? begin(context),
              draft: draftOf(context),
              mayExist: context.mayExist,
            }),
            onDone: { target: 'choosing', actions: [{ type: 'created', params: ({ event }) => event.output }, 'keepBegun'] },
            onError: [
              {
                guard: { type: 'isRefused', params: problemOf },
                target: '#nextYear.open',
                actions: ['unbegin', 'dropCode', { type: 'showFailure', params: problemOf }],
              },
              { target: '#nextYear.halted', actions: { type: 'showFailure', params: problemOf } },
            ],
          },
        },
        mapping: {
          invoke: {
            src: 'saveZones',
            input: ({ context }) => ({
              blockId: context.begun?.blockId ?? '',
              slotsPerDay: context.source?.slotsPerDay ?? 0,
              zones: context.source?.zones ?? [],
            }),
            onDone: { target: 'choosing', actions: ['mapped', 'keepBegun'] },
            onError: { target: '#nextYear.halted', actions: { type: 'showFailure', params: problemOf } },
          },
        },
        placing: {
          invoke: {
            src: 'saveSchedule',
            input: ({ context }) => ({ blockId: context.begun?.blockId ?? '', days: carriedDays(context) }),
            onDone: '#nextYear.finished',
            onError: { target: '#nextYear.halted', actions: { type: 'showFailure', params: problemOf } },
          },
        },
      },
    },
    /** The block was created, or may have been; the calls that are left are offered. */
    halted: {
      tags: 'halted',
      entry: 'doubt',
      on: {
        'clone.resume': { target: 'working', actions: 'clearFailure' },
        'clone.restart': { guard: 'isGone', target: 'open', actions: ['forgetBegun', 'unbegin', 'dropCode', 'clearFailure'] },
      },
    },
    finished: { tags: 'finished', entry: 'forgetBegun' },
  },
})
