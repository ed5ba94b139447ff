import { describe, expect, it } from 'vitest'
import { create, kinds, open, type Zone } from './kinds.ts'
import { openUnchecked } from './unchecked.ts'

const london = (...times: string[]): Zone => ({ zoneId: 102, groupId: 1, times })
const lagos = (...times: string[]): Zone => ({ zoneId: 106, groupId: 1, times })
const dubai = (...times: string[]): Zone => ({ zoneId: 205, groupId: 2, times })
const physics = { moduleId: 305, version: ['V1'], subModule: [] }

describe('the time zones', () => {
  it('are listed with their groups, as the wire spells them', async () => {
    const { signIn } = await open(kinds[0].of)
    const { timeZoneAdminLists } = await (await signIn()).succeed('getTimeZoneAdminDetails')
    expect(timeZoneAdminLists.map(({ timezonegroupdata }) => timezonegroupdata.length)).toEqual([13, 7, 6, 6, 4, 5, 5])
    expect(timeZoneAdminLists[0]).toMatchObject({ TimeZoneGroupName: 'GMT 0-GMT 0 to +2', timeZoneGroupId: 1 })
    expect(timeZoneAdminLists[2]?.timezonegroupdata[0]).toEqual({
      timezoneid: 301,
      timezonename: 'Pakistan Time',
      abbreviation: 'PKT',
      country: 'Pakistan',
    })
  })
})

describe.each(kinds)('the zones of a $kind block', ({ kind, of, withoutZones, stranger }) => {
  it('are none at first, with one slot per day', async () => {
    const { blocks } = await open(of)
    expect([await blocks.saved(withoutZones), await blocks.slotIds(withoutZones)]).toEqual([[], []])
    expect((await blocks.record(withoutZones)).slotsPerDay).toBe(1)
    expect((await blocks.days(withoutZones)).map(({ slots }) => slots)).toEqual([[], [], [], [], []])
  })

  it('come back as saved, slot by slot', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    const zones = [london('09:00', '13:30'), dubai('13:00', '17:30')]
    expect(await blocks.map(id, 2, zones)).toEqual([200, 'Time zones saved successfully.'])
    expect(await blocks.saved(id)).toEqual(zones)
    expect((await blocks.record(id)).slotsPerDay).toBe(2)
    const [day] = await blocks.days(id)
    expect(day?.slots.map((slot) => slot.map(({ zone, time }) => `${zone} ${time}`))).toEqual([
      ['UK Time 09:00', 'Gulf Time 13:00'],
      ['UK Time 13:30', 'Gulf Time 17:30'],
    ])
    expect((await blocks.slotIds(id)).map((slot) => slot.length)).toEqual([2, 2])
  })

  it('keep the ids of slots that stay, and give new ones to the others', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.map(id, 2, [london('09:00', '13:30'), lagos('10:00', '14:30')])
    const [first = [], second = []] = await blocks.slotIds(id)
    await blocks.map(id, 3, [lagos('10:00', '15:00', '18:00'), dubai('12:00', '16:00', '20:00')])
    const after = await blocks.slotIds(id)
    expect(after.map(([lagosId]) => lagosId).slice(0, 2)).toEqual([first[1], second[1]])
    const known = new Set([...first, ...second])
    expect([after[2]?.[0], ...after.map(([, dubaiId]) => dubaiId)].filter((slotId) => known.has(slotId ?? 0))).toEqual([])
    expect(new Set(after.flat()).size).toBe(6)
  })

  it('keep what is scheduled in slots that stay, and drop what stood in those that go', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.map(id, 3, [london('09:00', '13:30', '16:00')])
    const slotIds = await blocks.slotIds(id)
    const [date] = await blocks.dates(id)
    await blocks.save(id, 3, [{ dayId: date?.id ?? 0, slots: slotIds.map((ids) => ({ ids, modules: [physics] })) }])

    await blocks.map(id, 2, [lagos('10:00', '14:30')])
    expect((await blocks.days(id))[0]?.slots.map(([entry]) => entry?.modules)).toEqual([['Physics'], ['Physics']])
    await blocks.map(id, 3, [lagos('10:00', '14:30', '18:00')])
    expect((await blocks.days(id))[0]?.slots.map(([entry]) => entry?.modules)).toEqual([['Physics'], ['Physics'], []])
  })

  it.each([
    ['a zone that is none', 1, [{ zoneId: 999, groupId: 1, times: ['09:00'] }], 'There is no time zone 999.'],
    ['a zone in another group', 1, [{ zoneId: 102, groupId: 2, times: ['09:00'] }], 'UK Time does not belong to the time zone group 2.'],
    ['a zone twice', 1, [london('09:00'), london('10:00')], 'UK Time is there twice.'],
    [
      'zones of different length',
      2,
      [london('09:00', '13:30'), lagos('10:00')],
      'West Africa Time has 1 times, and the number of slots per day is 2.',
    ],
    ['an hour that is none', 1, [london('24:00')], '"24:00" in UK Time is no 24-hour time, HH:MM.'],
    ['a time in twelve hours', 1, [london('9:00 AM')], '"9:00 AM" in UK Time is no 24-hour time, HH:MM.'],
    ['no zone at all', 1, [], `${kind}block${kind === 'exam' ? 'timezone' : 'Timezone'} must have at least 1 entry.`],
    ['seven slots', 7, [london('01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00')], 'noOfSlotsPerDay must be at most 6.'],
    ['no slot', 0, [london()], 'noOfSlotsPerDay must be at least 1.'],
  ])('are refused with %s, and stay as they were', async (_, slotsPerDay, zones, description) => {
    const { blocks, checked } = await openUnchecked(of)
    const id = await create(checked)
    await checked.map(id, 1, [lagos('08:00')])
    expect(await blocks.map(id, slotsPerDay, zones)).toEqual([400, description])
    expect(await checked.saved(id)).toEqual([lagos('08:00')])
  })

  it('are not those of the other kind', async () => {
    const { blocks } = await openUnchecked(of)
    expect(await blocks.map(stranger, 1, [london('09:00')])).toEqual([404, `The ${kind} block was not found.`])
  })
})
