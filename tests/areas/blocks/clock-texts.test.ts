import { describe, expect, it } from 'vitest'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { changesInside } from '#machines/blocks/clocks/clock-changes.ts'
import { sameInstant } from '#machines/blocks/clocks/same-instant.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import { exposureText, togetherText } from '#src/blocks/clocks/instant-texts.ts'
import { changesText } from '#src/blocks/time-zones/clock-texts.ts'
import { namedDate, shortNamedDate } from '#src/time/civil-date.ts'
import { startClock, startWithClock } from '#src/blocks/academic-dates/start-clock.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { clockText, lettersOf, utcText } from '#src/time/zone-time.ts'

const zoneAt = (name: string, ...slots: readonly string[]): BlockClock => ({
  zoneId: name,
  groupId: '1',
  name,
  clock: zoneIdOf(name),
  slots,
})
const together = (date: string, ...zones: readonly BlockClock[]) => togetherText(sameInstant(zones, date, 0))

describe('who starts together', () => {
  const late = '2027-06-14'

  it.each([
    ['UK Time starts alone.', [zoneAt('UK Time', '09:00')]],
    ['UK Time and West Africa Time start together.', [zoneAt('UK Time', '09:00'), zoneAt('West Africa Time', '09:00')]],
    [
      'All 3 time zones start together.',
      [zoneAt('UK Time', '09:00'), zoneAt('West Africa Time', '09:00'), zoneAt('Central European Time', '10:00')],
    ],
    [
      '3 time zones start together, Morocco Time 60 min later.',
      [
        zoneAt('UK Time', '09:00'),
        zoneAt('West Africa Time', '09:00'),
        zoneAt('Central European Time', '10:00'),
        zoneAt('Morocco Time', '09:00'),
      ],
    ],
    ['UK Time starts first, Pakistan Time 15 min later.', [zoneAt('Pakistan Time', '13:15'), zoneAt('UK Time', '09:00')]],
    [
      'Auckland starts first, UK Time 480 min later, Pakistan Time 495 min later, Gulf Time 540 min later, 2 time zones at other times.',
      [
        zoneAt('Auckland', '12:00'),
        zoneAt('UK Time', '09:00'),
        zoneAt('Pakistan Time', '13:15'),
        zoneAt('Gulf Time', '13:00'),
        zoneAt('Nepal Time', '15:00'),
        zoneAt('Eastern', '10:00'),
      ],
    ],
    ['The clock of Coral Time is not known.', [zoneAt('Coral Time', '09:00')]],
  ])('%s', (text, zones) => {
    expect(together(late, ...zones)).toBe(text)
  })

  it('names zones that have no such time, and those that have it twice', () => {
    expect(together('2027-04-30', zoneAt('Egypt Time', '00:00'), zoneAt('Lebanon Time', '00:00'))).toBe(
      'Lebanon Time starts alone. Egypt Time has no such time.',
    )
    expect(together('2026-10-25', zoneAt('UK Time', '01:30'), zoneAt('West Africa Time', '01:30'))).toBe(
      'UK Time and West Africa Time start together. The time comes twice in UK Time.',
    )
  })
})

describe('a spread above the limit', () => {
  const of = (limit: number, ...zones: readonly BlockClock[]) => exposureText(sameInstant(zones, '2026-10-26', 0), limit)

  it('says in which minutes a paper can travel, with the date where it is another one', () => {
    expect(of(60, zoneAt('UK Time', '09:00'), zoneAt('Auckland', '15:00'))).toBe(
      '420 min apart, above the limit of 60 min. Candidates in Auckland are free at 03:00 UTC; the last start at 09:00 UTC: 360 min in which the paper can travel.',
    )
    expect(of(60, zoneAt('UK Time', '09:00'), zoneAt('Auckland', '09:00'))).toContain(
      'free at 21:00 UTC; the last start at 26/10 09:00 UTC',
    )
  })

  it('says no more than the minutes while all are still supervised', () => {
    expect(of(30, zoneAt('UK Time', '09:00'), zoneAt('West Africa Time', '10:45'))).toBe('45 min apart, above the limit of 30 min.')
  })
})

describe('changes of clocks in words', () => {
  const dates = ['2027-03-27', '2027-03-28', '2027-03-29']

  it('describes the first changes, and only counts the others', () => {
    const zones = ['UK Time', 'Irish Time', 'Western European Time', 'Central European Time', 'Eastern European Time'].map((name) =>
      zoneAt(name, '09:00'),
    )
    const text = changesText(changesInside([...zones, zoneAt('Gulf Time', '12:00')], dates), () => null)
    expect(text).toContain(
      'UK Time goes from GMT to GMT+1 on Sunday 28/03/2027 at 01:00. Until then UK Time starts 60 min after Gulf Time;',
    )
    expect(text).toMatch(/from then on both start together\..* 2 more clocks change\.$/)
  })

  it('names a zone by its only country, and compares it with nothing where it is the only zone', () => {
    expect(changesText(changesInside([zoneAt('Irish Time', '09:00')], dates), () => 'Ireland')).toBe(
      'Ireland goes from GMT to GMT+1 on Sunday 28/03/2027 at 01:00.',
    )
  })
})

describe('times of a zone', () => {
  it.each([
    [0, 'GMT'],
    [60, 'GMT+1'],
    [345, 'GMT+5:45'],
    [-210, 'GMT−3:30'],
    [-300, 'GMT−5'],
  ])('%i minutes ahead of UTC are %s', (minutes, text) => {
    expect(offsetText(minutes)).toBe(text)
  })

  it('take the abbreviation of the table of clocks, else that of the list of zones if it has one for the whole year', () => {
    expect(lettersOf({ abbreviation: 'BST' }, 'GMT/BST')).toBe('BST')
    expect(lettersOf({ abbreviation: null }, 'GST')).toBe('GST')
    expect(lettersOf({ abbreviation: null }, 'GMT/GMT+1')).toBe('')
  })

  it('say the offset once', () => {
    expect(clockText({ abbreviation: 'BST', offset: 60 }, '')).toBe('BST (GMT+1)')
    expect(clockText({ abbreviation: 'GMT', offset: 0 }, '')).toBe('GMT')
    expect(clockText({ abbreviation: null, offset: 240 }, '')).toBe('GMT+4')
  })

  it('name the date of UTC where it is another one', () => {
    expect(utcText(Date.UTC(2027, 3, 29, 22), '2027-04-30')).toBe('29/04 22:00')
    expect(utcText(Date.UTC(2027, 3, 30, 7), '2027-04-30')).toBe('07:00')
    expect([namedDate('2027-04-30'), shortNamedDate('2027-04-30')]).toEqual(['Friday 30/04/2027', 'Fri 30/04'])
  })

  it('put the start of an academic date on the clock of the provider', () => {
    expect(startWithClock('2027-07-22', '09:00')).toBe('09:00 BST (GMT+1)')
    expect(startWithClock('2027-01-22', '09:00')).toBe('09:00 GMT')
    expect(startClock('2027-03-28', '01:30')?.problem).toBe('no such time')
    expect([startWithClock(null, '09:00'), startWithClock('2050-01-22', '09:00')]).toEqual(['09:00', '09:00'])
    expect(startWithClock('2027-07-22', '')).toBe('')
  })
})
