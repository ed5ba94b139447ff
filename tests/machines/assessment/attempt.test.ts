import { describe, expect, it } from 'vitest'
import { remainingMs } from '#machines/assessment/attempt-time.ts'
import { answersOf, AttemptProblem, beginning, minute, sitting, standing } from './attempt-parts.ts'
import { startAttempt } from './attempt-start.ts'

const lost = (): never => {
  throw new AttemptProblem('The server did not respond.')
}

describe('the start of a sitting', () => {
  it('waits until it opens, and asks again then', async () => {
    const opened: number[] = []
    const attempt = startAttempt({
      open: () => (opened.push(1) === 1 ? { ...standing, opensInMs: 5 * minute } : standing),
    })
    await attempt.settle()
    expect(attempt.is('waiting')).toBe(true)
    await attempt.pass(5 * minute)
    expect(attempt.is('instructions')).toBe(true)
  })

  it('shows why a code was refused and takes another one', async () => {
    const attempt = startAttempt({
      start: (_, code) => {
        if (code !== '654321') throw new AttemptProblem('The code is not right.')
        return sitting
      },
    })
    await attempt.sit()
    expect([attempt.is('instructions'), attempt.context().failure?.message]).toEqual([true, 'The code is not right.'])
    attempt.actor.send({ type: 'attempt.start', accessCode: '654321' })
    await attempt.settle()
    expect(attempt.is('sitting')).toBe(true)
  })

  it('of an attempt that was begun goes on without a code', async () => {
    const attempt = startAttempt({ open: () => ({ ...standing, isBegun: true }) })
    await attempt.settle()
    expect(attempt.is('sitting')).toBe(true)
  })

  it('of one that is over shows how it ended', async () => {
    const attempt = startAttempt({ open: () => ({ ...standing, ending: 'Submitted' }) })
    await attempt.settle()
    expect([attempt.is('ended'), attempt.context().ending]).toEqual([true, 'Submitted'])
  })
})

describe('saving', () => {
  it('happens two seconds after the last change', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    attempt.answer(1, 'A')
    await attempt.pass(1500)
    attempt.answer(1, 'B')
    await attempt.pass(1750)
    expect(attempt.sent).toEqual([])
    await attempt.pass(250)
    expect(attempt.sent).toEqual([{ kind: 'save', at: 3500, values: { 1: 'B' } }])
  })

  it('happens after twenty seconds of typing without a rest', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    for (let second = 0; second < 20; second += 1) {
      attempt.answer(1, `word ${second}`)
      await attempt.pass(1000)
    }
    expect(attempt.sent).toEqual([{ kind: 'save', at: 20_000, values: { 1: 'word 19' } }])
  })

  it('happens at once on a move and before the review', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    attempt.answer(1, 'A')
    attempt.actor.send({ type: 'question.go', index: 1 })
    await attempt.settle()
    attempt.answer(2, 'B')
    attempt.actor.send({ type: 'review.open' })
    await attempt.settle()
    expect(attempt.sent.map(({ at, values }) => [at, values])).toEqual([
      [0, { 1: 'A' }],
      [0, { 2: 'B' }],
    ])
  })

  it('tells every twenty seconds that the candidate is there, with nothing to save', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    await attempt.pass(minute)
    expect(attempt.sent.map(({ at }) => at)).toEqual([20_000, 40_000, 60_000])
  })

  it('without a network says so, keeps all in the browser, and sends it on return (CAT-ASR-07)', async () => {
    const attempt = startAttempt({ save: (_, at) => (at < minute ? lost() : {}) })
    await attempt.sit()
    attempt.answer(1, 'A')
    await attempt.pass(2000)
    expect(attempt.is('unsaved')).toBe(true)
    attempt.answer(1, 'B')
    attempt.answer(2, 'C')
    expect(attempt.facts.at(-1)).toEqual({
      type: 'attempt.kept',
      sessionKey: 'key-1',
      answers: [
        { questionId: 1, value: 'B', isFlagged: false, revision: 2 },
        { questionId: 2, value: 'C', isFlagged: false, revision: 1 },
      ],
    })
    await attempt.pass(minute + 10_000)
    expect([attempt.is('unsaved'), attempt.context().saved]).toEqual([
      false,
      [
        { questionId: 1, revision: 2 },
        { questionId: 2, revision: 1 },
      ],
    ])
  })

  it('for ten minutes without a network loses nothing that is typed, and keeps the true time', async () => {
    const back = 10 * minute
    const attempt = startAttempt({
      save: (_, at) => {
        if (at > 2000 && at < back) lost()
        return {}
      },
    })
    await attempt.sit()
    for (let turn = 0; turn < 10; turn += 1) {
      attempt.answer((turn % 2) + 1, `after ${turn} minutes`)
      attempt.actor.send({ type: 'question.go', index: turn % 2 })
      await attempt.pass(minute)
      if (turn < 9) expect([turn, attempt.is('sitting'), attempt.is('unsaved')]).toEqual([turn, true, true])
    }
    await attempt.pass(15_000)
    const held: unknown = Object.assign({}, ...attempt.sent.filter(({ at }) => at >= back).map(({ values }) => values))
    expect([attempt.is('unsaved'), held]).toEqual([false, { 1: 'after 8 minutes', 2: 'after 9 minutes' }])
    expect(remainingMs(attempt.context())).toBe(60 * minute - back - 15_000)
  })

  it('sends first what the browser kept of a tab that was killed (CAT-ASR-06)', async () => {
    const attempt = startAttempt({
      open: () => ({ ...standing, isBegun: true }),
      start: () => ({
        ...sitting,
        answers: answersOf({ 1: 'old' }),
        kept: [{ questionId: 1, value: 'new', isFlagged: true, revision: 2 }],
      }),
    })
    await attempt.settle()
    expect(attempt.sent).toEqual([{ kind: 'save', at: 0, values: { 1: 'new' } }])
    expect(attempt.context().answers).toEqual([{ questionId: 1, value: 'new', isFlagged: true, revision: 2 }])
  })
})

