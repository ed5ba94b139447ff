import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { modulesByStudent } from './curricula.ts'

const count = 600
const statuses = [8, 9, 2, 8] as const
const comments = ['Works with care.', 'Needs to practise past papers.', 'Asks good questions.'] as const

/** What teachers predict for the first modules of students. */
export function academicDetailSeeds(days: SeedDays): SeedOf<'AcademicDetail'>[] {
  const taken = [...modulesByStudent(days)]
  return Array.from({ length: count }, (_, index): SeedOf<'AcademicDetail'> => {
    const [round, [studentId = 0, moduleIds = []] = []] = [Math.floor(index / taken.length), taken[index % taken.length]]
    return {
      id: index + 1,
      status: statuses[index % statuses.length] ?? 2,
      studentId,
      moduleId: moduleIds[round] ?? 1,
      semesterId: 1,
      attendance: 70 + ((index * 3) % 31),
      courseworkMark: 35 + ((index * 11) % 60),
      predictedMark: 30 + ((index * 7) % 66),
      ...(index % 4 === 0 && { teacherComment: comments[index % comments.length] }),
    }
  })
}
