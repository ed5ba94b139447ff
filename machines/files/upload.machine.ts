import { assign, emit, setup } from 'xstate'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { unprovided } from '#machines/unprovided.ts'
import type {
  ChosenFile,
  FileReading,
  HeldFile,
  UploadContext,
  UploadEvent,
  UploadFact,
  UploadInput,
  UploadPhase,
  UploadPorts,
} from './upload-types.ts'

const ports: UploadPorts = {
  readFile: unprovided('readFile'),
  sendPart: unprovided('sendPart'),
  askHeld: unprovided('askHeld'),
  registerFile: unprovided('registerFile'),
}

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('There is no file.')
  return value
}

const sentOf = ({ file, reading }: UploadContext) => ({ file: given(file), storageKey: given(reading).storageKey })

const storedOf = ({ file, reading }: UploadContext): StoredFile => ({
  fileName: given(file).name,
  storageKey: given(reading).storageKey,
  sizeBytes: given(file).size,
  checksum: given(reading).checksum,
})

const noFile = { file: null, refusal: null, reading: null, held: 0, failures: 0, failure: null } as const

/** After each call that fails the next one waits twice as long. */
const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * The upload of one file: it is read, sent part by part, and registered. After a break it goes on with the byte at which the
 * bucket ends, which the bucket is asked for first: what became of the call that broke is not known.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadFact,
    input: {} as UploadInput,
    tags: {} as 'busy' | UploadPhase,
  },
  actors: ports,
  delays: {
    pause: ({ context }) => Math.min(firstPauseMs * 2 ** (context.failures - 1), longestPauseMs),
  },
  guards: {
    isRefused: ({ context }, { file }: { file: ChosenFile }) => context.input.refusal(file) !== null,
    isUnfit: (_, { reading }: { reading: FileReading }) => reading.error !== null,
    isRead: ({ context }) => context.reading !== null,
    isDamaged: ({ context }, { held, checksum }: HeldFile) =>
      held > given(context.file).size || (checksum !== null && checksum !== given(context.reading).checksum),
    isWhole: ({ context }, { held, checksum }: HeldFile) => held === given(context.file).size && checksum !== null,
    isFurther: ({ context }, { held }: HeldFile) => held > context.held,
    mayTryAgain: ({ context }, { problem }: { problem: unknown }) =>
      context.input.failure(problem).isPassing && context.failures + 1 < context.input.tries,
    hasTries: ({ context }) => context.failures + 1 < context.input.tries,
  },
  actions: {
    take: assign((_, { file }: { file: ChosenFile }) => ({ ...noFile, file })),
    refuse: assign(({ context }, { file }: { file: ChosenFile }) => ({ refusal: context.input.refusal(file) })),
    refuseContent: assign((_, { reading }: { reading: FileReading }) => ({ ...noFile, refusal: reading.error })),
    takeReading: assign((_, { reading }: { reading: FileReading }) => ({ reading })),
    advance: assign((_, { held }: HeldFile) => ({ held, failures: 0 })),
    settleAt: assign((_, { held }: HeldFile) => ({ held })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => ({ failure: context.input.failure(problem) })),
    showDamage: assign(({ context }) => ({
      failure: { code: 0, message: context.input.texts.damaged },
      reading: null,
      held: 0,
    })),
    begin: assign({ refusal: null, failure: null, failures: 0 }),
    forget: assign(noFile),
    reportStarted: emit(({ context }) => ({ type: 'upload.started' as const, file: given(context.file) })),
    reportDone: emit(({ context }) => ({ type: 'upload.done' as const, file: storedOf(context) })),
    reportBroke: emit({ type: 'upload.broke' as const }),
    reportFailed: emit(({ context }) => ({ type: 'upload.failed' as const, message: context.failure?.message ?? '' })),
    reportRefused: emit(({ context }) => ({ type: 'file.refused' as const, message: context.refusal ?? '' })),
    reportEnded: emit({ type: 'upload.ended' as const }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ input, ...noFile }),
  initial: 'waiting',
  on: {
    // Replaces what is there or under way, unless it cannot be taken.
    'file.choose': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: [{ type: 'refuse', params: ({ event }) => event }, 'reportRefused'],
      },
      { target: '.hashing', actions: [{ type: 'take', params: ({ event }) => event }, 'reportStarted'] },
    ],
    'file.remove': { target: '.waiting', actions: 'forget' },
  },
  states: {
    waiting: {},
    hashing: {
      tags: ['busy', 'reading'],
      entry: 'begin',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: given(context.file) }),
        onDone: [
          {
            guard: { type: 'isUnfit', params: ({ event }) => ({ reading: event.output }) },
            target: 'waiting',
            actions: [{ type: 'refuseContent', params: ({ event }) => ({ reading: event.output }) }, 'reportEnded', 'reportRefused'],
          },
          { target: 'sending', actions: { type: 'takeReading', params: ({ event }) => ({ reading: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
      on: { 'upload.cancel': 'cancelled' },
    },
    sending: {
      initial: 'part',
      on: { 'upload.cancel': 'cancelled' },
      states: {
        part: {
          tags: ['busy', 'sending'],
          invoke: {
            src: 'sendPart',
            input: ({ context }) => ({
              ...sentOf(context),
              from: context.held,
              to: Math.min(context.held + context.input.partBytes, given(context.file).size),
            }),
            onDone: [
              {
                guard: { type: 'isDamaged', params: ({ event }) => event.output },
                target: '#upload.failed',
                actions: 'showDamage',
              },
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: '#upload.registering',
                actions: { type: 'advance', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isFurther', params: ({ event }) => event.output },
                target: 'part',
                reenter: true,
                actions: { type: 'advance', params: ({ event }) => event.output },
              },
              // The bucket holds no more than before: trying again at once could go on for ever.
              {
                guard: 'hasTries',
                target: 'broken',
                actions: [{ type: 'settleAt', params: ({ event }) => event.output }, 'countFailure'],
              },
              { target: '#upload.failed', actions: 'showDamage' },
            ],
            onError: [
              {
                guard: { type: 'mayTryAgain', params: ({ event }) => ({ problem: event.error }) },
                target: 'broken',
                actions: 'countFailure',
              },
              { target: '#upload.failed', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
            ],
          },
          on: { 'upload.pause': 'paused' },
        },
        asking: {
          tags: ['busy', 'sending'],
          invoke: {
            src: 'askHeld',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: { type: 'isDamaged', params: ({ event }) => event.output },
                target: '#upload.failed',
                actions: 'showDamage',
              },
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: '#upload.registering',
                actions: { type: 'advance', params: ({ event }) => event.output },
              },
              // An answer alone is no success: failures are counted on until more bytes have arrived.
              { target: 'part', actions: { type: 'settleAt', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'mayTryAgain', params: ({ event }) => ({ problem: event.error }) },
                target: 'broken',
                actions: 'countFailure',
              },
              { target: '#upload.failed', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
            ],
          },
          on: { 'upload.pause': 'paused' },
        },
        broken: {
          tags: 'broken',
          entry: 'reportBroke',
          after: { pause: 'asking' },
          on: { 'upload.resume': 'asking', 'upload.pause': 'paused' },
        },
        paused: {
          tags: 'paused',
          on: { 'upload.resume': { target: 'asking', actions: 'begin' } },
        },
      },
    },
    registering: {
      tags: ['busy', 'sending'],
      invoke: {
        src: 'registerFile',
        input: ({ context }) => ({ file: storedOf(context) }),
        onDone: { target: 'done', actions: 'reportDone' },
        onError: { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
      // Choosing or removing a file now would leave unknown whether this one was registered.
      on: { 'file.choose': {}, 'file.remove': {} },
    },
    done: {},
    // From `failed` and `cancelled` a retry goes on where the bucket ends, unless the file has to be read again.
    failed: {
      tags: 'failed',
      entry: 'reportFailed',
      on: {
        'upload.retry': [
          { guard: 'isRead', target: 'sending.asking', actions: ['begin', 'reportStarted'] },
          { target: 'hashing', actions: 'reportStarted' },
        ],
      },
    },
    cancelled: {
      tags: 'cancelled',
      entry: 'reportEnded',
      on: {
        'upload.retry': [
          { guard: 'isRead', target: 'sending.asking', actions: ['begin', 'reportStarted'] },
          { target: 'hashing', actions: 'reportStarted' },
        ],
      },
    },
  },
})
