import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

type Sent = FieldsOf<'Communication'>

/** A message as it is stored. */
export type MessageFields = Sent & Partial<Pick<Resources['Communication']['record'], 'startedAt' | 'sentAt'>>

/** The fields of a message; the contract has checked them. */
export const messageFields = ({ fields }: { readonly fields: object }) => fields as MessageFields

/** Where a message stands. */
export const messageState = { draft: 'Draft', scheduled: 'Scheduled', sending: 'Sending', sent: 'Sent' } as const

/** How a message can reach a person. */
export const channels = ['In-app', 'Email'] as const

export type Channel = (typeof channels)[number]

/** The text of a message on a channel; undefined where it does not go there. */
export function textOn({ mode, email, inApp }: MessageFields, channel: Channel) {
  const text = channel === 'Email' ? email : inApp
  return text && (mode === 'Both' || mode === channel) ? { subject: text.subject ?? '', content: text.content ?? '' } : undefined
}
