import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { blockListMachine } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { CheckedListPorts, RowAnswer, RowCheck } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import { blockRow } from '#tests/support/charts/fixtures/block-row.ts'

const row = blockRow('7')
const deleted: RowAnswer = { message: 'Deleted.' }
const mapped: RowAnswer = { message: 'Used by 3 centres.', warning: 'It is mapped.' }

/** The list with an answer per block; one without an answer is deleted. What the list sends and tells is recorded. */
const start = (
  answers: Readonly<Record<string, RowAnswer | Error>> = {},
  { message = '', checks = [] }: { readonly message?: string; readonly checks?: readonly RowCheck[] | Error } = {},
) => {
  const clock = new SimulatedClock()
  const sent: string[] = []
  const facts: string[] = []
  const ports: CheckedListPorts<RecordAct> = {
    checkRows: fromPromise(({ input: { act, ids } }) => {
      sent.push(`check ${act} ${ids.join(' ')}`)
      return checks instanceof Error ? Promise.reject(checks) : Promise.resolve(checks)
    }),
    changeRow: fromPromise(({ input: { act, id } }) => {
      sent.push(`${act} ${id}`)
      const answer = answers[id] ?? deleted
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }),
  }
  const actor = createActor(blockListMachine.provide({ actors: ports }), {
    clock,
    input: {
      search: 'may',
      message,
      texts: {
        failure: (problem, act) => ({ code: 400, message: `${act}: ${String(problem)}` }),
        outcome: (act, { total, done, warned }) => `${act} ${done}/${total}, ${warned} warned`,
        notSent: 'Not sent.',
      },
    },
  })
  actor.on('*', (fact) => facts.push(fact.type === 'search.due' ? `due ${fact.text}` : fact.type))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('checking'))
  const ask = async (act: RecordAct, rows: readonly BlockRow[]) => {
    actor.send({ type: 'rows.change', act, rows })
    await settled()
    actor.send({ type: 'question.accept' })
    return settled()
  }
  return { actor, clock, sent, facts, settled, ask, context: () => actor.getSnapshot().context }
}

describe('the search', () => {
  it('starts from the address and is due a quarter of a second after the last key', () => {
    const { actor, clock, facts, context } = start()
    expect(context().typed).toBe('may')
    actor.send({ type: 'search.type', text: 'j' })
    clock.increment(200)
    actor.send({ type: 'search.type', text: 'ju' })
    clock.increment(249)
    expect([facts, context().typed, context().search]).toEqual([[], 'ju', 'may'])
    clock.increment(1)
    expect([facts, context().search]).toEqual([['due ju'], 'ju'])
  })

  it('follows an address that changed, and not its own', () => {
    const { actor, clock, facts, context } = start()
    actor.send({ type: 'search.type', text: 'july' })
    clock.increment(300)
    actor.send({ type: 'search.type', text: 'july 27' })
    actor.send({ type: 'search.follow', text: 'july' })
    expect(context().typed).toBe('july 27')
    actor.send({ type: 'search.follow', text: '' })
    clock.increment(300)
    expect([context().typed, facts]).toEqual(['', ['due july']])
  })
})

describe('the rows that are chosen', () => {
  it('stay as they are while a question about them is open or they are being changed', async () => {
    const { actor, settled, context } = start()
    actor.send({ type: 'rows.choose', ids: ['7'], isChosen: true })
    actor.send({ type: 'rows.change', act: 'delete', rows: [row] })
    actor.send({ type: 'rows.choose', ids: ['8'], isChosen: true })
    actor.send({ type: 'selection.clear' })
    expect(context().chosen).toEqual(['7'])
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'rows.choose', ids: ['8'], isChosen: true })
    await settled()
    expect(context().chosen).toEqual([])
  })

  it('raise no question where there are none', () => {
    const { actor, sent, context } = start()
    for (const act of ['delete', 'publish'] as const) actor.send({ type: 'rows.change', act, rows: [] })
    expect([context().work, sent]).toEqual([null, []])
  })
})

describe('deleting one block', () => {
  it('asks first, and a No sends nothing', () => {
    const { actor, sent, context } = start()
    actor.send({ type: 'rows.change', act: 'delete', rows: [row] })
    expect(context().work?.rows).toEqual([row])
    actor.send({ type: 'question.cancel' })
    expect([context().work, sent]).toEqual([null, []])
  })

  it('is sent once, however often Yes is pressed, and shows the server’s words', async () => {
    const { actor, sent, facts, settled, context } = start()
    actor.send({ type: 'rows.change', act: 'delete', rows: [row] })
    for (const _ of [1, 2, 3]) actor.send({ type: 'question.accept' })
    actor.send({ type: 'rows.change', act: 'delete', rows: [blockRow('8')] })
    actor.send({ type: 'question.cancel' })
    await settled()
    expect([sent, context().work, facts]).toEqual([['delete 7'], null, ['work.ended']])
    expect(context().message).toEqual({ tone: 'success', text: 'Deleted.', outcomes: [] })
  })

  it('that is mapped shows the warning with the server’s words', async () => {
    const { ask, context } = start({ '7': mapped })
    await ask('delete', [row])
    expect(context().message).toEqual({ tone: 'warning', text: 'It is mapped.', detail: 'Used by 3 centres.', row, outcomes: [] })
  })

  it('that fails says why in the words for this act, and can be tried again', async () => {
    const { ask, sent, context } = start({ '7': new Error('No.') })
    await ask('delete', [row])
    await ask('delete', [row])
    expect([sent, context().message?.tone, context().message?.text]).toEqual([['delete 7', 'delete 7'], 'error', 'delete: Error: No.'])
  })
})

