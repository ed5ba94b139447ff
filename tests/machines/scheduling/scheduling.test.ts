import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { replacedDates } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { biology, card, dates, day, input, physics, place, select, start, version } from './start.ts'

describe('opening the scheduling step', () => {
  it('selects the first date and loads it', async () => {
    const { state, calls, opened, context, facts } = await start({ days: { d1: day([card(physics, ['V1'])], []) } })
    expect(state()).toEqual({ editing: 'clean' })
    expect([opened, calls]).toEqual([['7'], ['load d1']])
    expect(context().selected).toEqual(dates[0])
    expect(facts).toEqual([{ type: 'date.opened', date: '2027-05-24', slotCount: 2 }])
  })

  it('opens the date that was asked for, or the first when it is not one of the block', async () => {
    expect((await start({ input: { date: '2027-05-25' } })).context().selected?.id).toBe('d2')
    expect((await start({ input: { date: '2027-05-26' } })).context().selected?.id).toBe('d1')
  })

  it('tells of dates that cannot be read and reads them again on retry', async () => {
    const { actor, state, notice, server, settled, context } = await start({ faults: { dates: true, day: false, save: false } })
    expect(state()).toEqual({ opening: 'unavailable' })
    expect(actor.getSnapshot().hasTag('unavailable')).toBe(true)
    expect(context().facts).toEqual({ isDirty: false, savedAt: null, blockId: '7', record: null })
    expect(notice()).toEqual({ id: 1, tone: 'error', text: 'no dates', isClosable: false })
    server.faults.dates = false
    actor.send({ type: 'day.retry' })
    expect([notice(), actor.getSnapshot().hasTag('loading')]).toEqual([null, true])
    await settled()
    expect(state()).toEqual({ editing: 'clean' })
    actor.send(select('2027-05-25'))
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
  })

  it('tells of a date that cannot be read; another one or a retry goes on', async () => {
    const { state, server, send, notice, calls } = await start({ faults: { dates: false, day: true, save: false } })
    expect(state()).toEqual({ turning: 'unavailable' })
    expect(notice()?.text).toBe('no day')
    server.faults.day = false
    await send(select('2027-05-25'))
    expect(state()).toEqual({ editing: 'clean' })
    expect(notice()).toBeNull()
    expect(calls).toEqual(['load d1', 'load d2'])
  })

  it('reads a date again on retry, and takes the message away', async () => {
    const { actor, state, server, send, notice, calls } = await start({ faults: { dates: false, day: true, save: false } })
    expect(actor.getSnapshot().hasTag('unavailable')).toBe(true)
    server.faults.day = false
    await send({ type: 'day.retry' })
    expect([state(), notice(), calls]).toEqual([{ editing: 'clean' }, null, ['load d1', 'load d1']])
  })

  it('passes on without a call when the block has no dates', async () => {
    const { actor, state, calls } = await start({ dates: [] })
    expect(state()).toBe('empty')
    actor.send({ type: 'step.next' })
    expect(actor.getSnapshot().output).toEqual({ blockId: '7', message: '' })
    expect(calls).toEqual([])
  })

  it('rejects with the name of a port that nobody provided', async () => {
    const actor = createActor(schedulingMachine, { input }).start()
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ opening: 'unavailable' }))
    expect(context.notice?.text).toBe('The port loadDates must be provided.')
  })
})

