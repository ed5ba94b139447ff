import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { membersOf, type GroupFields } from '../people/contact-groups.ts'
import { contactFields } from '../people/contacts.ts'
import { peopleIndex } from './audience-people.ts'
import { testOf, type AudienceRule } from './audience-rules.ts'

/** The menus of people, in the order in which they are counted. */
export const contactTypes = ['STUDENT', 'CENTER', 'INSTITUTE', 'NCUK'] as const

/** Whom a message addresses: of the groups and contacts named, or of all contacts where neither is named. Excluded ones count nowhere. */
export interface Addressed {
  readonly contactTypes?: readonly (typeof contactTypes)[number][]
  readonly rules?: readonly AudienceRule[]
  readonly contactGroupIds?: readonly number[]
  readonly contactIds?: readonly number[]
  readonly excludedContactIds?: readonly number[]
}

/** The contacts that a message reaches, each once, those it skips, and how many are left after each rule. */
export interface Recipients {
  readonly reached: readonly ResourceRecord[]
  readonly leftOut: readonly ResourceRecord[]
  readonly steps: readonly number[]
}

/** Whether a message reaches a contact: it is active, may be written to, and is no lead who has not agreed. */
export const mayBeWrittenTo = (contact: ResourceRecord, store: Store): boolean =>
  contact.status === 1 &&
  contactFields(contact).allowMessages !== 0 &&
  !peopleIndex(store)
    .unwilling()
    .has(folded(contactFields(contact).email))

/** The people that an audience starts from: group members and chosen people, or all contacts. */
function firstPeople({ contactGroupIds, contactIds }: Addressed, store: Store): ResourceRecord[] {
  const { db } = store
  if (contactGroupIds === undefined && contactIds === undefined) return db.records('Contact').where()
  const members = (contactGroupIds ?? []).flatMap((id) => {
    const group = db.records('ContactGroup').find(id)
    return group?.status === 1 ? membersOf(group.fields as GroupFields, store) : []
  })
  const named = (contactIds ?? []).flatMap((id) => db.records('Contact').find(id) ?? [])
  return [...new Map([...members, ...named].map((contact) => [contact.id, contact])).values()]
}

/** The recipients of a message as they are now. */
export function recipientsOf(addressed: Addressed, store: Store): Recipients {
  const { rules = [], excludedContactIds = [], contactTypes: types } = addressed
  const index = peopleIndex(store)
  const excluded = new Set(excludedContactIds)
  let left = firstPeople(addressed, store).filter(
    (contact) => !excluded.has(contact.id) && (types === undefined || types.some((type) => type === index.typeOf(contact))),
  )
  const steps: number[] = []
  for (const rule of rules) {
    const test = testOf(rule, store)
    left = left.filter(test)
    steps.push(left.length)
  }
  const [reached, leftOut]: [ResourceRecord[], ResourceRecord[]] = [[], []]
  for (const contact of left) (mayBeWrittenTo(contact, store) ? reached : leftOut).push(contact)
  return { reached, leftOut, steps }
}

type AudienceFields = FieldsOf<'Audience'>

/** The people of an audience: those who pass its rules, or the fixed list. */
export const addressedBy = ({
  kind,
  contactTypes: types,
  rules,
  contactGroupIds,
  contactIds,
  excludedContactIds,
}: AudienceFields): Addressed => ({
  contactTypes: types,
  ...(excludedContactIds && { excludedContactIds }),
  ...(kind === 'Rule' ? { rules: rules ?? [] } : { contactGroupIds: contactGroupIds ?? [], contactIds: contactIds ?? [] }),
})
