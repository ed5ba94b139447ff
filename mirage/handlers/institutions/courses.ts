import { course } from '#openapi/generated/resources/courses/course.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { importFields } from '#openapi/import-fields.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import { standardCalls } from '../../resources/engine/calls.ts'
import { choicesOf } from '../../resources/engine/list.ts'
import { RecordRefusal } from '../../resources/engine/refusal.ts'
import type { Fields } from '../../resources/engine/service.ts'
import { inWords, statusInWords } from '../../resources/engine/words.ts'
import { approvedCourse } from '../../resources/courses/courses.ts'
import { coursesByMonth } from '../../resources/courses/months.ts'
import { answeringConflicts, answeringRecords, recordOf, storeOf, wired } from '../records.ts'

type CourseCall = Parameters<typeof storeOf>[0]

/** Changes some fields of a course by the rules of its form. */
function changeCourse(
  { courseId, updatedAt }: { readonly courseId: number; readonly updatedAt: Call<'updateEnglishRequirements'>['body']['updatedAt'] },
  fields: Fields,
  call: CourseCall,
) {
  return answeringConflicts(() => {
    const store = storeOf(call)
    const record = recordOf('Course', courseId, store)
    const body = { ...record.fields, ...fields, updatedAt }
    const answer = standardCalls.update(store.services.Course, { id: courseId, query: {}, body, store })
    if (answer.status === 409) throw new RecordRefusal(409, answer.body.description, answer.body.data)
    return done(answer.body.description)
  })
}

/** The course of an id with its requirements, for who may see it. */
const requirementsOf = (id: number, call: CourseCall) => {
  const store = storeOf(call)
  const [{ courseId, englishRequirements = [], academicRequirements = [], updatedAt } = notFound()] = wired(
    'Course',
    [recordOf('Course', id, store)],
    store,
  )
  return { courseId, englishRequirements, academicRequirements, updatedAt }
}

const notFound = (): never => {
  throw new RecordRefusal(404, 'The course was not found.')
}

/** The fields that fit into a cell of a table. */
const columns = Object.entries(course.fields).filter(([, { kind }]) => kind !== 'rows' && kind !== 'file')

/** What a form may choose of a resource, by name. */
function optionsIn(name: ResourceName, call: CourseCall) {
  const store = storeOf(call)
  const records = choicesOf(store.services[name], store.scoped(name), { pageSize: 1000, searchText: '', statusId: '', ids: '' }, store)
  return records.map(({ id }) => ({ id, name: store.named(name, id) }))
}

/** What the management of courses does beside the calls of its resource. */
export const courseHandlers = {
  countCoursesByMonth: (call) => {
    const { yearId = 0, ...query } = call.query
    return ok(coursesByMonth({ ...query, yearId }, storeOf(call)))
  },

  getApprovedCourse: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const record = approvedCourse(call.path.id, store)
      const [wire] = record ? wired('Course', [record], store) : []
      return ok(wire ?? notFound())
    }),

  createEnglishRequirements: ({ body, ...call }) => changeCourse(body, { englishRequirements: body.englishRequirements }, call),
  updateEnglishRequirements: ({ body, ...call }) => changeCourse(body, { englishRequirements: body.englishRequirements }, call),
  deleteEnglishRequirements: ({ body, ...call }) => changeCourse(body, { englishRequirements: [] }, call),
  getEnglishRequirements: ({ path, ...call }) =>
    answeringRecords(() => {
      const { academicRequirements: _other, ...answer } = requirementsOf(path.id, call)
      return ok(answer)
    }),

  createAcademicRequirements: ({ body, ...call }) => changeCourse(body, { academicRequirements: body.academicRequirements }, call),
  updateAcademicRequirements: ({ body, ...call }) => changeCourse(body, { academicRequirements: body.academicRequirements }, call),
  deleteAcademicRequirements: ({ body, ...call }) => changeCourse(body, { academicRequirements: [] }, call),
  getAcademicRequirements: ({ path, ...call }) =>
    answeringRecords(() => {
      const { englishRequirements: _other, ...answer } = requirementsOf(path.id, call)
      return ok(answer)
    }),

  downloadCourses: (call) => {
    const store = storeOf(call)
    const rows = store
      .scoped('Course')
      .map(({ fields, status }) => [
        ...columns.map(([name, rules]) => inWords(rules, fields[name], store, fields)),
        statusInWords(store.services.Course, status),
      ])
    return ok({ columns: [...columns.map(([, { label }]) => label), 'Status'], rows })
  },

  getCourseTemplate: () => ok({ columns: importFields(course).map(({ label }) => label), rows: [] }),

  listCourseFormOptions: (call) =>
    ok({
      institutions: optionsIn('University', call),
      qualifications: optionsIn('InstituteQualification', call),
      degrees: optionsIn('InstituteDegree', call),
      programmes: optionsIn('Program', call),
      streams: optionsIn('Stream', call),
    }),
} satisfies Partial<Handlers>
