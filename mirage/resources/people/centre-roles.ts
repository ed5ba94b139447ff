import { centre } from '#openapi/generated/resources/masters/centre.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import type { Breach, FieldsOf, Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { roleTypeIds } from './contact-lists.ts'

type ContactFields = FieldsOf<'Contact'>
type CentreFields = FieldsOf<'Centre'>

/** The contacts that a centre names, by single role. */
const centreRoles = [
  { field: 'principalContactId', roleTypeId: roleTypeIds.principal },
  { field: 'examsContactId', roleTypeId: roleTypeIds.examsOfficer },
] as const

const active = 1

const contactOf = ({ fields }: { readonly fields: object }) => fields as ContactFields
const rolesOf = (contact: ResourceRecord) => contactOf(contact).roles ?? []
const hasRole = (contact: ResourceRecord, roleTypeId: number): boolean => rolesOf(contact).some((role) => role.roleTypeId === roleTypeId)

/** A contact that a centre names has to be one of its own, of a type that may have the role. */
export function centreRoleBreach(fields: CentreFields, { id, before, records, named }: Writing<CentreFields>): Breach | null {
  for (const { field, roleTypeId } of centreRoles) {
    const contact = fields[field] === undefined || fields[field] === before?.[field] ? null : records('Contact').find(fields[field])
    if (!contact) continue
    const { centreId, contactTypeId } = contactOf(contact)
    if (id === null || centreId !== id) return [field, 'Choose a contact of this centre.']
    const { contactTypeIds = [] } = (records('RoleType').find(roleTypeId)?.fields ?? {}) as Partial<FieldsOf<'RoleType'>>
    if (!contactTypeIds.includes(contactTypeId)) return [field, `${named('ContactType', contactTypeId)} contacts cannot have this role.`]
  }
  return null
}

/** Gives and takes the roles of the contacts that a centre names, where the centre was changed. */
export function giveCentreRoles(fields: CentreFields, before: CentreFields | undefined, store: PersonalStore): void {
  const changed = centreRoles.filter(({ field }) => fields[field] !== before?.[field])
  const ids = new Set(changed.flatMap(({ field }) => [before?.[field] ?? [], fields[field] ?? []].flat()))
  // Both roles of a contact in one write: between two writes it would have neither or both.
  for (const id of ids) {
    const contact = store.records('Contact').find(id)
    if (!contact) continue
    const given = changed.filter(({ field, roleTypeId }) => fields[field] === id && !hasRole(contact, roleTypeId))
    // An inactive contact keeps its role: it is checked again when the contact is activated.
    const taken = changed.filter(
      ({ field, roleTypeId }) => fields[field] !== id && contact.status === active && hasRole(contact, roleTypeId),
    )
    if (given.length + taken.length === 0) continue
    const roles = [
      ...rolesOf(contact).filter((role) => !taken.some(({ roleTypeId }) => roleTypeId === role.roleTypeId)),
      ...given.map(({ roleTypeId }) => ({ roleTypeId })),
    ]
    const comment = [
      ...taken.map(({ field }) => `Is no longer ${centre.fields[field].label} of ${fields.centreName}.`),
      ...given.map(({ field }) => `Is ${centre.fields[field].label} of ${fields.centreName} now.`),
    ].join(' ')
    const { Contact } = store.services
    const changedFields = tidied({ ...contact.fields, roles }, Contact.rules.fields)
    updateRecord(Contact, contact, { fields: changedFields, status: contact.status, record: contact }, { act: 'updated', comment }, store)
  }
}

/** Updates the centres of a contact, former and present, to the roles that it has there now. */
export function nameInCentres(contact: ResourceRecord, before: ResourceRecord | null, store: PersonalStore): void {
  const { Centre } = store.services
  const { centreId } = contact.fields
  for (const id of new Set([before?.fields['centreId'], centreId])) {
    const record = typeof id === 'number' ? store.records('Centre').find(id) : null
    if (!record) continue
    const named = centreRoles.map(({ field, roleTypeId }) => {
      const holds = id === centreId && hasRole(contact, roleTypeId)
      if (holds && contact.status === active) return [field, contact.id] as const
      return [field, !holds && record.fields[field] === contact.id ? undefined : record.fields[field]] as const
    })
    const fields = tidied({ ...record.fields, ...Object.fromEntries(named) }, Centre.rules.fields)
    const comment = `Roles of ${String(contact.fields['fullName'] ?? contact.fields['firstName'])} were changed.`
    updateRecord(Centre, record, { fields, status: record.status, record }, { act: 'updated', comment }, store)
  }
}
