import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { semesterTaught } from '../../masters/subcurricula.ts'
import { curriculumSeeds } from './curricula.ts'

const count = 600
const statuses = [8, 9, 2, 8] as const
const comments = ['Works with care.', 'Needs to practise past papers.', 'Asks good questions.'] as const

const current = 1

/** What teachers predict for the first modules of students; whether they come is known of the first semester only. */
export function academicDetailSeeds(days: SeedDays): SeedOf<'AcademicDetail'>[] {
  const taken = curriculumSeeds(days).filter(({ status }) => status === 1)
  return Array.from({ length: count }, (_, index): SeedOf<'AcademicDetail'> => {
    const { studentId = 0, curriculumId = 0, streamId = 0, moduleIds = [] } = taken[index % taken.length] ?? {}
    const moduleId = moduleIds[Math.floor(index / taken.length)] ?? 1
    const semesterId = semesterTaught(curriculumId, streamId, moduleId)
    return {
      id: index + 1,
      status: statuses[index % statuses.length] ?? 2,
      studentId,
      moduleId,
      semesterId,
      ...(semesterId === current && { attendance: 70 + ((index * 3) % 31) }),
      courseworkMark: 35 + ((index * 11) % 60),
      predictedMark: 30 + ((index * 7) % 66),
      ...(index % 4 === 0 && { teacherComment: comments[index % comments.length] }),
    }
  })
}
