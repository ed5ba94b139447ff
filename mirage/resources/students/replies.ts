import type { ReplyToOfferRequest } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../engine/check.ts'
import { refuseFields } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import type { PlacementFields } from './placement-fields.ts'

type Reply = ReplyToOfferRequest['reply']

const offers: readonly (number | string)[] = ['Conditional', 'Unconditional']

/** Whether a university has made an offer, to which there can be a reply. */
export const isOffer = ({ status }: ResourceRecord): boolean => offers.includes(status)

/** What was stored of an application; the contract has checked it. */
const placementFields = ({ fields }: ResourceRecord) => fields as PlacementFields

/** Why a reply cannot be given, or null. */
function replyRefusal(record: ResourceRecord, reply: Reply, { db, today }: PersonalStore): string | null {
  const { studentId, replyBy, reply: ownReply } = placementFields(record)
  if (replyBy !== undefined && replyBy < today) return 'The reply date has passed.'
  // A withdrawn offer keeps the reply that it got, which no longer counts.
  const isOther = (other: ResourceRecord, value: Reply) =>
    other.id !== record.id && isOffer(other) && other.fields['studentId'] === studentId && other.fields['reply'] === value
  const has = (value: Reply) => db.records('DirectPlacement').findBy((other) => isOther(other, value)) !== null
  if (reply === 'Firm' && has('Firm')) return 'Only one choice can be firm.'
  if (reply === 'Insurance' && !has('Firm')) return 'Choose a firm choice first.'
  if (reply === 'Insurance' && has('Insurance')) return 'Only one choice can be insurance.'
  if (reply !== 'Firm' && ownReply === 'Firm' && has('Insurance')) return 'Your insurance choice needs a firm one: change that first.'
  return null
}

/** Stores the reply to an offer. */
export function replyTo(record: ResourceRecord, reply: Reply, store: PersonalStore): void {
  const refusal = replyRefusal(record, reply, store)
  if (refusal !== null) refuseFields([['reply', refusal]])
  const { DirectPlacement } = store.services
  const fields = tidied({ ...record.fields, reply }, DirectPlacement.rules.fields)
  updateRecord(DirectPlacement, record, { fields, status: record.status, record }, { act: 'replied' }, store)
}
