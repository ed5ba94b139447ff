import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { serveResource, type FieldsOf, type SeedDays, type SeedOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { refuseChosenDates } from './chosen.ts'

/** Name, code, year, registration, teaching dates by name and days. */
type Row = readonly [
  name: string,
  code: string,
  year: number,
  registration: readonly [string, string],
  dates: readonly (readonly [string, string, string])[],
  isLate?: true,
  status?: -1,
]

const rows: readonly Row[] = [
  [
    'September 2026',
    'SEP26',
    22,
    ['2026-03-02', '2026-08-28'],
    [
      ['Semester 1', '2026-09-14', '2027-01-08'],
      ['Semester 2', '2027-01-25', '2027-05-21'],
      ['Resit weeks', '2027-07-12', '2027-08-06'],
    ],
  ],
  [
    'October 2026 late start',
    'OCT26',
    22,
    ['2026-06-01', '2026-10-09'],
    [
      ['Semester 1', '2026-10-12', '2027-01-29'],
      ['Semester 2', '2027-02-08', '2027-06-04'],
    ],
    true,
  ],
  [
    'January 2027',
    'JAN27',
    22,
    ['2026-09-01', '2026-12-18'],
    [
      ['Semester 1', '2027-01-11', '2027-04-30'],
      ['Semester 2', '2027-05-10', '2027-08-27'],
    ],
  ],
  [
    'March 2027',
    'MAR27',
    22,
    ['2026-11-02', '2027-02-26'],
    [
      ['Reading weeks', '2027-03-01', '2027-03-12'],
      ['Semester 1', '2027-03-15', '2027-05-28'],
      ['Semester 2', '2027-06-07', '2027-08-20'],
      ['Assessment week', '2027-08-23', '2027-08-27'],
    ],
  ],
  // One teaching date only: it cannot be deleted.
  ['May 2027', 'MAY27', 22, ['2027-01-04', '2027-04-30'], [['Intensive', '2027-05-03', '2027-08-20']]],
  [
    'July 2027',
    'JUL27',
    22,
    ['2027-03-01', '2027-06-25'],
    [
      ['Pre-sessional long', '2027-07-05', '2027-08-27'],
      ['Pre-sessional short', '2027-07-26', '2027-08-27'],
    ],
    true,
    // Centres had chosen it before.
    -1,
  ],
  [
    'September 2025',
    'SEP25',
    21,
    ['2025-03-03', '2025-08-29'],
    [
      ['Semester 1', '2025-09-15', '2026-01-09'],
      ['Semester 2', '2026-01-26', '2026-05-22'],
    ],
  ],
]

const seedOf = (
  [intakeName, intakeCode, startYear, [from, to], dates, isLate, status]: Row,
  id: number,
  on: SeedDays['on'],
): SeedOf<'Intake'> => ({
  id,
  status: status ?? 1,
  intakeName,
  intakeCode,
  startYear,
  registrationFrom: on(from),
  registrationTo: on(to),
  isLate: isLate ? 1 : 0,
  teachingDates: dates.map(([teachingDateName, startDate, endDate]) => ({
    teachingDateName,
    startDate: on(startDate),
    endDate: on(endDate),
  })),
})

function yearOf(id: number, store: Pick<Store, 'records'>): FieldsOf<'Year'> | null {
  const record = store.records('Year').find(id)
  // The contract has checked them when they were stored.
  return record && (record.fields as FieldsOf<'Year'>)
}

/** When students of a year begin. */
export const intakes = serveResource({
  rules: intake,
  seeds: ({ on }) => rows.map((row, index) => seedOf(row, 401 + index, on)),
  completed: (fields) => ({
    ...fields,
    teachingDates: fields.teachingDates.toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate)),
  }),
  checks: [
    ({ teachingDates }, { before, ...store }) => {
      const kept = new Set(teachingDates.map(({ teachingDateId }) => teachingDateId))
      refuseChosenDates(before?.teachingDates.filter(({ teachingDateId }) => !kept.has(teachingDateId)) ?? [], store)
      return null
    },
    ({ startYear, teachingDates }, store) => {
      const year = yearOf(startYear, store)
      const index = year ? teachingDates.findIndex(({ startDate, endDate }) => startDate < year.startDate || endDate > year.endDate) : -1
      if (!year || index < 0) return null
      const start = teachingDates[index]?.startDate ?? ''
      const field = start < year.startDate || start > year.endDate ? 'startDate' : 'endDate'
      return [`teachingDates.${index}.${field}`, `Choose dates within ${year.yearDesc}.`]
    },
  ],
})
