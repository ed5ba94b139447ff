import { samplePdf } from '../../../fixtures/sample-pdf.ts'
import type { SeedOf } from '../../engine/service.ts'
import { studentIds } from './students.ts'

/** All seeded documents show the same page. */
export const sampleKey = 'student-document/2026/sample'

const types = ['Passport', 'Transcript', 'English certificate'] as const
const states = ['Accepted', 'Accepted', 'Waiting', 'Accepted', 'Waiting'] as const
const count = 700
const students = studentIds.last - studentIds.first + 1

/** The first documents of students, one of them refused. */
export const documentSeeds = (): SeedOf<'StudentDocument'>[] =>
  Array.from({ length: count }, (_, index): SeedOf<'StudentDocument'> => {
    const documentType = types[Math.floor(index / students)] ?? 'Passport'
    const studentId = studentIds.first + (index % students)
    const isRefused = index === students
    const more = { versionNo: 1, ...(isRefused && { reviewComment: 'The second page is missing.' }) }
    return {
      id: index + 1,
      status: isRefused ? 'Refused' : (states[index % states.length] ?? 'Waiting'),
      studentId,
      documentType,
      file: samplePdf(`${documentType.toLowerCase().replaceAll(' ', '-')}-${studentId}.pdf`, sampleKey),
      ...more,
    }
  })
