import {
  addressError,
  confirmedAbove,
  earliestMs,
  isTooLarge,
  longestContent,
  messageTexts,
  unknownPlaceholder,
} from '#openapi/communications/message-text.ts'
import { isBlankMarkup } from '#openapi/markup-words.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { assetStatus } from '../assets/asset-status.ts'
import type { Breach } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { messageSubject } from './components.ts'
import { channels, textOn, type Channel, type MessageFields } from './communication-fields.ts'

const fieldOf = { Email: 'email', 'In-app': 'inApp' } as const

/** What is wrong with a text that is written, for any reader. */
export function textBreach(path: string, subject: string, content: string): Breach | null {
  const prefix = path === '' ? '' : `${path}.`
  const inSubject = unknownPlaceholder(subject)
  if (inSubject !== null) return [`${prefix}subject`, inSubject]
  const inContent = unknownPlaceholder(content)
  if (inContent !== null) return [`${prefix}content`, inContent]
  return isTooLarge(content) ? [`${prefix}content`, recordTexts.tooLong(longestContent)] : null
}

/** An active asset stays so while it is attached; others cannot be seen by those who get the message. */
function attachmentBreach({ attachmentIds = [] }: MessageFields, { db }: Store): Breach | null {
  const asset = attachmentIds.map((id) => db.records('Asset').find(id)).find((one) => one && one.status !== assetStatus.active)
  return asset ? ['attachmentIds', `${textOf(asset.fields['assetName'])} is not active. Remove it, or attach it once it is.`] : null
}

/** What is wrong with a message as a draft. */
export function draftBreach(fields: MessageFields, store: Store): Breach | null {
  const { email, inApp, componentId, recordId } = fields
  for (const [path, text] of [['email', email] as const, ['inApp', inApp] as const]) {
    const breach = text ? textBreach(path, text.subject ?? '', text.content ?? '') : null
    if (breach) return breach
  }
  for (const name of ['toEmails', 'ccEmails'] as const) {
    const error = addressError(email?.[name] ?? [])
    if (error !== null) return [`email.${name}`, error]
  }
  const attached = attachmentBreach(fields, store)
  if (attached) return attached
  if (recordId === undefined) return null
  const subject = componentId === undefined ? undefined : messageSubject(store.db, componentId)
  return subject && store.records(subject.resource).find(recordId) ? null : ['recordId', recordTexts.gone('Record')]
}

const { email: emailRules, inApp: inAppRules } = communication.fields
const rulesOn = { Email: emailRules, 'In-app': inAppRules } as const

function channelBreaches(fields: MessageFields, channel: Channel): Breach[] {
  if (fields.mode !== 'Both' && fields.mode !== channel) return []
  const text = textOn(fields, channel)
  const [path, rules] = [fieldOf[channel], rulesOn[channel].fields]
  return [
    ...((text?.subject ?? '').trim() === '' ? [[`${path}.subject`, recordTexts.required(rules.subject.label)] as const] : []),
    ...(isBlankMarkup(text?.content ?? '') ? [[`${path}.content`, recordTexts.required(rules.content.label)] as const] : []),
  ]
}

/** What a message lacks to be sent to so many people. */
export function sendBreaches(fields: MessageFields, people: number, confirmed: number | undefined): Breach[] {
  const wanted = fields.option === 'Audience' ? 'audienceId' : 'recipients'
  const breaches = channels.flatMap((channel) => channelBreaches(fields, channel))
  if (people === 0) return [[wanted, messageTexts.noRecipient], ...breaches]
  if (breaches.length === 0 && people > confirmedAbove && confirmed !== people)
    return [['count', `The message reaches ${people} people: type this number.`]]
  return breaches
}

/** Whether an instant (ms) is too near, or over. */
export const isTooSoon = (at: number, now: number): boolean => Number.isNaN(at) || at < now + earliestMs
