import { ok, type Handlers } from '../../contract.ts'
import { countsOf } from '../../resources/applications/applications.ts'
import { findCourses } from '../../resources/applications/course-finder.ts'
import { answeringRecords, recordOf, storeOf } from '../records.ts'

/** What applications do beside the standard calls. */
export const applicationHandlers = {
  findCourses: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(findCourses(recordOf('Student', query.studentId, store).id, query, store)))
  },

  countApplications: (call) => ok(countsOf(storeOf(call).scoped('Application'))),
} satisfies Partial<Handlers>
