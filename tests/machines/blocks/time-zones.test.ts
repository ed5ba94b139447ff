import fc from 'fast-check'
import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { align } from '#machines/blocks/clocks/align.ts'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { hasUnappliedSelection } from '#machines/blocks/time-zones/time-zones-setup.ts'
import { lagos, london, zonesInput } from '#tests/support/charts/fixtures/zones.ts'
import { dubai, saved, startTimeZones } from './time-zones-start.ts'

/** Two saved slots whose times were never set. */
const unset = [{ ...london, slots: ['00:00', '00:00'] }]

describe('opening the step', () => {
  it('ticks the default group on a block without saved slots and builds nothing', async () => {
    const { context, state } = await startTimeZones()
    expect([state(), context().selection, context().built, context().count]).toEqual(['editing', [london, lagos], [], 1])
  })

  it('loads saved slots, selects their zones and counts the slots of the first zone', async () => {
    const { context } = await startTimeZones({ saved })
    expect([context().selection, context().built, context().count, context().facts.isDirty]).toEqual([[london, lagos], saved, 3, false])
  })

  it('says when the time zones cannot be read, and tries again', async () => {
    const { send, faults, state, context, settled } = await startTimeZones({ zonesFail: true })
    expect([state(), context().notice?.text]).toEqual(['unavailable', 'no zones'])
    send({ type: 'notice.close' })
    expect([state(), context().notice]).toEqual(['unavailable', null])
    faults.zones = false
    send({ type: 'slots.retry' })
    await settled()
    expect([state(), context().notice]).toEqual(['editing', null])
  })
})

describe('Next with zones that are ticked and not applied', () => {
  it('stays, sends nothing, and tells that Apply is due, each time anew', async () => {
    const { send, sent, state, context } = await startTimeZones()
    send({ type: 'step.next' })
    expect([state(), sent, context().applyDue, context().notice]).toEqual(['editing', [], 1, null])
    send({ type: 'step.next' })
    expect(context().applyDue).toBe(2)
    send({ type: 'slots.apply' })
    expect(context().applyDue).toBe(0)
  })

  it('does not leave further zones of a saved block behind', async () => {
    const { send, sent, state, context } = await startTimeZones({ saved })
    send({ type: 'zones.tick', zones: [dubai], isTicked: true }, { type: 'step.next' })
    expect([state(), sent, context().applyDue]).toEqual(['editing', [], 1])
    send({ type: 'zones.tick', zones: [dubai], isTicked: false })
    expect(context().applyDue).toBe(0)
  })
})

describe('Save with slots that are not those of the ticked zones', () => {
  const acts = {
    'every zone unticked': { type: 'zones.tick', zones: [london, lagos], isTicked: false },
    'one zone more': { type: 'zones.tick', zones: [dubai], isTicked: true },
    'fewer slots per day': { type: 'count.choose', count: 2 },
  } as const

  it.each(Object.entries(acts))('stays, sends nothing, and tells that Apply is due: %s', async (_, act) => {
    const { send, sent, settled, state, context } = await startTimeZones({ saved })
    send(act, { type: 'step.save' })
    await settled()
    expect([state(), sent, context().applyDue, context().notice]).toEqual(['editing', [], 1, null])
  })
})

