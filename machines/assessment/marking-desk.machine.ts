import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { GivenMark } from '#openapi/assessment/script-marks.ts'
import type {
  MarkingContext,
  MarkingEvent,
  MarkingFact,
  MarkingInput,
  MarkingPorts,
  MarkingTag,
  OpenedMarks,
  Outcome,
  StampedMarks,
} from './marking-types.ts'

const ports: MarkingPorts = { open: unprovided('open'), save: unprovided('save'), submit: unprovided('submit') }

const settledMs = 1500
const firstRetryMs = 2000
const longestRetryMs = 20_000

const stamped = ({ updatedAt, marks, overallComment }: StampedMarks): StampedMarks => ({ updatedAt, marks, overallComment })
const written = ({ context }: { readonly context: MarkingContext }) => stamped(context)
const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })
const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const differs = ({ kept, marks, overallComment }: OpenedMarks): boolean =>
  kept !== null && !isSame([kept.marks, kept.overallComment], [marks, overallComment])

/** The marks with a change to those of one question. */
export const changedMarks = (
  marks: readonly GivenMark[],
  questionId: number,
  change: Omit<GivenMark, 'questionId'>,
): readonly GivenMark[] =>
  marks.some((one) => one.questionId === questionId)
    ? marks.map((one) => (one.questionId === questionId ? { ...one, ...change } : one))
    : [...marks, { questionId, ...change }]

interface Failed {
  readonly problem: unknown
}

/** Codes of answers by which the server refuses marks as they are. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404])

const deskSetup = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    emitted: {} as MarkingFact,
    input: {} as MarkingInput,
    tags: {} as MarkingTag,
  },
  actors: ports,
  delays: {
    /** After the last change. */
    settled: settledMs,
    retry: ({ context }) => Math.min(firstRetryMs * 2 ** Math.max(0, context.failures - 1), longestRetryMs),
  },
  guards: {
    isClosed: (_, { isOpen }: OpenedMarks) => !isOpen,
    isKept: (_, opened: OpenedMarks) => differs(opened) && opened.kept?.updatedAt === opened.updatedAt,
    isKeptOfOlder: (_, opened: OpenedMarks) => differs(opened),
    hasUnsaved: ({ context }) => context.revision > context.held,
    wantsSubmit: ({ context }) => context.wantsSubmit,
    isChanged: ({ context }, { problem }: Failed) => context.input.refusal(problem)?.kind === 'changed',
    // The server would answer alike the next time.
    isRefused: ({ context }, { problem }: Failed) => refusals.has(context.input.failure(problem).code),
    isOver: ({ context }, { problem }: Failed) => context.input.refusal(problem)?.kind === 'state',
  },
  actions: {
    take: assign((_, { updatedAt, marks, overallComment }: OpenedMarks) => ({
      updatedAt,
      marks,
      overallComment,
      revision: 0,
      sent: 0,
      held: 0,
      wantsSubmit: false,
      failure: null,
      failures: 0,
    })),
    takeKept: assign(({ context }, { kept, updatedAt }: OpenedMarks) => ({
      marks: kept?.marks ?? context.marks,
      overallComment: kept?.overallComment ?? context.overallComment,
      theirs: updatedAt,
      revision: 1,
    })),
    change: assign(({ context }, { questionId, change }: { questionId: number; change: Omit<GivenMark, 'questionId'> }) => ({
      marks: changedMarks(context.marks, questionId, change),
      revision: context.revision + 1,
      failure: null,
    })),
    comment: assign(({ context }, { overallComment }: { overallComment: string }) => ({
      overallComment,
      revision: context.revision + 1,
      failure: null,
    })),
    noteSent: assign({ sent: ({ context }) => context.revision }),
    noteHeld: assign(({ context }, { updatedAt, savedAt }: { updatedAt: string; savedAt: number }) => ({
      updatedAt,
      savedAt,
      held: context.sent,
      failures: 0,
      failure: null,
    })),
    askSubmit: assign({ wantsSubmit: true, failure: null }),
    endSubmit: assign({ wantsSubmit: false }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    showFailure: assign(({ context }, { problem }: Failed) => ({ failure: context.input.failure(problem), wantsSubmit: false })),
    noteTheirs: assign(({ context }, { problem }: Failed) => ({
      theirs: context.input.refusal(problem)?.updatedAt ?? context.updatedAt,
      wantsSubmit: false,
    })),
    takeStamp: assign({ updatedAt: ({ context }) => context.theirs }),
    keep: emit(({ context }): MarkingFact => ({ type: 'marks.kept', ...stamped(context) })),
    drop: emit((): MarkingFact => ({ type: 'marks.held' })),
    report: emit((_, outcome: Outcome): MarkingFact => ({ type: 'script.submitted', ...outcome })),
  },
})

