import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type Fields, type FieldsOf, type Holder } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { updateRecord } from '../engine/write.ts'
import { nameInCentres } from './centre-roles.ts'
import { scopeOfPeople } from './scope.ts'
import { contactSeeds, numberedContact } from './seeds/contacts.ts'

type ContactFields = FieldsOf<'Contact'>
/** `isPrimary` is written by the university's own list. */
type StoredContact = ContactFields & Pick<FieldsOf<'UniversityContact'>, 'isPrimary'>

/** The fields of a contact as they are stored; the contract has checked them. */
export const contactFields = ({ fields }: { readonly fields: object }) => fields as ContactFields

/** What a person is called. */
export const fullNameOf = ({ firstName, lastName }: Fields): string =>
  [firstName, lastName]
    .map(textOf)
    .filter((part) => part !== '')
    .join(' ')

const organisations = [
  { field: 'centreId', resource: 'Centre', label: contact.fields.centreId.label, contactType: 'CENTER' },
  { field: 'institutionId', resource: 'University', label: contact.fields.institutionId.label, contactType: 'INSTITUTE' },
] as const

/** The menu that a contact type belongs to. */
const parentOf = (contactTypeId: number, { records }: Pick<Store, 'records'>): unknown =>
  records('ContactType').find(contactTypeId)?.fields['parentContactType']

/** The centre or university that the type needs, if it is missing. */
export function missingOrganisation(fields: Fields & { readonly contactTypeId: number }, store: Pick<Store, 'records'>): Breach | null {
  const wanted = organisations.find(({ contactType }) => contactType === parentOf(fields.contactTypeId, store))
  return wanted && fields[wanted.field] === undefined ? [wanted.field, recordTexts.required(wanted.label)] : null
}

const isSingle = (roleTypeId: number, { records }: Pick<Store, 'records'>): boolean =>
  records('RoleType').find(roleTypeId)?.fields['isSingle'] === 1

/** The contacts with the same single role at the same centre or university. */
function holderOf(roleTypeId: number, fields: ContactFields, own: number | null, { db, named }: Store): Omit<Holder, 'path'> | null {
  for (const { field, resource } of organisations) {
    const place = fields[field]
    if (place === undefined) continue
    const holder = db
      .records('Contact')
      .where(({ id, status }) => id !== own && status === 1)
      .find((other) => {
        const { roles = [], [field]: otherPlace } = contactFields(other)
        return otherPlace === place && roles.some((role) => role.roleTypeId === roleTypeId)
      })
    if (holder)
      return { id: holder.id, text: `${fullNameOf(holder.fields)} is ${named('RoleType', roleTypeId)} of ${named(resource, place)}.` }
  }
  return null
}

/** The holders of a contact's single roles at its centre or university. */
export const roleHolders = ({ roles = [], ...fields }: ContactFields, own: number | null, store: Store): Holder[] =>
  roles.flatMap(({ roleTypeId }, index) => {
    const holder = isSingle(roleTypeId, store) ? holderOf(roleTypeId, fields, own, store) : null
    return holder ? [{ ...holder, path: `roles.${index}.roleTypeId` }] : []
  })

/** Takes from a contact the single roles that another one at the same place is about to get. */
export function handOverRoles(holder: ResourceRecord, fields: ContactFields, store: PersonalStore): void {
  const { Contact } = store.services
  const { roles = [], ...rest } = contactFields(holder)
  const given = (fields.roles ?? []).flatMap(({ roleTypeId }) =>
    isSingle(roleTypeId, store) && holderOf(roleTypeId, fields, null, store)?.id === holder.id ? [roleTypeId] : [],
  )
  if (given.length === 0) return
  const kept = tidied({ ...rest, roles: roles.filter(({ roleTypeId }) => !given.includes(roleTypeId)) }, Contact.rules.fields)
  const names = new Intl.ListFormat('en').format(given.map((roleTypeId) => store.named('RoleType', roleTypeId)))
  const comment = `${names} was handed over to ${fullNameOf(fields)}.`
  updateRecord(Contact, holder, { fields: kept, status: holder.status, record: holder }, { act: 'handed over', comment }, store)
}

export function roleBreach(fields: Pick<ContactFields, 'contactTypeId' | 'roles'>, store: Store): Breach | null {
  for (const [index, { roleTypeId }] of (fields.roles ?? []).entries()) {
    const path = `roles.${index}.roleTypeId`
    const role = store.records('RoleType').find(roleTypeId)?.fields as FieldsOf<'RoleType'> | undefined
    if (role && !role.contactTypeIds.includes(fields.contactTypeId))
      return [path, `Choose a role of ${store.named('ContactType', fields.contactTypeId)}.`]
    if (fields.roles?.findIndex((other) => other.roleTypeId === roleTypeId) !== index) return [path, recordTexts.double]
  }
  return null
}

/** The active contact of an e-mail address, in any case. */
export const contactByEmail = (email: unknown, { db }: Pick<Store, 'db'>) =>
  db.records('Contact').findBy(({ fields }) => folded(fields['email']) === folded(email))

const known = new WeakMap<Store, ReadonlyMap<unknown, number>>()

/** The user of each contact, as it was when a call first asked: one look through all users, not one for each contact. */
export function usersByContact(store: Store): ReadonlyMap<unknown, number> {
  const users =
    known.get(store) ??
    new Map(
      store.db
        .records('User')
        .where()
        .map(({ id, fields }) => [fields['contactId'], id]),
    )
  known.set(store, users)
  return users
}

/** Who leaves a university is not its primary contact any more. */
const ofSameUniversity = (fields: StoredContact, before: ContactFields | null): ContactFields => {
  const { isPrimary: _isPrimary, ...others } = fields
  return fields.institutionId === before?.institutionId ? fields : others
}

/** The people that the provider writes to, calls or gives access. */
export const contacts = serveResource({
  rules: contact,
  seeds: contactSeeds,
  numbered: { count: 10_000, fieldsOf: numberedContact },
  scope: scopeOfPeople((user, id) => user.contactId === id),
  calculated: (fields, id, store) => ({ fullName: fullNameOf(fields), userId: usersByContact(store).get(id) }),
  completed: (fields, { before }) => ({ ...ofSameUniversity(fields, before), allowMessages: fields.allowMessages ?? 1 }),
  checks: [missingOrganisation, roleBreach],
  holders: (fields, { id, ...store }) => roleHolders(fields, id, store),
  moveRefusal: (fields, { id, before, status, ...store }) =>
    before !== null && status === 1 ? (roleHolders(fields, id, store)[0]?.text ?? null) : null,
  handOver: handOverRoles,
  saved: (id, _fields, store, before) => {
    const record = store.records('Contact').find(id)
    if (record) nameInCentres(record, before, store)
  },
})
