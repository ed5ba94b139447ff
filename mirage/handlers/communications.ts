import { plainWords } from '#openapi/markup-words.ts'
import { placeholderLabels, recordPlaceholders, type PlaceholderName } from '#openapi/communications/message-text.ts'
import { messageTexts } from '#openapi/communications/message-text.ts'
import { toInstant } from '../clock.ts'
import { ok, problem, type Call, type Handlers } from '../contract.ts'
import type { MessageDeliveryRecord, ResourceRecord } from '../models.ts'
import { refuseChanged } from '../resources/engine/calls.ts'
import { tidied } from '../resources/engine/check.ts'
import { refuse, refuseFields } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { folded } from '../resources/engine/values.ts'
import { updateRecord } from '../resources/engine/write.ts'
import { messageFields, messageState, type MessageFields } from '../resources/communications/communication-fields.ts'
import { messageSubjects } from '../resources/communications/components.ts'
import { isTooSoon, sendBreaches, textBreach } from '../resources/communications/message-checks.ts'
import { asItStands } from '../resources/communications/deliveries.ts'
import { recipientsOf } from '../resources/communications/recipients.ts'
import { failureOf, outsidePortal, rendered, valuesOfPerson, valuesOfRecord } from '../resources/communications/rendering.ts'
import { beginSending, recipientsOfMessage, retryFailed, stopSending, type Sending } from '../resources/communications/sending.ts'
import { contactFields, fullNameOf } from '../resources/people/contacts.ts'
import {
  answeringConflicts,
  answeringFields,
  answeringRecords,
  recordOf,
  requirePermission,
  stateConflict,
  storeOf,
  wired,
} from './records.ts'

const sendingOf = (store: PersonalStore): Sending => ({ store, clock: store.clock, settings: store.settings })

const hasBegun = ({ status }: ResourceRecord): boolean => status === messageState.sending || status === messageState.sent

/** Stores a change of a message by a person, and notes it in the history. */
function keep(record: ResourceRecord, to: string, act: string, changes: Partial<MessageFields>, store: PersonalStore): ResourceRecord {
  const { Communication } = store.services
  const fields = tidied({ ...record.fields, ...changes }, Communication.rules.fields)
  return updateRecord(Communication, record, { fields, status: to, record }, { act }, store)
}

/** Sends a message, schedules it, or takes it back; says where it stands then. */
function changeState(
  stored: ResourceRecord,
  { state, scheduledAt, count }: Call<'updateCommunicationStatus'>['body'],
  store: PersonalStore,
) {
  const { scheduledAt: _before, ...fields } = messageFields(stored)
  if (state === messageState.draft) {
    keep(stored, messageState.draft, 'cancelled', {}, store)
    return ok({ state }, 'The sending was cancelled.')
  }
  const { reached } = recipientsOfMessage(fields, store)
  const breaches = sendBreaches(fields, reached.length, count)
  if (state === messageState.scheduled && isTooSoon(toInstant(scheduledAt ?? ''), store.clock.now()))
    breaches.push(['scheduledAt', messageTexts.tooSoon])
  if (breaches.length > 0) refuseFields(breaches)
  if (state === messageState.scheduled) {
    keep(stored, messageState.scheduled, 'scheduled', { scheduledAt }, store)
    return ok({ state }, 'Communication scheduled successfully.')
  }
  const { scheduledAt: _time, ...now } = stored.fields
  const record = store.db.records('Communication').update(stored.id, { fields: now, updatedBy: store.author })
  beginSending(record, sendingOf(store))
  const { status } = recordOf('Communication', stored.id, store)
  return ok({ state: status === messageState.sent ? messageState.sent : messageState.sending }, 'Communication sent successfully.')
}

const deliveryOf = (delivery: MessageDeliveryRecord, store: PersonalStore) => {
  const { id, communicationId, contactId, channel, state, error, at, notificationId } = asItStands(delivery, store)
  const contact = store.db.records('Contact').find(contactId)
  return {
    messageDeliveryId: id,
    communicationId,
    communicationName: store.named('Communication', communicationId),
    contactId,
    name: contact ? fullNameOf(contact.fields) : '',
    email: contact ? contactFields(contact).email : '',
    channel,
    state,
    ...(error !== null && { error }),
    at: { date: at },
    ...(notificationId !== null && { inAppNotificationId: notificationId }),
  }
}

