import { isPortalPath } from '#openapi/markup-links.ts'
import { escapedText, filledText, messageTexts, type PlaceholderValues } from '#openapi/communications/message-text.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { encryptId } from '../../id-codec.ts'
import type { ResourceRecord } from '../../models.ts'
import { cleanMarkup } from '../engine/markup.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { dayInWords } from '../engine/words.ts'
import { contactFields, fullNameOf } from '../people/contacts.ts'
import { peopleIndex } from './audience-people.ts'
import { messageSubject, recordAddress } from './components.ts'
import { recordDayOf } from './record-dates.ts'

/** A subject and a text, with placeholders. */
export interface MessageText {
  readonly subject: string
  readonly content: string
}

/** What a message is about. */
export interface MessageAbout {
  readonly componentId?: number | undefined
  readonly recordId?: number | undefined
}

/** A message as one person reads it, and the placeholders that have no value for the person. */
export interface Rendered extends MessageText {
  readonly missing: readonly string[]
}

/** The values of the record that a message is about. */
export function valuesOfRecord({ componentId, recordId }: MessageAbout, portalAddress: string, store: Store): PlaceholderValues {
  const subject = componentId === undefined ? undefined : messageSubject(store.db, componentId)
  if (!subject || recordId === undefined) return {}
  const record = store.records(subject.resource).find(recordId)
  if (!record) return {}
  const rules: ResourceRules = resourceRules[subject.resource]
  return {
    recordName: textOf(record.fields[rules.title]),
    recordDate: dayInWords(recordDayOf(subject.resource, record, store)),
    link: `${portalAddress}${recordAddress(subject, encryptId(recordId))}`,
  }
}

/** The values of one person. */
export function valuesOfPerson(contact: ResourceRecord, store: Store): PlaceholderValues {
  const index = peopleIndex(store)
  const { firstName, lastName, centreId, institutionId } = contactFields(contact)
  const yearId = Number(index.studentOf(contact)?.fields['yearId'] ?? index.yearOf(contact) ?? 0)
  return {
    firstName,
    fullName: fullNameOf(contact.fields),
    ...(lastName !== undefined && { lastName }),
    ...(centreId !== undefined && { centreName: store.named('Centre', centreId) }),
    ...(institutionId !== undefined && { universityName: store.named('University', institutionId) }),
    ...(yearId > 0 && { yearDesc: store.named('Year', yearId) }),
    today: dayInWords(store.today),
  }
}

/** Fills in a message; the subject is text, the content clean markup, in which links into the portal are paths. */
export function rendered({ subject, content }: MessageText, values: PlaceholderValues, portalAddress: string): Rendered {
  const [head, body] = [filledText(subject, values, (value) => value), filledText(content, values, escapedText)]
  const linked = body.text.replaceAll(/href="([^"]*)"/g, (whole, address: string) => {
    const path = address.startsWith(portalAddress) ? address.slice(portalAddress.length) : ''
    return isPortalPath(path) ? `href="${path}"` : whole
  })
  return { subject: head.text, content: cleanMarkup(linked), missing: [...new Set([...head.missing, ...body.missing])] }
}

/** Clean markup for use outside the portal, in a mail: its links into the portal get the portal's address. */
export const outsidePortal = (markup: string, portalAddress: string): string =>
  markup.replaceAll('<a href="/', `<a href="${portalAddress}/`)

/** A message for addresses without a person in the portal: placeholders that need a person stay as they were written. */
export function renderedForCopies({ subject, content }: MessageText, values: PlaceholderValues, portalAddress: string): MessageText {
  const open = (name: string) => `[${name}]`
  const known: PlaceholderValues = Object.fromEntries(
    (['firstName', 'lastName', 'fullName', 'centreName', 'universityName', 'yearDesc', 'recordName', 'recordDate', 'link'] as const).map(
      (name) => [name, values[name] ?? open(name)],
    ),
  )
  const filled = rendered({ subject, content }, { ...known, today: values.today ?? '' }, portalAddress)
  return { subject: filled.subject, content: outsidePortal(filled.content, portalAddress) }
}

/** Why a message does not reach a person, or null. */
export const failureOf = ({ missing }: Pick<Rendered, 'missing'>): string | null =>
  missing.length === 0 ? null : missing.map(messageTexts.noValue).join(' ')
