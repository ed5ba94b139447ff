import { lead } from '#openapi/generated/resources/students/lead.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { toDateTime } from '../../clock.ts'
import { ok, problem, type Call, type Handlers } from '../../contract.ts'
import { changesOfStudent } from '../../resources/students/audit.ts'
import { convertLead, studentOfLead } from '../../resources/students/convert.ts'
import { convertRefusal, studentOf } from '../../resources/students/leads.ts'
import { linkRefusal, sendRegistrationLink } from '../../resources/students/invite.ts'
import { enrolStudents, takenModules } from '../../resources/students/enrol.ts'
import { curriculumChoices } from '../../resources/students/curriculum-choices.ts'
import { reRegister } from '../../resources/students/re-register.ts'
import { isOffer, replyTo } from '../../resources/students/replies.ts'
import { syncUcasIds } from '../../resources/students/ucas-ids.ts'
import { twinsOf } from '../../resources/students/twins.ts'
import { missingPoints, registerRefusal, registerStudent } from '../../resources/students/students.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import { answeringFields, answeringRecords, checkDraft, recordOf, requirePermission, stateConflict, storeOf } from '../records.ts'

/** The student whom a link is for; a lead that is none yet has to be converted first. */
function invitedStudent({ body, menu }: Call<'createRegistrationLink'>, store: ReturnType<typeof storeOf>) {
  const { leadId, studentId } = body
  requirePermission('Modify', leadId === undefined ? student : lead, menu)
  if (leadId === undefined) return recordOf('Student', studentId ?? refuse('Name a lead or a student.'), store)
  return recordOf('Student', studentOf(recordOf('Lead', leadId, store)) ?? refuse('Convert the lead to a student first.'), store)
}

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

  createRegistrationLink: (call) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const record = invitedStudent(call, store)
      const refusal = linkRefusal(record, store)
      if (refusal !== null) return refuse(refusal)
      const { link, expiresAt, email } = sendRegistrationLink(record, store)
      return ok({ link, expiresAt: { date: toDateTime(expiresAt) } }, `Registration link sent to ${email}. It works once, within 14 days.`)
    })
  },

  registerStudent: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Publish', student, call.menu)
      const record = recordOf('Student', path.id, store)
      const refusal = registerRefusal(record)
      if (refusal !== null) return stateConflict(refusal, record)
      const missing = missingPoints(record.fields as FieldsOf<'Student'>, record.id, store)
      if (missing.length > 0) return refuse(missing.map(([, text]) => text).join(' '))
      const registered = registerStudent(record, store)
      return ok(registered, `Student registered as ${registered.studentRef}.`)
    })
  },

  getCurriculumChoices: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const { id: centreId } = recordOf('Centre', query.centreId, store)
      return ok(curriculumChoices({ ...query, centreId }, store))
    })
  },

  listStudentTwins: ({ query, ...call }) => ok(twinsOf({ ...query, lastName: query.lastName ?? '' }, storeOf(call))),

  reRegisterStudents: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const records = [...new Set(body.studentIds)].map((id) => recordOf('Student', id, store))
      for (const [name, id] of [
        ['Year', body.yearId] as const,
        ['Curriculum', body.curriculumId] as const,
        ['Intake', body.intakeId] as const,
      ])
        recordOf(name, id, store)
      return ok(reRegister(records, body, store), body.mode === 'check' ? 'Students checked.' : 'Students re-registered.')
    })
  },

  listTakenModules: ({ query, ...call }) => ok(takenModules(query, storeOf(call))),

  enrolStudents: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const records = [...new Set(body.studentIds)].map((id) => recordOf('Student', id, store))
      for (const { moduleId } of body.modules) recordOf('Module', moduleId, store)
      recordOf(body.blockKind === 'exam' ? 'Examblock' : 'Testblock', body.blockId, store)
      return ok(enrolStudents(records, body, store), body.mode === 'check' ? 'Students checked.' : 'Students enrolled.')
    })
  },

  syncUcasIds: ({ body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const records = [...new Set(body.studentIds)].map((id) => recordOf('Student', id, store))
      return ok(syncUcasIds(records, store), 'UCAS IDs synchronised.')
    })
  },

  listStudentChanges: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(changesOfStudent(recordOf('Student', query.studentId, store), store)))
  },

  replyToOffer: ({ path, body, ...call }) => {
    if (call.user.contactType !== 'STUDENT' && call.user.contactType !== 'NCUK')
      return problem(403, 'You do not have permission to do this.')
    const store = storeOf(call)
    return answeringFields(() => {
      const record = recordOf('DirectPlacement', path.id, store)
      if (!isOffer(record)) return stateConflict('There is no offer to reply to.', record)
      replyTo(record, body.reply, store)
      return ok(null, 'Reply stored.')
    })
  },
} satisfies Partial<Handlers>