const named = (text: string) => new Set(text.split(',').filter((one) => one !== ''))

const byText = (one: string, other: string) => one.localeCompare(other, 'en')

/** Deliveries in the order that is asked for; those that are alike, and all of them unless told, the newest first. */
function inOrder(deliveries: readonly MessageDeliveryRecord[], sortParam: string, store: PersonalStore): readonly MessageDeliveryRecord[] {
  if (sortParam === '') return deliveries
  const [column, direction] = sortParam.split(':')
  const sign = direction === 'desc' ? -1 : 1
  const nameOf = (contactId: number) => folded(fullNameOf(store.db.records('Contact').find(contactId)?.fields ?? {}))
  const words = ({ contactId, at }: MessageDeliveryRecord) => (column === 'name' ? nameOf(contactId) : at)
  const told = new Map(deliveries.map((one) => [one.id, words(one)]))
  return deliveries.toSorted((one, other) => sign * byText(told.get(one.id) ?? '', told.get(other.id) ?? ''))
}

/** One page of the deliveries that a query asks for. */
function deliveriesFor(
  { communicationId, contactId, channel, state, searchText, sortParam = '', pageNo, pageSize }: Call<'listMessageDeliveries'>['query'],
  store: PersonalStore,
) {
  const [ofChannels, ofStates, needle] = [named(channel ?? ''), named(state ?? ''), folded(searchText)]
  const matches = (contactOf: number): boolean => {
    const contact = store.db.records('Contact').find(contactOf)
    return contact !== null && [fullNameOf(contact.fields), contactFields(contact).email].some((text) => folded(text).includes(needle))
  }
  const all = store.db.messageDeliveries
    .where(
      (one) =>
        (!communicationId || one.communicationId === communicationId) &&
        (!contactId || one.contactId === contactId) &&
        (ofChannels.size === 0 || ofChannels.has(one.channel)) &&
        (ofStates.size === 0 || ofStates.has(asItStands(one, store).state)) &&
        (needle === '' || matches(one.contactId)),
    )
    .toReversed()
  const [page, size] = [pageNo ?? 1, pageSize ?? 10]
  return {
    list: inOrder(all, sortParam, store)
      .slice((page - 1) * size, page * size)
      .map((one) => deliveryOf(one, store)),
    totalCount: all.length,
  }
}

type MessageBody = Call<'previewMessage'>['body']

/** A message as one person reads it. */
function previewOf({ contactId, email, inApp, ...about }: MessageBody, store: PersonalStore) {
  const contact = recordOf('Contact', contactId, store)
  const breach = [['email', email] as const, ['inApp', inApp] as const].flatMap(([path, text]) =>
    text ? [textBreach(path, text.subject, text.content) ?? []] : [],
  )
  const breaches = breach.filter((one): one is [string, string] => one.length > 0)
  if (breaches.length > 0) refuseFields(breaches)
  const { portalAddress } = store.settings
  const values = { ...valuesOfRecord(about, portalAddress, store), ...valuesOfPerson(contact, store) }
  const [asEmail, asInApp] = [email && rendered(email, values, portalAddress), inApp && rendered(inApp, values, portalAddress)]
  return {
    contactId,
    name: fullNameOf(contact.fields),
    to: contactFields(contact).email,
    ...(asEmail && { email: { subject: asEmail.subject, content: outsidePortal(asEmail.content, portalAddress) } }),
    ...(asInApp && { inApp: { subject: asInApp.subject, content: asInApp.content } }),
    missing: [...new Set([...(asEmail?.missing ?? []), ...(asInApp?.missing ?? [])])],
  }
}

const names = Object.keys(placeholderLabels) as readonly PlaceholderName[]

