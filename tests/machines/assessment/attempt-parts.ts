import type { Answers, AttemptInput, AttemptRefusal, Saved, Sitting, Standing } from '#machines/assessment/attempt-types.ts'

/** A failed call, with why the server refused it. */
export class AttemptProblem extends Error {
  readonly refusal: AttemptRefusal

  constructor(message: string, refusal: AttemptRefusal = null) {
    super(message)
    this.refusal = refusal
  }
}

export const attemptInput: AttemptInput = {
  failure: (problem) => ({ code: 0, message: problem instanceof Error ? problem.message : 'Something went wrong!' }),
  refusal: (problem) => (problem instanceof AttemptProblem ? problem.refusal : null),
  now: () => 0,
}

/** Answers in their first revision. */
export const answersOf = (values: Readonly<Record<number, string>>): Answers =>
  Object.entries(values).map(([id, value]) => ({ questionId: Number(id), value, isFlagged: false, revision: 1 }))

export const minute = 60_000
export const beginning = Date.parse('2026-11-16T10:00:00Z')

export const standing: Standing = { opensInMs: 0, isBegun: false, ending: null }

/** Three questions and sixty minutes. */
export const sitting: Sitting = {
  sessionKey: 'key-1',
  questionIds: [1, 2, 3],
  mayGoBack: true,
  answers: [],
  kept: [],
  endsAt: beginning + 60 * minute,
  serverTime: beginning,
  isPaused: false,
}

/** The answer to a save at the beginning, with the revisions that the server holds. */
export const saved = (revisions: Readonly<Record<number, number>>, time: Partial<Saved> = {}): Saved => ({
  endsAt: sitting.endsAt,
  serverTime: sitting.serverTime,
  isPaused: false,
  revisions: Object.entries(revisions).map(([id, revision]) => ({ questionId: Number(id), revision })),
  ...time,
})
