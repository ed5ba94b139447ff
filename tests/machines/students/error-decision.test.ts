import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { errorDecisionMachine, type Decision } from '#machines/students/error-decision.machine.ts'
import { Refusal } from '../records/start.ts'
import { decisionInput, take } from './error-decision-start.ts'

function start() {
  const sent: Decision[] = []
  let settle: { resolve(done: { message: string }): void; reject(problem: Error): void } | null = null
  const decide = fromPromise(({ input }: { input: Decision }) => {
    sent.push(input)
    return new Promise<{ message: string }>((resolve, reject) => {
      settle = { resolve, reject }
    })
  })
  const facts: string[] = []
  const actor = createActor(errorDecisionMachine.provide({ actors: { decide } }), { input: decisionInput })
  actor.on('*', ({ type }) => void facts.push(type))
  actor.start()
  return {
    actor,
    sent,
    facts,
    answer: () => settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('a decision about an error', () => {
  it('is sent with the student who was chosen, and forgotten once it is done', async () => {
    const { actor, sent, facts, answer, state, context } = start()
    actor.send(take('choose'))
    actor.send({ type: 'student.choose', studentId: 3008 })
    actor.send({ type: 'decision.send' })
    expect([state(), sent]).toEqual(['sending', [{ errorId: 7, act: 'choose', studentId: 3008, comment: '' }]])
    answer()?.resolve({ message: 'Done.' })
    await vi.waitFor(() => expect(state()).toBe('resting'))
    expect([context().decision, facts]).toEqual([null, ['error.decided']])
  })

  it.each([['choose'], ['ignore']] as const)('is not sent to %s while it lacks what that needs, and says so', (act) => {
    const { actor, sent, state, context } = start()
    actor.send(take(act))
    actor.send({ type: 'comment.type', comment: '  ' })
    actor.send({ type: 'decision.send' })
    expect([state(), sent, context().isTried]).toEqual(['deciding', [], true])
  })

  it('keeps what was entered when it is refused, with the reason until something is changed', async () => {
    const { actor, facts, answer, state, context } = start()
    actor.send(take('ignore'))
    actor.send({ type: 'comment.type', comment: 'Withdrawn.' })
    actor.send({ type: 'decision.send' })
    answer()?.reject(new Refusal(400, 'This error is fixed already.'))
    await vi.waitFor(() => expect(state()).toBe('deciding'))
    expect([context().decision?.comment, context().failure?.message, facts]).toEqual([
      'Withdrawn.',
      'This error is fixed already.',
      ['error.refused'],
    ])
    actor.send({ type: 'comment.type', comment: 'Withdrawn' })
    expect(context().failure).toBeNull()
  })

  it('is not sent twice, nor left while it is on its way', () => {
    const { actor, sent, state } = start()
    actor.send(take('again'))
    actor.send({ type: 'decision.send' })
    actor.send({ type: 'decision.send' })
    actor.send({ type: 'decision.cancel' })
    expect([state(), sent.length]).toEqual(['sending', 1])
  })

  it('is dropped by Cancel', () => {
    const { actor, state, context } = start()
    actor.send(take('choose', 3007))
    actor.send({ type: 'decision.cancel' })
    expect([state(), context().decision]).toEqual(['resting', null])
  })
})
