import { recordTexts } from '#openapi/check-record.ts'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import { modulesToSit, notTakenText } from '#openapi/students/enrolment-check.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { curriculaOfStudent } from './curricula.ts'
import { inModule, ofStudent, scopeOfStudent } from './scope.ts'
import { enrollmentSeeds } from './seeds/enrollments.ts'

type Sent = FieldsOf<'Enrollment'>

/** The field of the block of each kind. */
const blockFields = { exam: 'examBlockId', test: 'testBlockId' } as const

const blockOf = (fields: Pick<Sent, 'blockKind' | 'examBlockId' | 'testBlockId'>): number | undefined =>
  fields[blockFields[fields.blockKind]]

function blockBreach(fields: Sent): Breach | null {
  const name = blockFields[fields.blockKind]
  return fields[name] === undefined ? [name, recordTexts.required(enrollment.fields[name].label)] : null
}

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

type Sitting = Pick<Sent, 'studentId' | 'moduleId' | 'attempt' | 'blockKind' | 'examBlockId' | 'testBlockId'>

/** What tells sittings apart: who sits what, in which block, and at which attempt. */
const sittingOf = (fields: Sitting): string =>
  [fields.studentId, fields.moduleId, fields.attempt, fields.blockKind, blockOf(fields)].join(' ')

/** The same sitting of a module twice. */
function twiceBreach(fields: Sent, { id, db }: Writing<Sent>): Breach | null {
  const sitting = sittingOf(fields)
  const found = db.records('Enrollment').findBy((one) => one.id !== id && sittingOf(one.fields as Sent) === sitting)
  return found ? ['moduleId', 'The student is enrolled in this module already.'] : null
}

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
      return set ? [sittingOf({ ...set, ...result })] : []
    })
  const sittings = new Set(marked)
  markedByStore.set(store, sittings)
  return sittings
}

/** The modules that students sit, each in a block. */
export const enrollments = serveResource({
  rules: enrollment,
  seeds: enrollmentSeeds,
  scope: scopeOfStudent,
  calculated: ({ studentId, moduleId }, _id, store) => ({
    enrollmentName: inModule(studentId, moduleId, store),
    ...ofStudent(studentId, store),
  }),
  statusToday: (fields, status, store) => (status !== 'Withdrawn' && markedSittings(store).has(sittingOf(fields)) ? 'Completed' : status),
  completed: (fields) =>
    tidied({ ...fields, [blockFields[fields.blockKind === 'exam' ? 'test' : 'exam']]: undefined }, enrollment.fields) as Sent,
  checks: [twiceBreach, curriculumBreach, moduleBreach, blockBreach],
})