describe('applying', () => {
  it('builds empty slots for every ticked zone', async () => {
    const { send, context } = await startTimeZones()
    send({ type: 'zones.tick', zones: [dubai], isTicked: true }, { type: 'count.choose', count: 2 })
    expect(hasUnappliedSelection(context())).toBe(true)
    send({ type: 'slots.apply' })
    expect(context().built.map(({ zoneId, slots }) => [zoneId, slots])).toEqual([
      ['11', ['00:00', '00:00']],
      ['12', ['00:00', '00:00']],
      ['21', ['00:00', '00:00']],
    ])
    expect([context().facts.isDirty, hasUnappliedSelection(context())]).toEqual([true, false])
  })

  it('keeps the times of zones and slots that remain', async () => {
    const { send, context } = await startTimeZones({ saved })
    send({ type: 'zones.tick', zones: [dubai], isTicked: true }, { type: 'count.choose', count: 4 }, { type: 'slots.apply' })
    expect(context().built.map(({ slots }) => slots)).toEqual([
      ['09:00', '13:30', '17:00', '00:00'],
      ['10:00', '14:30', '18:00', '00:00'],
      ['00:00', '00:00', '00:00', '00:00'],
    ])
  })

  it('takes whole numbers of slots from 1 to 6 and no other, whatever is chosen', async () => {
    const { send, context } = await startTimeZones()
    const any = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(0, 1, 6, 7, 1.5, Number.NaN, Number('text')))
    fc.assert(
      fc.property(any, (count) => {
        const before = context().count
        send({ type: 'count.choose', count })
        return context().count === ([1, 2, 3, 4, 5, 6].includes(count) ? count : before)
      }),
    )
  })

  it('refuses a number of slots outside 1 to 6', async () => {
    const { send, context } = await startTimeZones()
    for (const count of [0, 7, 1.5, Number.NaN]) send({ type: 'count.choose', count })
    expect(context().count).toBe(1)
  })

  it('asks before fewer slots throw away times and scheduled modules, and names both', async () => {
    const placements = [
      { slot: 1, date: '2027-05-24', modules: ['Physics'] },
      { slot: 3, date: '2027-05-25', modules: ['Chemistry'] },
    ]
    const { send, settled, context, state } = await startTimeZones({ saved, placements })
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' })
    await settled()
    expect([state(), context().pending?.losses]).toEqual([
      'confirming',
      {
        times: [
          { zoneId: '11', slots: [{ number: 3, time: '17:00' }] },
          { zoneId: '12', slots: [{ number: 3, time: '18:00' }] },
        ],
        modules: [placements[1]],
        sittings: null,
      },
    ])
    send({ type: 'loss.cancel' })
    expect(context().built).toEqual(saved)
    send({ type: 'slots.apply' })
    await settled()
    send({ type: 'loss.accept' })
    expect(context().built.map(({ slots }) => slots.length)).toEqual([2, 2])
  })

  it('names what others scheduled since the step was opened', async () => {
    const { send, settled, state, context, store } = await startTimeZones({ saved: unset })
    const placements = [{ slot: 2, date: '2027-05-25', modules: ['Physics'] }]
    store({ placements })
    send({ type: 'count.choose', count: 1 }, { type: 'slots.apply' })
    await settled()
    expect([state(), context().pending?.losses.modules]).toEqual(['confirming', placements])
  })

  it('asks nothing when others have removed what fewer slots would lose', async () => {
    const placements = [{ slot: 2, date: '2027-05-25', modules: ['Physics'] }]
    const { send, settled, state, context, store } = await startTimeZones({ saved: unset, placements })
    store({ placements: [] })
    send({ type: 'count.choose', count: 1 }, { type: 'slots.apply' })
    await settled()
    expect([state(), context().pending, context().built]).toEqual(['editing', null, [{ ...london, slots: ['00:00'] }]])
  })

  it('asks when the schedule cannot be read again', async () => {
    const { send, settled, state, context, faults } = await startTimeZones({ saved: unset })
    faults.slots = true
    send({ type: 'count.choose', count: 1 }, { type: 'slots.apply' })
    await settled()
    expect([state(), context().pending?.losses.modules]).toEqual(['confirming', null])
  })

  it('asks when it is not known what fewer slots would lose', async () => {
    const { send, settled, state, context } = await startTimeZones({ saved: unset, placements: null })
    send({ type: 'count.choose', count: 1 }, { type: 'slots.apply' })
    await settled()
    expect([state(), context().pending?.losses.modules]).toEqual(['confirming', null])
  })
})

describe('what is said', () => {
  it('is what was built, not what a question still holds back', async () => {
    const { send, settled, facts } = await startTimeZones({ saved })
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' })
    await settled()
    expect(facts).toEqual([])
    send({ type: 'loss.accept' })
    expect(facts).toEqual([{ type: 'slots.built', zones: 2, slots: 2 }])
    send({ type: 'slots.clear' })
    await settled()
    send({ type: 'loss.cancel' }, { type: 'slots.clear' })
    await settled()
    send({ type: 'loss.accept' })
    expect(facts.slice(1)).toEqual([{ type: 'slots.cleared' }])
  })
})

