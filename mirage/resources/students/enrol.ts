import type { EnrolStudentsRequest, StudentOutcome, TakenModules } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { breachesOf, type Draft } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { scanUniques } from '../engine/uniques.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { namedOutcome } from './named-outcome.ts'
import { openCurriculum } from './curricula.ts'
import type { StudentCurriculumFields } from './curriculum-fields.ts'

const active = 1

/** Whose modules are asked for. */
interface Whose {
  readonly yearId: number
  readonly centreId?: number | undefined
  readonly curriculumId?: number | undefined
}

/** The students of a year with what they take, and the modules that one of them takes. */
export function takenModules({ yearId, centreId, curriculumId }: Whose, store: PersonalStore): TakenModules {
  const open = store
    .scoped('StudentCurriculum')
    .filter(
      ({ status, fields }) =>
        status === active &&
        fields['yearId'] === yearId &&
        (centreId === undefined || fields['centreId'] === centreId) &&
        (curriculumId === undefined || fields['curriculumId'] === curriculumId),
    )
  const students = open.map(({ fields }) => {
    // The contract has checked it when it was stored.
    const taken = fields as StudentCurriculumFields
    return {
      studentId: taken.studentId,
      fullName: store.named('Student', taken.studentId),
      centreName: store.named('Centre', Number(fields['centreId'] ?? 0)),
      curriculumName: store.named('Curriculum', taken.curriculumId),
      moduleIds: [...taken.moduleIds],
    }
  })
  const modules = [...new Set(students.flatMap(({ moduleIds }) => moduleIds))].flatMap((moduleId) => {
    const module = fieldsOf('Module', moduleId, store)
    if (module === null) return []
    const { moduleName, versions = [], evaluations } = module
    return [{ moduleId, moduleName, versions: [...versions], evaluations: [...evaluations] }]
  })
  return {
    students: students.toSorted((one, other) => one.fullName.localeCompare(other.fullName)),
    modules: modules.toSorted((one, other) => one.moduleName.localeCompare(other.moduleName)),
  }
}

/** The enrolments of a student, those that can be stored and why the others cannot. */
function planOf(studentId: number, request: EnrolStudentsRequest, store: PersonalStore) {
  const taken = openCurriculum(studentId, request.yearId, store)
  const moduleIds = taken ? (taken.fields as StudentCurriculumFields).moduleIds : []
  const { Enrollment } = store.services
  const uniques = scanUniques(Enrollment, store)
  return request.modules
    .filter(({ moduleId }) => moduleIds.includes(moduleId))
    .map(({ moduleId, version }) => {
      const { blockKind, blockId, attempt, enrolledOn } = request
      const block = blockKind === 'exam' ? { examBlockId: blockId } : { testBlockId: blockId }
      const fields = { studentId, moduleId, version, blockKind, ...block, attempt, enrolledOn }
      const draft: Draft = { fields, status: 'Enrolled', record: null }
      const [refusal = null] = breachesOf(Enrollment, draft, store, uniques).values()
      return { name: store.named('Module', moduleId), draft, refusal }
    })
}

/** Enrols students, each by itself in what the own curriculum has of the modules; a check writes nothing. */
export const enrolStudents = (records: readonly ResourceRecord[], request: EnrolStudentsRequest, store: PersonalStore): StudentOutcome[] =>
  records.map(({ id: studentId, fields }) => {
    const plan = planOf(studentId, request, store)
    const able = plan.filter(({ refusal }) => refusal === null)
    if (request.mode === 'apply') for (const { draft } of able) insertRecord(store.services.Enrollment, draft, { act: 'created' }, store)
    const refused = plan.flatMap(({ name, refusal }) => (refusal === null ? [] : [`${name}: ${refusal}`]))
    return {
      ...namedOutcome(studentId, fields),
      isDone: able.length > 0 ? 1 : 0,
      text:
        plan.length === 0
          ? 'The student takes none of these modules.'
          : [...(able.length > 0 ? [`${able.map(({ name }) => name).join(', ')}.`] : []), ...refused].join(' '),
    }
  })
