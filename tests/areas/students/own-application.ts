import type { Own } from '#src/applications/portal/own-application.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { inAddress } from '../../../stories/resources/served.tsx'

const student: StoredRecord = {
  id: '3001',
  name: 'Amara Eze',
  status: 2,
  fields: { yearId: 22 },
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
}

/** A student who has no application yet. */
export const own: Own = { student, studentKey: inAddress(student.id), application: null, applicationKey: undefined, doneSteps: [] }
