import { type PlacementFields } from './placement-fields.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { conditionErrors } from '#openapi/students/condition-checks.ts'
import { courseForStudents } from '../courses/courses.ts'
import { serveResource, type Breach, type Writing } from '../engine/service.ts'
import { isSame } from '../engine/values.ts'
import { ofStudent, scopeOfStudent } from './scope.ts'
import { directPlacementSeeds } from './seeds/direct-placements.ts'

type Checked = Writing<PlacementFields>

/** What a university keeps of an application; the rest is NCUK's. */
const ofUniversity: readonly string[] = ['conditions', 'replyBy']

function otherFieldBreach(fields: PlacementFields, { before, user }: Checked): Breach | null {
  if (before === null || user.contactType === 'NCUK') return null
  const [name] = Object.keys(directPlacement.fields).filter(
    (field) => !ofUniversity.includes(field) && !isSame(Object(fields)[field], Object(before)[field]),
  )
  return name === undefined ? null : [name, 'Only NCUK can change this.']
}

/** Students reply to offers, and change nothing of them. */
const ownBreach = (_fields: PlacementFields, { user }: Checked): Breach | null =>
  user.contactType === 'STUDENT' ? ['studentId', 'Ask your centre to change this.'] : null

/** A course of another university, or one that is not open; an application keeps the course that it has. */
function courseBreach({ institutionId, courseId }: PlacementFields, { before, ...store }: Checked): Breach | null {
  const course = store.records('Course').find(courseId)
  if (course?.fields['institutionId'] !== institutionId)
    return ['courseId', `Choose a course of ${store.named('University', institutionId)}.`]
  // While a change waits, the version that was approved goes on being offered.
  const { status } = courseForStudents(course, store)
  if (before?.courseId === courseId || status === courseStatus.approved) return null
  return ['courseId', status === courseStatus.expired ? 'This course has expired.' : 'This course is not open for applications.']
}

const conditionBreach = (fields: PlacementFields): Breach | null => [...conditionErrors(fields)][0] ?? null

function conditionsBreach({ conditions = [] }: PlacementFields, { status }: Checked): Breach | null {
  return status === 'Conditional' && conditions.length === 0 ? ['conditions', recordTexts.tooFew('condition')] : null
}

/** The applications of students to universities, with what each has decided. */
export const directPlacements = serveResource({
  rules: directPlacement,
  seeds: directPlacementSeeds,
  scope: (user) => {
    const isOfStudent = scopeOfStudent(user)
    return (fields) => (user.contactType === 'INSTITUTE' ? fields.institutionId === user.institutionId : isOfStudent(fields))
  },
  calculated: ({ studentId, institutionId }, _id, store) => ({
    placementName: `${store.named('Student', studentId)} – ${store.named('University', institutionId)}`,
    ...ofStudent(studentId, store),
  }),
  completed: (fields: PlacementFields) => ({ ...fields, reply: fields.reply ?? 'None' }),
  checks: [ownBreach, otherFieldBreach, courseBreach, conditionBreach, conditionsBreach],
  moveRefusal: (fields, writing) => conditionsBreach(fields, writing)?.[1] ?? null,
})
