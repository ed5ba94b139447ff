import { describe, expect, it } from 'vitest'
import type { ZonesDraft } from '#machines/blocks/time-zones/time-zones-types.ts'
import { lagos, london } from '#tests/support/charts/fixtures/zones.ts'
import { dubai, saved, startTimeZones } from './time-zones-start.ts'

describe('a draft', () => {
  const typed: ZonesDraft = {
    selection: [london, lagos],
    count: 3,
    at: 1,
    built: [
      { ...london, slots: ['08:00', '13:30', '17:00'] },
      { ...lagos, slots: ['10:00', '14:30', '18:00'] },
    ],
  }

  it('is kept with every tick, number of slots, build and time', async () => {
    const { send, kept, context } = await startTimeZones()
    send({ type: 'zones.tick', zones: [dubai], isTicked: true })
    expect([kept.length, context().facts.isDirty]).toEqual([1, true])
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' }, { type: 'time.change', zoneId: '11', slot: 0, time: '09:00' })
    expect(kept).toEqual(['kept', 'kept', 'kept', 'kept'])
  })

  it('is kept at once when the page may go, if there is anything to keep', async () => {
    const { send, kept } = await startTimeZones()
    send({ type: 'step.keep' })
    expect(kept).toEqual([])
    send({ type: 'zones.tick', zones: [dubai], isTicked: true }, { type: 'step.keep' })
    expect(kept).toEqual(['kept', 'kept'])
  })

  it('is offered beside the saved slots, and put back on demand', async () => {
    const { send, context } = await startTimeZones({ saved, draft: typed })
    expect([context().built, context().offer, context().facts.isDirty]).toEqual([saved, typed, false])
    send({ type: 'draft.restore' })
    expect([context().built, context().offer, context().facts.isDirty]).toEqual([typed.built, null, true])
  })

  it('is no offer when it says what is saved', async () => {
    const { context } = await startTimeZones({ saved, draft: { selection: [lagos, london], count: 3, built: saved.toReversed(), at: 1 } })
    expect(context().offer).toBeNull()
  })

  it('goes with Discard, with a save, with Next, and with edits that are given up', async () => {
    const discarded = await startTimeZones({ saved, draft: typed })
    discarded.send({ type: 'draft.discard' })
    expect([discarded.context().offer, discarded.draft()]).toEqual([null, null])
    const next = await startTimeZones({ saved, draft: typed })
    next.send({ type: 'step.next' })
    await next.settled()
    expect([next.state(), next.kept]).toEqual(['done', ['dropped']])
    const left = await startTimeZones({ saved, draft: typed })
    left.send({ type: 'step.abandon' })
    expect(left.kept).toEqual(['dropped'])
  })

  it('asks before its fewer slots throw scheduled modules away', async () => {
    const placements = [{ slot: 3, date: '2027-05-24', modules: ['Physics'] }]
    const built = saved.map((zone) => ({ ...zone, slots: zone.slots.slice(0, 2) }))
    const { send, settled, state, context } = await startTimeZones({
      saved,
      placements,
      draft: { selection: [london, lagos], count: 2, built, at: 1 },
    })
    send({ type: 'draft.restore' })
    await settled()
    expect([state(), context().pending?.reason, context().pending?.losses.modules]).toEqual(['confirming', 'restore', placements])
    send({ type: 'loss.cancel' })
    expect([state(), context().built, context().offer?.at]).toEqual(['editing', saved, 1])
    send({ type: 'draft.restore' })
    await settled()
    send({ type: 'loss.accept' })
    expect([state(), context().built, context().offer]).toEqual(['editing', built, null])
  })

  it('brings back what was typed over slots that could not be read, once they are', async () => {
    const { send, faults, settled, context } = await startTimeZones({ saved, slotsFail: true })
    send({ type: 'slots.apply' }, { type: 'time.change', zoneId: '11', slot: 0, time: '08:00' })
    const { built } = context()
    faults.slots = false
    send({ type: 'slots.retry' })
    await settled()
    expect([context().built, context().offer?.built]).toEqual([saved, built])
  })

  it('on offer is kept beside newer edits, which are offered first', async () => {
    const first = await startTimeZones({ saved, draft: typed })
    first.send({ type: 'time.change', zoneId: '12', slot: 0, time: '11:00' })
    expect([first.context().offer, first.draft()]).toMatchObject([typed, { at: 2, earlier: typed }])

    const second = await startTimeZones({ saved, draft: first.draft() })
    expect(second.context().offer).toMatchObject({ at: 2, built: first.context().built })
    second.send({ type: 'draft.discard' })
    expect([second.context().offer, second.draft()]).toEqual([typed, typed])
    second.send({ type: 'draft.restore' })
    expect([second.context().built, second.context().offer]).toEqual([typed.built, null])
    second.send({ type: 'step.save' })
    await second.settled()
    expect(second.draft()).toBeNull()
  })

  it('on offer stays kept when newer edits are taken back, and follows the newer ones that are restored', async () => {
    const first = await startTimeZones({ saved, draft: typed })
    const change = (time: string) => first.send({ type: 'time.change', zoneId: '11', slot: 0, time })
    change('07:00')
    change('09:00')
    expect([first.context().facts.isDirty, first.draft()]).toEqual([false, typed])
    change('07:00')
    const second = await startTimeZones({ saved, draft: first.draft() })
    second.send({ type: 'draft.restore' })
    expect([second.context().built[0]?.slots[0], second.context().offer]).toEqual(['07:00', typed])
  })
})
