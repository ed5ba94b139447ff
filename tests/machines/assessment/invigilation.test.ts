import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { entryErrors, minutesIn } from '#machines/assessment/invigilation-rules.ts'
import { invigilationMachine } from '#machines/assessment/invigilation.machine.ts'
import type { InvigilationFact } from '#machines/assessment/invigilation-types.ts'

class Problem extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const lost = new Problem(0, 'The server did not respond.')
const raise = (problem: Error): never => {
  throw problem
}

interface Replies {
  readonly read?: (time: number) => boolean
  readonly control?: () => string
}

/** Watching whose server and time only the test moves on. */
function startWatching({ read = () => false, control = () => 'Paused.' }: Replies = {}) {
  const clock = new SimulatedClock()
  const reads: number[] = []
  const sent: object[] = []
  const facts: InvigilationFact[] = []
  const actor = createActor(
    invigilationMachine.provide({
      actors: {
        read: fromPromise(async () => {
          reads.push(clock.now())
          return { isClosed: read(reads.length) }
        }),
        control: fromPromise(async ({ input }) => {
          sent.push(input)
          return { message: control() }
        }),
      },
    }),
    {
      clock,
      input: {
        now: () => clock.now(),
        failure: (problem) => ({
          code: problem instanceof Problem ? problem.code : 0,
          message: problem instanceof Error ? problem.message : '',
        }),
      },
    },
  )
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }
  return {
    actor,
    reads,
    sent,
    facts,
    settle,
    pass: async (ms: number) => {
      await settle()
      for (let left = ms; left > 0; left -= 1000) {
        clock.increment(Math.min(left, 1000))
        await settle()
      }
    },
    is: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
  }
}

describe('watching a delivery', () => {
  it('reads the candidates every ten seconds', async () => {
    const watch = startWatching()
    await watch.pass(30_000)
    expect([watch.reads, watch.context().readAt]).toEqual([[0, 10_000, 20_000, 30_000], 30_000])
  })

  it('says that it is behind while reads fail, tries later and later, and catches up', async () => {
    const watch = startWatching({ read: (time) => (time > 1 && time < 5 ? raise(lost) : false) })
    await watch.pass(10_000)
    expect([watch.is('behind'), watch.context().readAt]).toEqual([true, 0])
    await watch.pass(21_000)
    expect([watch.reads, watch.is('behind'), watch.context().readFailure]).toEqual([[0, 10_000, 13_000, 19_000, 31_000], false, null])
  })

  it('asks nothing while the page is hidden, and at once when it is looked at again', async () => {
    const watch = startWatching()
    await watch.pass(5000)
    watch.actor.send({ type: 'page.hidden' })
    await watch.pass(60_000)
    watch.actor.send({ type: 'page.seen' })
    await watch.settle()
    expect(watch.reads).toEqual([0, 65_000])
  })

  it('reads no more once all have ended, or where the delivery is not to be seen', async () => {
    const over = startWatching({ read: () => true })
    await over.pass(60_000)
    const gone = startWatching({ read: () => raise(new Problem(404, 'The delivery was not found.')) })
    await gone.pass(60_000)
    expect([over.reads, over.is('ended'), gone.reads, gone.is('unavailable')]).toEqual([[0], true, [0], true])
  })
})

describe('an act of an invigilator', () => {
  const ask = async (replies: Replies = {}) => {
    const watch = startWatching(replies)
    await watch.pass(3000)
    watch.actor.send({ type: 'act.choose', act: 'extend', attemptId: 7 })
    return watch
  }

  it('is sent once with its minutes and reason, told, and the candidates are read again', async () => {
    const watch = await ask({ control: () => 'Extended.' })
    watch.actor.send({ type: 'entry.change', entry: { minutes: ' 15 ', reason: ' The fire alarm rang. ' } })
    for (let times = 0; times < 3; times += 1) watch.actor.send({ type: 'act.confirm' })
    await watch.settle()
    expect(watch.sent).toEqual([{ act: 'extend', attemptId: 7, minutes: 15, reason: 'The fire alarm rang.' }])
    expect(watch.facts).toEqual([{ type: 'act.done', act: 'extend', attemptId: 7, message: 'Extended.' }])
    expect([watch.is('asking'), watch.reads, watch.context().entry.reason]).toEqual([false, [0, 3000], ''])
  })

  it('without a reason, or with minutes that cannot be added, is not sent', async () => {
    const watch = await ask()
    watch.actor.send({ type: 'entry.change', entry: { minutes: '61' } })
    watch.actor.send({ type: 'act.confirm' })
    await watch.settle()
    expect([watch.sent, watch.is('asking'), watch.context().isTried]).toEqual([[], true, true])
    expect(entryErrors('extend', watch.context().entry)).toEqual({
      minutes: 'Enter a value from 1 to 60.',
      reason: 'Reason should not be blank!',
    })
    expect(entryErrors('note', { minutes: '', reason: '' })).toEqual({ reason: 'Note should not be blank!' })
    expect(entryErrors('extend', { minutes: '1.5', reason: 'x' })).toEqual({ minutes: 'Enter a whole number.' })
    expect(['0', '1', '60', '-1', 'x'].map((minutes) => minutesIn({ minutes, reason: '' }))).toEqual([null, 1, 60, null, null])
  })

  it('that is refused says why, and keeps what was entered', async () => {
    const watch = await ask({ control: () => raise(new Problem(400, 'Only a paused candidate can go on.')) })
    watch.actor.send({ type: 'entry.change', entry: { reason: 'The alarm is over.' } })
    watch.actor.send({ type: 'act.confirm' })
    await watch.settle()
    expect([watch.is('asking'), watch.context().actFailure?.message, watch.context().entry.reason, watch.facts]).toEqual([
      true,
      'Only a paused candidate can go on.',
      'The alarm is over.',
      [],
    ])
    await watch.pass(10_000)
    expect([watch.context().entry.reason, watch.reads]).toEqual(['The alarm is over.', [0, 10_000]])
  })
})
