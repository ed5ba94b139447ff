import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { CountedCombos, CountedStreams } from './CountedReferences.tsx'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** What a centre has to do with other areas: tabs of its page. */

export const selectionsOfCentre = relatedTo(centreSelection, 'centreId', [
  'selectionName',
  'curriculumId',
  'yearId',
  'decision',
  'selectionStatus',
])

/** The same in few words, for the overview. */
export const curriculaOfCentre = relatedTo(centreSelection, 'centreId', ['curriculumId', 'comboIds', 'streamIds', 'selectionStatus'], {
  comboIds: CountedCombos,
  streamIds: CountedStreams,
})

export const invoicesOfCentre = relatedTo(invoice, 'centreId', [
  'invoiceNumber',
  'issueDate',
  'totalMinor',
  'balanceMinor',
  'paymentStatus',
])

export const studentsOfCentre = relatedTo(student, 'centreId', ['fullName', 'studentRef', 'yearId', 'email', 'status'])
