import { applicationSteps } from '#openapi/applications/application-steps.ts'
import { ok, problem, type Handlers } from '../../contract.ts'
import { countsOf } from '../../resources/applications/applications.ts'
import { keepFavourite } from '../../resources/applications/favourites.ts'
import { findCourses, isOpenCourse } from '../../resources/applications/course-finder.ts'
import { saveStep } from '../../resources/applications/save-step.ts'
import { ownPredictedGrades } from '../../resources/applications/own-grades.ts'
import { answeringFields, answeringRecords, recordOf, storeOf } from '../records.ts'

/** What applications do beside the standard calls. */
export const applicationHandlers = {
  findCourses: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(findCourses(recordOf('Student', query.studentId, store).id, query, store)))
  },

  keepFavouriteCourse: ({ path, body, ...call }) => {
    // The student alone keeps courses.
    if (call.user.contactType !== 'STUDENT') return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringRecords(() => {
      const { id: studentId } = recordOf('Student', body.studentId, store)
      if (!isOpenCourse(path.id, store)) return problem(404, 'The course was not found.')
      keepFavourite({ studentId, courseId: path.id }, body.isFavourite === 1, call.db)
      return ok(null, body.isFavourite === 1 ? 'Added to your favourites.' : 'Removed from your favourites.')
    })
  },

  saveApplicationStep: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringFields(() => {
      saveStep(recordOf('Application', path.id, store), body.step, body.values, store)
      return ok(null, `${applicationSteps[body.step]} saved.`)
    })
  },

  listOwnPredictedGrades: (call) =>
    call.user.contactType === 'STUDENT' ? ok(ownPredictedGrades(storeOf(call))) : problem(403, 'You do not have permission to do this.'),

  countApplications: (call) => ok(countsOf(storeOf(call).scoped('Application'))),
} satisfies Partial<Handlers>
