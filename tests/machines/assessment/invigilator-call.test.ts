import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { invigilatorCallMachine, type InvigilatorCallFact } from '#machines/assessment/invigilator-call.machine.ts'

const lost = new Error('The server did not respond.')
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** A call whose server only the test moves on. */
function startCall(answer: (isCalling: boolean) => number | null) {
  const facts: InvigilatorCallFact['type'][] = []
  const actor = createActor(
    invigilatorCallMachine.provide({ actors: { tell: fromPromise(async ({ input }) => ({ calledAt: answer(input.isCalling) })) } }),
    { input: { failure: (problem) => ({ code: 0, message: problem instanceof Error ? problem.message : '' }) } },
  )
  actor.on('*', ({ type }) => void facts.push(type))
  actor.start()
  return { actor, facts, value: () => actor.getSnapshot().value, failure: () => actor.getSnapshot().context.failure?.message }
}

describe('the call of a candidate', () => {
  it('is made once, taken back, and made again', async () => {
    const call = startCall((isCalling) => (isCalling ? 1000 : null))
    call.actor.send({ type: 'call.make' })
    call.actor.send({ type: 'call.make' })
    expect(call.value()).toBe('calling')
    await settle()
    expect(call.value()).toBe('called')
    call.actor.send({ type: 'call.withdraw' })
    await settle()
    expect([call.value(), call.facts]).toEqual(['quiet', ['call.made', 'call.withdrawn']])
  })

  it('ends when a later answer of the server no longer has it, not by one from before it', async () => {
    const call = startCall(() => 1000)
    call.actor.send({ type: 'call.make' })
    await settle()
    call.actor.send({ type: 'call.reported', calledAt: null, serverTime: 900 })
    expect(call.value()).toBe('called')
    call.actor.send({ type: 'call.reported', calledAt: 1000, serverTime: 1500 })
    expect(call.value()).toBe('called')
    call.actor.send({ type: 'call.reported', calledAt: null, serverTime: 2000 })
    expect([call.value(), call.facts]).toEqual(['quiet', ['call.made', 'call.answered']])
  })

  it('of an earlier visit is found again', () => {
    const call = startCall(() => null)
    call.actor.send({ type: 'call.reported', calledAt: 1000, serverTime: 1500 })
    expect(call.value()).toBe('called')
  })

  it('that did not arrive is said, and can be made again; one that could not be taken back stays', async () => {
    let isReachable = false
    const call = startCall((isCalling) => {
      if (!isReachable) throw lost
      return isCalling ? 1000 : null
    })
    call.actor.send({ type: 'call.make' })
    await settle()
    expect([call.value(), call.failure()]).toEqual(['quiet', lost.message])
    isReachable = true
    call.actor.send({ type: 'call.make' })
    await settle()
    expect([call.value(), call.failure()]).toEqual(['called', undefined])
    isReachable = false
    call.actor.send({ type: 'call.withdraw' })
    await settle()
    expect([call.value(), call.failure(), call.facts]).toEqual(['called', lost.message, ['call.failed', 'call.made', 'call.failed']])
  })
})