const refused = [
  {
    guard: { type: 'isChanged' as const, params: problemOf },
    target: '#marking-desk.conflict',
    actions: { type: 'noteTheirs' as const, params: problemOf },
  },
  {
    guard: { type: 'isOver' as const, params: problemOf },
    target: '#marking-desk.closed',
    actions: { type: 'showFailure' as const, params: problemOf },
  },
]

/**
 * The marks of one script in one tab. They are kept in the browser with each change and saved soon after the last one; what
 * another tab has saved meanwhile is never written over unasked.
 */
export const markingDeskMachine = deskSetup.createMachine({
  id: 'marking-desk',
  context: ({ input }) => ({
    input,
    updatedAt: '',
    marks: [],
    overallComment: '',
    revision: 0,
    sent: 0,
    held: 0,
    savedAt: null,
    wantsSubmit: false,
    theirs: '',
    failures: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'open',
        src: 'open',
        input: null,
        onDone: [
          { guard: { type: 'isClosed', params: outputOf }, target: 'closed', actions: [{ type: 'take', params: outputOf }, 'drop'] },
          {
            guard: { type: 'isKept', params: outputOf },
            target: 'marking.changed',
            actions: [
              { type: 'take', params: outputOf },
              { type: 'takeKept', params: outputOf },
            ],
          },
          {
            guard: { type: 'isKeptOfOlder', params: outputOf },
            target: 'conflict',
            actions: [
              { type: 'take', params: outputOf },
              { type: 'takeKept', params: outputOf },
            ],
          },
          { target: 'marking', actions: { type: 'take', params: outputOf } },
        ],
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: problemOf } },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'script.retry': 'opening' } },
    marking: {
      tags: 'marking',
      initial: 'clean',
      on: {
        'mark.change': { target: '.changed', actions: [{ type: 'change', params: ({ event }) => event }, 'keep'] },
        'comment.change': { target: '.changed', actions: [{ type: 'comment', params: ({ event }) => event }, 'keep'] },
        'script.submit': 'submitting',
      },
      states: {
        clean: {},
        changed: { after: { settled: 'saving' }, on: { 'page.hidden': 'saving', 'page.seen': 'saving' } },
        saving: {
          tags: 'saving',
          entry: 'noteSent',
          // What is entered meanwhile is saved after this.
          on: {
            'mark.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'keep'] },
            'comment.change': { actions: [{ type: 'comment', params: ({ event }) => event }, 'keep'] },
            'script.submit': { actions: 'askSubmit' },
          },
          invoke: {
            id: 'save',
            src: 'save',
            input: written,
            onDone: { target: 'settling', actions: { type: 'noteHeld', params: outputOf } },
            onError: [
              ...refused,
              {
                guard: { type: 'isRefused', params: problemOf },
                target: 'refused',
                actions: { type: 'showFailure', params: problemOf },
              },
              { target: 'offline', actions: ['countFailure', 'endSubmit'] },
            ],
          },
        },
        settling: {
          always: [
            { guard: 'wantsSubmit', target: '#marking-desk.submitting' },
            { guard: 'hasUnsaved', target: 'changed' },
            { target: 'clean', actions: 'drop' },
          ],
        },
        // Waits for another mark, or for Submit, which says at each question what is missing.
        refused: { tags: 'refused' },
        offline: {
          tags: 'unsaved',
          after: { retry: 'saving' },
          on: {
            'page.seen': 'saving',
            'mark.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'keep'] },
            'comment.change': { actions: [{ type: 'comment', params: ({ event }) => event }, 'keep'] },
          },
        },
      },
    },
    /** Another tab has saved other marks. */
    conflict: {
      tags: 'asking',
      on: { 'conflict.keep': { target: 'marking.saving', actions: 'takeStamp' }, 'conflict.take': { target: 'opening', actions: 'drop' } },
    },
    submitting: {
      tags: 'submitting',
      entry: ['endSubmit', 'noteSent'],
      invoke: {
        id: 'submit',
        src: 'submit',
        input: written,
        onDone: { target: 'submitted', actions: ['drop', { type: 'report', params: outputOf }] },
        onError: [
          ...refused,
          { guard: 'hasUnsaved', target: 'marking.changed', actions: { type: 'showFailure', params: problemOf } },
          { target: 'marking', actions: { type: 'showFailure', params: problemOf } },
        ],
      },
    },
    /** Submitted before, or another marker's. */
    closed: { tags: 'closed', on: { 'script.retry': { target: 'opening', actions: 'drop' } } },
    submitted: { tags: 'submitted', type: 'final' },
  },
})
