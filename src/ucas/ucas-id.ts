import { student } from '#openapi/generated/resources/students/student.ts'
import { grouped } from '#openapi/digit-groups.ts'

/** A UCAS ID as it stands in the record of a student. What is none stays as it is. */
export const ucasIdText = (id: string): string => grouped(id, student.fields.ucasId.groups)
