import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import { columnText, nothing } from '#src/resources/fields/field-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

interface GradeProps {
  readonly value: string | undefined
  readonly record: StoredRecord
}

/** The grade of a qualification; of a test of English, its overall score. */
export const QualificationGrade = ({ value, record }: GradeProps): string =>
  value ?? (columnText(studentQualification, 'eap', record) || nothing)
