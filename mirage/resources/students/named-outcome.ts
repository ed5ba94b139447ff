import type { StudentOutcome } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { textOf } from '../engine/values.ts'
import { fullNameOf } from '../people/contacts.ts'

/** Whose outcome it is: by name, and by the Student ID where two have the same name. */
export const namedOutcome = (
  studentId: number,
  fields: ResourceRecord['fields'],
): Pick<StudentOutcome, 'studentId' | 'fullName' | 'studentRef'> => ({
  studentId,
  fullName: fullNameOf(fields),
  studentRef: textOf(fields['studentRef']),
})
