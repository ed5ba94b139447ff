import { describe, expect, it } from 'vitest'
import { unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { biology, card, dates, day, physics, place, select, start } from './start.ts'

const [, tuesday] = dates
const toTuesday = (slot: number, stored: Slots, module = physics, from = 1): SchedulingEvent => ({
  type: 'module.moveToDate',
  module,
  from,
  date: tuesday ?? { id: '', date: '' },
  slot,
  stored,
})
const names = (context: Parameters<typeof unsavedDays>[0]) => unsavedDays(context).map(({ date }) => date)

describe('a move to another date', () => {
  it('takes the card with its versions there, behind what stands in the slot, and leaves both dates unsaved', async () => {
    const stored = day([], [card(biology)])
    const { send, slots, context, facts, calls, kept } = await start({
      days: { d1: day([card(physics, ['V2'])], []), d2: stored, d3: day([]) },
    })
    await send(toTuesday(2, stored))
    expect(slots()).toEqual(day([], []))
    expect(context().days['d2']?.slots).toEqual(day([], [card(biology), card(physics, ['V2'])]))
    expect(context().days['d2']?.saved).toEqual(stored)
    expect(names(context())).toEqual(['2027-05-24', '2027-05-25'])
    expect(facts.at(-1)).toEqual({ type: 'module.movedToDate', module: physics, from: 1, date: '2027-05-25', slot: 2 })
    expect(kept.at(-1)).toEqual(['d1', 'd2'])
    expect(calls).toEqual(['load d1'])
  })

  it('goes into the draft of a date that was edited before, and counts what was stored there as stored', async () => {
    const { send, context } = await start({ days: { d1: day([card(physics)], []), d2: day([], []), d3: day([]) } })
    await send(select('2027-05-25'), place(biology, 2), select('2027-05-24'))
    await send(toTuesday(1, day([], [])))
    expect(context().days['d2']?.slots).toEqual(day([card(physics)], [card(biology)]))
    expect(context().days['d2']?.saved).toEqual(day([], []))
  })

  it('is one edit: back again leaves nothing unsaved', async () => {
    const { send, context } = await start({ days: { d1: day([card(physics)], []), d2: day([], []), d3: day([]) } })
    await send(toTuesday(1, day([], [])), select('2027-05-25'))
    await send({ type: 'module.moveToDate', module: physics, from: 1, date: { id: 'd1', date: '2027-05-24' }, slot: 1, stored: day([]) })
    expect(names(context())).toEqual([])
  })

  it.each([
    ['a slot that holds the module already', toTuesday(1, day([card(physics)], []))],
    ['a slot that the date does not have', toTuesday(3, day([], []))],
    ['a card that is not there', toTuesday(1, day([], []), biology)],
    ['the open date itself', { ...toTuesday(2, day([], [])), date: dates[0] } as SchedulingEvent],
  ])('does nothing for %s', async (_, event) => {
    const { send, slots, context, facts } = await start({ days: { d1: day([card(physics)], []), d2: day([], []), d3: day([]) } })
    const before = facts.length
    await send(event)
    expect(slots()).toEqual(day([card(physics)], []))
    expect(names(context())).toEqual([])
    expect(facts).toHaveLength(before)
  })
})
