import { createActor, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { attemptMachine } from '#machines/assessment/attempt.machine.ts'
import type { Answers, AttemptFact, AttemptRefusal, Standing } from '#machines/assessment/attempt-types.ts'
import { attemptFields, instantOf } from '#mirage/assessment/attempt-records.ts'
import { AttemptConflict, saveAttempt, startAttempt, submitAttempt } from '#mirage/assessment/sitting.ts'
import { accessCode, examDelivery, examQuestions, examStart, startExam } from '#tests/support/assessment/exam.ts'
import { createRandom, type Random } from '#tests/support/seeded-random.ts'

const [second, minute] = [1000, 60_000]
const stepMs = 2 * second

/** As many runs as `npm test` has time for; the sweep makes two hundred. */
const runs = Number(process.env['SWEEP_CUTS'] ?? 40)

class NetworkCut extends Error {}

const refusalOf = (problem: unknown): AttemptRefusal => {
  if (!(problem instanceof AttemptConflict)) return null
  const { kind, state } = problem.data
  if (kind === 'elsewhere' || kind === 'taken') return { kind }
  return { kind: 'ended', ending: state === 'Submitted' || state === 'Void' || state === 'Absent' ? state : 'Timed out' }
}

/** A network that is cut at random, for up to ten minutes; it is back for good in the last half minute of grace. */
function cutsOf(random: Random, endMs: number) {
  const cuts: { readonly from: number; readonly to: number }[] = []
  for (let from = random() * 4 * minute; from < endMs + 30 * second; from += (1 + random() * 8) * minute) {
    const to = Math.min(from + random() ** 3 * 10 * minute, endMs + 30 * second)
    cuts.push({ from, to })
    from = to
  }
  return (at: number) => cuts.some(({ from, to }) => at >= from && at < to)
}

/** One candidate in one browser whose tabs may be killed, against the server's own rules. */
function startRun(seed: number) {
  const random = createRandom(seed)
  const clock = new SimulatedClock()
  const store = startExam({ now: () => examStart + clock.now() })
  const isCut = cutsOf(random, 60 * minute)
  const browser: { kept: Answers; key: string } = { kept: [], key: '' }
  const ends: AttemptFact[] = []
  const attemptId = 900

  /** A call: it may not arrive, or its answer may be lost on the way back. */
  const send = async <T>(call: () => T): Promise<T> => {
    if (isCut(clock.now())) {
      if (random() < 0.3) call()
      throw new NetworkCut('The server did not respond.')
    }
    return call()
  }
  const time = (answer: { readonly endsAt: string; readonly serverTime: string; readonly state: string }) => ({
    endsAt: instantOf(answer.endsAt) ?? 0,
    serverTime: instantOf(answer.serverTime) ?? 0,
    isPaused: answer.state === 'Paused',
  })
  const open = (isBegun: boolean) => {
    const actor = createActor(
      attemptMachine.provide({
        actors: {
          open: fromPromise(() => send((): Standing => ({ opensInMs: 0, isBegun, ending: null }))),
          start: fromPromise(({ input }) =>
            send(() => {
              const sheet = startAttempt(
                { deliveryId: examDelivery, ...input, ...(browser.key !== '' && { sessionKey: browser.key }) },
                store,
              )
              return {
                ...time(sheet),
                sessionKey: sheet.sessionKey,
                questionIds: sheet.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
                mayGoBack: true,
                answers: sheet.answers,
                kept: browser.kept,
              }
            }),
          ),
          save: fromPromise(({ input }) =>
            send(() => {
              const answer = saveAttempt(attemptId, input, store)
              return { ...time(answer), revisions: answer.revisions }
            }),
          ),
          submit: fromPromise(({ input }) =>
            send(() => {
              const answer = submitAttempt(attemptId, input, store)
              const ending = answer.state === 'Submitted' || answer.state === 'Timed out' ? answer.state : null
              return { ...time(answer), revisions: answer.revisions, ending }
            }),
          ),
        },
      }),
      {
        clock,
        input: { now: () => clock.now(), refusal: refusalOf, failure: (problem) => ({ code: 0, message: String(problem) }) },
      },
    )
    actor.on('attempt.kept', ({ sessionKey, answers }) => {
      browser.key = sessionKey
      browser.kept = answers
    })
    actor.on('attempt.ended', (fact) => void ends.push(fact))
    return actor.start()
  }
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { random, clock, store, browser, ends, open, settle, isCut, attemptId }
}

type Tab = ActorRefFrom<typeof attemptMachine>

const questionAt = (random: Random): number => examQuestions[Math.floor(random() * examQuestions.length)] ?? examQuestions[0]

/** What a candidate does in a moment; what was typed where it could be typed is noted. */
function act(tab: Tab, random: Random, typed: Map<number, string>): void {
  const chance = random()
  if (chance < 0.5) {
    const questionId = questionAt(random)
    const value = `${questionId} at ${typed.size} ${random()}`
    const before = tab.getSnapshot().context.answers
    tab.send({ type: 'answer.change', questionId, value })
    if (tab.getSnapshot().context.answers !== before) typed.set(questionId, value)
  } else if (chance < 0.6) tab.send({ type: 'question.go', index: Math.floor(random() * examQuestions.length) })
  else if (chance < 0.63) tab.send({ type: 'review.open' })
  else if (chance < 0.8) tab.send({ type: 'review.close', index: 0 })
}

/** Sits the whole exam. */
async function sit(seed: number) {
  const run = startRun(seed)
  const typed = new Map<number, string>()
  let tab = run.open(false)
  let isBegun = false
  const end = 63 * minute
  while (run.clock.now() < end) {
    await run.settle()
    const { value } = tab.getSnapshot()
    if (tab.getSnapshot().status === 'done') break
    if (value === 'unavailable') tab.send({ type: 'attempt.retry' })
    if (value === 'instructions') tab.send({ type: 'attempt.start', accessCode })
    if (value === 'asking' || value === 'taken') tab.send({ type: 'attempt.continue' })
    isBegun ||= run.browser.key !== ''
    if (run.random() < 0.4) act(tab, run.random, typed)
    // Now and then the tab is killed, and opened again.
    if (isBegun && run.random() < 0.002) {
      tab.stop()
      tab = run.open(true)
    }
    run.clock.increment(stepMs)
  }
  await run.settle()
  const record = run.store.db.records('Attempt').find(run.attemptId)
  const { answers = [] } = attemptFields(record ?? { fields: {} })
  const held = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  return { typed, held, status: record?.status, ends: run.ends }
}

describe('an exam of sixty minutes whose network is cut at random', () => {
  it('loses no answer, over seeded runs (CAT-ASR-07)', { timeout: 120_000 }, async () => {
    let answers = 0
    for (let seed = 1; seed <= runs; seed += 1) {
      const { typed, held, status, ends } = await sit(seed)
      answers += typed.size
      expect([seed, status]).toEqual([seed, 'Timed out'])
      expect([seed, Object.fromEntries(held)]).toEqual([seed, Object.fromEntries(typed)])
      expect([seed, ends]).toEqual([seed, [{ type: 'attempt.ended', ending: 'Timed out', isWhole: true }]])
    }
    expect(answers).toBeGreaterThan(5 * runs)
  })
})
