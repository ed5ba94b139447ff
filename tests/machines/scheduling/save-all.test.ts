import { describe, expect, it } from 'vitest'
import { biology, card, day, physics, place, select, start } from './start.ts'

const all = { type: 'days.save' } as const

/** Physics on the first date and Biology on the second, which lies open; neither is saved. */
const edited = async () => {
  const run = await start()
  await run.send(place(physics, 1), select('2027-05-25'), place(biology, 2))
  run.calls.length = 0
  return run
}

describe('saving all dates', () => {
  it('is one call with every unsaved one, and ends what was unsaved', async () => {
    const { send, state, calls, sent, kept, notice, context } = await edited()
    await send(all)
    expect(calls).toEqual(['save d1 and d2'])
    expect(sent.map(({ dateId, slots }) => [dateId, slots])).toEqual([
      ['d1', day([card(physics)], [])],
      ['d2', day([], [card(biology)])],
    ])
    expect([state(), context().facts, kept.at(-1)]).toEqual([
      { editing: 'clean' },
      expect.objectContaining({ isDirty: false, savedAt: 5 }),
      [],
    ])
    expect(notice()).toMatchObject({ tone: 'success', text: 'Schedule saved.' })
  })

  it('asks nothing of the aggregator where nothing is unsaved', async () => {
    const { send, state, calls } = await start()
    await send(all)
    expect([state(), calls]).toEqual([{ editing: 'clean' }, ['load d1']])
  })

  it('keeps all edits when it fails, and says why', async () => {
    const { send, server, state, notice, context } = await edited()
    server.faults.save = true
    await send(all)
    expect([state(), notice()?.text, Object.keys(context().days)]).toEqual([{ editing: 'failed' }, 'The slot is closed.', ['d1', 'd2']])
  })

  it('goes to a date that was chosen meanwhile', async () => {
    const { actor, settled, calls, context } = await edited()
    actor.send(all)
    actor.send(select('2027-05-27'))
    await settled()
    expect([calls, context().selected?.id, context().facts.isDirty]).toEqual([['save d1 and d2', 'load d3'], 'd3', false])
  })
})

describe('a date that someone else has changed meanwhile', () => {
  const theirs = day([card(biology)], [])
  const conflicting = async () => {
    const run = await edited()
    run.server.days['d1'] = theirs
    await run.send(all)
    run.calls.length = 0
    return run
  }

  it('is turned to and asked about before anything is written', async () => {
    const { state, sent, context } = await conflicting()
    expect([state(), sent, context().selected?.id, context().theirs]).toEqual(['conflicting', [], 'd1', theirs])
  })

  it('is written over when the person keeps their own, and the others follow', async () => {
    const { send, state, calls, server, context } = await conflicting()
    await send({ type: 'conflict.keepMine' })
    expect(calls).toEqual(['save d1', 'save d2'])
    expect([state(), context().facts.isDirty, server.days['d1']]).toEqual([{ editing: 'clean' }, false, day([card(physics)], [])])
  })

  it('stays when the person takes theirs, and the others follow', async () => {
    const { send, slots, calls, server, context } = await conflicting()
    await send({ type: 'conflict.takeTheirs' })
    expect(calls).toEqual(['save d2'])
    expect([slots(), context().facts.isDirty, server.days['d1']]).toEqual([theirs, false, theirs])
  })

  it('can be left to think about, every edit as it was', async () => {
    const { send, state, calls, context } = await conflicting()
    await send({ type: 'conflict.cancel' })
    expect([state(), calls, Object.keys(context().days)]).toEqual([{ editing: 'unsaved' }, [], ['d1', 'd2']])
  })
})
