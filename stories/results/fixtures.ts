import type { RowOf } from '#src/resources/resource-types.ts'
import { stamps } from '../resources/fixtures.ts'

/** A set that universities see and students not yet, on 14 April 2027. */
export const may = {
  resultIntakeId: 2,
  resultSetName: 'May Exams 2027',
  kind: 'Main',
  yearId: 21,
  intakeId: 401,
  blockKind: 'exam',
  examBlockId: 110,
  moduleIds: [305],
  releaseUniversities: '2027-04-12 08:00:00.000000',
  releaseCentres: '2027-04-15 08:00:00.000000',
  releaseStudents: '2027-04-28 09:00:00.000000',
  releasedTo: ['Universities'],
  viewUniversities: 1,
  viewCentres: 1,
  viewStudents: 1,
  validationFlag: 1,
  rowsTotal: 900,
  rowsMissing: 0,
  status: 1,
  ...stamps,
  names: {
    Year: { 21: { name: '2026/27', status: 1 } },
    Intake: { 401: { name: 'September 2026', status: 1 } },
    Examblock: { 110: { name: 'May Exams 2027', status: 1 } },
    Module: { 305: { name: 'Physics', status: 1 } },
  },
} satisfies RowOf<'ResultSet'>

/** An upload that can be undone, without its time, whose shape differs between a list and an answer. */
export const upload = {
  uploadId: 12,
  kind: 'Main',
  fileName: 'autumn-2026.xlsx',
  rowsTotal: 308,
  rowsNew: 306,
  rowsChanged: 0,
  rowsSame: 0,
  rowsFailed: 2,
  state: 'Imported',
  isUndoable: 1,
  updatedBy: 'Alex Admin',
}
