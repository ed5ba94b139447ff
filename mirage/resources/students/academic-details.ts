import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { isSame } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { gradeOf } from '#openapi/results/mark-grade.ts'
import { inModule, ofStudent, scopeOfStudent } from './scope.ts'
import { academicDetailSeeds } from './seeds/academic-details.ts'

type Sent = FieldsOf<'AcademicDetail'>

const approved = 8
const approvedText = 'Approved details cannot be changed.'

function predictedGrade({ moduleId, predictedMark }: Sent, store: Store): string {
  const module = fieldsOf('Module', moduleId, store)
  const program = module && fieldsOf('Program', module.programId, store)
  return gradeOf(predictedMark, { gradingScale: program?.gradingScale, passMark: module?.passMark })
}

/** What teachers say of students in a module, and the marks that they predict. */
export const academicDetails = serveResource({
  rules: academicDetail,
  seeds: academicDetailSeeds,
  scope: scopeOfStudent,
  calculated: (fields, _id, store) => ({
    detailName: inModule(fields.studentId, fields.moduleId, store),
    predictedGrade: predictedGrade(fields, store),
    ...ofStudent(fields.studentId, store),
  }),
  checks: [
    (fields, { before, status }) =>
      before !== null && status === approved && !isSame(fields, before) ? ['predictedMark', approvedText] : null,
    ({ studentId, moduleId, semesterId }, { id, db }) => {
      const isTwin = (other: Sent) => other.studentId === studentId && other.moduleId === moduleId && other.semesterId === semesterId
      const found = db.records('AcademicDetail').findBy((one) => one.id !== id && isTwin(one.fields as Sent))
      return found ? ['moduleId', 'The student has details of this module and semester already.'] : null
    },
  ],
  deleteRefusal: (_fields, { status }) => (status === approved ? approvedText : null),
})
