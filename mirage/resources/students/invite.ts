import { mailLink } from '../../accounts/password-mails.ts'
import { accountOf, userStatus } from '../../accounts/users.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { contactByEmail, contactFields, fullNameOf } from '../people/contacts.ts'
import { roleIds } from '../people/seeds/roles.ts'
import { leadFields, studentOf } from './leads.ts'
import { studentStatus } from './students.ts'

type Person = Pick<FieldsOf<'Student'>, 'firstName' | 'lastName' | 'email'>

/** Makes the user of a student, whom the portal invites by mail. */
export function createStudentUser(studentId: number, { firstName, lastName, email }: Person, store: PersonalStore): ResourceRecord {
  const { User } = store.services
  const given = { username: email, firstName, lastName, typeId: contactTypeIds.STUDENT, roleId: roleIds.student, studentId }
  const draft = { fields: tidied(given, User.rules.fields), status: userStatus.invited, record: null }
  return insertRecord(User, draft, { act: 'created' }, store)
}

/** Whether a user other than that of an id signs in with an e-mail. */
export const isUsername = (email: string, id: number | null, { db }: PersonalStore): boolean =>
  db.records('User').findBy((other) => other.id !== id && folded(other.fields['username']) === folded(email)) !== null

const userOf = (studentId: number, { db }: PersonalStore) => db.records('User').findBy(({ fields }) => fields['studentId'] === studentId)

/** Whether the person, as a lead or as a contact, does not agree to be contacted. */
function mayNotBeContacted(id: number, email: string, store: PersonalStore): boolean {
  const asLead = store.db.records('Lead').findBy((record) => studentOf(record) === id)
  const asContact = contactByEmail(email, store)
  return (
    (asLead !== null && leadFields(asLead).consentToContact === 0) || (asContact !== null && contactFields(asContact).allowMessages === 0)
  )
}

/** Why a student cannot be sent a registration link, or null. */
export function linkRefusal({ id, status, fields }: ResourceRecord, store: PersonalStore): string | null {
  const { email } = fields as FieldsOf<'Student'>
  const name = fullNameOf(fields)
  if (status === studentStatus.inactive) return `${name} is inactive. Activate the student first.`
  if (mayNotBeContacted(id, email, store)) return `${name} has not agreed to be contacted.`
  const user = userOf(id, store)
  // A link into an account that is in use would let its sender take it over.
  if (user?.status === userStatus.active) return `${name} has signed in already and can reset the password on the sign-in page.`
  if (user?.status === userStatus.inactive) return `The user of ${name} is inactive. Activate the user first.`
  return isUsername(email, user?.id ?? null, store) ? `Another user signs in with ${email}. Change the student’s e-mail first.` : null
}

/** The user whom a link is for: a new one, or the one who is invited, by the e-mail that the student has by now. */
function invitedUser({ id, fields }: ResourceRecord, store: PersonalStore): ResourceRecord {
  const person = fields as FieldsOf<'Student'>
  const user = userOf(id, store)
  if (user === null) return createStudentUser(id, person, store)
  const { User } = store.services
  const draft = { fields: tidied({ ...user.fields, username: person.email }, User.rules.fields), status: user.status, record: user }
  return updateRecord(User, user, draft, { act: 'updated' }, store)
}

/** Mails a student the link to the own registration, which replaces earlier ones; who has no user gets one. */
export function sendRegistrationLink(record: ResourceRecord, store: PersonalStore) {
  // Creating the user would mail an invitation too: only the link below is mailed.
  const silent = { ...store, settings: { ...store.settings, sendMail: () => {} } }
  const account = accountOf(store.db, invitedUser(record, silent))
  return { ...mailLink(account, store), email: account.email }
}
