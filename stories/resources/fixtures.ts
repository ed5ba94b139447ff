import { ApiProblem } from '#src/api/problem.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import type { Answers } from './served.tsx'

const at = (date: string) => ({ date: `${date}.000000` })
/** Who wrote the records and when. */
export const stamps = { createdAt: at('2026-09-01 16:41:00'), updatedAt: at('2026-09-04 09:12:00'), updatedBy: 'Alexandrina Lindqvist' }

/** The centre of the mock-ups, as it travels. */
export const centreRecord = {
  centreId: 26,
  centreName: 'Savannah International College Nairobi',
  centreCode: 'KE-NBO-005',
  legalName: 'Savannah Education Group Ltd',
  countryId: 4,
  city: 'Nairobi',
  address: 'Ngong Road 214\nNairobi 00505',
  timezoneId: 61,
  deliveryModes: [1, 2],
  email: 'office@savannah.example',
  phone: '+254 20 7946 0000',
  website: 'https://savannah.example',
  currency: 'GBP',
  capacity: 1180,
  contractStart: '2025-10-01',
  contractEnd: '2027-09-30',
  status: 1,
  ...stamps,
  names: {
    Country: { 4: { name: 'Kenya', status: 1 } },
    Timezone: { 61: { name: 'East Africa Time', status: -1 } },
  },
} satisfies RowOf<'Centre'>

/** What happened to it. */
export const history = [
  {
    historyId: 2,
    at: stamps.updatedAt,
    by: 'Alexandrina Lindqvist',
    act: 'updated',
    comment: '',
    changes: [
      { field: 'Places a year', before: '900', after: '1180' },
      { field: 'Last visited', before: '', after: '2026-09-03 08:30:00.000000' },
    ],
  },
  { historyId: 1, at: stamps.createdAt, by: 'Alex Novak', act: 'created', comment: '', changes: [] },
]

/** Who refers to it. */
export const uses = {
  uses: [
    { resource: 'CentreGroup', id: 3, name: 'East Africa', field: 'Centres' },
    ...Array.from({ length: 12 }, (_, index) => ({ resource: 'Contact', id: index + 1, name: `Contact ${index + 1}`, field: 'Centre' })),
  ],
  hiddenCount: 2,
}

/** One of many curricula. */
export const curriculumOf = (index: number) =>
  ({
    curriculumId: index + 1,
    curriculumName: `Foundation Year ${2020 + index}`,
    curriculumCode: `CUR-IFY-${20 + index}`,
    programId: 1,
    yearId: 3,
    streamIds: [1],
    deliveryModes: [1],
    selectionFrom: '2027-02-01',
    selectionTo: '2027-03-31',
    status: index % 2 === 0 ? 1 : 2,
    ...stamps,
    names: {
      Program: { 1: { name: 'International Foundation Year', status: 1 } },
      Year: { 3: { name: '2027-28', status: 1 } },
      Stream: { 1: { name: 'Business', status: 1 } },
    },
  }) satisfies RowOf<'Curriculum'>

/** An answer that refuses. */
export const refused =
  (kind: 'refused' | 'forbidden' | 'notFound' | 'server', code: number, words: string, data: unknown = null) =>
  () =>
    Promise.reject(new ApiProblem(kind, code, words, null, { data }))

/** The answer of a list. */
export const listOf =
  <Row>(list: readonly Row[], totalCount = list.length) =>
  () => ({ list, totalCount, statusCounts: { all: totalCount } })

/** An intake with its teaching dates. */
export const intakeRecord = {
  intakeId: 401,
  intakeName: 'September 2026',
  intakeCode: 'SEP26',
  startYear: 22,
  registrationFrom: '2026-03-02',
  registrationTo: '2026-08-28',
  isLate: 0,
  teachingDates: [
    { teachingDateId: 1, teachingDateName: 'Semester 1', startDate: '2026-09-14', endDate: '2027-01-08' },
    { teachingDateId: 2, teachingDateName: 'Semester 2', startDate: '2027-01-25', endDate: '2027-05-21' },
  ],
  status: 1,
  ...stamps,
  names: { Year: { 22: { name: '2026/27', status: 1 } } },
} satisfies RowOf<'Intake'>

/** The answers to the calls of its page. */
export const usual: Answers = {
  'GET details/{id}': () => centreRecord,
  'GET history/{id}': () => history,
  'GET usage/{id}': () => uses,
  'PUT status': () => null,
}
