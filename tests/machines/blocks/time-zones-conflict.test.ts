import { describe, expect, it } from 'vitest'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { lagos, london } from '#tests/support/charts/fixtures/zones.ts'
import { saved, startTimeZones } from './time-zones-start.ts'

const theirs: readonly ZoneSlots[] = [
  { ...london, slots: ['11:00', '13:30', '17:00', '20:00'] },
  { ...lagos, slots: ['10:00', '14:30', '18:00', '21:00'] },
]
const physics = { slot: 4, date: '2027-05-24', modules: ['Physics'] }
const chemistry = { slot: 3, date: '2027-05-25', modules: ['Chemistry'] }

describe('a save after another person has saved', () => {
  const conflicting = async () => {
    const started = await startTimeZones({ saved })
    started.send({ type: 'time.change', zoneId: '11', slot: 1, time: '13:45' })
    started.store({ saved: theirs, placements: [physics] })
    started.send({ type: 'step.save' })
    await started.settled()
    return started
  }

  it('sends nothing and asks, with what is stored now', async () => {
    const { state, sent, context } = await conflicting()
    expect([state(), sent, context().theirs]).toEqual(['conflicting', [], { saved: theirs, placements: [physics] }])
  })

  it('keeps mine on demand, without a second question about what that one named', async () => {
    const { send, sent, settled, state, context } = await conflicting()
    const mine = context().built
    send({ type: 'conflict.keepMine' })
    await settled()
    expect([state(), sent]).toEqual(['editing', [{ blockId: '7', slotsPerDay: 3, zones: mine }]])
    expect([context().saved, context().theirs, context().facts.isDirty, context().placements]).toEqual([mine, null, false, []])
  })

  it('asks again when a third one saved before the answer', async () => {
    const { send, sent, settled, state, store } = await conflicting()
    store({ saved })
    send({ type: 'conflict.keepMine' })
    await settled()
    expect([state(), sent]).toEqual(['conflicting', []])
  })

  it('takes theirs on demand, with nothing left unsaved or kept', async () => {
    const { send, sent, state, context, draft } = await conflicting()
    send({ type: 'conflict.takeTheirs' })
    expect([state(), sent, draft()]).toEqual(['editing', [], null])
    expect([context().built, context().saved, context().count, context().placements]).toEqual([theirs, theirs, 4, [physics]])
    expect(context().facts.isDirty).toBe(false)
  })

  it('leaves everything as typed on Cancel, and asks with the next save', async () => {
    const { send, sent, settled, state, context } = await conflicting()
    send({ type: 'conflict.cancel' })
    expect([state(), context().theirs, context().built[0]?.slots[1]]).toEqual(['editing', null, '13:45'])
    send({ type: 'step.next' })
    await settled()
    expect([state(), sent]).toEqual(['conflicting', []])
  })

  it('is no conflict when they stored the same: the answer of an earlier save was lost', async () => {
    const { send, sent, settled, store, context } = await startTimeZones({ saved })
    send({ type: 'time.change', zoneId: '11', slot: 1, time: '13:45' })
    store({ saved: context().built })
    send({ type: 'step.save' })
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('asks too when the slots could not be read before, and can be now', async () => {
    const { send, sent, settled, state, faults } = await startTimeZones({ saved, slotsFail: true })
    send({ type: 'slots.apply' }, { type: 'step.save' })
    faults.slots = false
    send({ type: 'loss.accept' })
    await settled()
    expect([state(), sent]).toEqual(['conflicting', []])
  })
})

it('a save that cannot read what is stored sends nothing', async () => {
  const { send, sent, settled, state, context, faults } = await startTimeZones({ saved })
  send({ type: 'time.change', zoneId: '11', slot: 1, time: '13:45' })
  faults.slots = true
  send({ type: 'step.save' })
  await settled()
  expect([state(), sent, context().notice?.text, context().facts.isDirty]).toEqual(['editing', [], 'slots failed', true])
})

describe('a save that would delete modules', () => {
  it('asks about those that were scheduled after Apply had asked, and only about them', async () => {
    const { send, sent, settled, state, context, store } = await startTimeZones({ saved, placements: [chemistry] })
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' })
    await settled()
    send({ type: 'loss.accept' })
    const both = { ...chemistry, modules: ['Chemistry', 'Physics'] }
    store({ placements: [both] })
    send({ type: 'step.save' })
    await settled()
    expect([state(), sent, context().pending]).toEqual([
      'confirming',
      [],
      { reason: 'save', losses: { times: [], modules: [both], sittings: null } },
    ])
    send({ type: 'loss.cancel' }, { type: 'step.save' })
    await settled()
    send({ type: 'loss.accept' })
    await settled()
    expect([state(), sent.length]).toEqual(['editing', 1])
  })

  it('asks about zones that go while more is scheduled', async () => {
    const { send, sent, settled, state, context, store } = await startTimeZones({ saved, placements: [] })
    send({ type: 'zones.tick', zones: [lagos], isTicked: false }, { type: 'slots.apply' })
    await settled()
    send({ type: 'loss.accept' })
    store({ placements: [chemistry] })
    send({ type: 'step.save' })
    await settled()
    expect([state(), sent, context().pending?.losses.sittings]).toEqual(['confirming', [], { zoneIds: ['12'], modules: 1, dates: 1 }])
  })

  it('asks when the schedule can no longer be read', async () => {
    const { send, sent, settled, state, context, store } = await startTimeZones({ saved, placements: [chemistry] })
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' })
    await settled()
    send({ type: 'loss.accept' })
    store({ placements: null })
    send({ type: 'step.save' })
    await settled()
    expect([state(), sent, context().pending?.losses.modules]).toEqual(['confirming', [], null])
  })
})
