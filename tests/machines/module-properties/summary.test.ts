import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { moduleRuleSummaryMachine } from '#machines/module-properties/module-rule-summary.machine.ts'
import { failure, Refusal } from './start.ts'

const start = (problem?: Error) => {
  const sent: string[] = []
  const facts: unknown[] = []
  const port = (act: string) =>
    fromPromise<{ message: string }, { ruleId: string }>(({ input }) => {
      sent.push(`${act} ${input.ruleId}`)
      return problem ? Promise.reject(problem) : Promise.resolve({ message: `${act}.` })
    })
  const actor = createActor(moduleRuleSummaryMachine.provide({ actors: { publishRule: port('publish'), deleteRule: port('delete') } }), {
    input: { ruleId: '7', failure },
  })
  actor.on('rule.left', (fact) => facts.push(fact))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, sent, facts, settled }
}

describe('publishing', () => {
  it('sends a draft once and leads to the list with the server’s words', async () => {
    const { actor, sent, facts, settled } = start()
    actor.send({ type: 'rule.publish', status: 2 })
    expect([actor.getSnapshot().hasTag('busy'), actor.getSnapshot().hasTag('asking')]).toEqual([true, false])
    actor.send({ type: 'rule.publish', status: 2 })
    actor.send({ type: 'rule.delete' })
    await settled()
    expect([sent, facts]).toEqual([['publish 7'], [{ type: 'rule.left', message: 'publish.' }]])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([0, 1] as const)('does nothing for status %i', (status) => {
    const { actor, sent } = start()
    actor.send({ type: 'rule.publish', status })
    expect([actor.getSnapshot().value, sent]).toEqual(['viewing', []])
  })
})

describe('deleting', () => {
  it('asks first, and a No sends nothing', () => {
    const { actor, sent } = start()
    actor.send({ type: 'rule.delete' })
    expect(actor.getSnapshot().hasTag('asking')).toBe(true)
    actor.send({ type: 'question.cancel' })
    expect([actor.getSnapshot().value, sent]).toEqual(['viewing', []])
  })

  it('sends once after a Yes, with the question open meanwhile, and leads to the list', async () => {
    const { actor, sent, facts, settled } = start()
    actor.send({ type: 'rule.delete' })
    actor.send({ type: 'question.accept' })
    expect([actor.getSnapshot().hasTag('busy'), actor.getSnapshot().hasTag('asking')]).toEqual([true, true])
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'question.cancel' })
    await settled()
    expect([sent, facts]).toEqual([['delete 7'], [{ type: 'rule.left', message: 'delete.' }]])
  })
})

describe('a refusal', () => {
  it('says why until it is closed, and can be tried again', async () => {
    const { actor, sent, settled } = start(new Refusal(400, 'It is in use.'))
    for (const _ of [1, 2]) {
      actor.send({ type: 'rule.publish', status: 2 })
      expect(actor.getSnapshot().context.notice).toBeNull()
      await settled()
    }
    expect([sent.length, actor.getSnapshot().context.notice]).toEqual([2, { id: 1, text: 'It is in use.' }])
    actor.send({ type: 'notice.close' })
    expect(actor.getSnapshot().context.notice).toBeNull()
  })

  it('is not spoken of any more when the rule is to be deleted', async () => {
    const { actor, settled } = start(new Refusal(400, 'It is in use.'))
    actor.send({ type: 'rule.publish', status: 2 })
    await settled()
    actor.send({ type: 'rule.delete' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.notice]).toEqual(['confirming', null])
  })

  it('for want of a right ends the writing', async () => {
    const { actor, sent, settled } = start(new Refusal(403, 'You do not have permission to do this.'))
    actor.send({ type: 'rule.delete' })
    actor.send({ type: 'question.accept' })
    await settled()
    actor.send({ type: 'rule.delete' })
    actor.send({ type: 'rule.publish', status: 2 })
    expect([sent, actor.getSnapshot().value, actor.getSnapshot().context.isForbidden]).toEqual([['delete 7'], 'viewing', true])
  })
})
