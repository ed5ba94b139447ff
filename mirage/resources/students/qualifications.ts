import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { qualificationErrors, qualificationFields } from '#openapi/students/student-checks.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { ofStudent, scopeOfStudent } from './scope.ts'
import { qualificationSeeds } from './seeds/qualifications.ts'
import { isOpenForStudent } from './students.ts'

type Sent = FieldsOf<'StudentQualification'>

const { fields: rules } = studentQualification

const labelOf = (name: string): string => rules[name as keyof typeof rules].label

/** The fields of the other kind of qualification, which do not apply. */
const strange = ({ kind }: Sent): readonly (keyof Sent)[] => {
  const { needed, others } = qualificationFields[kind === 'Academic' ? 'English test' : 'Academic']
  return [...needed, ...others]
}

/** Once a registration is submitted, what it rests on is changed by the centre and the provider. */
const ownText = ({ studentId }: Pick<Sent, 'studentId'>, { user, db }: Pick<Writing<Sent>, 'user' | 'db'>): string | null => {
  const registration = db.records('Student').find(studentId)
  return user.contactType !== 'STUDENT' || (registration && isOpenForStudent(registration.status))
    ? null
    : 'Ask your centre to change this.'
}

/** What students have learned before, and their tests of English. */
export const studentQualifications = serveResource({
  rules: studentQualification,
  seeds: qualificationSeeds,
  scope: scopeOfStudent,
  calculated: (fields, _id, store) => ({
    qualificationName: fields.kind === 'Academic' ? fields.title : fields.testType,
    ...ofStudent(fields.studentId, store),
  }),
  completed: (fields) => tidied({ ...fields, ...Object.fromEntries(strange(fields).map((name) => [name, undefined])) }, rules) as Sent,
  checks: [
    (fields, writing): Breach | null => {
      const text = ownText(fields, writing)
      return text === null ? null : ['kind', text]
    },
    (fields, { today }) => onViewersDay(today, (day) => [...qualificationErrors(fields, labelOf, day)][0] ?? null),
    ({ documentId, studentId }, { db }) =>
      documentId === undefined || db.records('StudentDocument').find(documentId)?.fields['studentId'] === studentId
        ? null
        : ['documentId', 'Choose a document of this student.'],
  ],
  deleteRefusal: ownText,
})
