import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { attemptMachine } from '#machines/assessment/attempt.machine.ts'
import type { Answers, AttemptFact, HandedIn, Saved, Sitting, Standing } from '#machines/assessment/attempt-types.ts'
import { revisionsOf } from '#machines/assessment/attempt-answers.ts'
import { attemptInput, beginning, minute, sitting, standing } from './attempt-parts.ts'

interface Replies {
  readonly open?: () => Standing
  readonly start?: (takesOver: boolean, code: string) => Sitting
  /** What becomes of a save; throws for one that fails. */
  readonly save?: (answers: Answers, at: number) => Partial<Saved>
  readonly submit?: (answers: Answers, isTimeUp: boolean) => Partial<HandedIn>
}

/** An attempt against a server of its own, whose time only the test moves on. */
export function startAttempt(replies: Replies = {}) {
  const clock = new SimulatedClock()
  const sent: { readonly kind: 'save' | 'submit'; readonly at: number; readonly values: Readonly<Record<number, string>> }[] = []
  const facts: AttemptFact[] = []
  const serverTime = () => beginning + clock.now()
  const note = (kind: 'save' | 'submit', answers: Answers) =>
    sent.push({ kind, at: clock.now(), values: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])) })
  const time = () => ({ endsAt: sitting.endsAt, serverTime: serverTime(), isPaused: false })
  const soon = async <T>(make: () => T) => make()
  const actor = createActor(
    attemptMachine.provide({
      actors: {
        open: fromPromise(() => soon(() => replies.open?.() ?? standing)),
        start: fromPromise(({ input }) =>
          soon(() => ({ ...(replies.start?.(input.takesOver, input.accessCode) ?? sitting), serverTime: serverTime() })),
        ),
        save: fromPromise(({ input: { answers } }) =>
          soon(() => {
            note('save', answers)
            return { ...time(), revisions: revisionsOf(answers), ...replies.save?.(answers, clock.now()) }
          }),
        ),
        submit: fromPromise(({ input: { answers, isTimeUp } }) =>
          soon(() => {
            note('submit', answers)
            const ending = isTimeUp ? ('Timed out' as const) : ('Submitted' as const)
            return { ...time(), revisions: revisionsOf(answers), ending, ...replies.submit?.(answers, isTimeUp) }
          }),
        ),
      },
    }),
    { clock, input: { ...attemptInput, now: () => clock.now() } },
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
    clock,
    settle,
    /** Lets time pass in steps of a quarter of a second, with the answers that come meanwhile. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 250) {
        clock.increment(Math.min(left, 250))
        await settle()
      }
    },
    /** Starts the attempt, so that its questions are there. */
    sit: async () => {
      await settle()
      if (actor.getSnapshot().value === 'instructions') actor.send({ type: 'attempt.start', accessCode: '123456' })
      await settle()
    },
    answer: (questionId: number, value: string) => actor.send({ type: 'answer.change', questionId, value }),
    is: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    minutes: (count: number) => count * minute,
  }
}
