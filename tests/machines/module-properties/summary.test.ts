import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { moduleRuleSummaryMachine, type ModuleRuleSummaryPorts } from '#machines/module-properties/module-rule-summary.machine.ts'
import { failure, Refusal } from './start.ts'

const start = (problem?: Error) => {
  const sent: string[] = []
  const facts: unknown[] = []
  const ports: ModuleRuleSummaryPorts = {
    changeRecord: fromPromise(({ input: { act, id } }) => {
      sent.push(`${act} ${id}`)
      return problem ? Promise.reject(problem) : Promise.resolve({ message: `${act}.` })
    }),
  }
  const actor = createActor(moduleRuleSummaryMachine.provide({ actors: ports }), { input: { recordId: '7', failure } })
  actor.on('record.left', (fact) => facts.push(fact))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  /** Whether the page works, and whether its question is open. */
  const shown = () => [actor.getSnapshot().hasTag('busy'), actor.getSnapshot().context.act === 'delete']
  return { actor, sent, facts, settled, shown }
}

describe('publishing', () => {
  it('sends a draft once and leads to the list with the server’s words', async () => {
    const { actor, sent, facts, settled, shown } = start()
    actor.send({ type: 'record.act', act: 'publish', record: { status: 2 } })
    expect(shown()).toEqual([true, false])
    actor.send({ type: 'record.act', act: 'publish', record: { status: 2 } })
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    await settled()
    expect([sent, facts]).toEqual([['publish 7'], [{ type: 'record.left', message: 'publish.' }]])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it.each([0, 1] as const)('does nothing for status %i', (status) => {
    const { actor, sent } = start()
    actor.send({ type: 'record.act', act: 'publish', record: { status } })
    expect([actor.getSnapshot().value, sent]).toEqual(['viewing', []])
  })
})

describe('deleting', () => {
  it('asks first, and a No sends nothing', () => {
    const { actor, sent, shown } = start()
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    expect(shown()).toEqual([false, true])
    actor.send({ type: 'question.cancel' })
    expect([actor.getSnapshot().value, sent]).toEqual(['viewing', []])
  })

  it('sends once after a Yes, with the question open meanwhile, and leads to the list', async () => {
    const { actor, sent, facts, settled, shown } = start()
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    actor.send({ type: 'question.accept' })
    expect(shown()).toEqual([true, true])
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'question.cancel' })
    await settled()
    expect([sent, facts]).toEqual([['delete 7'], [{ type: 'record.left', message: 'delete.' }]])
  })
})

describe('a refusal', () => {
  it('says why until it is closed, and can be tried again', async () => {
    const { actor, sent, settled } = start(new Refusal(400, 'It is in use.'))
    for (const _ of [1, 2]) {
      actor.send({ type: 'record.act', act: 'publish', record: { status: 2 } })
      expect(actor.getSnapshot().context.notice).toBeNull()
      await settled()
    }
    expect([sent.length, actor.getSnapshot().context.notice]).toEqual([2, { id: 1, text: 'It is in use.' }])
    actor.send({ type: 'notice.close' })
    expect(actor.getSnapshot().context.notice).toBeNull()
  })

  it('is no longer reported when the rule is to be deleted', async () => {
    const { actor, settled } = start(new Refusal(400, 'It is in use.'))
    actor.send({ type: 'record.act', act: 'publish', record: { status: 2 } })
    await settled()
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.notice]).toEqual(['asking', null])
  })

  it('for want of a right ends the writing', async () => {
    const { actor, sent, settled } = start(new Refusal(403, 'You do not have permission to do this.'))
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    actor.send({ type: 'question.accept' })
    await settled()
    actor.send({ type: 'record.act', act: 'delete', record: { status: 2 } })
    actor.send({ type: 'record.act', act: 'publish', record: { status: 2 } })
    expect([sent, actor.getSnapshot().value, actor.getSnapshot().context.isForbidden]).toEqual([['delete 7'], 'viewing', true])
  })
})
