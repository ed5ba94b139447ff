import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { membersOf, type GroupFields } from './contact-groups.ts'
import { contactFields } from './contacts.ts'

/** The recipients of a message; excluded contacts count nowhere. */
export interface Addressed {
  readonly contactGroupIds?: readonly number[]
  readonly contactIds?: readonly number[]
  readonly excludedContactIds?: readonly number[]
}

/** Whether a message reaches a contact. */
const mayBeWrittenTo = (contact: ResourceRecord): boolean => contact.status === 1 && contactFields(contact).allowMessages !== 0

/** The contacts that a message reaches, each once, and those it skips: inactive, or not to be written to. */
export function recipientsOf({ contactGroupIds = [], contactIds = [], excludedContactIds = [] }: Addressed, store: Store) {
  const members = contactGroupIds.flatMap((id) => {
    const group = store.records('ContactGroup').find(id)
    return group?.status === 1 ? membersOf(group.fields as GroupFields, store) : []
  })
  const named = contactIds.flatMap((id) => store.records('Contact').find(id) ?? [])
  const addressed = new Map([...members, ...named].map((contact) => [contact.id, contact]))
  for (const id of excludedContactIds) addressed.delete(id)
  const contacts = [...addressed.values()]
  return { reached: contacts.filter(mayBeWrittenTo), leftOut: contacts.filter((contact) => !mayBeWrittenTo(contact)) }
}
