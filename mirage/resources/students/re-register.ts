import type { ReRegisterRequest, StudentOutcome } from '#openapi/generated/schema.d.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import type { ResourceRecord } from '../../models.ts'
import { breachesOf, tidied, type Draft } from '../engine/check.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { scanUniques } from '../engine/uniques.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { namedOutcome } from './named-outcome.ts'
import { curriculaOf } from './curriculum-choices.ts'
import type { StudentCurriculumFields } from './curriculum-fields.ts'
import { studentStatus } from './students.ts'

type RequestedCurriculum = Pick<ReRegisterRequest, 'yearId' | 'curriculumId' | 'intakeId'>

/** What a student has taken last. */
function lastOf(studentId: number, store: PersonalStore): StudentCurriculumFields | null {
  const own = store.records('StudentCurriculum').where(({ fields }) => fields['studentId'] === studentId)
  const last = own.toSorted((a, b) => Number(a.fields['yearId']) - Number(b.fields['yearId'])).at(-1)
  // The contract has checked it when it was stored.
  return last ? (last.fields as StudentCurriculumFields) : null
}

/** The curriculum of the next year: like the last one where that is still taught, else the first route of the centre. */
function nextOf({ id, fields }: ResourceRecord, request: RequestedCurriculum, store: PersonalStore): Draft | string {
  const last = lastOf(id, store)
  if (last === null) return 'The student has no curriculum to begin with.'
  const centreId = Number(fields['centreId'] ?? 0)
  const choice = curriculaOf({ centreId, yearId: request.yearId }, store).find((one) => one.curriculumId === request.curriculumId)
  if (!choice) return `${store.named('Centre', centreId) || 'The centre'} has no accepted selection of this curriculum.`
  const streamId = choice.streamIds.includes(last.streamId) ? last.streamId : (choice.streamIds[0] ?? last.streamId)
  const [pathway] = store.records('Pathway').where((one) => one.fields['streamId'] === streamId)
  const isTaught = last.moduleIds.every((moduleId) => choice.moduleIds.includes(moduleId))
  const [comboId] = choice.comboIds
  const route = comboId === undefined ? null : fieldsOf('Combo', comboId, store)
  const { isReRegistration: _, comboId: _combo, ...kept } = last
  const given = {
    ...kept,
    ...request,
    programId: choice.programId,
    streamId,
    pathwayId: streamId === last.streamId ? last.pathwayId : pathway?.id,
    ...(!isTaught && route && { comboId, moduleIds: route.moduleIds }),
  }
  return { fields: tidied(given, studentCurriculum.fields), status: studentStatus.active, record: null }
}

/** Why a student cannot be registered for a year, or the curriculum that makes it so. */
function planOf(record: ResourceRecord, request: RequestedCurriculum, store: PersonalStore): Draft | string {
  if (record.status !== studentStatus.active) return 'Only an active student can be registered for another year.'
  const draft = nextOf(record, request, store)
  if (typeof draft === 'string') return draft
  const { StudentCurriculum } = store.services
  const [text] = breachesOf(StudentCurriculum, draft, store, scanUniques(StudentCurriculum, store)).values()
  return text ?? draft
}

/** Registers students for a year, each by itself; a check writes nothing. */
export const reRegister = (
  records: readonly ResourceRecord[],
  { mode, ...request }: ReRegisterRequest,
  store: PersonalStore,
): StudentOutcome[] =>
  records.map((record) => {
    const { id: studentId, fields } = record
    const plan = planOf(record, { yearId: request.yearId, curriculumId: request.curriculumId, intakeId: request.intakeId }, store)
    const year = store.named('Year', request.yearId)
    const outcome = namedOutcome(studentId, fields)
    if (typeof plan === 'string') return { ...outcome, isDone: 0, text: plan }
    if (mode === 'check') return { ...outcome, isDone: 1, text: `Can be registered for ${year}.` }
    const { Student, StudentCurriculum } = store.services
    const marked = { ...plan, fields: tidied({ ...plan.fields, isReRegistration: 1 }, studentCurriculum.fields) }
    insertRecord(StudentCurriculum, marked, { act: 'created', comment: 'Re-registration.' }, store)
    const moved = { ...(fields as FieldsOf<'Student'>), yearId: request.yearId }
    updateRecord(
      Student,
      record,
      { fields: tidied(moved, Student.rules.fields), status: record.status, record },
      { act: 're-registered' },
      store,
    )
    return { ...outcome, isDone: 1, text: `Registered for ${year}.` }
  })
