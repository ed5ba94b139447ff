import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { currentYearId } from '../people/seeds/users.ts'
import { createStudentUser, isUsername } from './invite.ts'
import { leadFields } from './leads.ts'
import { studentStatus } from './students.ts'

/** The draft of a student that a lead becomes; the year is that of its intake. */
export function studentOfLead(record: ResourceRecord, store: PersonalStore) {
  const { firstName, lastName, email, mobile, countryId, nationalityId, centreId, intakeId } = leadFields(record)
  const yearId = (intakeId !== undefined && store.records('Intake').find(intakeId)?.fields['startYear']) || currentYearId
  const given = { firstName, lastName, email, mobile, countryId, nationalityId, centreId, yearId }
  const fields = tidied({ ...given, placementType: 'Regular', accessArrangements: 'None' }, store.services.Student.rules.fields)
  return { fields, status: studentStatus.draft, record: null }
}

/** The letters of a lead are held by its student too: each holder has one for an intake, and an invoice bills a student. */
function holdLetters(leadId: number, studentId: number, store: PersonalStore): void {
  const { SponsorshipLetter } = store.services
  for (const letter of store.db.records('SponsorshipLetter').where(({ fields }) => fields['leadId'] === leadId)) {
    const fields = { ...letter.fields, studentId }
    updateRecord(SponsorshipLetter, letter, { fields, status: letter.status, record: letter }, { act: 'lead converted' }, store)
  }
}

/** Stores the student of a lead; returns its id. One who may not be contacted gets no user: a user is invited by mail. */
export function convertLead(record: ResourceRecord, draft: ReturnType<typeof studentOfLead>, store: PersonalStore): number {
  const { Lead, Student } = store.services
  const { firstName, lastName, email, consentToContact } = leadFields(record)
  const { id: studentId } = insertRecord(Student, draft, { act: 'created', comment: 'Converted from a lead.' }, store)
  if (consentToContact === 1 && !isUsername(email, null, store)) createStudentUser(studentId, { firstName, lastName, email }, store)
  const fields = tidied({ ...record.fields, studentId }, Lead.rules.fields)
  updateRecord(Lead, record, { fields, status: 'Converted', record }, { act: 'converted' }, store)
  holdLetters(record.id, studentId, store)
  return studentId
}
