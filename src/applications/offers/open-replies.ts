import type { StoredRecord } from '#src/resources/record-types.ts'
import { offerTexts as texts } from './texts.ts'

/** What a student can say to an offer. */
export const replies = ['Firm', 'Insurance', 'Declined'] as const

/** A reply to an offer. */
export type Reply = (typeof replies)[number]

type Replied = Pick<StoredRecord, 'id' | 'fields'>

/** Whether the day until which an offer is replied to has passed. */
export const isReplyOver = ({ fields: { replyBy } }: Replied, today: string): boolean => typeof replyBy === 'string' && replyBy < today

/** The replies that a student can give to one of the offers, each with the reason, if any, why the server would refuse it now. */
export function openReplies(offer: Replied, offers: readonly Replied[], today: string): readonly { reply: Reply; offReason?: string }[] {
  if (isReplyOver(offer, today)) return []
  const hasFirm = offers.some(({ id, fields }) => id !== offer.id && fields['reply'] === 'Firm')
  return replies
    .filter((reply) => reply !== offer.fields['reply'])
    .map((reply) => (reply === 'Insurance' && !hasFirm ? { reply, offReason: texts.firmFirst } : { reply }))
}