describe('editing a date', () => {
  it('adds a module with nothing chosen, and is clean again once it is taken out', async () => {
    const { send, slots, state, context, facts } = await start()
    await send(place(physics, 2))
    expect(slots()).toEqual(day([], [card(physics)]))
    expect(state()).toEqual({ editing: 'unsaved' })
    expect(context().facts.isDirty).toBe(true)
    await send({ type: 'module.remove', module: physics, slot: 2 })
    expect(state()).toEqual({ editing: 'clean' })
    expect(context().facts.isDirty).toBe(false)
    expect(facts.slice(1)).toEqual([
      { type: 'module.placed', module: physics, slot: 2 },
      { type: 'module.removed', module: physics, slot: 2, index: 0 },
    ])
  })

  it('refuses the same module twice in one slot and says where it stands, until the next edit', async () => {
    const { send, slots, context, facts } = await start({ days: { d1: day([card(physics, ['V1'])], [card(physics)]) } })
    await send(place(physics, 1))
    expect(context().duplicate).toEqual({ slot: 1, moduleId: '1' })
    await send({ type: 'module.move', module: physics, from: 1, to: 2 })
    expect(slots()).toEqual(day([card(physics, ['V1'])], [card(physics)]))
    expect(context().duplicate).toEqual({ slot: 2, moduleId: '1' })
    expect(facts.slice(1)).toEqual([
      { type: 'module.refused', module: physics, slot: 1, reason: 'duplicate' },
      { type: 'module.refused', module: physics, slot: 2, reason: 'duplicate' },
    ])
    await send(place(biology, 2))
    expect(context().duplicate).toBeNull()
  })

  it('ignores slots and cards that are not there', async () => {
    const { send, slots, facts, state } = await start()
    await send(
      place(physics, 9),
      { type: 'module.move', module: physics, from: 1, to: 2 },
      { type: 'module.remove', module: physics, slot: 1 },
      { type: 'removal.undo', id: 3 },
    )
    expect(slots()).toEqual(day([], []))
    expect(state()).toEqual({ editing: 'clean' })
    expect(facts).toHaveLength(1)
    await send(place(physics, 1), { type: 'module.move', module: physics, from: 1, to: 9 })
    expect(slots()).toEqual(day([card(physics)], []))
    expect(facts).toHaveLength(2)
  })

  it('keeps the way back after removals until the next save or date', async () => {
    const stored = day([card(physics, ['V1']), card(biology, ['V2'])], [])
    const { send, slots, context, facts } = await start({ days: { d1: stored, d2: day([], []) } })
    await send({ type: 'module.remove', module: physics, slot: 1 }, { type: 'module.remove', module: biology, slot: 1 })
    expect(context().removals.map(({ id, slot, index, module }) => [id, slot, index, module.name])).toEqual([
      [1, 1, 0, 'Physics'],
      [2, 1, 0, 'Biology'],
    ])
    await send({ type: 'removal.undo', id: 1 }, { type: 'removal.undo', id: 2 })
    expect(slots()?.[0]?.modules.map((module) => module.versions)).toEqual([['V2'], ['V1']])
    expect(context().facts.isDirty).toBe(false)
    expect(facts.at(-1)).toEqual({ type: 'module.restored', module: card(biology, ['V2']), slot: 1 })

    await send({ type: 'module.remove', module: physics, slot: 1 }, { type: 'step.save' })
    expect(context().removals).toEqual([])
    await send({ type: 'module.remove', module: biology, slot: 1 }, select('2027-05-25'))
    expect(context().removals).toEqual([])
  })

  it('puts back the one of several that is meant, and nothing for a way back that is gone', async () => {
    const { send, slots, context, facts } = await start({ days: { d1: day([card(physics), card(biology)]) } })
    await send({ type: 'module.remove', module: physics, slot: 1 }, { type: 'module.remove', module: biology, slot: 1 })
    await send({ type: 'removal.undo', id: 9 })
    expect([slots(), context().removals.length, facts.length]).toEqual([day([]), 2, 3])
    await send({ type: 'removal.undo', id: 2 })
    expect([slots(), facts.at(-1)]).toEqual([day([card(biology)]), { type: 'module.restored', module: card(biology), slot: 1 }])
  })

  it('forgets the way back of a module that was placed there again', async () => {
    const { send, context } = await start({ days: { d1: day([card(physics, ['V1'])]) } })
    await send({ type: 'module.remove', module: physics, slot: 1 }, place(physics, 1))
    expect(context().removals).toEqual([])
  })

  it('chooses a version of a submodule, and takes the choice back', async () => {
    const { send, slots, state } = await start({ days: { d1: day([card(physics, ['V1'])]) } })
    const toggle: SchedulingEvent = {
      type: 'submoduleVersion.toggle',
      card: { slot: 1, moduleId: '1' },
      submodule: { id: 'p1', name: 'Paper 1' },
      version: 'V2',
      order: ['V1', 'V2'],
    }
    await send(toggle)
    expect(slots()?.[0]?.modules[0]?.submodules).toEqual([{ id: 'p1', name: 'Paper 1', versions: ['V2'] }])
    expect(state()).toEqual({ editing: 'unsaved' })
    await send(toggle)
    expect([slots(), state()]).toEqual([day([card(physics, ['V1'])]), { editing: 'clean' }])
  })

  it('keeps the draft after each edit of whatever sort', async () => {
    const { send, kept } = await start()
    const removal: SchedulingEvent = { type: 'module.remove', module: physics, slot: 2 }
    await send(place(physics, 1), version(physics, 1, 'V1'), { type: 'module.move', module: physics, from: 1, to: 2 }, removal)
    expect(kept).toEqual([['d1'], ['d1'], ['d1'], []])
    await send({ type: 'removal.undo', id: 1 })
    const submodule = { id: 'p1', name: 'Paper 1' }
    await send(
      { type: 'submoduleVersion.toggle', card: { slot: 2, moduleId: '1' }, submodule, version: 'V1', order: ['V1'] },
      { type: 'step.clear' },
    )
    expect(kept.slice(4)).toEqual([['d1'], ['d1'], []])
  })

  it('clears the unsaved modules of the selected date only', async () => {
    const { send, slots, context } = await start({ days: { d1: day([card(physics, ['V1'])], []), d2: day([], []) } })
    await send(place(biology, 2), select('2027-05-25'), place(biology, 2), { type: 'step.clear' })
    expect(slots()).toEqual(day([], []))
    await send(place(biology, 2), { type: 'module.remove', module: biology, slot: 2 }, { type: 'step.clear' })
    expect(context().removals).toEqual([])
  })

  it('takes what the drag drops: placed, moved, removed', async () => {
    const { actor, slots, facts } = await start()
    const { drag } = actor.getSnapshot().children
    const lift = (from: 'list' | number) => drag?.send({ type: 'drag.lift', module: physics, from, slots: [1, 2], by: 'pointer' })
    const drop = (target: 'list' | number) => {
      drag?.send({ type: 'drag.enter', target })
      drag?.send({ type: 'drag.drop' })
    }
    lift('list')
    drop(1)
    expect(slots()).toEqual(day([card(physics)], []))
    lift(1)
    drop(2)
    expect(slots()).toEqual(day([], [card(physics)]))
    lift(2)
    drop('list')
    expect(slots()).toEqual(day([], []))
    expect(drag?.getSnapshot().value).toBe('resting')
    expect(facts.slice(1).map((fact) => fact.type)).toEqual(['module.placed', 'module.moved', 'module.removed'])
  })
})

