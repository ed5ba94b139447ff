import { plainWords } from '#openapi/markup-words.ts'
import type { PlaceholderValues } from '#openapi/communications/message-text.ts'
import { stampAfter, toDateTime, toInstant, type Clock } from '../../clock.ts'
import type { HandlerSettings } from '../../contract.ts'
import type { MessageDeliveryRecord, ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { contactFields } from '../people/contacts.ts'
import { attachedMarkup, shareAttachments } from './attachments.ts'
import { channels, messageFields, messageState, textOn, type MessageFields } from './communication-fields.ts'
import { addressedBy, mayBeWrittenTo, recipientsOf, type Recipients } from './recipients.ts'
import { failureOf, outsidePortal, rendered, renderedForCopies, valuesOfPerson, valuesOfRecord } from './rendering.ts'

/** What sending needs beside the records. */
export interface Sending {
  readonly store: Store
  readonly clock: Clock
  readonly settings: Pick<HandlerSettings, 'sendMail' | 'portalAddress'>
}

/** How many deliveries go out in a second; the first of them with the call that sends. */
export const deliveriesPerSecond = 500

const second = 1000

/** The recipients of a message as they are now. */
export function recipientsOfMessage({ option, audienceId, recipients }: MessageFields, store: Store): Recipients {
  if (option === 'Individual') return recipientsOf({ contactIds: recipients ?? [] }, store)
  const audience = audienceId === undefined ? null : store.db.records('Audience').find(audienceId)
  if (!audience) return { reached: [], leftOut: [], steps: [] }
  return recipientsOf(addressedBy(audience.fields as FieldsOf<'Audience'>), store)
}

/** Moves a message to a state, stores what changes with it, and notes it in the history. */
function moved(
  record: ResourceRecord,
  to: string,
  act: string,
  changes: Partial<MessageFields>,
  { store, clock }: Sending,
): ResourceRecord {
  const updatedAt = stampAfter(clock.now(), record.updatedAt)
  const { updatedBy: by } = record
  store.db.historyEntries.insert({
    resource: 'Communication',
    recordId: record.id,
    at: updatedAt,
    by,
    act,
    comment: '',
    changes: [{ field: 'Status', before: String(record.status), after: to }],
  })
  return store.db.records('Communication').update(record.id, { status: to, updatedAt, fields: { ...record.fields, ...changes } })
}

/** Sends the mail to the further addresses (To and Cc), each once, unless a recipient has the address. */
function sendCopies(fields: MessageFields, { reached }: Recipients, { store, settings }: Sending): void {
  const email = textOn(fields, 'Email')
  if (!email) return
  const { toEmails = [], ccEmails = [] } = fields.email ?? {}
  const known = new Set(reached.map((contact) => folded(contactFields(contact).email)))
  const text = renderedForCopies(email, valuesOfRecord(fields, settings.portalAddress, store), settings.portalAddress)
  for (const address of [...toEmails, ...ccEmails]) {
    if (known.has(folded(address))) continue
    known.add(folded(address))
    settings.sendMail({ to: address, subject: text.subject, text: plainWords(text.content) })
  }
}

type Outcome = Pick<MessageDeliveryRecord, 'state' | 'error' | 'notificationId'>

const failed = (error: string): Outcome => ({ state: 'Failed', error, notificationId: null })

/** What all people get of a message. */
interface Shared {
  readonly fields: MessageFields
  readonly about: PlaceholderValues
  readonly attached: string
}

/** Delivers a message to one person on one channel. */
function deliverTo({ contactId, channel }: MessageDeliveryRecord, { fields, about, attached }: Shared, sending: Sending): Outcome {
  const { store, clock, settings } = sending
  const contact = store.db.records('Contact').find(contactId)
  if (!contact) return failed('The contact is not there any more.')
  if (!mayBeWrittenTo(contact, store)) return failed('The contact may not be written to any more.')
  const given = textOn(fields, channel)
  if (!given) return failed('There is no text for this channel.')
  const text = rendered(given, { ...about, ...valuesOfPerson(contact, store) }, settings.portalAddress)
  const failure = failureOf(text)
  if (failure !== null) return failed(failure)
  const content = `${text.content}${attached}`
  if (channel === 'Email') {
    const words = plainWords(outsidePortal(content, settings.portalAddress))
    settings.sendMail({ to: contactFields(contact).email, subject: text.subject, text: words })
    return { state: 'Delivered', error: null, notificationId: null }
  }
  const { subject } = text
  const isImportant = fields.isImportant === 1
  const { id } = store.db.notifications.insert({
    contactId,
    subject,
    content,
    status: 0,
    createdAt: clock.now(),
    ...(isImportant && { isImportant }),
  })
  return { state: 'Delivered', error: null, notificationId: id }
}

function deliverEach(deliveries: readonly MessageDeliveryRecord[], fields: MessageFields, sending: Sending): number {
  const { store, clock, settings } = sending
  const at = toDateTime(clock.now())
  const shared = {
    fields,
    about: valuesOfRecord(fields, settings.portalAddress, store),
    attached: attachedMarkup(fields, store),
  }
  let delivered = 0
  for (const delivery of deliveries) {
    const outcome = deliverTo(delivery, shared, sending)
    store.db.messageDeliveries.update(delivery.id, { ...outcome, at })
    if (outcome.state === 'Delivered') delivered += 1
  }
  return delivered
}

/** Delivers as much of a message as its time allows by now; the last one makes it sent. */
function deliverDue(record: ResourceRecord, sending: Sending): void {
  const { db } = sending.store
  const fields = messageFields(record)
  const all = db.messageDeliveries.where(({ communicationId }) => communicationId === record.id)
  const queued = all.filter(({ state }) => state === 'Queued')
  const now = sending.clock.now()
  const seconds = Math.floor((now - toInstant(fields.startedAt ?? toDateTime(now))) / second) + 1
  const due = queued.slice(0, Math.max(0, seconds * deliveriesPerSecond - (all.length - queued.length)))
  deliverEach(due, fields, sending)
  if (due.length === queued.length) moved(record, messageState.sent, 'sent', { sentAt: toDateTime(now) }, sending)
}

/** Notes how many an audience had when it was written to. */
function noteCount({ audienceId, option }: MessageFields, { reached }: Recipients, { store }: Sending): void {
  const audiences = store.db.records('Audience')
  const audience = option === 'Audience' && audienceId !== undefined ? audiences.find(audienceId) : null
  if (audience) audiences.update(audience.id, { fields: { ...audience.fields, lastCount: reached.length, countedAt: store.now } })
}

/** Begins to send a message: from here on nothing of it changes, and it cannot be taken back, only stopped. */
export function beginSending(record: ResourceRecord, sending: Sending): void {
  const { store, clock } = sending
  const fields = messageFields(record)
  const recipients = recipientsOfMessage(fields, store)
  const startedAt = toDateTime(clock.now())
  for (const contact of recipients.reached)
    for (const channel of channels)
      if (textOn(fields, channel))
        store.db.messageDeliveries.insert({
          communicationId: record.id,
          contactId: contact.id,
          channel,
          state: 'Queued',
          error: null,
          at: startedAt,
          notificationId: null,
        })
  shareAttachments({ fields, updatedBy: record.updatedBy }, recipients.reached, store, clock)
  noteCount(fields, recipients, sending)
  sendCopies(fields, recipients, sending)
  deliverDue(moved(record, messageState.sending, 'sending began', { startedAt }, sending), sending)
}

/**
 * Stops a message that is being sent: what still waits is never sent. Says how many of its deliveries were tried, and how many
 * are not sent.
 */
export function stopSending(record: ResourceRecord, sending: Sending): { readonly sent: number; readonly notSent: number } {
  const { db, now } = sending.store
  const deliveries = db.messageDeliveries.where(({ communicationId }) => communicationId === record.id)
  const queued = deliveries.filter(({ state }) => state === 'Queued')
  moved(record, messageState.sent, 'sending stopped', { sentAt: now }, sending)
  return { sent: deliveries.length - queued.length, notSent: queued.length }
}

/** Tries the failed deliveries of a message again; says how many went through. */
export function retryFailed(record: ResourceRecord, sending: Sending): { readonly delivered: number; readonly failed: number } {
  const tried = sending.store.db.messageDeliveries.where((one) => one.communicationId === record.id && one.state === 'Failed')
  const delivered = deliverEach(tried, messageFields(record), sending)
  return { delivered, failed: tried.length - delivered }
}

/** What the server's clock has made due: scheduled messages begin, and those that are being sent go on. */
export function sendDue(sending: Sending): void {
  const { db, now } = sending.store
  const messages = db.records('Communication')
  const open = messages.where(({ status }) => status === messageState.scheduled || status === messageState.sending)
  for (const record of open) {
    if (record.status === messageState.sending) deliverDue(record, sending)
    else if ((messageFields(record).scheduledAt ?? '') <= now) beginSending(record, sending)
  }
}
