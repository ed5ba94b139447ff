import { done, ok, type Call, type Handlers } from '../contract.ts'
import type { ResourceRecord } from '../models.ts'
import { takeOver } from '../resources/engine/calls.ts'
import type { Draft } from '../resources/engine/check.ts'
import { tidied } from '../resources/engine/check.ts'
import { pageOf } from '../resources/engine/list.ts'
import { refuse } from '../resources/engine/refusal.ts'
import type { Fields, FieldsOf } from '../resources/engine/service.ts'
import { titleOf, type PersonalStore } from '../resources/engine/store.ts'
import { insertRecord, replaceReferences, updateAndNote, updateRecord } from '../resources/engine/write.ts'
import {
  contactsByRules,
  isMemberOf,
  membersOf,
  reasonOf,
  ruleBreach,
  type GroupFields,
  type GroupRule,
} from '../resources/people/contact-groups.ts'
import { nameInCentres } from '../resources/people/centre-roles.ts'
import { contactFields, contactByEmail, fullNameOf } from '../resources/people/contacts.ts'
import { ruleBreach as audienceBreach } from '../resources/communications/audience-rules.ts'
import { peopleIndex } from '../resources/communications/audience-people.ts'
import { addressedBy, contactTypes, recipientsOf, type Addressed } from '../resources/communications/recipients.ts'
import { stagingStatus } from '../resources/people/seeds/contact-staging.ts'
import { answeringFields, answeringRecords, checkDraft, recordOf, requirePermission, stateConflict, storeOf } from './records.ts'

const previewed = 10

const memberOf = (rules: readonly GroupRule[]) => (record: ResourceRecord) => {
  const reason = reasonOf(rules)
  return {
    contactId: record.id,
    name: fullNameOf(record.fields),
    email: contactFields(record).email,
    ...(reason !== '' && { reason }),
  }
}

const only = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, fields[name]]))

/** A contact that takes over some fields, and values that others hand over; refused when a field is wrong. */
function changedContact(record: ResourceRecord, changes: Fields, handOver: readonly number[], store: PersonalStore): Draft {
  const { Contact } = store.services
  const fields = tidied({ ...record.fields, ...changes }, Contact.rules.fields)
  const draft = { fields, status: record.status, record, handOver }
  checkDraft('Contact', draft, store)
  takeOver(Contact, draft, store)
  return draft
}

/** Merges two contacts; a role of both is kept once. */
function merge({ keepId, dropId, fields: taken, handOver = [] }: Call<'mergeContacts'>['body'], store: PersonalStore): void {
  const { db, services } = store
  const [keep, drop] = [recordOf('Contact', keepId, store), recordOf('Contact', dropId, store)]
  if (keepId === dropId) refuse('Choose two different contacts.')
  if (dropId === store.user.contactId) refuse('This is your own contact: keep it, and merge the other one into it.')
  const [keptUser, droppedUser] = [keepId, dropId].map((id) => db.records('User').findBy(({ fields }) => fields['contactId'] === id))
  if (keptUser && droppedUser) refuse('Both contacts sign in, so they cannot be merged.')
  const [kept = [], dropped = []] = [contactFields(keep).roles, contactFields(drop).roles]
  const roles = [...kept, ...dropped.filter(({ roleTypeId }) => !kept.some((role) => role.roleTypeId === roleTypeId))]
  const comment = `${fullNameOf(drop.fields)} was merged into ${fullNameOf(keep.fields)}.`
  // First, because the remaining contact may take over its e-mail and its single roles.
  db.records('Contact').remove(dropId)
  let draft
  try {
    draft = changedContact(keep, { ...only(drop.fields, taken), roles }, handOver, store)
  } catch (error) {
    const { id: _id, ...rest } = drop
    db.records('Contact').insert({ id: dropId, ...rest })
    throw error
  }
  nameInCentres({ ...drop, fields: { ...drop.fields, roles: [] } }, drop, store)
  updateAndNote(services.Contact, keep, draft, { act: 'merged', comment }, store)
  replaceReferences({ resource: 'Contact', dropId, keepId }, 'contact merged', store)
}

/** Whom a count is about: those of an audience that is stored, of one as it is written, or chosen people. */
function addressedIn({ audienceId, ...given }: Call<'countRecipients'>['body'], store: PersonalStore): Addressed {
  if (audienceId !== undefined) return addressedBy(recordOf('Audience', audienceId, store).fields as FieldsOf<'Audience'>)
  const { contactTypes: types, rules = [], contactGroupIds = [], contactIds = [] } = given
  if (types === undefined && contactGroupIds.length + contactIds.length === 0) refuse('Choose at least one recipient.')
  const breach = audienceBreach(rules, store)
  if (breach) refuse(breach[1])
  return given
}

