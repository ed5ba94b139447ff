import { zoneNamed } from '../../../fixtures/time-zones.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import type { EventFields } from '../event-times.ts'

type EventSeed = SeedOf<'Event'> & EventFields
type EventType = EventFields['eventType']
type Kinds = EventFields['contactTypes']

const [draft, cancelled] = [2, -1] as const
const staff: Kinds = ['NCUK']
const staffAndCentres: Kinds = ['NCUK', 'CENTER']
const students: Kinds = ['NCUK', 'CENTER', 'STUDENT']
const universities: Kinds = ['NCUK', 'INSTITUTE']
const everybody: Kinds = ['NCUK', 'CENTER', 'INSTITUTE', 'STUDENT']
/** The centre of the demo accounts. */
const baobab = 26
const [examBoard, resultsDayTeam] = [7, 8] as const

/** Events that a row says all of: type, name, day, from when to when in which zone, for whom. */
type TimedRow = readonly [
  type: EventType,
  name: string,
  day: string,
  start: string,
  end: string,
  zone: string,
  kinds: Kinds,
  more?: Partial<EventFields>,
]

const timedRows: readonly TimedRow[] = [
  ['Meeting', 'Operations stand-up', '2026-11-02', '09:00', '09:20', 'UK Time', staff, { recurrence: 'Weekly', recurUntil: '2027-06-28' }],
  [
    'Meeting',
    'Exam board',
    '2026-11-12',
    '14:00',
    '16:00',
    'UK Time',
    staff,
    { recurrence: 'Monthly', recurUntil: '2027-07-12', contactGroupIds: [examBoard], location: 'Board room, Manchester' },
  ],
  [
    'Training',
    'Invigilator training: Africa',
    '2026-11-18',
    '10:00',
    '12:00',
    'West Africa Time',
    staffAndCentres,
    { meetingUrl: 'https://meet.example.org/invigilators-africa' },
  ],
  [
    'Training',
    'Invigilator training: Gulf',
    '2026-11-19',
    '10:00',
    '12:00',
    'Gulf Time',
    staffAndCentres,
    { meetingUrl: 'https://meet.example.org/invigilators-gulf' },
  ],
  ['Training', 'Invigilator training: East Asia', '2026-11-24', '15:00', '17:00', 'China Time', staffAndCentres],
  [
    'Meeting',
    'Centre induction',
    '2026-11-25',
    '15:00',
    '16:30',
    'Greenwich Mean Time',
    staffAndCentres,
    { centreIds: [baobab], location: 'Baobab College Accra' },
  ],
  [
    'Visit',
    'Quality visit to Accra',
    '2026-12-02',
    '09:30',
    '16:00',
    'Greenwich Mean Time',
    staffAndCentres,
    { centreIds: [baobab], location: 'Baobab College Accra' },
  ],
  ['Training', 'Marking standards', '2026-12-03', '13:00', '15:00', 'UK Time', staff],
  ['Meeting', 'University forum', '2026-12-08', '11:00', '13:00', 'UK Time', universities, { location: 'Manchester' }],
  ['Meeting', 'Results day rehearsal', '2027-01-27', '10:00', '11:00', 'UK Time', staff, { contactGroupIds: [resultsDayTeam] }],
  ['Training', 'UCAS applications for students', '2026-12-10', '12:00', '13:00', 'UK Time', students],
  ['Training', 'Interview practice', '2027-01-19', '14:00', '15:30', 'UK Time', students],
  ['Meeting', 'Helpline for results', '2027-02-10', '08:00', '18:00', 'UK Time', everybody],
  ['Visit', 'Visit of the university of Alderbrook', '2027-02-16', '10:00', '15:00', 'UK Time', everybody],
  ['Training', 'Portal for new centres', '2027-02-23', '09:00', '10:30', 'Gulf Time', staffAndCentres],
  ['Meeting', 'Moderation meeting', '2027-02-25', '13:30', '16:30', 'UK Time', staff],
  ['Training', 'Exam officers: American centres', '2027-03-11', '10:00', '12:00', 'Eastern', staffAndCentres],
  ['Meeting', 'Planning of the May series', '2027-03-18', '09:00', '11:00', 'UK Time', staff],
  ['Meeting', 'Lunch with heads of centres', '2027-04-14', '12:30', '14:00', 'UK Time', staffAndCentres],
  ['Training', 'Invigilators 9:30', '2027-05-12', '09:30', '11:00', 'UK Time', staffAndCentres],
  ['Meeting', 'Exam desk', '2027-05-14', '16:00', '17:00', 'UK Time', staffAndCentres],
  ['Meeting', 'Student voice', '2027-05-20', '11:00', '12:00', 'UK Time', students],
  ['Visit', 'Audit of Nairobi', '2027-05-27', '09:00', '17:00', 'East Africa Time', staff],
  ['Training', 'Marking workshop', '2027-06-10', '10:00', '15:00', 'UK Time', staff],
]

