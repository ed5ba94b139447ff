import type { SeedOf } from '../../engine/service.ts'
import { moduleOf } from './enrollments.ts'
import { studentIds } from './students.ts'

const count = 600
const students = studentIds.last - studentIds.first + 1
const statuses = [8, 9, 2, 8] as const
const comments = ['Works with care.', 'Needs to practise past papers.', 'Asks good questions.'] as const

/** What teachers predict for the first modules of students. */
export const academicDetailSeeds = (): SeedOf<'AcademicDetail'>[] =>
  Array.from({ length: count }, (_, index): SeedOf<'AcademicDetail'> => {
    const [round, student] = [Math.floor(index / students), index % students]
    return {
      id: index + 1,
      status: statuses[index % statuses.length] ?? 2,
      studentId: studentIds.first + student,
      moduleId: moduleOf(student, round)?.moduleId ?? 1,
      semesterId: 1,
      attendance: 70 + ((index * 3) % 31),
      courseworkMark: 35 + ((index * 11) % 60),
      predictedMark: 30 + ((index * 7) % 66),
      ...(index % 4 === 0 && { teacherComment: comments[index % comments.length] }),
    }
  })
