import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { blockErrors, blockFields, modulesToSit, notTakenText } from '#openapi/students/enrolment-check.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { curriculaOfStudent } from './curricula.ts'
import { inModule, ofStudent, scopeOfStudent } from './scope.ts'
import { enrollmentSeeds } from './seeds/enrollments.ts'

type Sent = FieldsOf<'Enrollment'>

type Place = Pick<Sent, 'blockKind' | 'examBlockId' | 'testBlockId'>

const blockOf = (fields: Place): number | undefined => fields[blockFields[fields.blockKind]]

const blockBreach = (fields: Sent): Breach | null => [...blockErrors(fields)][0] ?? null

function moduleBreach({ moduleId, version, blockKind }: Sent, store: Writing<Sent>): Breach | null {
  const { versions = [], evaluations = [] } = fieldsOf('Module', moduleId, store) ?? {}
  if (versions.length > 0 && !versions.includes(version)) return ['version', `Choose a version of the module: ${versions.join(', ')}.`]
  if (evaluations.includes(blockKind)) return null
  return ['blockKind', `${store.named('Module', moduleId)} is not sat in ${blockKind} blocks.`]
}

/** A module that the student does not take; an enrolment stays when the curriculum changes. */
function curriculumBreach({ studentId, moduleId, attempt }: Sent, store: Writing<Sent>): Breach | null {
  if (store.before !== null) return null
  return modulesToSit(curriculaOfStudent(studentId, store), attempt).includes(moduleId) ? null : ['moduleId', notTakenText]
}

/** The same sitting of a module twice. */
function twiceBreach(fields: Sent, { id, db }: Writing<Sent>): Breach | null {
  const isSame = (other: Sent) =>
    other.studentId === fields.studentId &&
    other.moduleId === fields.moduleId &&
    other.attempt === fields.attempt &&
    other.blockKind === fields.blockKind &&
    blockOf(other) === blockOf(fields)
  const found = db.records('Enrollment').findBy((one) => one.id !== id && isSame(one.fields as Sent))
  return found ? ['moduleId', 'The student is enrolled in this module already.'] : null
}

/** What tells sittings apart: who sits what, at which attempt, and in which block. */
const sittingOf = ({ studentId, moduleId, attempt }: Pick<Sent, 'studentId' | 'moduleId' | 'attempt'>, place: Place): string =>
  `${studentId} ${moduleId} ${attempt} ${place.blockKind} ${blockOf(place)}`

const markedByStore = new WeakMap<Store, ReadonlySet<string>>()

/** The sittings that have a result, read once a call. */
function markedSittings(store: Store): ReadonlySet<string> {
  const known = markedByStore.get(store)
  if (known) return known
  const sets = new Map(
    store.db
      .records('ResultSet')
      .where()
      .map(({ id, fields }) => [id, fields as FieldsOf<'ResultSet'>]),
  )
  const marked = store.db
    .records('Result')
    .where()
    .flatMap(({ fields }) => {
      const result = fields as FieldsOf<'Result'>
      const set = sets.get(result.resultIntakeId)
      // Who deferred sits another time.
      return set && result.outcome !== 'Deferred' ? [sittingOf(result, set)] : []
    })
  const sittings = new Set(marked)
  markedByStore.set(store, sittings)
  return sittings
}

const completedText = 'This enrolment has its result, and is kept as it is.'

/** The modules that students sit, each in a block. */
export const enrollments = serveResource({
  rules: enrollment,
  seeds: enrollmentSeeds,
  scope: scopeOfStudent,
  calculated: ({ studentId, moduleId }, _id, store) => ({
    enrollmentName: inModule(studentId, moduleId, store),
    ...ofStudent(studentId, store),
  }),
  statusToday: (fields, status, store) =>
    status === 'Enrolled' && markedSittings(store).has(sittingOf(fields, fields)) ? 'Completed' : status,
  completed: (fields) =>
    tidied({ ...fields, [blockFields[fields.blockKind === 'exam' ? 'test' : 'exam']]: undefined }, enrollment.fields) as Sent,
  updateRefusal: ({ status }) => (status === 'Completed' ? completedText : null),
  deleteRefusal: (_fields, { status }) => (status === 'Completed' ? completedText : null),
  checks: [twiceBreach, curriculumBreach, moduleBreach, blockBreach],
})