/** What the sending of messages does beside the calls of its resources. */
export const communicationHandlers = {
  listMessageComponents: ({ query: { searchText }, db }) =>
    ok(
      messageSubjects(db)
        .filter(({ name }) => folded(name).includes(folded(searchText)))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(({ componentId, name, resource }) => ({ componentId, name, resource })),
    ),

  listPlaceholders: ({ query: { componentId } }) =>
    ok(
      names
        .filter((name) => componentId !== 0 || !recordPlaceholders.includes(name))
        .map((name) => ({ name, label: placeholderLabels[name] })),
    ),

  listMessageContacts: ({ query: { searchText, pageSize, ids }, ...call }) => {
    const store = storeOf(call)
    const needle = folded(searchText)
    const wanted = new Set((ids ?? '').split(',').map(Number))
    const contacts = ids
      ? store.db.records('Contact').where(({ id }) => wanted.has(id))
      : recipientsOf({}, store).reached.filter(({ fields }) =>
          [fullNameOf(fields), contactFields({ fields }).email].some((text) => folded(text).includes(needle)),
        )
    const found = contacts.map(({ id, status, fields }) => ({
      id,
      name: fullNameOf(fields),
      status: status === 1 ? (1 as const) : (-1 as const),
      email: contactFields({ fields }).email,
    }))
    return ok(found.toSorted((one, other) => one.name.localeCompare(other.name, 'en')).slice(0, pageSize))
  },

  getCommunicationDetails: ({ path, ...call }) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const record = recordOf('Communication', path.id, store)
      const query = { communicationId: record.id, contactId: 0, channel: '', state: '', searchText: '', pageNo: 1, pageSize: 100 }
      const [communication] = wired('Communication', [record], store)
      return communication ? ok({ communication, deliveries: deliveriesFor(query, store) }) : problem(404, 'The message was not found.')
    }),

  listMessageDeliveries: ({ query, ...call }) => answeringRecords(() => ok(deliveriesFor(query, storeOf(call)))),

  updateCommunicationStatus: ({ path, body, ...call }) =>
    answeringConflicts(() => {
      const store = storeOf(call)
      requirePermission('Publish', store.services.Communication.rules, call.menu)
      const record = recordOf('Communication', path.id, store)
      if (hasBegun(record)) return stateConflict(messageTexts.begun, record)
      if (body.state === messageState.draft && record.status === messageState.draft)
        return stateConflict('The message is a draft already.', record)
      if (body.updatedAt) refuseChanged(store.services.Communication, record, body.updatedAt.date, store)
      const stored = store.db.records('Communication').find(path.id) ?? record
      return changeState(stored, body, store)
    }),

  stopCommunication: ({ path, ...call }) =>
    answeringRecords(() => {
      const store = storeOf(call)
      requirePermission('Publish', store.services.Communication.rules, call.menu)
      const record = recordOf('Communication', path.id, store)
      if (record.status !== messageState.sending) return stateConflict('The message is not being sent.', record)
      const stored = store.db.records('Communication').find(path.id) ?? record
      return ok(stopSending({ ...stored, updatedBy: store.author }, sendingOf(store)), 'Sending was stopped.')
    }),

  retryCommunication: ({ path, ...call }) =>
    answeringRecords(() => {
      const store = storeOf(call)
      requirePermission('Publish', store.services.Communication.rules, call.menu)
      const record = recordOf('Communication', path.id, store)
      if (record.status !== messageState.sent) return stateConflict('Only what failed of a sent message is tried again.', record)
      const tried = retryFailed(record, sendingOf(store))
      return ok(tried, `${tried.delivered} delivered, ${tried.failed} failed.`)
    }),

  previewMessage: ({ body, ...call }) => answeringFields(() => ok(previewOf(body, storeOf(call)))),

  testMessage: ({ body, ...call }) =>
    answeringFields(() => {
      const store = storeOf(call)
      const preview = previewOf(body, store)
      const failure = failureOf(preview)
      if (failure !== null) refuse(failure)
      const { user, settings, clock, db } = store
      const { email, inApp } = preview
      if (email) settings.sendMail({ to: user.email, subject: email.subject, text: plainWords(email.content) })
      if (inApp) db.notifications.insert({ contactId: user.contactId, ...inApp, status: 0, createdAt: clock.now() })
      return ok(preview, `The test was sent to ${user.email}.`)
    }),

  getUnreadCount: ({ query: { contactId }, db, user }) => {
    if (contactId !== 0 && contactId !== user.contactId) return problem(403, 'These are the notifications of another contact.')
    return ok({ count: db.notifications.where((one) => one.contactId === user.contactId && one.status === 0).length })
  },
} satisfies Partial<Handlers>
