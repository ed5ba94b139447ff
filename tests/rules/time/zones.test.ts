import { describe, expect, it } from 'vitest'
import { build, losesWork, losses, midnightSlots, sameZones, tick, unorderedSlots } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { oddSlots, texts } from '#src/blocks/time-zones/texts.ts'
import { searchZones } from '#src/blocks/time-zones/zone-search.ts'

const one = { groupId: '1', zoneId: '11' }
const two = { groupId: '1', zoneId: '12' }

describe('ticking zones', () => {
  it('adds each zone once and takes a whole group away', () => {
    expect(tick(tick([one], [one, two], true), [two], true)).toEqual([one, two])
    expect(tick([one, two, { groupId: '2', zoneId: '21' }], [one, two], false)).toEqual([{ groupId: '2', zoneId: '21' }])
  })
})

describe('what a change would lose', () => {
  const built = build([one, two], 2, [{ ...one, slots: ['09:00', '13:00'] }])

  it('is nothing when zones and slots only grow', () => {
    expect(
      losesWork(
        losses({ built, saved: [], placements: [{ slot: 2, date: '2027-05-24', modules: ['Physics'] }] }, build([one, two], 3, built)),
      ),
    ).toBe(false)
  })

  it('is the set times of a removed zone, not its untouched ones', () => {
    expect(losses({ built, saved: [], placements: [] }, build([two], 2, built)).times).toEqual([
      {
        zoneId: '11',
        slots: [
          { number: 1, time: '09:00' },
          { number: 2, time: '13:00' },
        ],
      },
    ])
    expect(losesWork(losses({ built, saved: [], placements: [] }, build([one], 2, built)))).toBe(false)
  })

  it('is every scheduled module when all zones go', () => {
    const placements = [{ slot: 1, date: '2027-05-24', modules: ['Physics'] }]
    expect(losses({ built, saved: built, placements }, [])).toMatchObject({ modules: placements, sittings: null })
  })
})

describe('what candidates of a removed zone would lose', () => {
  const built = build([one, two], 2, [])
  const placements = [
    { slot: 1, date: '2027-05-24', modules: ['Physics', 'Biology'] },
    { slot: 2, date: '2027-05-24', modules: ['Chemistry'] },
    { slot: 1, date: '2027-05-25', modules: [] },
    { slot: 1, date: '2027-05-26', modules: ['Physics'] },
  ]
  const next = build([two], 2, built)

  it('is every saved sitting, also where its times were never set', () => {
    const lost = losses({ built, saved: built, placements }, next)
    expect(lost).toEqual({ times: [], modules: [], sittings: { zoneIds: ['11'], modules: 4, dates: 2 } })
    expect(losesWork(lost)).toBe(true)
  })

  it('is unknown where the schedule could not be read', () => {
    expect(losses({ built, saved: built, placements: null }, next).sittings).toEqual({ zoneIds: ['11'], modules: null, dates: 0 })
  })

  it('is nothing where no module is scheduled, where the zone was not saved, or where it was taken away before', () => {
    const nothing = [
      losses({ built, saved: built, placements: [] }, next),
      losses({ built, saved: built.slice(1), placements }, next),
      losses({ built: next, saved: built, placements }, build([two], 3, next)),
    ]
    expect(nothing.map(losesWork)).toEqual([false, false, false])
  })
})

it('compares zones whatever their order', () => {
  const a = { ...one, slots: ['09:00'] }
  const b = { ...two, slots: ['10:00'] }
  expect([sameZones([a, b], [b, a]), sameZones([a], [b]), sameZones([a, b], [a, { ...two, slots: ['10:01'] }])]).toEqual([
    true,
    false,
    false,
  ])
})

it('notes slots that do not start later than the one before', () => {
  expect(unorderedSlots(['09:00', '09:00', '08:00', '17:00'])).toEqual([2, 3])
})

it('notes slots at midnight, and says of each slot one thing only', () => {
  expect(midnightSlots(['00:00', '09:00', '00:00', '00:01'])).toEqual([1, 3])
  expect(oddSlots([], [])).toBe('')
  expect(oddSlots([1], [2])).toBe('Slot 1 starts at midnight. Slot 2 does not start later than slot 1.')
  expect(oddSlots([1, 2, 3], [2, 3])).toBe('Slots 1, 2 and 3 start at midnight.')
})

it('reads a time as it is said', () => {
  expect(['00:00', '00:30', '09:30', '12:00', '14:30', '23:59'].map(texts.reading)).toEqual([
    '12:00 am',
    '12:30 am',
    '9:30 am',
    '12:00 pm',
    '2:30 pm',
    '11:59 pm',
  ])
})

describe('searching zones', () => {
  const groups: readonly ZoneGroup[] = [
    {
      id: '1',
      name: 'GMT 0-GMT 0 to +2',
      zones: [{ id: '11', name: 'Greenwich Mean Time', abbreviation: 'GMT', countries: "Ghana, Côte d'Ivoire" }],
    },
    {
      id: '3',
      name: 'GMT +5-GMT +5 to +6:30',
      zones: [
        { id: '31', name: 'Nepal Time', abbreviation: 'NPT', countries: 'Nepal' },
        { id: '32', name: 'India Time', abbreviation: 'IST', countries: 'India, Sri Lanka' },
      ],
    },
  ]
  const names = (text: string) => searchZones(groups, text).flatMap((group) => group.zones.map((zone) => zone.name))

  it('finds by country, abbreviation, zone and group, whatever case and accents', () => {
    expect([names('nepal'), names('ist'), names('COTE'), names('+6:30')]).toEqual([
      ['Nepal Time'],
      ['India Time'],
      ['Greenwich Mean Time'],
      ['Nepal Time', 'India Time'],
    ])
  })

  it('takes every character literally', () => {
    expect([names('(.*'), names('\\'), names('[')]).toEqual([[], [], []])
  })
})