describe('clearing', () => {
  it('asks, then leaves nothing selected and one slot a day', async () => {
    const { send, settled, context, state } = await startTimeZones({ saved })
    send({ type: 'slots.clear' })
    await settled()
    expect(state()).toBe('confirming')
    send({ type: 'loss.accept' })
    expect([context().selection, context().built, context().count, context().facts.isDirty]).toEqual([[], [], 1, true])
  })

  it('asks also where nothing is built, and then names nothing that is lost', async () => {
    const { send, context } = await startTimeZones()
    send({ type: 'slots.clear' })
    expect(context().pending).toEqual({ reason: 'clear', losses: { times: [], modules: [], sittings: null } })
    send({ type: 'loss.cancel' })
    expect([context().pending, context().selection]).toEqual([null, [london, lagos]])
  })

  it('by the frame, which has asked already, takes messages along and says so', async () => {
    const { send, settled, context, facts } = await startTimeZones({ saved })
    send({ type: 'slots.clear' })
    await settled()
    send({ type: 'loss.accept' })
    send({ type: 'zones.tick', zones: [dubai], isTicked: true }, { type: 'slots.apply' }, { type: 'step.clear' })
    expect([context().selection, context().built, context().count, context().notice]).toEqual([[], [], 1, null])
    expect([context().facts.isDirty, facts.at(-1)]).toEqual([true, { type: 'slots.cleared' }])
  })
})

describe('saving', () => {
  it('sends zones and slots once and stays', async () => {
    const { send, sent, settled, state, context } = await startTimeZones()
    send(
      { type: 'slots.apply' },
      { type: 'time.change', zoneId: '12', slot: 0, time: '13:45' },
      { type: 'step.save' },
      { type: 'step.save' },
    )
    await settled()
    expect(sent).toEqual([
      {
        blockId: '7',
        slotsPerDay: 1,
        zones: [
          { ...london, slots: ['00:00'] },
          { ...lagos, slots: ['13:45'] },
        ],
      },
    ])
    expect([state(), context().facts, context().notice?.text]).toEqual([
      'editing',
      { isDirty: false, savedAt: 5, blockId: '7', record: null },
      'Saved.',
    ])
  })

  it('ends with the message after Next', async () => {
    const { send, actor } = await startTimeZones({ saved })
    send({ type: 'step.next' })
    expect((await waitFor(actor, (snapshot) => snapshot.status === 'done')).output).toEqual({ blockId: '7', message: 'Saved.' })
  })

  it('counts as nothing unsaved once times are typed back', async () => {
    const { send, context } = await startTimeZones({ saved })
    send({ type: 'time.change', zoneId: '11', slot: 1, time: '13:45' })
    expect(context().facts.isDirty).toBe(true)
    send({ type: 'time.change', zoneId: '11', slot: 1, time: '13:30' })
    expect(context().facts.isDirty).toBe(false)
  })

  it('with fewer slots forgets the modules of those that are gone, so that nobody is asked about them again', async () => {
    const placements = [
      { slot: 1, date: '2027-05-24', modules: ['Physics'] },
      { slot: 3, date: '2027-05-25', modules: ['Chemistry'] },
    ]
    const { send, settled, context } = await startTimeZones({ saved, placements })
    send({ type: 'count.choose', count: 2 }, { type: 'slots.apply' })
    await settled()
    send({ type: 'loss.accept' }, { type: 'step.save' })
    await settled()
    expect([context().placements, context().pending]).toEqual([[placements[0]], null])
    expect(context().notice).toEqual({ id: 1, tone: 'success', text: 'Saved.', isClosable: true })
  })

  it('keeps everything typed when the server refuses', async () => {
    const { send, settled, context, faults } = await startTimeZones({ saveFails: true })
    send({ type: 'slots.apply' }, { type: 'time.change', zoneId: '11', slot: 0, time: '09:00' }, { type: 'step.next' })
    await settled()
    expect([context().notice?.text, context().built[0]?.slots, context().facts.isDirty]).toEqual(['mapping refused', ['09:00'], true])
    faults.save = false
    send({ type: 'step.save' })
    await settled()
    expect(context().facts.isDirty).toBe(false)
  })

  it('is silent on Save and asks for zones on Next when nothing was ever built', async () => {
    const { send, sent, context, state } = await startTimeZones()
    send({ type: 'step.save' })
    expect([context().notice, sent]).toEqual([null, []])
    send({ type: 'zones.tick', zones: [london, lagos], isTicked: false }, { type: 'step.next' })
    expect([context().notice?.text, sent, state()]).toEqual(['Please Select TimeZones', [], 'editing'])
  })

  it('moves on without a call when everything was cleared but slots are saved', async () => {
    const { send, sent, settled, actor } = await startTimeZones({ saved })
    send({ type: 'slots.clear' })
    await settled()
    send({ type: 'loss.accept' }, { type: 'step.next' })
    expect([actor.getSnapshot().status, sent]).toEqual(['done', []])
    expect(actor.getSnapshot().output).toEqual({ blockId: '7', message: '' })
  })
})

