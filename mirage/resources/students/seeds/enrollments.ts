import { modules } from '../../../fixtures/modules.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { studentIds } from './students.ts'

const count = 1600
const students = studentIds.last - studentIds.first + 1
const states = ['Enrolled', 'Enrolled', 'Enrolled', 'Enrolled', 'Completed', 'Enrolled', 'Deferred', 'Enrolled', 'Withdrawn'] as const
/** A published exam block that selections name too. */
const januaryExams = 101
/** Foundation modules, which are sat in exams. */
const sat = modules.slice(0, 12).filter(({ evaluations }) => evaluations.includes('exam'))

/** The module that a student takes as the n-th one. */
export const moduleOf = (student: number, round: number) => sat[(student + round * 2) % sat.length] ?? modules[0]

/** Five modules of each student. */
export const enrollmentSeeds = ({ inDays }: SeedDays): SeedOf<'Enrollment'>[] =>
  Array.from({ length: count }, (_, index): SeedOf<'Enrollment'> => {
    const [round, student] = [Math.floor(index / students), index % students]
    const module = moduleOf(student, round)
    return {
      id: index + 1,
      status: states[index % states.length] ?? 'Enrolled',
      studentId: studentIds.first + student,
      moduleId: module?.moduleId ?? 1,
      version: module?.versions[0] ?? 'V1',
      blockKind: 'exam',
      examBlockId: januaryExams,
      attempt: 'First',
      enrolledOn: inDays(-60 + (index % 30)),
    }
  })