describe('several blocks', () => {
  const five = ['1', '2', '3', '4', '5'].map((id) => blockRow(id))
  const ids = five.map(({ id }) => id)

  it('of which one is mapped are deleted but for that one, which stays chosen with the reason', async () => {
    const { actor, ask, sent, facts, context } = start({ '3': mapped })
    actor.send({ type: 'rows.choose', ids, isChosen: true })
    await ask('delete', five)
    expect([sent.length, context().chosen, facts]).toEqual([5, ['3'], ['work.ended']])
    expect([context().message?.tone, context().message?.text]).toEqual(['warning', 'delete 4/5, 1 warned'])
    expect(context().message?.outcomes[2]).toEqual({ row: five[2], isDone: false, text: 'It is mapped.', detail: 'Used by 3 centres.' })
  })

  it('that are all mapped are a warning, and that all fail an error', async () => {
    const warned = start({ '1': mapped, '2': mapped })
    await warned.ask('delete', five.slice(0, 2))
    const failed = start({ '1': new Error('a'), '2': new Error('b') })
    await failed.ask('delete', five.slice(0, 2))
    expect([warned.context().message?.tone, failed.context().message?.tone]).toEqual(['warning', 'error'])
  })

  it('are published only when all of them are drafts', async () => {
    const { ask, sent } = start()
    await ask('publish', [blockRow('1'), blockRow('2', 1)])
    await ask('publish', [blockRow('1'), blockRow('2', 0)])
    await ask('publish', [blockRow('1'), blockRow('2')])
    expect(sent).toEqual(['check publish 1 2', 'publish 1', 'publish 2'])
  })

  it('lose the message about their outcome with the next question, so that it is not taken for that of other rows', async () => {
    const { actor, ask, context } = start({ '3': mapped })
    await ask('delete', five)
    actor.send({ type: 'rows.change', act: 'delete', rows: [row] })
    expect(context().message).toBeNull()
  })
})

describe('what is open about blocks that are to be published', () => {
  const two = [blockRow('1'), blockRow('2')]
  const checks: readonly RowCheck[] = [
    { id: '2', open: 0, isAsked: false },
    { id: '1', open: 3, isAsked: true },
  ]

  it('is known before a Yes counts', async () => {
    const { actor, sent, settled, context } = start({}, { checks })
    actor.send({ type: 'rows.change', act: 'publish', rows: two })
    actor.send({ type: 'question.accept' })
    expect([actor.getSnapshot().hasTag('checking'), context().work?.rows, context().work?.checks]).toEqual([true, two, []])
    await settled()
    expect([context().work?.checks, sent]).toEqual([checks, ['check publish 1 2']])
    actor.send({ type: 'question.accept' })
    await settled()
    expect(sent).toEqual(['check publish 1 2', 'publish 1', 'publish 2'])
  })

  it('is asked about as unknown when it cannot be looked up', async () => {
    const { actor, sent, settled, context } = start({}, { checks: new Error('no answer') })
    actor.send({ type: 'rows.change', act: 'publish', rows: two })
    await settled()
    expect(context().work?.checks).toEqual(two.map(({ id }) => ({ id, open: null, isAsked: true })))
    actor.send({ type: 'question.cancel' })
    expect([context().work, sent]).toEqual([null, ['check publish 1 2']])
  })

  it('is not waited for once the question is taken back', async () => {
    const { actor, sent, ask, context } = start({}, { checks })
    actor.send({ type: 'rows.change', act: 'publish', rows: two })
    actor.send({ type: 'question.cancel' })
    expect([actor.getSnapshot().hasTag('checking'), context().work]).toEqual([false, null])
    await ask('delete', [row])
    expect(sent).toEqual(['check publish 1 2', 'delete 7'])
  })
})

describe('the message of the page before', () => {
  it('shows until it is closed', () => {
    const { actor, context } = start({}, { message: 'Published.' })
    expect(context().message).toEqual({ tone: 'success', text: 'Published.', outcomes: [] })
    actor.send({ type: 'message.close' })
    expect(context().message).toBeNull()
  })
})
