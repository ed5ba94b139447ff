import { student } from '#openapi/generated/resources/students/student.ts'
import { grouped } from '#openapi/digit-groups.ts'

/** A UCAS ID in the groups of digits that the record of a student shows. A text that is no UCAS ID stays as it is. */
export const ucasIdText = (id: string): string => grouped(id, student.fields.ucasId.groups)
