import { assign, emit, raise, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { changedAnswers, answerOf, mergedAnswers, raisedRevisions, revisionsOf, unsavedAnswers } from './attempt-answers.ts'
import { dueWarning, remainingMs, untilWarning, warnedAfterReading, warningAfter, warningAt } from './attempt-time.ts'
import type {
  AttemptContext,
  AttemptEvent,
  AttemptFact,
  AttemptInput,
  AttemptPorts,
  AttemptTag,
  Ending,
  HandedIn,
  Saved,
  ServerTime,
  Sitting,
  Standing,
} from './attempt-types.ts'

const ports: AttemptPorts = {
  open: unprovided('open'),
  start: unprovided('start'),
  save: unprovided('save'),
  submit: unprovided('submit'),
}

/** The longest wait before the server is asked again whether the attempt is open: timers of browsers have an upper limit. */
const longestWaitMs = 3_600_000
const settledMs = 2000
const latestMs = 20_000
const pausedMs = 5000
const firstRetryMs = 2000

const unsaved = ({ answers, saved }: AttemptContext) => unsavedAnswers(answers, saved)
const written = ({ context }: { readonly context: AttemptContext }) => ({ sessionKey: context.sessionKey, answers: unsaved(context) })
const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })
const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

interface Failed {
  readonly problem: unknown
}

const attemptSetup = setup({
  types: {
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    emitted: {} as AttemptFact,
    input: {} as AttemptInput,
    tags: {} as AttemptTag,
  },
  actors: ports,
  delays: {
    opens: ({ context }) => Math.min(context.standing?.opensInMs ?? 0, longestWaitMs),
    /** After the last change. */
    settled: settledMs,
    /** After the first change, however fast the next ones follow. */
    latest: latestMs,
    /** How often the server is asked for the time when there is nothing to save; more often during a pause. */
    beat: ({ context }) => (context.time?.isPaused ? pausedMs : latestMs),
    retry: ({ context }) => Math.min(firstRetryMs * 2 ** Math.max(0, context.failures - 1), latestMs / 2),
    warning: ({ context }) => untilWarning(context),
    zero: ({ context }) => remainingMs(context),
  },
  guards: {
    isOver: (_, { ending }: Standing) => ending !== null,
    isBegun: (_, { isBegun }: Standing) => isBegun,
    isEarly: (_, { opensInMs }: Standing) => opensInMs > 0,
    isElsewhere: ({ context }, { problem }: Failed) => context.input.refusal(problem)?.kind === 'elsewhere',
    isTaken: ({ context }, { problem }: Failed) => context.input.refusal(problem)?.kind === 'taken',
    isEnded: ({ context }, { problem }: Failed) => context.input.refusal(problem)?.kind === 'ended',
    isPaused: ({ context }) => context.time?.isPaused === true,
    isRunning: ({ context }) => context.time?.isPaused === false,
    isWarningToCome: ({ context }) => warningAfter(context.warned) !== null,
    wasBegun: ({ context }) => context.standing?.isBegun === true,
    hasUnsaved: ({ context }) => unsaved(context).length > 0,
    hasEnded: (_, { ending }: HandedIn) => ending !== null,
    isChange: ({ context }, { questionId, value }: { questionId: number; value: string }) =>
      context.questionIds.includes(questionId) && answerOf(context.answers, questionId).value !== value,
    isQuestion: ({ context }, { questionId }: { questionId: number }) => context.questionIds.includes(questionId),
    mayGo: ({ context }, { index }: { index: number }) =>
      index !== context.index && index >= (context.mayGoBack ? 0 : context.index) && index < context.questionIds.length,
    mayReturn: ({ context }, { index }: { index: number | null }) =>
      index === null || (index >= (context.mayGoBack ? 0 : context.index) && index < context.questionIds.length),
  },
  actions: {
    hold: assign((_, standing: Standing) => ({ standing, ending: standing.ending, failure: null })),
    takeCode: assign((_, { accessCode }: { accessCode: string }) => ({ accessCode, takesOver: false })),
    takeOver: assign({ takesOver: true }),
    begin: assign(({ context }, sitting: Sitting) => {
      const answers = mergedAnswers(sitting.answers, mergedAnswers(context.answers, sitting.kept))
      return {
        sessionKey: sitting.sessionKey,
        questionIds: sitting.questionIds,
        mayGoBack: sitting.mayGoBack,
        answers,
        saved: revisionsOf(sitting.answers),
        savedAt: sitting.answers.length > 0 ? sitting.serverTime : null,
        isTimeUp: false,
        // What was due before is shown, but not spoken.
        warned: warningAt(sitting.endsAt - sitting.serverTime),
        failures: 0,
        failure: null,
      }
    }),
    takeTime: assign(({ context }, { endsAt, serverTime, isPaused }: ServerTime) => ({
      time: { endsAt, serverTime, isPaused, readAt: context.input.now() },
      warned: warnedAfterReading(context.warned, { endsAt, serverTime, isPaused }),
    })),
    setClock: raise({ type: 'clock.set' as const }),
    change: assign(({ context }, { questionId, value }: { questionId: number; value: string }) => ({
      answers: changedAnswers(context.answers, questionId, { value }),
    })),
    flag: assign(({ context }, { questionId }: { questionId: number }) => ({
      answers: changedAnswers(context.answers, questionId, { isFlagged: !answerOf(context.answers, questionId).isFlagged }),
    })),
    tellChange: raise({ type: 'answers.changed' as const }),
    saveNow: raise({ type: 'save.now' as const }),
    go: assign((_, { index }: { index: number }) => ({ index })),
    goBack: assign(({ context }, { index }: { index: number | null }) => ({ index: index ?? context.index })),
    keep: emit(({ context }) => ({ type: 'attempt.kept' as const, sessionKey: context.sessionKey, answers: context.answers })),
    noteSaved: assign(({ context }, { revisions, serverTime }: Saved) => ({
      saved: raisedRevisions(context.saved, revisions),
      savedAt: serverTime,
      failures: 0,
      failure: null,
    })),
    countFailure: assign(({ context }, { problem }: Failed) => ({
      failures: context.failures + 1,
      failure: context.input.failure(problem),
    })),
    showFailure: assign(({ context }, { problem }: Failed) => ({ failure: context.input.failure(problem) })),
    clearFailure: assign({ failure: null }),
    warn: assign(({ context }) => ({ warned: dueWarning(context) })),
    reportWarning: emit(({ context }) => ({ type: 'time.warned' as const, minutes: context.warned ?? 0 })),
    endTime: assign({ isTimeUp: true }),
    goOn: assign({ isTimeUp: false }),
    end: assign((_, { ending }: { ending: Ending | null }) => ({ ending })),
    endByRefusal: assign(({ context }, { problem }: Failed) => {
      const refusal = context.input.refusal(problem)
      return refusal?.kind === 'ended' ? { ending: refusal.ending } : {}
    }),
    reportEnd: emit(({ context }) => ({
      type: 'attempt.ended' as const,
      ending: context.ending ?? 'Submitted',
      isWhole: unsaved(context).length === 0,
    })),
  },
})

