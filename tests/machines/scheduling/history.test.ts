import { describe, expect, it } from 'vitest'
import * as historyRules from '#machines/blocks/scheduling/scheduling-history.ts'
import { heldDates, unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { biology, card, day, physics, place, select, start, version } from './start.ts'

const undo: SchedulingEvent = { type: 'history.undo' }
const redo: SchedulingEvent = { type: 'history.redo' }
const move = (from: number, to: number): SchedulingEvent => ({ type: 'module.move', module: physics, from, to })
const remove: SchedulingEvent = { type: 'module.remove', module: physics, slot: 1 }

type Run = Awaited<ReturnType<typeof start>>

const names = ({ context }: Run) => context().history.done.map(({ name }) => name)
const counts = ({ context }: Run) => [context().history.done.length, context().history.undone.length]
const unsaved = ({ context }: Run) => unsavedDays(context()).map(({ dateId }) => dateId)

describe('the history of a schedule', () => {
  it('names every edit, and leaves out what changes nothing', async () => {
    let now = 0
    const run = await start({ input: { now: () => (now += 2000) } })
    const submodule = { id: 's', name: 'Lab' }
    const lab = { type: 'submoduleVersion.toggle', card: { slot: 2, moduleId: '1' }, submodule, version: 'V1', order: ['V1'] } as const
    await run.send(place(physics, 1), place(physics, 1), move(1, 2), version(physics, 2, 'V2'), version(physics, 2, 'V2'), lab, lab)
    await run.send(version(biology, 1, 'V1'), { type: 'module.remove', module: physics, slot: 2 })
    const chosen = { kind: 'version', module: 'Physics', submodule: null, version: 'V2' }
    expect(names(run)).toEqual([
      { kind: 'place', module: 'Physics', slot: 1 },
      { kind: 'move', module: 'Physics', date: null, slot: 2 },
      { ...chosen, isChosen: true },
      { ...chosen, isChosen: false },
      { ...chosen, submodule: 'Lab', version: 'V1', isChosen: true },
      { ...chosen, submodule: 'Lab', version: 'V1', isChosen: false },
      { kind: 'remove', module: 'Physics', slot: 2 },
    ])
    expect(run.context().history.done.at(-1)?.at).toBeGreaterThan(2000)
  })

  it('makes steps of edits made before it was loaded, once it is', async () => {
    let rules: typeof historyRules | null = null
    const run = await start({ input: { historyRules: () => rules } })
    await run.send(place(physics, 1), undo, { type: 'edits.record' }, place(biology, 2))
    expect([counts(run), run.slots()]).toEqual([[0, 0], day([card(physics)], [card(biology)])])
    rules = historyRules
    await run.send({ type: 'edits.record' })
    expect([names(run).map(({ kind }) => kind), run.context().unrecorded]).toEqual([['place', 'place'], []])
    await run.send(undo)
    expect(run.slots()).toEqual(day([card(physics)], []))
  })

  it('leaves standing why a date could not be saved, until nothing of it is unsaved', async () => {
    const run = await start({ faults: { dates: false, day: false, save: true } })
    await run.send(place(physics, 1), { type: 'step.save' }, place(biology, 2), undo)
    expect(run.context().notice?.text).toBe('The slot is closed.')
    await run.send(undo)
    expect(run.context().notice).toBeNull()
  })

  it('undoes three moves to the start, and redoes them to the end', async () => {
    const stored = day([card(physics, ['V1'])], [], [])
    const run = await start({ days: { d1: stored, d2: day([]), d3: day([]) } })
    await run.send(move(1, 2), move(2, 3), move(3, 2))
    expect(run.state()).toEqual({ editing: 'unsaved' })
    await run.send(undo, undo, undo)
    expect([run.slots(), run.state(), run.context().facts.isDirty]).toEqual([stored, { editing: 'clean' }, false])
    expect(run.kept.at(-1)).toEqual([])
    await run.send(undo)
    await run.send(redo, redo, redo, redo)
    expect([run.slots(), counts(run)]).toEqual([day([], [card(physics, ['V1'])], []), [3, 0]])
    expect(run.kept.at(-1)).toEqual(['d1'])
    const name = { kind: 'move', module: 'Physics', date: null }
    expect(run.facts.filter(({ type }) => type.startsWith('history'))).toEqual([
      { type: 'history.undone', name: { ...name, slot: 2 }, count: 1, opened: null },
      { type: 'history.undone', name: { ...name, slot: 3 }, count: 1, opened: null },
      { type: 'history.undone', name: { ...name, slot: 2 }, count: 1, opened: null },
      { type: 'history.redone', name: { ...name, slot: 2 }, count: 1, opened: null },
      { type: 'history.redone', name: { ...name, slot: 3 }, count: 1, opened: null },
      { type: 'history.redone', name: { ...name, slot: 2 }, count: 1, opened: null },
    ])
    expect(run.calls).toEqual(['load d1'])
  })

  it('jumps to the state after any step', async () => {
    const run = await start()
    await run.send(place(physics, 1), place(biology, 2), move(1, 2))
    await run.send({ type: 'history.jump', id: 1 })
    expect([run.slots(), counts(run)]).toEqual([day([card(physics)], []), [1, 2]])
    await run.send({ type: 'history.jump', id: 1 }, { type: 'history.jump', id: 9 })
    expect(counts(run)).toEqual([1, 2])
    await run.send({ type: 'history.jump', id: 3 })
    expect(run.slots()).toEqual(day([], [card(biology), card(physics)]))
    await run.send({ type: 'history.jump', id: 0 })
    expect([run.slots(), counts(run)]).toEqual([day([], []), [0, 3]])
    expect(run.facts.filter(({ type }) => type.startsWith('history'))).toMatchObject([{ count: 2 }, { count: 2 }, { count: 3 }])
  })

  it('goes past a save: the date is unsaved again', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.save' })
    expect(unsaved(run)).toEqual([])
    await run.send(undo)
    expect([run.slots(), unsaved(run), run.context().facts.isDirty]).toEqual([day([], []), ['d1'], true])
    await run.send(redo)
    expect([unsaved(run), run.state()]).toEqual([[], { editing: 'clean' }])
  })

  it('forgets the row of a removal that was undone', async () => {
    const run = await start({ days: { d1: day([card(physics)], []), d2: day([], []), d3: day([], []) } })
    await run.send(remove)
    expect(run.context().removals).toHaveLength(1)
    await run.send(undo)
    expect(run.context().removals).toEqual([])
  })

  it('undoes Clear, a restored draft and the taking of a stored schedule', async () => {
    const draft = { at: 1, days: [{ dateId: 'd1', date: '2027-05-24', saved: day([], []), slots: day([card(biology)], []) }] }
    const run = await start({ draft })
    await run.send({ type: 'draft.restore' })
    expect([run.slots(), names(run)]).toEqual([day([card(biology)], []), [{ kind: 'restore', dates: 1 }]])
    await run.send({ type: 'step.clear' })
    expect([run.slots(), names(run).at(-1)]).toEqual([day([], []), { kind: 'clear', date: '2027-05-24' }])
    await run.send(undo)
    run.server.days = { ...run.server.days, d1: day([], [card(physics)]) }
    await run.send({ type: 'step.save' }, { type: 'conflict.takeTheirs' })
    expect([run.slots(), names(run).at(-1)]).toEqual([day([], [card(physics)]), { kind: 'takeTheirs', date: '2027-05-24' }])
    await run.send(undo)
    expect([run.slots(), unsaved(run)]).toEqual([day([card(biology)], []), ['d1']])
    await run.send(undo)
    expect(run.slots()).toEqual(day([], []))
  })

  it('ends with the edits that were given up', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.abandon' }, undo)
    expect([run.slots(), counts(run)]).toEqual([day([], []), [0, 0]])
  })
})

