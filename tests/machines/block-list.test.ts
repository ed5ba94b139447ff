import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { blockListMachine, type BlockListPorts } from '#machines/blocks/block-list.machine.ts'
import type { BlockRow, Removal } from '#machines/blocks/types.ts'

const row: BlockRow = { id: '7', name: 'May Exams', shortName: 'May', code: 'EB-1', from: null, to: null, status: 2 }

const start = (answer: Removal | Error = { isBlocked: false, message: 'Deleted.' }, message = '') => {
  const clock = new SimulatedClock()
  const removed: string[] = []
  const due: string[] = []
  const ports: BlockListPorts = {
    removeBlock: fromPromise(({ input }) => {
      removed.push(input.blockId)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }),
  }
  const actor = createActor(blockListMachine.provide({ actors: ports }), {
    clock,
    input: {
      search: 'may',
      message: message === '' ? null : { tone: 'success', text: message },
      texts: { mappingWarning: 'It is mapped.', failure: (problem) => ({ code: 0, message: String(problem) }) },
    },
  })
  actor.on('search.due', ({ text }) => due.push(text))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, clock, removed, due, settled, context: () => actor.getSnapshot().context }
}

describe('the search', () => {
  it('starts from the address and is due a quarter of a second after the last key', () => {
    const { actor, clock, due, context } = start()
    expect(context().typed).toBe('may')
    actor.send({ type: 'search.type', text: 'j' })
    clock.increment(200)
    actor.send({ type: 'search.type', text: 'ju' })
    clock.increment(200)
    expect([due, context().typed, context().search]).toEqual([[], 'ju', 'may'])
    clock.increment(100)
    expect([due, context().search]).toEqual([['ju'], 'ju'])
  })

  it('is not due when it was typed back', () => {
    const { actor, clock, due } = start()
    actor.send({ type: 'search.type', text: 'm' })
    actor.send({ type: 'search.type', text: 'may' })
    clock.increment(1000)
    expect(due).toEqual([])
  })

  it('follows an address that changed, and not its own', () => {
    const { actor, clock, due, context } = start()
    actor.send({ type: 'search.type', text: 'july' })
    clock.increment(300)
    actor.send({ type: 'search.type', text: 'july 27' })
    actor.send({ type: 'search.follow', text: 'july' })
    expect(context().typed).toBe('july 27')
    actor.send({ type: 'search.follow', text: '' })
    clock.increment(300)
    expect([context().typed, due]).toEqual(['', ['july']])
  })
})

describe('deleting', () => {
  it('asks first, and a No sends nothing', () => {
    const { actor, removed, context } = start()
    actor.send({ type: 'block.delete', row })
    expect(context().asked).toEqual(row)
    actor.send({ type: 'question.cancel' })
    expect([context().asked, removed]).toEqual([null, []])
  })

  it('is sent once, however often Yes is pressed, and shows the server’s words', async () => {
    const { actor, removed, settled, context } = start()
    actor.send({ type: 'block.delete', row })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'block.delete', row: { ...row, id: '8' } })
    actor.send({ type: 'question.cancel' })
    await settled()
    expect([removed, context().message, context().asked]).toEqual([['7'], { tone: 'success', text: 'Deleted.' }, null])
  })

  it('of a mapped block shows the warning with the server’s words', async () => {
    const { actor, settled, context } = start({ isBlocked: true, message: 'Used by 3 centres.' })
    actor.send({ type: 'block.delete', row })
    actor.send({ type: 'question.accept' })
    await settled()
    expect(context().message).toEqual({ tone: 'warning', text: 'It is mapped.', detail: 'Used by 3 centres.' })
  })

  it('that fails says why, and can be tried again', async () => {
    const { actor, removed, settled, context } = start(new Error('No answer.'))
    for (const _ of [1, 2]) {
      actor.send({ type: 'block.delete', row })
      expect(context().message).toBeNull()
      actor.send({ type: 'question.accept' })
      await settled()
    }
    expect([removed, context().message]).toEqual([['7', '7'], { tone: 'error', text: 'Error: No answer.' }])
  })
})

describe('the message of the page before', () => {
  it('shows until it is closed', () => {
    const { actor, context } = start(undefined, 'Published.')
    expect(context().message).toEqual({ tone: 'success', text: 'Published.' })
    actor.send({ type: 'message.close' })
    expect(context().message).toBeNull()
  })
})