type Decision = Call<'decideStagedContact'>['body']

/** Applies the decision about a staged contact; returns its final status and what the history says of it. */
function decide(
  record: ResourceRecord,
  { decision, mergeIntoId, fields = [], handOver = [], comment = '' }: Decision,
  store: PersonalStore,
) {
  const { Contact, ContactStaging } = store.services
  const given = comment.trim()
  if (decision === 'reject') return { status: stagingStatus.rejected, act: 'rejected', comment: given }
  if (decision === 'merge') {
    if (mergeIntoId === undefined) return refuse('Choose the contact to merge into.')
    const contact = recordOf('Contact', mergeIntoId, store)
    const draft = changedContact(contact, only(record.fields, fields), handOver, store)
    const said = `${titleOf(ContactStaging, record)} was merged into ${titleOf(Contact, contact)}.`
    updateAndNote(Contact, contact, draft, { act: 'merged', comment: said }, store)
    return { status: stagingStatus.approved, act: 'merged', comment: said }
  }
  const draft = { fields: tidied(record.fields, Contact.rules.fields), status: 1, record: null, handOver }
  checkDraft('Contact', draft, store)
  takeOver(Contact, draft, store)
  insertRecord(Contact, draft, { act: 'created' }, store)
  return { status: stagingStatus.approved, act: 'approved', comment: given }
}

/** What the address book does beside the calls of its resources. */
export const contactHandlers = {
  mergeContacts: (call) =>
    answeringFields(() => {
      merge(call.body, storeOf(call))
      return done('Contacts merged successfully.')
    }),

  listGroupMembers: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const group = recordOf('ContactGroup', call.path.id, store).fields as GroupFields
      const { records, totalCount } = pageOf(store.services.Contact, membersOf(group, store), { ...call.query }, store)
      return ok({ list: records.map(memberOf(group.rules ?? [])), totalCount })
    }),

  listGroupsOfContact: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const contact = recordOf('Contact', call.path.id, store)
      const groups = store.scoped('ContactGroup').flatMap(({ id, fields }) => {
        const group = fields as GroupFields
        if (!isMemberOf(group, contact, store)) return []
        const reason = reasonOf(group.rules ?? [])
        const groupTypeName = store.named('GroupType', group.groupTypeId)
        return [{ contactGroupId: id, groupName: group.groupName, groupTypeName, ...(reason !== '' && { reason }) }]
      })
      return ok(groups.toSorted((one, other) => one.groupName.localeCompare(other.groupName, 'en')))
    }),

  previewGroup: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { rules } = call.body
      const breach = ruleBreach(rules, store)
      if (breach) refuse(breach[1])
      const members = contactsByRules(rules, store)
      return ok({ list: members.slice(0, previewed).map(memberOf(rules)), totalCount: members.length })
    }),

  countRecipients: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { reached, leftOut, steps } = recipientsOf(addressedIn(call.body, store), store)
      const people = reached
        .map(({ id, fields }) => ({ contactId: id, name: fullNameOf(fields) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .slice(0, previewed)
      const index = peopleIndex(store)
      const types = contactTypes.flatMap((contactType) => {
        const count = reached.filter((contact) => index.typeOf(contact) === contactType).length
        return count > 0 ? [{ contactType, count }] : []
      })
      const sample = people.map(({ name }) => name)
      return ok({ count: reached.length, leftOut: leftOut.length, sample, people, types, steps: [...steps] })
    }),

  decideStagedContact: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const { ContactStaging } = store.services
      const record = recordOf('ContactStaging', call.path.id, store)
      const { decision, comment = '' } = call.body
      if (record.status !== stagingStatus.review) return stateConflict('Only a contact in review can be decided on.', record)
      if (decision === 'reject' && comment.trim() === '') refuse('Comment should not be blank!')
      if (decision !== 'reject') requirePermission('Publish', ContactStaging.rules, call.menu)
      const match = decision === 'create' ? contactByEmail(record.fields['email'], store) : null
      if (match) return stateConflict(`${fullNameOf(match.fields)} has this e-mail already.`, record)
      const { status, ...act } = decide(record, call.body, store)
      updateRecord(ContactStaging, record, { fields: record.fields, status, record }, act, store)
      return done(`${ContactStaging.rules.noun} ${status === stagingStatus.approved ? 'approved' : 'rejected'} successfully.`)
    }),
} satisfies Partial<Handlers>
