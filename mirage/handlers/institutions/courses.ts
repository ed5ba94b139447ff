import { ok, type Handlers } from '../../contract.ts'
import { RecordRefusal } from '../../resources/engine/refusal.ts'
import { approvedCourse } from '../../resources/courses/courses.ts'
import { coursesByMonth } from '../../resources/courses/months.ts'
import { answeringRecords, storeOf, wired } from '../records.ts'

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)

/** What the management of courses does beside the calls of its resource. */
export const courseHandlers = {
  countCoursesByMonth: (call) => {
    const { yearId = 0, institutionId = '' } = call.query
    return ok(coursesByMonth({ yearId, institutionIds: idsIn(institutionId) }, storeOf(call)))
  },

  getApprovedCourse: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const record = approvedCourse(call.path.id, store)
      const [wire] = record ? wired('Course', [record], store) : []
      if (!wire) throw new RecordRefusal(404, 'The course was not found.')
      return ok(wire)
    }),
} satisfies Partial<Handlers>
