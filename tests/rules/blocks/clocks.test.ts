import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align } from '#machines/blocks/clocks/align.ts'
import { blockClocks, unsociable, type BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { changesInside } from '#machines/blocks/clocks/clock-changes.ts'
import { defaultLimit, limitIn } from '#machines/blocks/clocks/limit.ts'
import { sameInstant, spreadLevel } from '#machines/blocks/clocks/same-instant.ts'
import { zoneIds } from '#machines/time/clock-table.ts'
import { examBlockPlans } from '#mirage/fixtures/exam-block-plans.ts'
import { timeZones } from '#mirage/fixtures/time-zones.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'

const names = new Map(timeZones.map(({ id, name }) => [String(id), name]))

/** The zones and all dates of a seeded block. */
function blockNamed(name: string) {
  const plan = examBlockPlans.find((one) => one.name === name)
  if (!plan) throw new Error(`There is no block "${name}".`)
  const zones = plan.zones.map(({ zoneId, groupId, times }) => ({ zoneId: String(zoneId), groupId: String(groupId), slots: times }))
  const dates = Array.from({ length: daysBetween(plan.from, plan.to) + 1 }, (_, index) => addDays(plan.from, index))
  return { zones: blockClocks(zones, names), dates }
}

const utc = (instant: number | undefined) => (instant === undefined ? '' : new Date(instant).toISOString().slice(11, 16))

const zoneAt = (name: string, ...slots: readonly string[]): BlockClock => ({
  zoneId: name,
  groupId: '1',
  name,
  clock: zoneIds.get(name) ?? null,
  slots,
})

describe('same instant', () => {
  it.each([
    ['Spring Exams 2027', '2027-03-25', 1, '09:00', '09:00', 0, 0],
    ['Spring Exams 2027', '2027-03-30', 1, '08:00', '09:00', 60, 0],
    ['American Spring 2027', '2027-03-12', 1, '15:00', '15:00', 0, 0],
    ['American Spring 2027', '2027-03-15', 1, '14:00', '15:00', 60, 0],
    ['Cairo and Beirut Special', '2027-04-29', 2, '07:00', '08:00', 60, 0],
    ['Cairo and Beirut Special', '2027-04-30', 2, '07:00', '07:00', 0, 0],
    ['Autumn Exams 2026', '2026-10-26', 2, '02:00', '09:00', 420, 360],
    ['May Exams 2027', '2027-05-24', 1, '07:00', '08:00', 60, 0],
  ])('of %s on %s in slot %i', (name, date, slot, first, last, spread, exposure) => {
    const { zones } = blockNamed(name)
    const found = sameInstant(zones, date, slot - 1)
    expect([utc(found.waves[0]?.instant), utc(found.waves.at(-1)?.instant), found.spread, found.exposure]).toEqual([
      first,
      last,
      spread,
      exposure,
    ])
  })

  it('is reckoned within a group of zones as well', () => {
    const { zones } = blockNamed('Autumn Exams 2026')
    const first = zones.filter(({ groupId }) => groupId === zones[0]?.groupId)
    expect(sameInstant(first, '2026-10-26', 1).spread).toBe(60)
  })

  it('has no number while a zone has no such time, and names the zone', () => {
    const { zones } = blockNamed('Cairo and Beirut Special')
    const found = sameInstant(zones, '2027-04-30', 0)
    expect([found.spread, found.missing.map(({ name }) => name), found.exposure]).toEqual([null, ['Egypt Time'], 0])
  })

  it('takes the worst of the readings where a time comes twice', () => {
    const zones = [zoneAt('UK Time', '01:30'), zoneAt('West Africa Time', '01:30')]
    // London 00:30 or 01:30 UTC, Lagos 00:30 UTC.
    expect(sameInstant(zones, '2026-10-25', 0).spread).toBe(60)
  })

  it('leaves out a zone whose clock is not known, and names it', () => {
    const found = sameInstant([zoneAt('Coral Time', '09:00'), zoneAt('UK Time', '09:00')], '2027-03-25', 0)
    expect([found.spread, found.unknown.map(({ name }) => name)]).toEqual([0, ['Coral Time']])
    expect(sameInstant([zoneAt('Coral Time', '09:00')], '2027-03-25', 0).spread).toBeNull()
    expect(sameInstant([zoneAt('UK Time', '09:00')], '2040-03-25', 0).unknown).toHaveLength(1)
  })

  const slot = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const someZones = fc.uniqueArray(fc.tuple(fc.constantFrom(...zoneIds.keys()), slot), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 9,
  })
  const someDate = fc.integer({ min: 0, max: 1094 }).map((days) => addDays('2026-01-01', days))

  it('is never below 0, and the same for any order of zones', () => {
    fc.assert(
      fc.property(someZones, someDate, (pairs, date) => {
        const zones = pairs.map(([name, time]) => zoneAt(name, time))
        const { spread } = sameInstant(zones, date, 0)
        expect(spread ?? 0).toBeGreaterThanOrEqual(0)
        expect(sameInstant(zones.toReversed(), date, 0).spread).toBe(spread)
      }),
    )
  })

  it('is 0 on the reference date once zones are aligned, but for times that were left', () => {
    fc.assert(
      fc.property(someZones, someDate, (pairs, date) => {
        const zones = pairs.map(([name, time]) => zoneAt(name, time))
        const [anchor] = zones
        if (!anchor) return
        const { changed, left, datesApart } = align({ zones, dates: [date], anchor, date, scope: 'block' })
        const leftIds = new Set(left.map(({ zone }) => zone.zoneId))
        const set = zones.slice(1).filter(({ zoneId }) => !leftIds.has(zoneId))
        const timesNow = set.map((zone) => changed.find(({ zoneId }) => zoneId === zone.zoneId) ?? zone)
        if (set.length > 0) expect(sameInstant([anchor, ...timesNow], date, 0).spread).toBe(0)
        expect(datesApart).toEqual([])
      }),
    )
  })

  it.each([
    [0, 60, 'green'],
    [30, 60, 'green'],
    [31, 60, 'amber'],
    [60, 60, 'amber'],
    [61, 60, 'red'],
    [20, 15, 'red'],
    [15, 15, 'green'],
    [1, 0, 'red'],
  ])('of %i minutes with a limit of %i is %s', (spread, limit, level) => {
    expect(spreadLevel(spread, limit)).toBe(level)
  })

  it.each([
    ['0', 0],
    ['60', 60],
    [' 1440 ', 1440],
    ['1441', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['an hour', null],
  ])('reads the limit "%s" as %s', (text, limit) => {
    expect(limitIn(text)).toBe(limit)
    expect(defaultLimit).toBe(60)
  })
})

describe('changes of clocks inside a block', () => {
  const inside = (name: string) => {
    const { zones, dates } = blockNamed(name)
    return changesInside(zones, dates).map(({ zone, date, time, before, after, relation }) => [
      `${zone.name} ${date} ${time}`,
      before,
      after,
      relation && `${relation.other.name} ${relation.before} ${relation.after}`,
    ])
  }

  it('come with the zone against which they shift the starts', () => {
    expect(inside('Cairo and Beirut Special')).toEqual([['Egypt Time 2027-04-30 00:00', 120, 180, 'Lebanon Time 60 0']])
    expect(inside('Spring Exams 2027')).toEqual([
      ['UK Time 2027-03-28 01:00', 0, 60, 'West Africa Time 0 -60'],
      ['Central European Time 2027-03-28 02:00', 60, 120, 'West Africa Time 0 -60'],
    ])
    expect(inside('American Spring 2027').map(([change]) => change)).toEqual([
      'Eastern 2027-03-14 02:00',
      'Central 2027-03-14 02:00',
      'Pacific 2027-03-14 02:00',
    ])
  })

  it('are none in a block without one', () => {
    expect(inside('May Exams 2027')).toEqual([])
    expect(inside('August Resits 2027')).toEqual([])
    expect(changesInside([zoneAt('UK Time', '09:00')], [])).toEqual([])
    expect(changesInside([zoneAt('Coral Time', '09:00')], ['2027-03-28'])).toEqual([])
  })

  it.each([
    ['2027-03-28', 1],
    ['2027-03-27', 0],
    ['2027-03-29', 0],
    ['2027-10-31', 1],
    ['2027-10-30', 0],
  ])('are looked for from 00:00 to 24:00 local: on %s alone %i in London', (date, count) => {
    expect(changesInside([zoneAt('UK Time', '09:00')], [date])).toHaveLength(count)
  })

  it('cost no more in a block of a year than in one of a week', () => {
    const slotsRead = (days: number) => {
      let count = 0
      const { slots, ...zone } = zoneAt('UK Time', '09:00', '14:00')
      const dates = Array.from({ length: days }, (_, day) => new Date(Date.UTC(2027, 2, 25 + day)).toISOString().slice(0, 10))
      const counted = {
        ...zone,
        get slots() {
          count += 1
          return slots
        },
      }
      expect(changesInside([counted, zoneAt('West Africa Time', '10:00', '15:00')], dates)[0]?.relation?.after).toBe(-60)
      return count
    }
    expect(slotsRead(200)).toBe(slotsRead(7))
  })

  it('say nothing about others where there is no date before or after, or slots shift differently', () => {
    const [onFirst] = changesInside([zoneAt('UK Time', '09:00'), zoneAt('West Africa Time', '10:00')], ['2027-03-28', '2027-03-29'])
    expect(onFirst?.relation).toBeNull()
    const mixed = [zoneAt('UK Time', '09:00', '12:00'), zoneAt('West Africa Time', '10:00', '12:00')]
    expect(changesInside(mixed, ['2027-03-27', '2027-03-28', '2027-03-29'])[0]?.relation).toBeNull()
  })

  it.each([
    [['00:30'], ['2027-03-28', '2027-03-29'], 'all starts come before it, on its first date'],
    [['09:00'], ['2027-03-27', '2027-03-28'], 'all starts come after it, on its last date'],
  ])('are compared on their own date where %j of %j: %s', (starts, dates) => {
    const later = starts.map((start) => `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}${start.slice(2)}`)
    const [change] = changesInside([zoneAt('UK Time', ...starts), zoneAt('West Africa Time', ...later)], dates)
    expect(change?.relation).toMatchObject({ before: 0, after: -60 })
  })

  it.each([[['2027-03-28', '2027-03-29']], [['2027-03-27', '2027-03-28']]])('lie between two starts of %j: nothing to compare', (dates) => {
    const zones = [zoneAt('UK Time', '00:30', '09:00'), zoneAt('West Africa Time', '01:30', '10:00')]
    expect(changesInside(zones, dates)[0]?.relation).toBeNull()
  })

  it('stand in the order of their instants, and pass over a zone whose clock is not known', () => {
    const dates = ['2027-03-27', '2027-03-28', '2027-04-29', '2027-04-30']
    const zones = [
      zoneAt('Egypt Time', '10:00'),
      zoneAt('UK Time', '09:00'),
      zoneAt('Coral Time', '09:00'),
      zoneAt('West Africa Time', '10:00'),
    ]
    const changes = changesInside(zones, dates)
    expect(changes.map(({ zone, date }) => `${zone.name} ${date}`)).toEqual(['UK Time 2027-03-28', 'Egypt Time 2027-04-30'])
    expect(changesInside(zones.slice(1), dates)[0]?.relation?.other.name).toBe('West Africa Time')
  })
})

describe('Align', () => {
  it('sets other zones to the instants of the anchor on the reference date, to the minute', () => {
    const anchor = zoneAt('UK Time', '09:00', '13:30')
    const zones = [anchor, zoneAt('Nepal Time', '00:00', '00:00'), zoneAt('Pakistan Time', '00:00', '00:00')]
    const { changed, left } = align({ zones, dates: [], anchor, date: '2027-05-24', scope: 'block' })
    expect([changed.map(({ slots }) => slots), left]).toEqual([
      [
        ['13:45', '18:15'],
        ['13:00', '17:30'],
      ],
      [],
    ])
  })

  it('leaves and lists what would fall on another date, does not exist, comes twice or is not known', () => {
    const summary = (anchor: BlockClock, other: BlockClock, date: string) =>
      align({ zones: [anchor, other], dates: [], anchor, date, scope: 'block' }).left.map(
        ({ zone, slot, reason }) => `${zone.name} ${slot} ${reason}`,
      )
    expect(summary(zoneAt('UK Time', '18:00'), zoneAt('Auckland', '08:00'), '2027-05-24')).toEqual(['Auckland 0 otherDate'])
    expect(summary(zoneAt('Egypt Time', '00:00'), zoneAt('Lebanon Time', '00:00'), '2027-04-30')).toEqual(['Lebanon Time 0 none'])
    expect(summary(zoneAt('UK Time', '01:30'), zoneAt('Lebanon Time', '00:00'), '2026-10-25')).toEqual(['Lebanon Time 0 twice'])
    expect(summary(zoneAt('West Africa Time', '01:30'), zoneAt('UK Time', '05:00'), '2026-10-25')).toEqual(['UK Time 0 twice'])
    expect(summary(zoneAt('UK Time', '09:00'), zoneAt('Coral Time', '05:00'), '2027-05-24')).toEqual(['Coral Time 0 unknown'])
    expect(summary(zoneAt('Coral Time', '09:00'), zoneAt('UK Time', '05:00'), '2027-05-24')).toEqual(['UK Time 0 unknown'])
  })

  it('changes nothing in a zone that starts with the anchor already', () => {
    const anchor = zoneAt('UK Time', '09:00')
    const zones = [anchor, zoneAt('West Africa Time', '09:00'), zoneAt('Nepal Time', '00:00')]
    expect(align({ zones, dates: [], anchor, date: '2027-05-24', scope: 'block' }).changed.map(({ name }) => name)).toEqual(['Nepal Time'])
  })

  it('keeps to the zones that take part', () => {
    const anchor = zoneAt('UK Time', '09:00')
    const zones = [anchor, zoneAt('Nepal Time', '00:00'), { ...zoneAt('Pakistan Time', '00:00'), groupId: '2' }]
    expect(align({ zones, dates: [], anchor, date: '2027-05-24', scope: 'group' }).changed.map(({ name }) => name)).toEqual(['Nepal Time'])
  })

  it('tells on which dates the result does not hold', () => {
    const { zones, dates } = blockNamed('Cairo and Beirut Special')
    const [egypt] = zones
    const anchor = { ...zoneAt('Egypt Time', '10:00'), zoneId: egypt?.zoneId ?? '' }
    const zonesNow = [anchor, zoneAt('Lebanon Time', '00:00')]
    expect(align({ zones: zonesNow, dates, anchor, date: '2027-04-30', scope: 'block' }).datesApart).toEqual([
      '2027-04-26',
      '2027-04-27',
      '2027-04-28',
      '2027-04-29',
    ])
  })
})

describe('unsociable hours', () => {
  it.each([
    ['03:00', 'early'],
    ['06:59', 'early'],
    ['07:00', null],
    ['20:00', null],
    ['20:01', 'late'],
    ['20:30', 'late'],
  ])('%s is %s', (time, expected) => {
    expect(unsociable(time)).toBe(expected)
  })
})