/** The transitions after a refusal of the server that ends all writing. */
const refused = (targets: { readonly taken: string; readonly ended: string }) =>
  [
    { guard: { type: 'isTaken', params: problemOf }, target: targets.taken },
    { guard: { type: 'isEnded', params: problemOf }, target: targets.ended, actions: { type: 'endByRefusal', params: problemOf } },
  ] as const

/** What the candidate looks at. */
const desk = attemptSetup.createStateConfig({
  initial: 'sitting',
  states: {
    sitting: {
      tags: 'sitting',
      on: {
        'clock.set': { guard: 'isPaused', target: 'paused' },
        'answer.change': {
          guard: { type: 'isChange', params: ({ event }) => event },
          actions: [{ type: 'change', params: ({ event }) => event }, 'keep', 'tellChange'],
        },
        'answer.flag': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          actions: [{ type: 'flag', params: ({ event }) => event }, 'keep', 'tellChange'],
        },
        'question.go': {
          guard: { type: 'mayGo', params: ({ event }) => event },
          actions: [{ type: 'go', params: ({ event }) => event }, 'saveNow'],
        },
        'review.open': { target: 'reviewing', actions: 'saveNow' },
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        'clock.set': { guard: 'isPaused', target: 'paused' },
        'review.close': {
          guard: { type: 'mayReturn', params: ({ event }) => event },
          target: 'sitting',
          actions: { type: 'goBack', params: ({ event }) => event },
        },
        'attempt.submit': '#attempt.submitting',
      },
    },
    paused: { tags: 'paused', on: { 'clock.set': { guard: 'isRunning', target: 'sitting' } } },
  },
})

/** Keeps the server's answers up to date with those entered here. */
const saving = attemptSetup.createStateConfig({
  initial: 'resting',
  states: {
    // Answers that only the browser kept are sent at once.
    resting: { always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'clean' }] },
    clean: {
      after: { beat: 'saving' },
      on: { 'answers.changed': 'dirty', 'page.seen': 'saving' },
    },
    dirty: {
      initial: 'changing',
      after: { latest: 'saving' },
      on: { 'save.now': 'saving', 'page.seen': 'saving' },
      states: {
        changing: {
          after: { settled: '#attempt.live.saving.saving' },
          on: { 'answers.changed': { target: 'changing', reenter: true } },
        },
      },
    },
    saving: {
      tags: 'saving',
      invoke: {
        id: 'save',
        src: 'save',
        input: written,
        onDone: {
          target: 'settling',
          actions: [{ type: 'noteSaved', params: outputOf }, { type: 'takeTime', params: outputOf }, 'setClock'],
        },
        onError: [
          ...refused({ taken: '#attempt.taken', ended: '#attempt.ended' }),
          { target: 'offline', actions: { type: 'countFailure', params: problemOf } },
        ],
      },
    },
    settling: { always: [{ guard: 'hasUnsaved', target: 'dirty' }, { target: 'clean' }] },
    // What is entered meanwhile stays in the browser.
    offline: { tags: 'unsaved', after: { retry: 'saving' }, on: { 'page.seen': 'saving' } },
  },
})

