import type { Timetable, TimetableZone } from '#machines/blocks/timetable/timetable.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'

/** A zone of the provider's list. */
export const zoneOf = (name: string, id: string, abbreviation: string, ...countries: readonly string[]): TimetableZone => ({
  id,
  name,
  abbreviation,
  countries,
  clock: zoneIdOf(name),
})

export const uk = zoneOf('UK Time', '102', 'GMT/BST', 'United Kingdom', 'Jersey')
export const westAfrica = zoneOf('West Africa Time', '106', 'WAT', 'Nigeria')
export const egypt = zoneOf('Egypt Time', '110', 'EET/EEST', 'Egypt')

const physics = {
  name: 'Physics',
  versions: ['V1', 'V2'],
  papers: [{ name: 'Paper 1 Multiple Choice', versions: ['V1'] }],
}
const economics = { name: 'Economics', versions: ['V1'], papers: [] }

/** Two sittings before and one after the clocks of the United Kingdom change, for the United Kingdom and Nigeria. */
export const springTimetable: Timetable = {
  name: 'Spring Exams 2027',
  code: 'EBSE27-004',
  description: 'Second series of the academic year.',
  isFinal: false,
  revision: 7,
  publishedAt: null,
  zones: [uk, westAfrica],
  days: [
    { date: '2027-03-25', sittings: [{ slot: 1, times: ['09:00', '10:00'], modules: [physics] }] },
    { date: '2027-03-26', sittings: [] },
    { date: '2027-03-27', sittings: [] },
    { date: '2027-03-29', sittings: [] },
    { date: '2027-03-30', sittings: [{ slot: 1, times: ['09:00', '10:00'], modules: [economics, physics] }] },
  ],
  academicDates: [
    {
      id: 701,
      name: 'Results release date: Students',
      from: '2027-05-17',
      to: '2027-05-18',
      startTime: '10:00',
      forCentre: false,
      forStudent: true,
    },
    { id: 702, name: 'Exam Boards', from: '2027-05-03', to: '2027-05-03', startTime: '', forCentre: false, forStudent: false },
  ],
}

/** One sitting of Chemistry in slot 1 of a date, in some zones at these times. */
export const sittingOn = (date: string, zones: Timetable['zones'], ...times: readonly string[]): Timetable => ({
  ...springTimetable,
  zones,
  academicDates: [],
  days: [{ date, sittings: [{ slot: 1, times, modules: [{ name: 'Chemistry', versions: ['V1'], papers: [] }] }] }],
})

/** Every day of 2028 with six slots. */
export const leapYear: Timetable = {
  ...springTimetable,
  academicDates: [],
  days: Array.from({ length: 366 }, (_, index) => ({
    date: new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
    sittings: [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, times: ['09:00', '10:00'], modules: [physics] })),
  })),
}
