import { assign, emit, raise, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Done } from '#machines/outcome.ts'
import { entryErrors, minutesIn } from './invigilation-rules.ts'
import type {
  Chosen,
  Entry,
  InvigilationContext,
  InvigilationEvent,
  InvigilationFact,
  InvigilationInput,
  InvigilationPorts,
  InvigilationTag,
} from './invigilation-types.ts'

const ports: InvigilationPorts = { read: unprovided('read'), control: unprovided('control') }

/** How often the candidates are read; a candidate's page reports to the server every 20 seconds. */
const refreshMs = 10_000
const firstRetryMs = 3000
const longestRetryMs = 30_000
const empty: Entry = { minutes: '10', reason: '' }
/** Reading again does not help: the delivery is gone, or not for this person. */
const lasting = [403, 404]

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })
const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

interface Failed {
  readonly problem: unknown
}

const invigilationSetup = setup({
  types: {
    context: {} as InvigilationContext,
    events: {} as InvigilationEvent,
    emitted: {} as InvigilationFact,
    input: {} as InvigilationInput,
    tags: {} as InvigilationTag,
  },
  actors: ports,
  delays: {
    refresh: refreshMs,
    retry: ({ context }) => Math.min(firstRetryMs * 2 ** Math.max(0, context.failures - 1), longestRetryMs),
  },
  guards: {
    isClosed: (_, { isClosed }: { readonly isClosed: boolean }) => isClosed,
    isLasting: ({ context }, { problem }: Failed) => lasting.includes(context.input.failure(problem).code),
    isComplete: ({ context: { chosen, entry } }) => chosen !== null && Object.keys(entryErrors(chosen.act, entry)).length === 0,
  },
  actions: {
    noteRead: assign(({ context }) => ({ readAt: context.input.now(), failures: 0, readFailure: null })),
    noteFailure: assign(({ context }, { problem }: Failed) => ({
      failures: context.failures + 1,
      readFailure: context.input.failure(problem),
    })),
    choose: assign((_, { act, attemptId }: Chosen) => ({
      chosen: { act, attemptId },
      entry: empty,
      isTried: false,
      actFailure: null,
    })),
    change: assign(({ context }, { entry }: { readonly entry: Partial<Entry> }) => ({ entry: { ...context.entry, ...entry } })),
    try: assign({ isTried: true, actFailure: null }),
    showFailure: assign(({ context }, { problem }: Failed) => ({ actFailure: context.input.failure(problem) })),
    report: emit(({ context }, { message }: Done): InvigilationFact => ({
      type: 'act.done',
      ...(context.chosen ?? { act: 'note' as const, attemptId: 0 }),
      message,
    })),
    forget: assign({ chosen: null, entry: empty, isTried: false, actFailure: null }),
    readNow: raise({ type: 'watch.now' as const }),
  },
})

/**
 * Watches the candidates of a delivery: they are read repeatedly while the page is visible, until all have ended. Beside that,
 * one act at a time is done on one candidate, such as a pause or more time; what was entered for it stays until the server has it.
 */
export const invigilationMachine = invigilationSetup.createMachine({
  id: 'invigilation',
  context: ({ input }) => ({
    input,
    readAt: null,
    failures: 0,
    readFailure: null,
    chosen: null,
    entry: empty,
    isTried: false,
    actFailure: null,
  }),
  type: 'parallel',
  states: {
    watch: {
      initial: 'reading',
      on: { 'watch.now': { target: '.reading', reenter: true } },
      states: {
        reading: {
          tags: 'reading',
          on: { 'page.hidden': 'resting' },
          invoke: {
            id: 'read',
            src: 'read',
            input: null,
            onDone: [
              { guard: { type: 'isClosed', params: outputOf }, target: 'ended', actions: 'noteRead' },
              { target: 'current', actions: 'noteRead' },
            ],
            onError: [
              {
                guard: { type: 'isLasting', params: problemOf },
                target: 'unavailable',
                actions: { type: 'noteFailure', params: problemOf },
              },
              { target: 'behind', actions: { type: 'noteFailure', params: problemOf } },
            ],
          },
        },
        current: { after: { refresh: 'reading' }, on: { 'page.hidden': 'resting' } },
        behind: {
          tags: 'behind',
          after: { retry: 'reading' },
          on: { 'watch.retry': 'reading', 'page.seen': 'reading', 'page.hidden': 'resting' },
        },
        /** The page is hidden: nothing is asked. */
        resting: { on: { 'page.seen': 'reading' } },
        ended: { tags: 'ended' },
        unavailable: { tags: 'unavailable', on: { 'watch.retry': 'reading' } },
      },
    },
    control: {
      initial: 'idle',
      states: {
        idle: { on: { 'act.choose': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } } } },
        asking: {
          tags: 'asking',
          on: {
            'entry.change': { actions: { type: 'change', params: ({ event }) => event } },
            'act.confirm': [{ guard: 'isComplete', target: 'sending', actions: 'try' }, { actions: 'try' }],
            'act.cancel': { target: 'idle', actions: 'forget' },
          },
        },
        sending: {
          tags: ['asking', 'busy'],
          invoke: {
            id: 'control',
            src: 'control',
            input: ({ context: { chosen, entry } }) => ({
              act: chosen?.act ?? 'note',
              attemptId: chosen?.attemptId ?? 0,
              minutes: chosen?.act === 'extend' ? minutesIn(entry) : null,
              reason: entry.reason.trim(),
            }),
            // A read that is under way may not include the act.
            onDone: { target: 'idle', actions: [{ type: 'report', params: outputOf }, 'forget', 'readNow'] },
            onError: { target: 'asking', actions: { type: 'showFailure', params: problemOf } },
          },
        },
      },
    },
  },
})
