import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'

const open = 1

/** The programme of each student: that of the latest curriculum, an open one before others; else of the module enrolled in first. */
export function programmesOfStudents({ records }: Pick<Store, 'records'>): ReadonlyMap<number, number> {
  const curricula = records('StudentCurriculum')
    .where()
    .map(({ fields, status }) => ({ ...(fields as FieldsOf<'StudentCurriculum'>), isOpen: status === open }))
    .toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen) || one.yearId - other.yearId)
  const programmes = new Map(curricula.map(({ studentId, programId }) => [studentId, programId]))
  for (const { fields } of records('Enrollment').where()) {
    const { studentId, moduleId } = fields as FieldsOf<'Enrollment'>
    const programId = records('Module').find(moduleId)?.fields['programId']
    if (typeof programId === 'number' && !programmes.has(studentId)) programmes.set(studentId, programId)
  }
  return programmes
}