/** Whole days: type, name, first and last day, for whom. */
type DayRow = readonly [
  type: EventType,
  name: string,
  from: string,
  to: string,
  kinds: Kinds,
  more?: Partial<EventFields> & { readonly status?: number },
]

const dayRows: readonly DayRow[] = [
  ['Deadline', 'Exam entries close', '2026-11-27', '2026-11-27', staffAndCentres],
  ['Deadline', 'Access arrangements due', '2026-12-04', '2026-12-04', staffAndCentres],
  ['Deadline', 'Module materials due', '2026-12-11', '2026-12-11', staffAndCentres],
  ['Deadline', 'UCAS equal consideration', '2027-01-27', '2027-01-27', everybody],
  ['Deadline', 'Registration closes', '2027-02-26', '2027-02-26', students],
  ['Deadline', 'Entries for the May series', '2027-03-19', '2027-03-19', staffAndCentres],
  ['Deadline', 'Materials deadline', '2027-05-10', '2027-05-10', staffAndCentres],
  ['Deadline', 'UCAS top-up due', '2027-05-07', '2027-05-07', students],
  ['Teaching', 'Induction week', '2027-01-11', '2027-01-15', students],
  ['Teaching', 'Reading week', '2027-02-22', '2027-02-26', students],
  ['Teaching', 'Revision weeks', '2027-05-10', '2027-05-21', students],
  ['Visit', 'Partner forum, Dubai', '2027-05-26', '2027-05-27', staffAndCentres],
  ['Other', 'Conference of pathway providers', '2027-04-20', '2027-04-22', staff],
  ['Other', 'Open days of universities', '2027-06-14', '2027-06-18', everybody],
  ['Holiday', 'Christmas Day', '2026-12-25', '2026-12-25', everybody],
  [
    'Holiday',
    'Good Friday',
    '2027-03-26',
    '2027-03-26',
    everybody,
    { countryIds: [countryNamed('United Kingdom'), countryNamed('Nigeria')] },
  ],
  [
    'Holiday',
    'Easter Monday',
    '2027-03-29',
    '2027-03-29',
    everybody,
    { countryIds: [countryNamed('United Kingdom'), countryNamed('Nigeria')] },
  ],
  ['Holiday', 'Labour Day holidays', '2027-05-01', '2027-05-05', everybody, { countryIds: [countryNamed('China')] }],
  ['Holiday', 'Early May bank holiday', '2027-05-03', '2027-05-03', everybody, { countryIds: [countryNamed('United Kingdom')] }],
  ['Holiday', 'Spring bank holiday', '2027-05-31', '2027-05-31', everybody, { countryIds: [countryNamed('United Kingdom')] }],
  ['Holiday', 'Madaraka Day', '2027-06-01', '2027-06-01', everybody, { countryIds: [countryNamed('Kenya')] }],
  ['Other', 'Move of the Manchester office', '2027-02-01', '2027-02-03', staff, { status: draft }],
  ['Deadline', 'Survey of centres', '2027-04-30', '2027-04-30', staffAndCentres, { status: draft }],
  ['Training', 'Safeguarding day', '2027-03-03', '2027-03-03', staffAndCentres, { status: draft }],
]

const shiftedUntil = (more: Partial<EventFields>, on: SeedDays['on']): Partial<EventFields> =>
  more.recurUntil === undefined ? more : { ...more, recurUntil: on(more.recurUntil) }

