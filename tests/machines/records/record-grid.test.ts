import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { isUnsaved, recordGridMachine, type RowOutcome, type RowToSave } from '#machines/records/record-grid.machine.ts'
import { Refusal } from './start.ts'
import { gridInput, type } from './record-grid-start.ts'

function start() {
  const sent: RowToSave[] = []
  let settle: { resolve(outcome: RowOutcome): void; reject(problem: Error): void } | null = null
  const saveRow = fromPromise(({ input }: { input: RowToSave }) => {
    sent.push(input)
    return new Promise<RowOutcome>((resolve, reject) => {
      settle = { resolve, reject }
    })
  })
  const facts: unknown[] = []
  const actor = createActor(recordGridMachine.provide({ actors: { saveRow } }), { input: gridInput })
  actor.on('*', (fact) => void facts.push(fact))
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

describe('a grid of records', () => {
  it('sends the cells of one row and forgets what is stored', async () => {
    const { actor, sent, facts, answer, state, context } = start()
    actor.send(type(3001, 1, '71'))
    actor.send(type(3001, 1, '90', 'attendance'))
    actor.send(type(3002, 4, '55'))
    actor.send({ type: 'row.save', rowId: 3001 })
    expect([state(), sent]).toEqual(['saving', [{ rowId: 3001, edits: { 1: { predictedMark: '71', attendance: '90' } } }]])
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect([context().edits, context().saving, facts]).toEqual([
      { 3002: { 4: { predictedMark: '55' } } },
      null,
      [{ type: 'row.saved', rowId: 3001, saved: 1, refused: 0 }],
    ])
  })

  it('keeps what is refused with its reason, until it is typed anew', async () => {
    const { actor, answer, state, context } = start()
    actor.send(type(3001, 1, '71'))
    actor.send(type(3001, 4, '171'))
    actor.send({ type: 'row.save', rowId: 3001 })
    answer()?.resolve({ saved: [1], refused: [{ columnId: 4, text: 'Enter a value from 0 to 100.' }] })
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect([context().edits, context().errors]).toEqual([
      { 3001: { 4: { predictedMark: '171' } } },
      { 3001: { 4: 'Enter a value from 0 to 100.' } },
    ])
    actor.send(type(3001, 4, '71'))
    expect(context().errors).toEqual({ 3001: {} })
  })

  it('keeps what is typed while the row is on its way', async () => {
    const { actor, answer, state, context } = start()
    actor.send(type(3001, 1, '7'))
    actor.send({ type: 'row.save', rowId: 3001 })
    actor.send(type(3001, 1, '71'))
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect(context().edits).toEqual({ 3001: { 1: { predictedMark: '71' } } })
  })

  it('saves one row at a time, those pressed meanwhile afterwards, and none without a change', async () => {
    const { actor, sent, answer, state, context } = start()
    actor.send({ type: 'row.save', rowId: 3001 })
    expect(state()).toBe('editing')
    actor.send(type(3001, 1, '71'))
    actor.send(type(3002, 1, '72'))
    actor.send({ type: 'row.save', rowId: 3001 })
    actor.send({ type: 'row.save', rowId: 3002 })
    actor.send({ type: 'row.reset', rowId: 3001 })
    // A second press on the row that is being saved, with nothing more typed into it.
    actor.send({ type: 'row.save', rowId: 3001 })
    expect([state(), sent.length]).toEqual(['saving', 1])
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(sent.length).toBe(2))
    expect(sent[1]).toEqual({ rowId: 3002, edits: { 1: { predictedMark: '72' } } })
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect([isUnsaved(context()), context().waiting, sent.length]).toEqual([false, [], 2])
  })

  it('saves what is typed into a row and saved while that row is on its way', async () => {
    const { actor, sent, answer } = start()
    actor.send(type(3001, 1, '71'))
    actor.send({ type: 'row.save', rowId: 3001 })
    actor.send(type(3001, 4, '72'))
    actor.send({ type: 'row.save', rowId: 3001 })
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(sent.length).toBe(2))
    expect(sent[1]).toEqual({ rowId: 3001, edits: { 4: { predictedMark: '72' } } })
  })

  it('saves no row that was taken back meanwhile, and none after a save that failed', async () => {
    const { actor, sent, answer, state, context } = start()
    for (const rowId of [3001, 3002, 3003]) {
      actor.send(type(rowId, 1, '71'))
      actor.send({ type: 'row.save', rowId })
    }
    actor.send({ type: 'row.reset', rowId: 3002 })
    answer()?.resolve({ saved: [1], refused: [] })
    await vi.waitFor(() => expect(sent.map(({ rowId }) => rowId)).toEqual([3001, 3003]))
    actor.send(type(3001, 1, '72'))
    actor.send({ type: 'row.save', rowId: 3001 })
    answer()?.reject(new Refusal(500, 'The server is busy.'))
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect([context().waiting, Object.keys(context().edits), sent.length]).toEqual([[], ['3001', '3003'], 2])
  })

  it('keeps all of a row that did not arrive, and says why', async () => {
    const { actor, answer, state, context } = start()
    actor.send(type(3001, 1, '71'))
    actor.send({ type: 'row.save', rowId: 3001 })
    answer()?.reject(new Refusal(500, 'The server is busy.'))
    await vi.waitFor(() => expect(state()).toBe('editing'))
    expect([isUnsaved(context()), context().failure]).toEqual([true, expect.objectContaining({ message: 'The server is busy.' })])
    actor.send({ type: 'failure.close' })
    expect(context().failure).toBeNull()
  })

  it('takes a row back to what is stored', () => {
    const { actor, context } = start()
    actor.send(type(3001, 1, '71'))
    actor.send({ type: 'row.reset', rowId: 3001 })
    expect([isUnsaved(context()), context().errors]).toEqual([false, {}])
  })
})
