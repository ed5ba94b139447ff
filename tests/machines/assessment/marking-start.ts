import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { markingDeskMachine } from '#machines/assessment/marking-desk.machine.ts'
import type { MarkingFact, MarkingInput, MarkingRefusal, OpenedMarks, Outcome, StampedMarks } from '#machines/assessment/marking-types.ts'

/** Why a call of a desk fails in tests. */
export class MarkingProblem extends Error {
  readonly refusal: MarkingRefusal
  readonly code: number

  constructor(message: string, refusal: MarkingRefusal = null, code = 0) {
    super(message)
    this.refusal = refusal
    this.code = code
  }
}

export const opened: OpenedMarks = { updatedAt: 'at 1', marks: [], overallComment: '', isOpen: true, kept: null }

export const markingInput: MarkingInput = {
  failure: (problem) => ({
    code: problem instanceof MarkingProblem ? problem.code : 0,
    message: problem instanceof Error ? problem.message : '',
  }),
  refusal: (problem) => (problem instanceof MarkingProblem ? problem.refusal : null),
}

interface Replies {
  readonly open?: (time: number) => Partial<OpenedMarks>
  /** Throws for a save that fails. */
  readonly save?: (marks: StampedMarks, time: number) => string
  readonly submit?: (marks: StampedMarks) => Partial<Outcome>
}

/** A desk whose server and time only the test moves on. */
export function startMarking(replies: Replies = {}) {
  const clock = new SimulatedClock()
  const sent: { readonly kind: 'save' | 'submit'; readonly at: number; readonly updatedAt: string; readonly marks: unknown }[] = []
  const facts: MarkingFact[] = []
  let times = 0
  const soon = async <T>(make: () => T) => make()
  const note = (kind: 'save' | 'submit', { updatedAt, marks }: StampedMarks) =>
    sent.push({ kind, at: clock.now(), updatedAt, marks: Object.fromEntries(marks.map((one) => [one.questionId, one.marks])) })
  const actor = createActor(
    markingDeskMachine.provide({
      actors: {
        open: fromPromise(() => soon(() => ({ ...opened, ...replies.open?.((times += 1)) }))),
        save: fromPromise(({ input }) =>
          soon(() => {
            note('save', input)
            return { updatedAt: replies.save?.(input, clock.now()) ?? `at ${sent.length + 1}`, savedAt: clock.now() }
          }),
        ),
        submit: fromPromise(({ input }) =>
          soon(() => {
            note('submit', input)
            return { outcome: 'open' as const, agreed: null, nextId: 7, ...replies.submit?.(input) }
          }),
        ),
      },
    }),
    { clock, input: markingInput },
  )
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }
  return {
    actor,
    sent,
    facts,
    settle,
    pass: async (ms: number) => {
      await settle()
      for (let left = ms; left > 0; left -= 250) {
        clock.increment(Math.min(left, 250))
        await settle()
      }
    },
    mark: (questionId: number, marks: number) => actor.send({ type: 'mark.change', questionId, change: { marks } }),
    is: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
