import { describe, expect, it } from 'vitest'
import { MarkingProblem, startMarking } from './marking-start.ts'

const changed = new MarkingProblem('These marks were changed in another tab.', { kind: 'changed', updatedAt: 'at 9' })
const lost = new MarkingProblem('The server did not respond.')
const raise = (problem: Error): never => {
  throw problem
}

describe('a marking desk', () => {
  it('saves once after the last of several marks, and keeps each in the browser at once', async () => {
    const desk = startMarking()
    await desk.settle()
    desk.mark(1, 4)
    expect(desk.facts.at(-1)).toEqual({ type: 'marks.kept', updatedAt: 'at 1', marks: [{ questionId: 1, marks: 4 }], overallComment: '' })
    await desk.pass(1000)
    desk.mark(1, 5)
    await desk.pass(1250)
    expect(desk.sent).toEqual([])
    await desk.pass(250)
    expect(desk.sent).toEqual([{ kind: 'save', at: 2500, updatedAt: 'at 1', marks: { 1: 5 } }])
    expect([desk.value(), desk.facts.at(-1), desk.context().updatedAt]).toEqual([{ marking: 'clean' }, { type: 'marks.held' }, 'at 2'])
  })

  it('saves at once when the page is left', async () => {
    const desk = startMarking()
    await desk.settle()
    desk.mark(1, 4)
    desk.actor.send({ type: 'page.hidden' })
    await desk.settle()
    expect(desk.sent.map(({ at }) => at)).toEqual([0])
  })

  it('tries again what did not arrive, with what was entered meanwhile', async () => {
    const desk = startMarking({ save: (_, time) => (time < 3000 ? raise(lost) : 'at 2') })
    await desk.settle()
    desk.mark(1, 4)
    await desk.pass(1500)
    expect(desk.is('unsaved')).toBe(true)
    desk.mark(2, 3)
    await desk.pass(2000)
    expect([desk.is('unsaved'), desk.sent.at(-1)]).toEqual([false, { kind: 'save', at: 3500, updatedAt: 'at 1', marks: { 1: 4, 2: 3 } }])
  })

  it('says why marks are refused, and sends them again only with the next one', async () => {
    const desk = startMarking({
      save: ({ marks }) => (marks[0]?.marks === 4 ? raise(new MarkingProblem('Enter a mark from 0 to 3.', null, 400)) : 'at 2'),
    })
    await desk.settle()
    desk.mark(1, 4)
    await desk.pass(60_000)
    expect([desk.sent.length, desk.is('unsaved'), desk.context().failure?.message]).toEqual([1, false, 'Enter a mark from 0 to 3.'])
    desk.mark(1, 3)
    await desk.pass(1500)
    expect([desk.sent.length, desk.value(), desk.context().failure]).toEqual([2, { marking: 'clean' }, null])
  })

  it('asks whose marks win once another tab has saved, and writes over nothing unasked', async () => {
    const desk = startMarking({ save: ({ updatedAt }) => (updatedAt === 'at 9' ? 'at 10' : raise(changed)) })
    await desk.settle()
    desk.mark(1, 4)
    await desk.pass(30_000)
    expect([desk.is('asking'), desk.sent.length]).toEqual([true, 1])
    desk.actor.send({ type: 'conflict.keep' })
    await desk.settle()
    expect([desk.value(), desk.sent.at(-1)?.updatedAt, desk.context().updatedAt]).toEqual([{ marking: 'clean' }, 'at 9', 'at 10'])
  })

  it('reads the marks of the other tab where those win', async () => {
    const desk = startMarking({
      open: (time) => (time === 1 ? {} : { updatedAt: 'at 9', marks: [{ questionId: 1, marks: 8 }] }),
      save: () => raise(changed),
    })
    await desk.settle()
    desk.mark(1, 4)
    await desk.pass(1500)
    desk.actor.send({ type: 'conflict.take' })
    await desk.settle()
    expect([desk.value(), desk.context().marks]).toEqual([{ marking: 'clean' }, [{ questionId: 1, marks: 8 }]])
  })

  it('goes on with what a killed tab kept; where the server has moved on it asks first', async () => {
    const kept = { updatedAt: 'at 1', marks: [{ questionId: 1, marks: 6 }], overallComment: 'Good.' }
    const same = startMarking({ open: () => ({ kept }) })
    await same.pass(1500)
    expect(same.sent).toEqual([{ kind: 'save', at: 1500, updatedAt: 'at 1', marks: { 1: 6 } }])
    const older = startMarking({ open: () => ({ kept, updatedAt: 'at 5' }) })
    await older.pass(10_000)
    expect([older.is('asking'), older.sent]).toEqual([true, []])
  })

  it('submits once, after a save that is under way, however often it is asked', async () => {
    const desk = startMarking()
    await desk.settle()
    desk.mark(1, 4)
    desk.actor.send({ type: 'page.hidden' })
    for (let times = 0; times < 3; times += 1) desk.actor.send({ type: 'script.submit' })
    await desk.settle()
    expect(desk.sent.map(({ kind, updatedAt }) => [kind, updatedAt])).toEqual([
      ['save', 'at 1'],
      ['submit', 'at 2'],
    ])
    expect(desk.facts.at(-1)).toEqual({ type: 'script.submitted', outcome: 'open', agreed: null, nextId: 7 })
  })

  it('shows why marks were not taken, and stays open', async () => {
    const desk = startMarking({ submit: () => raise(new MarkingProblem('1 field needs attention.')) })
    await desk.settle()
    desk.actor.send({ type: 'script.submit' })
    await desk.settle()
    expect([desk.value(), desk.context().failure?.message]).toEqual([{ marking: 'clean' }, '1 field needs attention.'])
  })

  it('keeps a script closed that is submitted, or becomes so in another tab', async () => {
    const closed = startMarking({ open: () => ({ isOpen: false }) })
    await closed.settle()
    closed.mark(1, 4)
    expect([closed.is('closed'), closed.context().marks]).toEqual([true, []])
    const over = new MarkingProblem('These marks are submitted already.', { kind: 'state', updatedAt: 'at 9' })
    const desk = startMarking({ save: () => raise(over) })
    await desk.settle()
    desk.mark(1, 4)
    await desk.pass(1500)
    expect([desk.is('closed'), desk.context().failure?.message]).toEqual([true, 'These marks are submitted already.'])
  })
})
