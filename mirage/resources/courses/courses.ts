import { gradeError } from '#openapi/results/grades.ts'
import { course } from '#openapi/generated/resources/courses/course.ts'
import type { ResourceRecord } from '../../models.ts'
import { serveResource, type Breach, type FieldsOf } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { changedCourse, courseSeeds } from './seeds.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'

type CourseFields = FieldsOf<'Course'>
type AcademicRequirement = NonNullable<CourseFields['academicRequirements']>[number]

const { submitted, approved, expired, inactive } = courseStatus

const isPublic = (status: unknown): boolean => status === approved || status === expired

/** Values of an academic requirement that its programme or stream does not have, by field. */
function academicBreach({ programId, streamId, minimumGrade, modules = [] }: AcademicRequirement, store: Store): Breach | null {
  const [program, stream] = [fieldsOf('Program', programId, store), fieldsOf('Stream', streamId, store)]
  if (!program || !stream) return null
  if (stream.programId !== programId) return ['streamId', `Choose a stream of ${program.programName}.`]
  const wrong = gradeError(program.gradingScale, minimumGrade)
  if (wrong !== null) return ['minimumGrade', wrong]
  const taught = new Set([...(stream.coreModuleIds ?? []), ...(stream.optionalModuleIds ?? [])])
  for (const [index, { moduleId, grade }] of modules.entries()) {
    if (!taught.has(moduleId)) return [`modules.${index}.moduleId`, `Choose a module of ${stream.streamName}.`]
    const error = gradeError(program.gradingScale, grade)
    if (error !== null) return [`modules.${index}.grade`, error]
  }
  return null
}

/** Values of a course that its university does not offer, if the relation lists its offers. */
function offerBreach({ institutionId, qualificationId, degreeId }: CourseFields, store: Store): Breach | null {
  const { qualificationIds = [], degreeIds = [] } = fieldsOf('UniversityRelation', institutionId, store) ?? {}
  const name = store.named('University', institutionId)
  if (qualificationIds.length > 0 && !qualificationIds.includes(qualificationId))
    return ['qualificationId', `Choose a qualification that ${name} offers.`]
  return degreeIds.length > 0 && !degreeIds.includes(degreeId) ? ['degreeId', `Choose a degree that ${name} offers.`] : null
}

/** What a course lacks before it can be submitted. */
const missingRequirements = ({ englishRequirements = [], academicRequirements = [] }: CourseFields): readonly string[] => [
  ...(englishRequirements.length > 0 ? [] : ['Add an English requirement.']),
  ...(academicRequirements.length > 0 ? [] : ['Add an academic requirement.']),
]

const versionOf = (id: number, { db }: Pick<Store, 'db'>) =>
  db.approvedVersions.findBy(({ resource, recordId }) => resource === course.name && recordId === id)

/** Stores the version that students see while a change waits; drops it once the course is approved again or withdrawn. */
function keepApproved(id: number, store: PersonalStore, before: ResourceRecord | null): void {
  const status = store.db.records('Course').find(id)?.status
  const kept = versionOf(id, store)
  if (kept && (status === approved || status === inactive)) store.db.approvedVersions.remove(kept.id)
  if (!kept && before && isPublic(before.status) && status === submitted)
    store.db.approvedVersions.insert({ resource: course.name, recordId: id, fields: before.fields })
}

const statusToday = ({ validTo }: { readonly validTo?: unknown }, status: number | string, { today }: Pick<Store, 'today'>) =>
  status === approved && String(validTo) < today ? expired : status

/** A course as students see it: as it was approved, while a change waits. */
export function courseForStudents(record: ResourceRecord, store: Pick<Store, 'db' | 'today'>): ResourceRecord {
  const fields = record.status === approved ? undefined : versionOf(record.id, store)?.fields
  return fields ? { ...record, fields, status: statusToday(fields, approved, store) } : record
}

/** The last approved version of a course, which students see; null if there is none. */
export function approvedCourse(id: number, store: PersonalStore): ResourceRecord | null {
  const record = store.records('Course').find(id)
  if (!record) return null
  const { user } = store
  if (user.contactType === 'INSTITUTE' && record.fields['institutionId'] !== user.institutionId) return null
  const seen = courseForStudents(record, store)
  return seen.status === approved ? seen : null
}

/** Whether a person works on courses, and sees them as they are stored. */
const isOfProvider = (contactType: string): boolean => contactType === 'NCUK' || contactType === 'INSTITUTE'

/** Where students can go on to. A university has its own; partners and students choose among those that are approved. */
export const courses = serveResource({
  rules: course,
  toldApartBy: 'institutionId',
  seeds: courseSeeds,
  seedBeside: (db, days) => {
    const { id, status: _status, ...fields } = changedCourse(days).approved
    db.approvedVersions.insert({ resource: course.name, recordId: id, fields })
  },
  scope: ({ contactType, institutionId }) => {
    if (contactType === 'NCUK') return () => true
    if (contactType === 'INSTITUTE') return (fields) => fields.institutionId === institutionId
    return (_fields, _id, status) => status === approved
  },
  statusToday,
  versionFor: ({ contactType }, store) => (isOfProvider(contactType) ? null : (record) => courseForStudents(record, store)),
  chosenAs: courseForStudents,
  statusOnceChanged: (_fields, { user, status }) => {
    if (!isPublic(status) && status !== inactive) return status
    // Changes that NCUK has not approved are not shown to students.
    if (user.contactType === 'INSTITUTE') return submitted
    return status === inactive ? inactive : approved
  },
  checks: [
    offerBreach,
    ({ academicRequirements = [] }, store) => {
      for (const [index, requirement] of academicRequirements.entries()) {
        const breach = academicBreach(requirement, store)
        if (breach) return [`academicRequirements.${index}.${breach[0]}`, breach[1]]
      }
      return null
    },
  ],
  moveRefusal: (fields, { status, before }) => {
    const missing = before !== null && status === submitted ? missingRequirements(fields) : []
    return missing.length > 0 ? missing.join(' ') : null
  },
  saved: (id, _fields, store, before) => keepApproved(id, store, before),
})