describe('a step of another date', () => {
  it('opens that date as it is stored now, and says so', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.save' }, select('2027-05-25'))
    run.server.days = { ...run.server.days, d1: day([card(physics), card(biology)], []) }
    await run.send(undo)
    expect([run.context().selected?.id, run.slots(), run.state()]).toEqual(['d1', day([card(biology)], []), { editing: 'unsaved' }])
    expect(run.facts.at(-1)).toEqual({
      type: 'history.undone',
      name: { kind: 'place', module: 'Physics', slot: 1 },
      count: 1,
      opened: { date: '2027-05-24', slotCount: 2 },
    })
    expect(run.context().removals).toEqual([])
  })

  it('keeps what is unsaved of the date that is left, and names that date', async () => {
    const run = await start()
    await run.send(place(physics, 1), select('2027-05-25'), place(biology, 1))
    await run.send({ type: 'history.jump', id: 1 })
    expect(run.context().selected?.id).toBe('d2')
    await run.send(redo, undo, undo)
    expect([run.context().selected?.id, run.slots(), unsaved(run)]).toEqual(['d1', day([], []), []])
    await run.send(select('2027-05-25'), place(physics, 2), select('2027-05-24'), place(biology, 1), undo, undo)
    expect([run.context().selected?.id, unsaved(run), run.notice()]).toEqual(['d2', [], null])
    await run.send(place(biology, 1), select('2027-05-24'), place(physics, 1), select('2027-05-27'))
    await run.send(place(physics, 1), undo, undo)
    expect([run.context().selected?.id, heldDates(run.context())]).toEqual(['d1', ['2027-05-25']])
    await run.send(place(biology, 2), select('2027-05-25'))
    await run.send({ type: 'history.jump', id: 0 })
    expect([unsaved(run), run.context().facts.isDirty]).toEqual([[], false])
  })

  it('changes nothing while that date cannot be read', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.save' }, select('2027-05-25'))
    const before = run.context().history
    run.server.faults.day = true
    await run.send(undo)
    expect([run.state(), run.context().selected?.id, run.context().history]).toEqual([{ editing: 'clean' }, 'd2', before])
    expect(run.notice()).toMatchObject({ tone: 'error', text: 'no day', isClosable: true })
    run.server.faults.day = false
    await run.send(undo)
    expect(run.slots()).toEqual(day([], []))
  })

  it('skips and names a card that another person changed since', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.save' }, select('2027-05-25'))
    run.server.days = { ...run.server.days, d1: day([card(physics, ['V3'])], []) }
    await run.send(undo)
    expect(run.slots()).toEqual(day([card(physics, ['V3'])], []))
    expect(run.notice()).toMatchObject({ tone: 'warning', text: 'undo skipped slot 1 of 2027-05-24', isClosable: true })
    expect(counts(run)).toEqual([0, 1])
  })

  it('is given up by a turn to another date, or with the edits, while it is read', async () => {
    const run = await start()
    await run.send(place(physics, 1), { type: 'step.save' }, select('2027-05-25'))
    run.actor.send(undo)
    expect(run.actor.getSnapshot().hasTag('busy')).toBe(true)
    run.actor.send(place(biology, 1))
    expect(run.facts.at(-1)).toMatchObject({ type: 'module.refused', reason: 'busy' })
    await run.send(select('2027-05-27'))
    expect([run.context().selected?.id, counts(run), run.context().recall]).toEqual(['d3', [1, 0], null])
    run.actor.send(undo)
    await run.send({ type: 'step.abandon' })
    expect([run.context().selected?.id, counts(run), run.context().recall]).toEqual(['d3', [0, 0], null])
  })
})

