import type { ResourceRecord } from '../../models.ts'
import type { UcasRowRecord } from './ucas-row.ts'
import { tidied } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import type { PlacementFields } from '../students/placement-fields.ts'

const act = { act: 'imported', comment: 'UCAS' }

/** Gives a student the UCAS ID of a row. */
export function linkStudent(id: number, ucasId: string, store: PersonalStore): UcasRowRecord['written'] {
  const record = store.db.records('Student').find(id)
  if (!record || record.fields['ucasId'] === ucasId) return []
  const draft = { fields: { ...record.fields, ucasId }, status: record.status, record }
  const { updatedAt } = updateRecord(store.services.Student, record, draft, act, store)
  return [{ resource: 'Student', recordId: id, updatedAt, before: { status: record.status, fields: record.fields } }]
}

interface Wanted {
  readonly known: ResourceRecord | null
  readonly decision: string
  readonly reply: string
  readonly studentId: number
  readonly course: ResourceRecord
  readonly intakeId: number
  readonly ucasId: string
}

/** The condition of a conditional offer from a file: UCAS has its terms, which the university enters here. */
const conditionOfUcas = [{ subject: 'Overall', minimum: 'As in UCAS' }] as const

/** Stores what a row says of an application. */
export function writePlacement(
  { known, decision, reply, studentId, course, intakeId, ucasId }: Wanted,
  store: PersonalStore,
): UcasRowRecord['written'] {
  const { DirectPlacement: service } = store.services
  const given = (known?.fields ?? {
    studentId,
    institutionId: Number(course.fields['institutionId']),
    courseId: course.id,
    intakeId,
    deliveryMode: course.fields['deliveryMode'],
    route: 'UCAS',
    reference: ucasId,
    appliedOn: store.today,
  }) as PlacementFields
  const conditions = decision === 'Conditional' ? (given.conditions ?? conditionOfUcas) : given.conditions
  const draft = {
    fields: tidied({ ...given, ...(conditions && { conditions: [...conditions] }), reply }, service.rules.fields),
    status: decision,
    record: known,
  }
  const { id: recordId, updatedAt } = known ? updateRecord(service, known, draft, act, store) : insertRecord(service, draft, act, store)
  if (known?.updatedAt === updatedAt) return []
  return [{ resource: 'DirectPlacement', recordId, updatedAt, before: known && { status: known.status, fields: known.fields } }]
}