/** The time that is left, set again by each answer of the server. */
const clock = attemptSetup.createStateConfig({
  initial: 'setting',
  states: {
    setting: { always: [{ guard: 'isPaused', target: 'standing' }, { target: 'running' }] },
    running: {
      on: { 'clock.set': 'setting' },
      after: {
        warning: { guard: 'isWarningToCome', target: 'running', reenter: true, actions: ['warn', 'reportWarning'] },
        zero: { target: '#attempt.submitting', actions: 'endTime' },
      },
    },
    standing: { on: { 'clock.set': 'setting' } },
  },
})

/**
 * The attempt of a candidate in one tab. The server says when it ends, and takes of each answer the higher revision; answers
 * that cannot be sent stay in the browser until the server can be reached again.
 */
export const attemptMachine = attemptSetup.createMachine({
  id: 'attempt',
  context: ({ input }) => ({
    input,
    standing: null,
    accessCode: '',
    takesOver: false,
    sessionKey: '',
    questionIds: [],
    mayGoBack: true,
    index: 0,
    answers: [],
    saved: [],
    savedAt: null,
    time: null,
    warned: null,
    isTimeUp: false,
    failures: 0,
    ending: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['loading', 'busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: null,
        onDone: [
          { guard: { type: 'isOver', params: outputOf }, target: 'closed', actions: { type: 'hold', params: outputOf } },
          { guard: { type: 'isBegun', params: outputOf }, target: 'starting', actions: { type: 'hold', params: outputOf } },
          { guard: { type: 'isEarly', params: outputOf }, target: 'waiting', actions: { type: 'hold', params: outputOf } },
          { target: 'instructions', actions: { type: 'hold', params: outputOf } },
        ],
        onError: { target: 'unavailable', actions: { type: 'showFailure', params: problemOf } },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'attempt.retry': 'opening', 'page.seen': 'opening' } },
    waiting: { tags: 'waiting', after: { opens: 'opening' }, on: { 'page.seen': 'opening' } },
    instructions: {
      tags: 'instructions',
      on: { 'attempt.start': { target: 'starting', actions: { type: 'takeCode', params: ({ event }) => event } } },
    },
    starting: {
      tags: ['instructions', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => ({ accessCode: context.accessCode, takesOver: context.takesOver }),
        onDone: {
          target: 'live',
          actions: [{ type: 'begin', params: outputOf }, { type: 'takeTime', params: outputOf }, 'keep'],
        },
        onError: [
          { guard: { type: 'isElsewhere', params: problemOf }, target: 'asking' },
          { guard: { type: 'isEnded', params: problemOf }, target: 'closed', actions: { type: 'endByRefusal', params: problemOf } },
          { guard: 'wasBegun', target: 'unavailable', actions: { type: 'showFailure', params: problemOf } },
          { target: 'instructions', actions: { type: 'showFailure', params: problemOf } },
        ],
      },
    },
    asking: { tags: 'asking', on: { 'attempt.continue': { target: 'starting', actions: 'takeOver' } } },
    live: {
      type: 'parallel',
      // The attempt may be paused already.
      entry: 'setClock',
      on: { 'session.taken': 'taken' },
      states: { desk, saving, clock },
    },
    /** Another tab writes now; this one shows what it has. */
    taken: { tags: 'taken', on: { 'attempt.continue': { target: 'starting', actions: 'takeOver' } } },
    submitting: {
      tags: ['handingIn', 'busy'],
      on: { 'session.taken': 'taken' },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ ...written({ context }), isTimeUp: context.isTimeUp }),
        onDone: [
          {
            guard: { type: 'hasEnded', params: outputOf },
            target: 'ended',
            actions: [
              { type: 'noteSaved', params: outputOf },
              { type: 'end', params: outputOf },
            ],
          },
          // A pause or more time, of which this tab was not told in time.
          {
            target: 'live',
            actions: [{ type: 'noteSaved', params: outputOf }, { type: 'takeTime', params: outputOf }, 'goOn'],
          },
        ],
        onError: [
          ...refused({ taken: 'taken', ended: 'ended' }),
          { target: 'unsent', actions: { type: 'countFailure', params: problemOf } },
        ],
      },
    },
    /** Not handed in yet: it is tried again until the server answers. */
    unsent: {
      tags: ['handingIn', 'unsaved'],
      after: { retry: 'submitting' },
      on: { 'page.seen': 'submitting', 'attempt.submit': 'submitting', 'session.taken': 'taken' },
    },
    ended: { tags: 'ended', type: 'final', entry: 'reportEnd' },
    /** It was over before this page was opened. */
    closed: { tags: 'ended', type: 'final' },
  },
})