describe('the time', () => {
  it('is the server’s, whatever the computer’s clock says (CAT-ASR-08)', async () => {
    const attempt = startAttempt({ start: () => ({ ...sitting, endsAt: beginning + 60 * minute }) })
    await attempt.sit()
    await attempt.pass(10 * minute)
    expect(remainingMs(attempt.context())).toBe(50 * minute)
  })

  it('warns at 15, 5 and 1 minutes (CAT-ASR-12)', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    await attempt.pass(60 * minute)
    const warnings = attempt.facts.filter(({ type }) => type === 'time.warned')
    expect(warnings.map((fact) => 'minutes' in fact && fact.minutes)).toEqual([15, 5, 1])
  })

  it('that began with a warning due speaks the next one only', async () => {
    const attempt = startAttempt({ start: () => ({ ...sitting, endsAt: beginning + 10 * minute }) })
    await attempt.sit()
    expect([attempt.context().warned, attempt.facts.filter(({ type }) => type === 'time.warned')]).toEqual([15, []])
  })

  it('that is taken back from another tab speaks no warning that is past', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    await attempt.pass(50 * minute)
    attempt.actor.send({ type: 'session.taken' })
    await attempt.pass(7 * minute)
    attempt.actor.send({ type: 'attempt.continue' })
    await attempt.settle()
    await attempt.pass(1000)
    const warnings = attempt.facts.filter(({ type }) => type === 'time.warned')
    expect([attempt.context().warned, warnings.map((fact) => 'minutes' in fact && fact.minutes)]).toEqual([5, [15]])
  })

  it('at zero hands in all by itself (CAT-ASR-09)', async () => {
    const attempt = startAttempt()
    await attempt.sit()
    await attempt.pass(60 * minute - 500)
    attempt.answer(3, 'late')
    await attempt.pass(500)
    expect(attempt.sent.at(-1)).toEqual({ kind: 'submit', at: 60 * minute, values: { 3: 'late' } })
    expect([attempt.is('ended'), attempt.context().ending]).toEqual([true, 'Timed out'])
  })

  it('stands while the invigilator pauses, and goes on (CAT-ASR-10)', async () => {
    const pauseFrom = 10 * minute
    const pauseTo = 25 * minute
    const attempt = startAttempt({
      save: (_, at) =>
        at >= pauseFrom && at < pauseTo
          ? { isPaused: true, endsAt: beginning + at + 50 * minute }
          : { endsAt: beginning + (at < pauseFrom ? 60 : 75) * minute },
    })
    await attempt.sit()
    await attempt.pass(10 * minute + 20_000)
    expect([attempt.is('paused'), remainingMs(attempt.context())]).toEqual([true, 50 * minute])
    attempt.answer(1, 'A')
    expect(attempt.context().answers).toEqual([])
    await attempt.pass(15 * minute)
    expect([attempt.is('sitting'), remainingMs(attempt.context())]).toEqual([true, 49 * minute + 40_000])
  })

  it('that is paused when its page is loaded shows the pause', async () => {
    const attempt = startAttempt({ open: () => ({ ...standing, isBegun: true }), start: () => ({ ...sitting, isPaused: true }) })
    await attempt.sit()
    attempt.answer(1, 'A')
    expect([attempt.is('paused'), attempt.context().answers]).toEqual([true, []])
  })

  it('that was prolonged while the network was away goes on after its end', async () => {
    const attempt = startAttempt({
      save: () => lost(),
      submit: (_, isTimeUp) => (isTimeUp ? { ending: null, endsAt: beginning + 70 * minute } : {}),
    })
    await attempt.sit()
    await attempt.pass(60 * minute)
    expect([attempt.is('sitting'), remainingMs(attempt.context())]).toEqual([true, 10 * minute])
  })
})

