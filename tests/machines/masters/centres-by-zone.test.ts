import { describe, expect, it } from 'vitest'
import { centresByZone, minutesAheadOfLondon, timeIn, type PlacedCentre } from '#machines/masters/centres-by-zone.ts'

const now = Date.UTC(2027, 3, 14, 14, 32)
const centre = (id: string, zoneId: number, zoneName: string): PlacedCentre => ({ id, name: `Centre ${id}`, zoneId, zoneName })
const groups = [
  { name: 'GMT 0 to +2', zoneIds: [101, 102] },
  { name: 'GMT +3', zoneIds: [201] },
]

describe('the time of a zone', () => {
  it('is what its clock shows, summer time included', () => {
    expect([timeIn('East Africa Time', now), timeIn('UK Time', now), timeIn('Nowhere', now)]).toEqual(['17:32', '15:32', null])
  })
})

describe('how far a zone is ahead of London', () => {
  it('counts summer time on both sides', () => {
    const winter = Date.UTC(2027, 0, 14, 14, 32)
    expect([minutesAheadOfLondon('East Africa Time', now), minutesAheadOfLondon('East Africa Time', winter)]).toEqual([120, 180])
    expect([minutesAheadOfLondon('UK Time', now), minutesAheadOfLondon('Nowhere', now)]).toEqual([0, null])
  })
})

describe('centres by zone', () => {
  it('stand in the order of groups and zones, and only where there are some', () => {
    const centres = [centre('1', 102, 'UK Time'), centre('2', 101, 'Greenwich Mean Time'), centre('3', 102, 'UK Time')]
    const found = centresByZone(centres, groups, { now, otherName: 'Other' })
    expect(found.map(({ name, zones }) => [name, zones.map((zone) => [zone.name, zone.time, zone.centres.map(({ id }) => id)])])).toEqual([
      [
        'GMT 0 to +2',
        [
          ['Greenwich Mean Time', '14:32', ['2']],
          ['UK Time', '15:32', ['1', '3']],
        ],
      ],
    ])
  })

  it('of a zone in no group come last', () => {
    const found = centresByZone([centre('4', 999, 'Mars Time'), centre('1', 201, 'East Africa Time')], groups, { now, otherName: 'Other' })
    expect(found.map(({ name, zones }) => [name, zones.map(({ time }) => time)])).toEqual([
      ['GMT +3', ['17:32']],
      ['Other', [null]],
    ])
  })
})