describe('after a failed load of the saved slots', () => {
  it('shows the default group, holds Save and Next, and never overwrites', async () => {
    const { send, sent, context } = await startTimeZones({ slotsFail: true, saved })
    expect([context().selection, context().notice?.text]).toEqual([[london, lagos], 'slots failed'])
    send({ type: 'step.save' }, { type: 'step.next' })
    expect([sent, context().notice?.text]).toEqual([[], zonesInput.texts.slotsUnread])
  })

  it('saves only after a change and a Yes', async () => {
    const { send, sent, state, settled } = await startTimeZones({ slotsFail: true })
    send({ type: 'slots.apply' }, { type: 'step.save' })
    expect([state(), sent]).toEqual(['overwriting', []])
    send({ type: 'loss.cancel' }, { type: 'step.save' }, { type: 'loss.accept' })
    await settled()
    expect(sent).toHaveLength(1)
  })

  it('has nothing to offer for a block that does not exist', async () => {
    const slotsProblem = new ApiProblem('refused', 404, 'No such block.')
    const { send, settled, state, context, faults } = await startTimeZones({ slotsFail: true, slotsProblem, saved })
    expect([state(), context().notice?.text]).toEqual(['unavailable', 'No such block.'])
    faults.slots = false
    send({ type: 'slots.retry' })
    await settled()
    expect([state(), context().built, context().notice]).toEqual(['editing', saved, null])
  })

  it('recovers with Retry', async () => {
    const { send, faults, settled, context } = await startTimeZones({ slotsFail: true, saved })
    faults.slots = false
    send({ type: 'slots.retry' })
    await settled()
    expect([context().built, context().isFallback, context().notice]).toEqual([saved, false, null])
  })
})

describe('aligning', () => {
  const zones = [
    { ...london, name: 'UK Time', clock: 'Europe/London', slots: saved[0]?.slots ?? [] },
    { ...lagos, name: 'West Africa Time', clock: 'Africa/Lagos', slots: saved[1]?.slots ?? [] },
  ]
  const dates = ['2027-03-25', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']
  const anchor = zones[0] as BlockClock
  const toSummer = { type: 'times.align', alignment: align({ zones, dates, anchor, date: '2027-03-29', scope: 'block' }) } as const
  const summerInLagos = [saved[0], { ...lagos, slots: ['09:00', '13:30', '17:00'] }]

  it('sets the other zones by the one that is shown, keeps a draft, and says on how many dates it does not hold', async () => {
    const { send, context, kept } = await startTimeZones({ saved })
    send(toSummer)
    expect([context().built, context().facts.isDirty, kept]).toEqual([summerInLagos, true, ['kept']])
    expect(context().aligned).toMatchObject({
      date: '2027-03-29',
      left: [],
      datesApart: dates.slice(0, 3),
      changed: [{ name: 'West Africa Time' }],
    })
  })

  it('is undone once, as a whole', async () => {
    const { send, context } = await startTimeZones({ saved })
    send(toSummer, { type: 'align.undo' })
    expect([context().built, context().aligned, context().facts.isDirty]).toEqual([saved, null, false])
    send({ type: 'align.undo' })
    expect(context().built).toEqual(saved)
  })

  it('cannot be undone over a time that was set since', async () => {
    const { send, context } = await startTimeZones({ saved })
    send(toSummer, { type: 'time.change', zoneId: london.zoneId, slot: 0, time: '08:15' })
    expect(context().aligned).toBeNull()
    send({ type: 'align.undo' })
    expect(context().built[0]?.slots[0]).toBe('08:15')
  })
})

it('the limit is set and kept, and is no edit of the block', async () => {
  const { send, context, kept } = await startTimeZones({ saved })
  send({ type: 'limit.set', minutes: 15 })
  expect([context().spreadLimit, context().facts.isDirty, kept]).toEqual([15, false, ['limit 15']])
})
