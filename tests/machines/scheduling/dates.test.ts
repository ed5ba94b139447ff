import { describe, expect, it } from 'vitest'
import { aimedDate, unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import { biology, card, day, physics, place, select, start, version } from './start.ts'

const names = (context: Parameters<typeof unsavedDays>[0]) => unsavedDays(context).map(({ date }) => date)

describe('going to another date', () => {
  it('saves first when the first slot’s first module has a version, then loads', async () => {
    const { send, calls, sent, context } = await start()
    await send(place(physics, 1), version(physics, 1, 'V1'), select('2027-05-25'))
    expect(calls).toEqual(['load d1', 'save d1', 'load d2'])
    expect(sent[0]?.slots).toEqual(day([card(physics, ['V1'])], []))
    expect(context().selected?.id).toBe('d2')
    expect(context().facts.isDirty).toBe(false)
    expect(context().notice).toBeNull()
  })

  it('sends no save without a version there, keeps the edits, marks the date and says so', async () => {
    const { send, calls, context, slots, notice } = await start()
    await send(place(physics, 2), version(physics, 2, 'V1'), select('2027-05-25'))
    expect(calls).toEqual(['load d1', 'load d2'])
    expect(names(context())).toEqual(['2027-05-24'])
    expect(notice()).toEqual({ id: 1, tone: 'error', text: 'Please submit data for date 2027-05-24', isClosable: false })
    await send(select('2027-05-24'))
    expect(slots()).toEqual(day([], [card(physics, ['V1'])]))
    expect(notice()?.text).toBe('Please submit data for date 2027-05-24')
  })

  it('takes the message away with the last unsaved edit of its date', async () => {
    const { send, notice, context } = await start()
    await send(place(physics, 2), select('2027-05-25'), select('2027-05-27'))
    expect(notice()?.text).toBe('Please submit data for date 2027-05-24')
    await send(select('2027-05-24'), { type: 'module.remove', module: physics, slot: 2 })
    expect(notice()).toBeNull()
    expect(names(context())).toEqual([])
  })

  it('keeps the message about another date through a save that happens by itself', async () => {
    const { send, calls, notice } = await start()
    await send(place(physics, 2), select('2027-05-25'))
    await send(place(physics, 1), version(physics, 1, 'V1'), select('2027-05-27'))
    expect(calls).toEqual(['load d1', 'load d2', 'save d2', 'load d3'])
    expect(notice()?.text).toBe('Please submit data for date 2027-05-24')
  })

  it('goes without a save or a message from a date with nothing to save', async () => {
    const { send, calls, notice } = await start()
    await send(select('2027-05-25'))
    expect(calls).toEqual(['load d1', 'load d2'])
    expect(notice()).toBeNull()
  })

  it('stays, with the edits, when the save on leaving fails', async () => {
    const { send, server, context, slots, state, notice } = await start()
    server.faults.save = true
    await send(place(physics, 1), version(physics, 1, 'V1'), select('2027-05-25'))
    expect(context().selected?.id).toBe('d1')
    expect(state()).toEqual({ editing: 'failed' })
    expect(notice()?.text).toBe('The slot is closed.')
    expect(slots()).toEqual(day([card(physics, ['V1'])], []))
  })

  it('refuses a date that is not in the list; the selection stays', async () => {
    const { send, context, facts, calls } = await start()
    await send(select('2027-05-26'), select('2027-05-24'))
    expect(context().selected?.id).toBe('d1')
    expect(calls).toEqual(['load d1'])
    expect(facts.slice(1)).toEqual([{ type: 'date.refused', date: '2027-05-26' }])
  })

  it('shows the last of several dates chosen while they load', async () => {
    const { actor, settled, context, slots } = await start({
      days: { d1: day([]), d2: day([card(physics)]), d3: day([card(biology)]) },
    })
    actor.send(select('2027-05-25'))
    actor.send(select('2027-05-27'))
    await settled()
    expect(context().selected?.id).toBe('d3')
    expect(slots()).toEqual(day([card(biology)]))
  })
})

describe('while a date is being loaded', () => {
  it('the same one is not asked for twice, and one that is not in the list is refused', async () => {
    const { actor, settled, calls, facts, context } = await start()
    for (const date of ['2027-05-25', '2027-05-25', '2027-05-26']) actor.send(select(date))
    await settled()
    expect([calls, context().selected?.id]).toEqual([['load d1', 'load d2'], 'd2'])
    expect(facts.filter(({ type }) => type === 'date.refused')).toEqual([{ type: 'date.refused', date: '2027-05-26' }])
  })
})

describe('while the date that is left is being saved', () => {
  const leaving = async (...picked: readonly string[]) => {
    const run = await start()
    await run.send(place(physics, 1), version(physics, 1, 'V1'))
    for (const date of picked) run.actor.send(select(date))
    return run
  }

  it('the last date that is chosen is gone to, after one save', async () => {
    const { settled, calls, context } = await leaving('2027-05-25', '2027-05-27')
    await settled()
    expect(calls).toEqual(['load d1', 'save d1', 'load d3'])
    expect([context().selected?.id, context().facts.isDirty]).toEqual(['d3', false])
  })

  it('the date itself can be chosen again: it is saved and stays', async () => {
    const { settled, calls, context, state } = await leaving('2027-05-25', '2027-05-24')
    await settled()
    expect(calls).toEqual(['load d1', 'save d1'])
    expect([context().selected?.id, state()]).toEqual(['d1', { editing: 'clean' }])
  })

  it('a date that is not in the list is refused, and the one before it is gone to', async () => {
    const { settled, facts, context } = await leaving('2027-05-25', '2027-05-26')
    await settled()
    expect(facts.filter(({ type }) => type === 'date.refused')).toEqual([{ type: 'date.refused', date: '2027-05-26' }])
    expect(context().selected?.id).toBe('d2')
  })

  it('a save that fails stays at its date with the message and the edits', async () => {
    const run = await start()
    run.server.faults.save = true
    await run.send(place(physics, 1), version(physics, 1, 'V1'))
    for (const date of ['2027-05-25', '2027-05-27']) run.actor.send(select(date))
    await run.settled()
    expect([run.context().selected?.id, run.state(), run.notice()?.text]).toEqual(['d1', { editing: 'failed' }, 'The slot is closed.'])
    expect([run.slots(), run.kept.at(-1)]).toEqual([day([card(physics, ['V1'])], []), ['d1']])
  })

  it.each(['step.save', 'step.next'] as const)('a date chosen after %s is gone to once that is saved', async (type) => {
    const { actor, send, settled, calls, context } = await start()
    await send(place(physics, 2))
    actor.send({ type })
    actor.send(select('2027-05-27'))
    await settled()
    expect([calls, context().selected?.id]).toEqual([['load d1', 'save d1', 'load d3'], 'd3'])
  })

  it('is told as the date that is gone to, and only then', async () => {
    const { actor, settled, context } = await leaving('2027-05-25', '2027-05-27')
    expect(aimedDate(actor.getSnapshot().context)).toBe('2027-05-27')
    await settled()
    expect(aimedDate(context())).toBe('2027-05-27')
    expect(context().goal).toEqual({ kind: 'stay' })
  })
})

describe('messages and marks of dates', () => {
  it('name the first unsaved date of the calendar, whichever was edited first', async () => {
    const { send, notice, context } = await start({ input: { date: '2027-05-25' } })
    await send(place(physics, 2), select('2027-05-24'), place(physics, 2), select('2027-05-27'), { type: 'step.next' })
    expect(names(context())).toEqual(['2027-05-24', '2027-05-25'])
    expect(notice()).toEqual({ id: 3, tone: 'error', text: 'Please submit data for date 2027-05-24', isClosable: false })
  })

  it('of a failed save stay while its edits are unsaved, and go with the last of them', async () => {
    const { send, server, notice } = await start()
    server.faults.save = true
    await send(place(physics, 1), { type: 'step.save' }, place(biology, 1))
    expect(notice()?.text).toBe('The slot is closed.')
    await send({ type: 'step.clear' })
    expect(notice()).toBeNull()
  })

  it('of a good save go with the next edit', async () => {
    const { send, notice } = await start()
    await send({ type: 'step.save' })
    expect(notice()?.text).toBe('Schedule saved.')
    await send(place(physics, 1))
    expect(notice()).toBeNull()
  })

  it('do not take stored submodules without versions for edits', async () => {
    const { state, slots } = await start({
      days: { d1: day([{ ...card(physics, ['V1']), submodules: [{ id: 'p1', name: 'Paper 1', versions: [] }] }]) },
    })
    expect(state()).toEqual({ editing: 'clean' })
    expect(slots()).toEqual(day([card(physics, ['V1'])]))
  })

  it('show nothing of a date while it is read again', async () => {
    const { actor, send, slots } = await start({ days: { d1: day([card(physics)]), d2: day([]) } })
    await send(select('2027-05-25'))
    actor.send(select('2027-05-24'))
    expect(slots()).toBeUndefined()
  })
})

describe('leaving with unsaved dates', () => {
  it('would lose them, also when the date in sight is saved or lies open with its edits again', async () => {
    const { send, context } = await start()
    await send(place(physics, 2), select('2027-05-25'))
    expect(context().facts.isDirty).toBe(true)
    await send(place(biology, 1), { type: 'step.save' })
    expect(context().facts).toEqual({ isDirty: true, savedAt: 5, blockId: '7', record: null })
    await send(select('2027-05-24'))
    expect(context().facts).toEqual({ isDirty: true, savedAt: 5, blockId: '7', record: null })
    await send({ type: 'step.save' })
    expect(context().facts.isDirty).toBe(false)
  })

  it('would lose nothing where the edits had a slot that the block no longer has', async () => {
    const { send, server, context } = await start()
    await send(place(physics, 2), select('2027-05-25'))
    server.days['d1'] = day([])
    await send(select('2027-05-24'))
    expect([context().facts.isDirty, names(context())]).toEqual([false, []])
  })

  it('holds Next, with the message and without a save, until every marked date is saved', async () => {
    const { actor, send, calls, notice } = await start()
    await send(place(physics, 2), select('2027-05-25'), { type: 'notice.close' }, place(biology, 1))
    await send({ type: 'step.next' })
    expect(actor.getSnapshot().status).toBe('active')
    expect(notice()?.text).toBe('Please submit data for date 2027-05-24')
    expect(calls).toEqual(['load d1', 'load d2'])

    await send({ type: 'step.save' }, select('2027-05-24'), { type: 'step.next' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(calls).toEqual(['load d1', 'load d2', 'save d2', 'load d1', 'save d1'])
  })

  it('lets Next go once the changes of the marked date are undone', async () => {
    const { actor, send, calls } = await start()
    await send(place(physics, 2), select('2027-05-25'), select('2027-05-24'))
    await send({ type: 'module.remove', module: physics, slot: 2 }, select('2027-05-25'), { type: 'step.next' })
    expect(actor.getSnapshot().status).toBe('done')
    expect(calls.filter((call) => call.startsWith('save'))).toEqual(['save d2'])
  })
})

describe('a date that someone else has changed meanwhile', () => {
  const theirs = day([card(biology, ['V9'])], [])
  const conflicting = async (event: { type: 'step.save' } | { type: 'step.next' }) => {
    const run = await start()
    await run.send(place(physics, 1))
    run.server.days['d1'] = theirs
    await run.send(event)
    return run
  }

  it('is not written over; the person sees both', async () => {
    const { state, sent, context } = await conflicting({ type: 'step.save' })
    expect(state()).toBe('conflicting')
    expect(sent).toEqual([])
    expect(context().theirs).toEqual(theirs)
  })

  it('is written over when the person keeps their own, and Next goes on', async () => {
    const { send, actor, sent } = await conflicting({ type: 'step.next' })
    await send({ type: 'conflict.keepMine' })
    expect(sent.map(({ base, slots }) => [base, slots])).toEqual([[null, day([card(physics)], [])]])
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('replaces the draft when the person takes theirs', async () => {
    const { send, state, slots, sent, context, kept } = await conflicting({ type: 'step.save' })
    await send({ type: 'conflict.takeTheirs' })
    expect(state()).toEqual({ editing: 'clean' })
    expect(slots()).toEqual(theirs)
    expect(sent).toEqual([])
    expect([context().theirs, context().facts.isDirty, kept]).toEqual([null, false, [['d1'], []]])
  })

  it('asks again after a write over it that failed', async () => {
    const { send, server, state, sent, context } = await conflicting({ type: 'step.save' })
    server.faults.save = true
    await send({ type: 'conflict.keepMine' })
    expect([state(), context().theirs]).toEqual([{ editing: 'failed' }, null])
    server.faults.save = false
    await send({ type: 'step.save' })
    expect([state(), sent]).toEqual(['conflicting', []])
  })

  it('is compared with what was stored last, once it was written over', async () => {
    const { send, sent } = await conflicting({ type: 'step.save' })
    await send({ type: 'conflict.keepMine' }, place(biology, 2), { type: 'step.save' })
    expect(sent.map(({ base }) => base)).toEqual([null, day([card(physics)], [])])
  })

  it('can be left to think about, the draft as it was; the next save asks again', async () => {
    const { send, state, slots } = await conflicting({ type: 'step.save' })
    await send({ type: 'conflict.cancel' })
    expect(state()).toEqual({ editing: 'unsaved' })
    expect(slots()).toEqual(day([card(physics)], []))
    await send({ type: 'step.save' })
    expect(state()).toBe('conflicting')
  })

  it('replaces a date without edits on the way to another one, without a word', async () => {
    const stored = day([card(physics, ['V1'])], [])
    const { send, server, calls, sent, notice, context } = await start({ days: { d1: stored, d2: day([]) } })
    server.days['d1'] = theirs
    await send(select('2027-05-25'))
    expect([calls, sent, notice(), context().selected?.id]).toEqual([['load d1', 'save d1', 'load d2'], [], null, 'd2'])
  })

  it('replaces a date without edits, with a word about it', async () => {
    const { send, server, slots, state, sent, notice } = await start()
    server.days['d1'] = theirs
    await send({ type: 'step.save' })
    expect(state()).toEqual({ editing: 'clean' })
    expect(slots()).toEqual(theirs)
    expect(sent).toEqual([])
    expect(notice()).toEqual({ id: 1, tone: 'warning', text: '2027-05-24 was changed', isClosable: true })
  })
})