describe('accepting a proposal', () => {
  const days = [
    { dateId: 'd1', date: '2027-05-24', saved: day([], []), slots: day([card(physics)], []) },
    { dateId: 'd2', date: '2027-05-25', saved: day([], []), slots: day([], [card(biology)]) },
  ]
  const accept: SchedulingEvent = { type: 'proposal.accept', days, count: 2 }

  it('puts it into the drafts of all its dates, as one step', async () => {
    const run = await start()
    await run.send(accept)
    expect([run.slots(), unsaved(run), run.context().facts.isDirty]).toEqual([day([card(physics)], []), ['d1', 'd2'], true])
    expect(names(run)).toEqual([{ kind: 'acceptProposal', modules: 2 }])
    expect([run.facts.at(-1), run.kept.at(-1), run.sent]).toEqual([{ type: 'proposal.accepted', count: 2 }, ['d1', 'd2'], []])
    await run.send(select('2027-05-25'))
    expect(run.slots()).toEqual(day([], [card(biology)]))
    await run.send(undo)
    expect([unsaved(run), run.context().facts.isDirty, run.context().selected?.id]).toEqual([[], false, 'd2'])
    await run.send(redo)
    expect(unsaved(run)).toEqual(['d1', 'd2'])
  })

  it('keeps what it knows to be stored of a date with edits, and takes those edits back with its undo', async () => {
    const run = await start({ days: { d1: day([], [card(biology)]), d2: day([], []), d3: day([], []) } })
    await run.send(place(biology, 1), accept)
    expect(run.context().days['d1']?.saved).toEqual(day([], [card(biology)]))
    await run.send(undo)
    expect(run.slots()).toEqual(day([card(biology)], [card(biology)]))
  })

  it('is refused as a whole with a date that is not one of the block', async () => {
    const run = await start()
    const foreign = { dateId: 'd9', date: '2030-01-01', saved: day([]), slots: day([card(physics)]) }
    await run.send({ type: 'proposal.accept', days: [...days, foreign], count: 3 })
    expect([unsaved(run), counts(run), run.facts.at(-1)]).toEqual([[], [0, 0], { type: 'proposal.refused', reason: 'otherDates' }])
  })

  it('is refused with a message while a save is running', async () => {
    const run = await start()
    run.actor.send({ type: 'step.save' })
    run.actor.send(accept)
    expect(run.facts.at(-1)).toEqual({ type: 'proposal.refused', reason: 'busy' })
    await run.settled()
    expect(unsaved(run)).toEqual([])
  })
})
