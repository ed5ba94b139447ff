import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'

/** The firm choice of a student, which holds until it is withdrawn. */
export const firmChoiceOf = (studentId: number, db: Db): ResourceRecord | null =>
  db
    .records('DirectPlacement')
    .findBy(({ fields, status }) => fields['studentId'] === studentId && fields['reply'] === 'Firm' && status !== 'Withdrawn')

/** The start that the student has applied for, or else the first one of the year of the entry. */
function startOf(others: readonly ResourceRecord[], yearId: number, store: PersonalStore): unknown {
  const [known] = others
  if (known) return known.fields['intakeId']
  return store.records('Intake').where(({ fields, status }) => status === 1 && fields['startYear'] === yearId)[0]?.id
}

/** Makes an accepted offer the firm choice of its student: in the application to its course, or in a new one. */
export function placeStudent(entry: ResourceRecord, offer: FieldsOf<'ClearingOffer'>, store: PersonalStore): void {
  const { DirectPlacement } = store.services
  const { studentId, yearId } = entry.fields as FieldsOf<'ClearingEntry'>
  const { institutionId, courseId, conditions = [] } = offer
  const own = store.db.records('DirectPlacement').where(({ fields }) => fields['studentId'] === studentId)
  const before = own.find(({ fields }) => fields['courseId'] === courseId) ?? null
  const made = {
    intakeId: startOf(own, yearId, store),
    deliveryMode: fieldsOf('Course', courseId, store)?.deliveryMode,
    appliedOn: store.today,
  }
  const accepted = { studentId, institutionId, courseId, route: 'Clearing', conditions, reply: 'Firm', replyBy: undefined }
  const draft = {
    fields: tidied({ ...(before ? before.fields : made), ...accepted }, DirectPlacement.rules.fields),
    status: conditions.length > 0 ? 'Conditional' : 'Unconditional',
    record: before,
  }
  if (before) updateRecord(DirectPlacement, before, draft, { act: 'placed in clearing' }, store)
  else insertRecord(DirectPlacement, draft, { act: 'created', comment: 'Offer of clearing accepted.' }, store)
}