describe('two tabs', () => {
  it('ask before the second one takes over (CAT-ASR-11)', async () => {
    const attempt = startAttempt({
      open: () => ({ ...standing, isBegun: true }),
      start: (takesOver) => {
        if (!takesOver) throw new AttemptProblem('You sit in another tab.', { kind: 'elsewhere' })
        return sitting
      },
    })
    await attempt.settle()
    expect(attempt.is('asking')).toBe(true)
    attempt.actor.send({ type: 'attempt.continue' })
    await attempt.settle()
    expect(attempt.is('sitting')).toBe(true)
  })

  it('leave the first one read only (CAT-ASR-11)', async () => {
    const attempt = startAttempt({
      save: () => {
        throw new AttemptProblem('You sit in another tab.', { kind: 'taken' })
      },
    })
    await attempt.sit()
    attempt.answer(1, 'A')
    await attempt.pass(2000)
    attempt.answer(1, 'B')
    expect([attempt.is('taken'), attempt.context().answers]).toEqual([true, answersOf({ 1: 'A' })])
  })
})

describe('handing in', () => {
  it('is tried until the server answers', async () => {
    let calls = 0
    const attempt = startAttempt({ submit: () => ((calls += 1) < 3 ? lost() : {}) })
    await attempt.sit()
    attempt.answer(1, 'A')
    attempt.actor.send({ type: 'review.open' })
    await attempt.settle()
    attempt.actor.send({ type: 'attempt.submit' })
    await attempt.settle()
    expect([attempt.is('handingIn'), attempt.is('unsaved')]).toEqual([true, true])
    await attempt.pass(10_000)
    expect([attempt.context().ending, attempt.facts.at(-1)]).toEqual([
      'Submitted',
      { type: 'attempt.ended', ending: 'Submitted', isWhole: true },
    ])
  })

  it('too late says that not all arrived', async () => {
    const over = (): never => {
      throw new AttemptProblem('The time is over.', { kind: 'ended', ending: 'Timed out' })
    }
    const attempt = startAttempt({ save: lost, submit: over })
    await attempt.sit()
    attempt.answer(1, 'A')
    await attempt.pass(60 * minute)
    expect(attempt.facts.at(-1)).toEqual({ type: 'attempt.ended', ending: 'Timed out', isWhole: false })
  })

  it('goes back to no question where the paper has no way back', async () => {
    const attempt = startAttempt({ start: () => ({ ...sitting, mayGoBack: false }) })
    await attempt.sit()
    attempt.actor.send({ type: 'question.go', index: 2 })
    attempt.actor.send({ type: 'question.go', index: 0 })
    expect(attempt.context().index).toBe(2)
  })
})
