import { user as userRules } from '#openapi/generated/resources/rights/user.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { mailLink } from '../../accounts/password-mails.ts'
import { endLinks } from '../../accounts/reset-links.ts'
import { revokeOthers } from '../../accounts/tokens.ts'
import { accountOf, userFields, userStatus } from '../../accounts/users.ts'
import { toDateTime } from '../../clock.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { contactByEmail, contactFields, fullNameOf } from './contacts.ts'
import { canRightsBeChanged, lastHolderText, mayChangeRights, ownRoleText, storedRights } from './rights.ts'
import { scopeOfPeople } from './scope.ts'
import { numberedUser } from './seeds/contacts.ts'
import { userSeeds } from './seeds/users.ts'

type UserFields = FieldsOf<'User'>

const typeOf = (typeId: number, { records }: Pick<PersonalStore, 'records'>): Partial<FieldsOf<'Type'>> =>
  records('Type').find(typeId)?.fields ?? {}

/** The field that says whose records a user of a contact type sees. */
const places = [
  { contactType: 'CENTER', field: 'centreId' },
  { contactType: 'INSTITUTE', field: 'institutionId' },
  { contactType: 'STUDENT', field: 'studentId' },
] as const

/** The place that the type asks for, while it is missing, and one that it does not have. */
function placeBreach(fields: UserFields, { records, named }: Writing<UserFields>): Breach | null {
  const { parentContactType } = typeOf(fields.typeId, { records })
  for (const { contactType, field } of places) {
    const { label } = userRules.fields[field]
    const [isWanted, isThere] = [contactType === parentContactType, fields[field] !== undefined]
    if (isWanted && !isThere) return [field, recordTexts.required(label)]
    if (isThere && !isWanted) return [field, `${named('Type', fields.typeId)} takes no ${label.toLowerCase()}.`]
  }
  return null
}

/** The contact that is chosen, or that has the e-mail of the user. */
const contactOf = ({ contactId, username }: UserFields, { db }: Pick<PersonalStore, 'db'>) =>
  contactId === undefined ? contactByEmail(username, { db }) : db.records('Contact').find(contactId)

/** A contact of another user, or of another type or place than the user. */
function contactBreach(fields: UserFields, { id, records, named, db }: Writing<UserFields>): Breach | null {
  const contact = contactOf(fields, { db })
  if (!contact) return null
  if (records('User').where((other) => other.id !== id && userFields(other).contactId === contact.id).length > 0)
    return ['contactId', recordTexts.unique(userRules.fields.contactId.label)]
  const { contactTypeId, centreId, institutionId } = contactFields(contact)
  const { parentContactType } = typeOf(fields.typeId, { records })
  const isOfType = records('ContactType').find(contactTypeId)?.fields['parentContactType'] === parentContactType
  const isOfPlace =
    (fields.centreId === undefined || fields.centreId === centreId) &&
    (fields.institutionId === undefined || fields.institutionId === institutionId)
  if (isOfType && isOfPlace) return null
  const place = fields.centreId ? named('Centre', fields.centreId) : fields.institutionId ? named('University', fields.institutionId) : ''
  return ['contactId', `Choose a contact of ${place === '' || !isOfType ? named('Type', fields.typeId) : place}.`]
}

/** The id of the contact of a user; one that is missing is made. */
function contactFor(fields: UserFields, store: PersonalStore): number {
  const known = contactOf(fields, store)
  if (known) return known.id
  const { username, firstName, lastName, typeId, centreId, institutionId } = fields
  const { Contact } = store.services
  const { contactTypeId } = typeOf(typeId, store)
  const given = tidied({ firstName, lastName, email: username, contactTypeId, centreId, institutionId }, Contact.rules.fields)
  return insertRecord(Contact, { fields: given, status: 1, record: null }, { act: 'created' }, store).id
}

const currentYear = ({ records }: Pick<PersonalStore, 'records'>): number | undefined =>
  records('Year').where(({ fields }) => fields['isCurrent'] === 1)[0]?.id

/** Why a user may not get a role or a status: one active user has to be able to change rights. */
function guardText(fields: UserFields, { id, status, before, user, db }: Writing<UserFields>): string | null {
  if (id === null || before === null) return null
  const data = storedRights(db)
  const changed = accountOf(db, { id, status, fields: { ...fields } })
  const { contactType } = changed
  if (id === user.id && mayChangeRights(data, contactType, before.roleId) && !mayChangeRights(data, contactType, fields.roleId))
    return ownRoleText
  const others = data.activeUsers().filter((one) => one.id !== id)
  const activeUsers = () => (status === userStatus.active ? [...others, changed] : others)
  return canRightsBeChanged({ ...data, activeUsers }) ? null : lastHolderText
}

/** Ends the sign-ins of a user, and the links of an inactive one. */
function endSignIns(id: number, store: PersonalStore, isInactive: boolean): void {
  revokeOthers(store.db, id, null)
  if (isInactive) endLinks(store.db, store.clock, id)
}

/** Activates an invited user who has signed in. */
export function acceptInvitation(store: PersonalStore): void {
  const record = found(users, store.user.id, store)
  updateRecord(users, record, { fields: record.fields, status: userStatus.active, record }, { act: 'signed in first' }, store)
}

/** The people who may sign in: their contact, role, and centre, university or student. */
export const users = serveResource({
  rules: userRules,
  isNeeded: true,
  seeds: () => userSeeds,
  numbered: { count: 5000, fieldsOf: numberedUser },
  scope: scopeOfPeople((user, id) => user.id === id),
  calculated: (fields, id, { db }) => {
    const link = db.resetKeys.findBy(({ userId }) => userId === id)
    return {
      fullName: fullNameOf(fields),
      lastSignIn: db.credentials.find(id)?.lastSignIn ?? undefined,
      linkUntil: link ? toDateTime(link.expiresAt) : undefined,
    }
  },
  completed: (fields, writing) =>
    tidied(
      { ...fields, contactId: contactFor(fields, writing), yearId: fields.yearId ?? currentYear(writing) },
      userRules.fields,
    ) as UserFields,
  checks: [
    ({ roleId, typeId }, { records, named }) =>
      records('Role').find(roleId)?.fields['typeId'] === typeId ? null : ['roleId', `Choose a role of ${named('Type', typeId)}.`],
    placeBreach,
    contactBreach,
    (fields, writing) => {
      const text = guardText(fields, writing)
      return text === null ? null : ['roleId', text]
    },
  ],
  moveRefusal: (fields, writing) => {
    if (writing.status === userStatus.inactive && writing.id === writing.user.id) return 'You cannot deactivate yourself.'
    return guardText(fields, writing)
  },
  saved: (id, fields, store, before) => {
    const status = store.records('User').find(id)?.status
    if (before === null) mailLink(accountOf(store.db, { id, status: userStatus.invited, fields: { ...fields } }), store)
    else if (status === userStatus.inactive) endSignIns(id, store, true)
    else if (userFields(before).contactId !== fields.contactId) endSignIns(id, store, false)
  },
  on: {
    remove: (service, call) => {
      const { store, body } = call
      const ids = body[userRules.id] as readonly number[]
      const used = ids.map((id) => found(service, id, store)).find(({ status }) => status !== userStatus.invited)
      if (used)
        throw new RecordRefusal(409, `${fullNameOf(used.fields)} has signed in and cannot be deleted. Deactivate the user instead.`, {
          kind: 'state',
          status: used.status,
        })
      const answer = standardCalls.remove(service, call)
      for (const id of ids) {
        endLinks(store.db, store.clock, id)
        store.db.credentials.remove(id)
      }
      return answer
    },
  },
})