describe('saving a date', () => {
  it('sends the selected date with every slot of it, empty ones too', async () => {
    const { send, sent, state, context, notice } = await start()
    await send(place(physics, 2), version(physics, 2, 'V1'), { type: 'step.save' })
    expect(sent).toEqual([{ dateId: 'd1', date: '2027-05-24', base: day([], []), slots: day([], [card(physics, ['V1'])]) }])
    expect(state()).toEqual({ editing: 'clean' })
    expect(notice()).toEqual({ id: 1, tone: 'success', text: 'Schedule saved.', isClosable: true })
    expect(context().facts).toEqual({ isDirty: false, savedAt: 5, blockId: '7', record: null })
  })

  it('sends once however often Save and Next are pressed', async () => {
    const { actor, sent, settled } = await start()
    for (const type of ['step.save', 'step.save', 'step.next', 'step.save'] as const) actor.send({ type })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await settled()
    expect(sent).toHaveLength(1)
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('keeps the draft and tells of a failed save, closable everywhere', async () => {
    const { send, server, slots, state, notice, calls } = await start()
    server.faults.save = true
    await send(place(physics, 1), { type: 'step.save' })
    expect(state()).toEqual({ editing: 'failed' })
    expect(notice()).toEqual({ id: 1, tone: 'error', text: 'The slot is closed.', isClosable: true })
    expect(slots()).toEqual(day([card(physics)], []))
    await send({ type: 'notice.close' })
    expect(notice()).toBeNull()
    server.faults.save = false
    await send({ type: 'step.save' })
    expect(state()).toEqual({ editing: 'clean' })
    expect(calls).toEqual(['load d1', 'save d1', 'save d1'])
  })

  it('stays when it is saved after a Next that failed', async () => {
    const { actor, send, server, state } = await start()
    server.faults.save = true
    await send({ type: 'step.next' })
    server.faults.save = false
    await send({ type: 'step.save' })
    expect([actor.getSnapshot().status, state()]).toEqual(['active', { editing: 'clean' }])
  })

  it('refuses drops while it lasts and says so', async () => {
    const { actor, settled, slots, facts } = await start()
    actor.send({ type: 'step.save' })
    actor.send(place(physics, 1))
    actor.send({ type: 'module.move', module: physics, from: 1, to: 2 })
    await settled()
    expect(slots()).toEqual(day([], []))
    expect(facts.slice(1)).toEqual([
      { type: 'module.refused', module: physics, slot: 1, reason: 'busy' },
      { type: 'module.refused', module: physics, slot: 2, reason: 'busy' },
    ])
  })

  it('ends with the message of the server on Next', async () => {
    const { actor, send, sent } = await start()
    await send(place(physics, 1), { type: 'step.next' })
    expect(sent).toHaveLength(1)
    expect(actor.getSnapshot().output).toEqual({ blockId: '7', message: 'Schedule saved.' })
  })

  it('moves on without a save only when the date has no slots', async () => {
    const { actor, send, calls } = await start({ days: { d1: [] } })
    await send({ type: 'step.save' }, { type: 'step.next' })
    expect(calls).toEqual(['load d1'])
    expect(actor.getSnapshot().output).toEqual({ blockId: '7', message: '' })
  })
})

describe('unsaved edits of an earlier visit', () => {
  const edited = { dateId: 'd1', date: '2027-05-24', saved: day([], []), slots: day([card(physics)], []) }
  const elsewhere = { dateId: 'd2', date: '2027-05-25', saved: day([], []), slots: day([], [card(biology)]) }
  const gone = { dateId: 'gone', date: '2027-01-01', saved: day([]), slots: day([card(biology)]) }
  const moved = { ...gone, dateId: 'd3' }

  it('are offered, as far as their dates still belong to the block', async () => {
    const { context, slots } = await start({ draft: { at: 9, days: [edited, elsewhere, gone, moved] } })
    expect(context().offer).toEqual({ at: 9, days: [edited, elsewhere] })
    expect(slots()).toEqual(day([], []))
    expect(context().facts.isDirty).toBe(false)
  })

  it('are not offered when nothing differs from what was stored, or the date is another one by now', async () => {
    const { context, send, calls, state } = await start({
      draft: { at: 9, days: [{ ...edited, slots: edited.saved }, gone, { ...edited, dateId: 'd9' }] },
    })
    expect(context().offer).toBeNull()
    await send({ type: 'draft.restore' })
    expect([calls, state(), context().facts.isDirty]).toEqual([['load d1'], { editing: 'clean' }, false])
  })

  it('come back when they are wanted, in the slots as they are now', async () => {
    const { send, context, slots, state } = await start({ days: { d1: day([], [], []) }, draft: { at: 9, days: [edited, elsewhere] } })
    await send({ type: 'draft.restore' })
    expect(state()).toEqual({ editing: 'unsaved' })
    expect(slots()).toEqual(day([card(physics)], [], []))
    expect(context().offer).toBeNull()
    expect(context().facts).toEqual({ isDirty: true, savedAt: null, blockId: '7', record: null })
    expect(Object.keys(context().days).toSorted()).toEqual(['d1', 'd2'])
  })

  it('stay kept while they are on offer, and replace newer edits of a date only after a Yes', async () => {
    const { send, slots, kept, state, context } = await start({ draft: { at: 9, days: [edited, elsewhere] } })
    await send(place(biology, 2), { type: 'draft.restore' })
    expect([kept, state(), replacedDates(context())]).toEqual([[['d1', 'd1', 'd2']], 'confirming', ['2027-05-24']])
    await send({ type: 'loss.cancel' })
    expect([slots(), context().offer?.days, state()]).toEqual([day([], [card(biology)]), [edited, elsewhere], { editing: 'unsaved' }])
    await send({ type: 'draft.restore' }, { type: 'loss.accept' })
    expect([slots(), context().offer, kept.at(-1)]).toEqual([day([card(physics)], []), null, ['d1', 'd2']])
    await send({ type: 'history.undo' })
    expect(slots()).toEqual(day([], [card(biology)]))
  })

  it('come back beside newer ones of other dates, or the same ones, without a question', async () => {
    const { send, slots, context } = await start({ draft: { at: 9, days: [edited, elsewhere] } })
    await send(place(physics, 1), { type: 'draft.restore' })
    expect([slots(), Object.keys(context().days)]).toEqual([day([card(physics)], []), ['d1', 'd2']])
  })

  it('of several visits are offered one after the other, the last first', async () => {
    const earlier = { at: 8, days: [edited] }
    const { send, context, slots } = await start({ draft: { at: 9, days: [elsewhere, gone], earlier: { at: 8, days: [edited, gone] } } })
    expect(context().offer).toEqual({ at: 9, days: [elsewhere], earlier })
    await send({ type: 'draft.discard' })
    expect(context().offer).toEqual(earlier)
    await send({ type: 'draft.restore' })
    expect([context().offer, slots()]).toEqual([null, day([card(physics)], [])])
  })

  it('are given up with everything else that is unsaved once leaving was answered with Yes', async () => {
    const { send, context, kept, slots } = await start({ draft: { at: 9, days: [elsewhere] } })
    await send(place(physics, 1), { type: 'step.keep' }, { type: 'module.remove', module: physics, slot: 1 }, { type: 'step.abandon' })
    expect(kept).toEqual([['d1', 'd2'], ['d1', 'd2'], ['d2'], []])
    expect(slots()).toEqual(day([], []))
    expect(context()).toMatchObject({ offer: null, removals: [], notice: null, facts: { isDirty: false } })
  })

  it('are dropped when they are not wanted, and when everything is saved', async () => {
    const { send, context, kept } = await start({ draft: { at: 9, days: [elsewhere] } })
    await send({ type: 'draft.discard' }, place(physics, 1), { type: 'step.save' })
    expect(context().offer).toBeNull()
    expect(kept).toEqual([[], ['d1'], []])
  })
})