/** Events for special cases, each below a comment that names its case. */
function ownCases({ on, inDays }: SeedDays): EventSeed[] {
  const uk = { isAllDay: 0, timezoneId: zoneNamed('UK Time').id } as const
  return [
    // Europe's clocks change on 28/03/2027: the wall time stays. One of them was moved to the day after.
    {
      id: 1,
      status: 1,
      ...uk,
      eventName: 'Weekly exam desk',
      eventType: 'Meeting',
      startDate: on('2027-03-01'),
      endDate: on('2027-03-01'),
      startTime: '09:00',
      endTime: '09:30',
      recurrence: 'Weekly',
      recurUntil: on('2027-05-24'),
      meetingUrl: 'https://meet.example.org/exam-desk',
      description: 'Questions about sittings. Bring the list of your late entries.',
      contactTypes: staffAndCentres,
      reminderMinutes: 60,
      leftOut: [on('2027-04-12')],
      sequence: 1,
    },
    {
      id: 2,
      status: 1,
      ...uk,
      eventName: 'Weekly exam desk',
      eventType: 'Meeting',
      startDate: on('2027-04-13'),
      endDate: on('2027-04-13'),
      startTime: '10:00',
      endTime: '10:30',
      contactTypes: staffAndCentres,
      seriesId: 1,
      firstOccurrence: 6,
      sequence: 1,
    },
    // Over midnight.
    {
      id: 3,
      status: 1,
      ...uk,
      eventName: 'Results processing night',
      eventType: 'Other',
      startDate: on('2027-02-09'),
      endDate: on('2027-02-10'),
      startTime: '22:00',
      endTime: '02:00',
      contactTypes: staff,
    },
    // In the year that begins, and in the one that ends.
    {
      id: 4,
      status: 1,
      eventName: 'Provider office closed',
      eventType: 'Other',
      isAllDay: 1,
      startDate: on('2026-12-28'),
      endDate: on('2027-01-01'),
      contactTypes: everybody,
    },
    // Kept in one country.
    {
      id: 5,
      status: 1,
      eventName: 'Independence Day',
      eventType: 'Holiday',
      isAllDay: 1,
      startDate: on('2027-03-08'),
      endDate: on('2027-03-08'),
      contactTypes: everybody,
      countryIds: [countryNamed('Ghana')],
    },
    // Still shown, struck through.
    {
      id: 6,
      status: cancelled,
      ...uk,
      eventName: 'Visit of the quality team',
      eventType: 'Visit',
      startDate: inDays(6),
      endDate: inDays(6),
      startTime: '10:00',
      endTime: '12:00',
      contactTypes: staffAndCentres,
      cancelledOn: inDays(-3),
      sequence: 2,
    },
    // Long over: no longer shown.
    {
      id: 7,
      status: cancelled,
      eventName: 'Summer conference',
      eventType: 'Other',
      isAllDay: 1,
      startDate: inDays(10),
      endDate: inDays(11),
      contactTypes: staff,
      cancelledOn: inDays(-20),
      sequence: 1,
    },
    // Begins in Auckland while it is the day before in London.
    {
      id: 8,
      status: 1,
      eventName: 'Induction in Auckland',
      eventType: 'Training',
      isAllDay: 0,
      timezoneId: zoneNamed('Auckland').id,
      startDate: on('2027-02-18'),
      endDate: on('2027-02-18'),
      startTime: '08:30',
      endTime: '10:00',
      contactTypes: staffAndCentres,
    },
    // 100 characters, as long as a name can be.
    {
      id: 9,
      status: 1,
      eventName: 'Joint session of exam officers, moderators and module leaders of all centres about the coming series',
      eventType: 'Meeting',
      isAllDay: 1,
      startDate: on('2027-04-08'),
      endDate: on('2027-04-09'),
      contactTypes: staffAndCentres,
    },
    // Daily, in the morning of each of five days.
    {
      id: 10,
      status: 1,
      ...uk,
      eventName: 'Morning check of sittings',
      eventType: 'Meeting',
      startDate: on('2027-01-11'),
      endDate: on('2027-01-11'),
      startTime: '07:30',
      endTime: '07:45',
      recurrence: 'Daily',
      recurUntil: on('2027-01-22'),
      contactTypes: staff,
    },
    // For the people of one centre.
    {
      id: 11,
      status: 1,
      eventName: 'Fire drill in Accra',
      eventType: 'Other',
      isAllDay: 1,
      startDate: inDays(8),
      endDate: inDays(8),
      contactTypes: students,
      centreIds: [baobab],
    },
    {
      id: 12,
      status: draft,
      eventName: 'Reception for universities',
      eventType: 'Meeting',
      isAllDay: 1,
      startDate: inDays(15),
      endDate: inDays(15),
      contactTypes: universities,
    },
  ]
}

/** 60 events: those on purpose, 24 with times, 24 of whole days. */
export function eventSeeds(days: SeedDays): EventSeed[] {
  const { on } = days
  const own = ownCases(days)
  const timed = timedRows.map(([eventType, eventName, day, startTime, endTime, zone, contactTypes, more = {}], index): EventSeed => ({
    id: own.length + index + 1,
    status: 1,
    eventName,
    eventType,
    isAllDay: 0,
    startDate: on(day),
    endDate: on(day),
    startTime,
    endTime,
    timezoneId: zoneNamed(zone).id,
    contactTypes,
    ...shiftedUntil(more, on),
  }))
  const whole = dayRows.map(([eventType, eventName, from, to, contactTypes, more = {}], index): EventSeed => ({
    id: own.length + timed.length + index + 1,
    status: 1,
    eventName,
    eventType,
    isAllDay: 1,
    startDate: on(from),
    endDate: on(to),
    contactTypes,
    ...more,
  }))
  return [...own, ...timed, ...whole]
}
