import { student } from '#openapi/generated/resources/students/student.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { ok, type Handlers } from '../../contract.ts'
import { convertLead, studentOfLead } from '../../resources/students/convert.ts'
import { convertRefusal } from '../../resources/students/leads.ts'
import { missingPoints, registerRefusal, registerStudent } from '../../resources/students/students.ts'
import { RecordRefusal, refuse } from '../../resources/engine/refusal.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import { answeringRecords, checkDraft, recordOf, stateConflict, storeOf } from '../records.ts'

/** What leads and registrations do beside the standard calls. */
export const studentHandlers = {
  convertLead: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const record = recordOf('Lead', path.id, store)
      const refusal = convertRefusal(record)
      if (refusal !== null) return stateConflict(refusal, record)
      const draft = studentOfLead(record, store)
      checkDraft('Student', draft, store)
      return ok({ studentId: convertLead(record, draft, store) }, 'Lead converted to a student.')
    })
  },

  registerStudent: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      if (!isAllowed(call.menu, { permission: 'Publish', component: student.components }))
        throw new RecordRefusal(403, 'You do not have permission to do this.')
      const record = recordOf('Student', path.id, store)
      const refusal = registerRefusal(record)
      if (refusal !== null) return stateConflict(refusal, record)
      const missing = missingPoints(record.fields as FieldsOf<'Student'>)
      if (missing !== null) return refuse(missing)
      const registered = registerStudent(record, store)
      return ok(registered, `Student registered as ${registered.studentRef}.`)
    })
  },
} satisfies Partial<Handlers>
