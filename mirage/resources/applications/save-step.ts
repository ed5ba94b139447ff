import { answersOf, studentAnswers, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import type { ResourceRecord } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { RecordRefusal, refuse } from '../engine/refusal.ts'
import type { Fields, Service } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'

/** What of a record is sent: all but what the server alone writes. */
const sentOf = ({ rules }: Service, { fields }: ResourceRecord): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => rules.fields[name] && !rules.fields[name].readOnly))

/** Puts values in the place of those that a record has in some fields, by the rules of its update. */
function saveFields(service: Service, record: ResourceRecord, names: readonly string[], values: Fields, store: PersonalStore): void {
  const stray = Object.keys(values).find((name) => !names.includes(name))
  if (stray !== undefined) refuse(`${stray} is no answer of this step.`)
  const others = Object.entries(sentOf(service, record)).filter(([name]) => !names.includes(name))
  const body = { ...Object.fromEntries(others), ...values, updatedAt: { date: record.updatedAt } }
  standardCalls.update(service, { id: record.id, query: {}, body, store })
}

/** Stores the answers of a step in place of those that it had: in the application, or in the record of its student. */
export function saveStep(record: ResourceRecord, step: ApplicationStep, values: Fields, store: PersonalStore): void {
  const { Application, Student } = store.services
  if (step === 'key-documentation') return refuse('Files are sent by the calls of documents.')
  if (step !== 'student' && step !== 'contact') return saveFields(Application, record, answersOf[step], values, store)
  if (!isAllowed(store.menu, { permission: 'Modify', component: student.components }))
    throw new RecordRefusal(403, 'You do not have permission to do this.')
  saveFields(Student, found(Student, Number(record.fields['studentId']), store), studentAnswers[step], values, store)
}
