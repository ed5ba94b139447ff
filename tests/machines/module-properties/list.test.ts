import { describe, expect, it } from 'vitest'
import { Refusal, row, startList } from './start.ts'

const outcomes = (list: ReturnType<typeof startList>) =>
  list.context().message?.outcomes.map(({ row: { id }, isDone, text }) => [id, isDone, text])

describe('the search', () => {
  it('starts from the address and is due a quarter of a second after the last key', () => {
    const { actor, clock, due, context } = startList()
    expect(context().typed).toBe('math')
    actor.send({ type: 'search.type', text: 'e' })
    clock.increment(200)
    actor.send({ type: 'search.type', text: 'ec' })
    clock.increment(200)
    expect([due, context().typed]).toEqual([[], 'ec'])
    clock.increment(50)
    expect([due, context().search]).toEqual([['ec'], 'ec'])
  })

  it('is not due when it was typed back, and follows an address that changed', () => {
    const { actor, clock, due, context } = startList()
    actor.send({ type: 'search.type', text: 'm' })
    actor.send({ type: 'search.type', text: 'math' })
    clock.increment(1000)
    actor.send({ type: 'search.follow', text: '' })
    expect([due, context().typed, context().search]).toEqual([[], '', ''])
  })

  it('does not follow the address that it made itself', () => {
    const { actor, clock, context } = startList()
    actor.send({ type: 'search.type', text: 'eng' })
    clock.increment(300)
    actor.send({ type: 'search.type', text: 'engl' })
    actor.send({ type: 'search.follow', text: 'eng' })
    expect(context().typed).toBe('engl')
  })
})

describe('the selection', () => {
  it('takes rows in and out, each once, and can be cleared', () => {
    const { actor, context } = startList()
    actor.send({ type: 'rows.choose', ids: ['1', '2'], isChosen: true })
    actor.send({ type: 'rows.choose', ids: ['2', '3'], isChosen: true })
    expect(context().chosen).toEqual(['1', '2', '3'])
    actor.send({ type: 'rows.choose', ids: ['1'], isChosen: false })
    expect(context().chosen).toEqual(['2', '3'])
    actor.send({ type: 'selection.clear' })
    expect(context().chosen).toEqual([])
  })
})

describe('another page, search or order', () => {
  it('leaves no row chosen that is out of sight, and the same one leaves the choice alone', () => {
    const { actor, context } = startList()
    actor.send({ type: 'selection.follow', view: '?page=2' })
    actor.send({ type: 'rows.choose', ids: ['1', '2'], isChosen: true })
    actor.send({ type: 'selection.follow', view: '?page=2' })
    expect(context().chosen).toEqual(['1', '2'])
    actor.send({ type: 'selection.follow', view: '' })
    expect(context().chosen).toEqual([])
  })
})

describe('one rule', () => {
  it('is asked about first, and a No sends nothing', () => {
    const { actor, sent, context } = startList()
    actor.send({ type: 'rows.change', act: 'delete', rows: [row('1')] })
    expect(context().work).toEqual({ act: 'delete', rows: [row('1')], checks: [], outcomes: [] })
    actor.send({ type: 'question.cancel' })
    expect([context().work, sent]).toEqual([null, []])
  })

  it('is sent once, however often Yes is pressed, and the server’s words are the message', async () => {
    const { actor, sent, settled, context } = startList()
    actor.send({ type: 'rows.change', act: 'delete', rows: [row('1')] })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'rows.change', act: 'delete', rows: [row('2')] })
    actor.send({ type: 'question.cancel' })
    await settled()
    expect([sent, context().work]).toEqual([['delete 1'], null])
    expect(context().message).toEqual({ tone: 'success', text: 'Done 1.', outcomes: [] })
  })

  it('that is refused says why, and can be tried again', async () => {
    const { actor, sent, settled, context } = startList({ '1': new Refusal(400, 'It is in use.') })
    for (const _ of [1, 2]) {
      actor.send({ type: 'rows.change', act: 'delete', rows: [row('1')] })
      expect(context().message).toBeNull()
      actor.send({ type: 'question.accept' })
      await settled()
    }
    expect(sent).toEqual(['delete 1', 'delete 1'])
    expect(context().message).toEqual({ tone: 'error', text: 'It is in use.', row: row('1'), outcomes: [] })
  })

  it.each([0, 1] as const)('with status %i cannot be published', (status) => {
    const { actor, context } = startList()
    actor.send({ type: 'rows.change', act: 'publish', rows: [row('1'), row('2', status)] })
    expect(context().work).toBeNull()
  })
})

describe('several rules', () => {
  const rows = ['1', '2', '3'].map((id) => row(id))

  it('are sent one after the other and each has its outcome; those that stay are still chosen', async () => {
    const list = startList({ '2': new Refusal(400, 'It is in use.') })
    list.actor.send({ type: 'rows.choose', ids: ['1', '2', '3'], isChosen: true })
    list.actor.send({ type: 'rows.change', act: 'delete', rows })
    list.actor.send({ type: 'question.accept' })
    await list.settled()
    expect(list.sent).toEqual(['delete 1', 'delete 2', 'delete 3'])
    expect([list.context().message?.tone, list.context().message?.text]).toEqual(['warning', 'delete: 2 of 3'])
    expect(outcomes(list)).toEqual([
      ['1', true, 'Done 1.'],
      ['2', false, 'It is in use.'],
      ['3', true, 'Done 3.'],
    ])
    expect(list.context().chosen).toEqual(['2'])
  })

  it('that all went well are a success, and none is chosen any more', async () => {
    const list = startList()
    list.actor.send({ type: 'rows.choose', ids: ['1', '2', '3'], isChosen: true })
    list.actor.send({ type: 'rows.change', act: 'publish', rows })
    list.actor.send({ type: 'question.accept' })
    await list.settled()
    expect([list.context().message?.tone, list.context().message?.text, list.context().chosen]).toEqual(['success', 'publish: 3 of 3', []])
  })

  it.each([
    ['without an answer', new Error('reset')],
    ['without a session', new Refusal(401, 'Sign in again.')],
  ])('stop %s, and say which were not sent', async (_, problem) => {
    const list = startList({ '2': problem })
    list.actor.send({ type: 'rows.change', act: 'delete', rows })
    list.actor.send({ type: 'question.accept' })
    await list.settled()
    expect(list.sent).toEqual(['delete 1', 'delete 2'])
    expect(outcomes(list)?.at(-1)).toEqual(['3', false, 'Not sent.'])
    expect(list.context().isForbidden).toBe(false)
  })

  it('stop when the right is gone, and nothing is offered any more', async () => {
    const list = startList({ '1': new Refusal(403, 'You do not have permission to do this.') })
    list.actor.send({ type: 'rows.change', act: 'delete', rows })
    list.actor.send({ type: 'question.accept' })
    await list.settled()
    list.actor.send({ type: 'rows.change', act: 'delete', rows })
    expect([list.sent, list.context().work, list.context().isForbidden, list.context().message?.tone]).toEqual([
      ['delete 1'],
      null,
      true,
      'error',
    ])
  })
})

describe('the message of the page before', () => {
  it('shows until it is closed', () => {
    const { actor, context } = startList({}, 'Mapping published successfully.')
    expect(context().message).toEqual({ tone: 'success', text: 'Mapping published successfully.', outcomes: [] })
    actor.send({ type: 'message.close' })
    expect(context().message).toBeNull()
  })
})
