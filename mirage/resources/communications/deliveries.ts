import { messageTexts } from '#openapi/communications/message-text.ts'
import type { Db } from '../../db.ts'
import type { MessageDeliveryRecord } from '../../models.ts'
import { messageState } from './communication-fields.ts'
import type { Store } from '../engine/store.ts'

/** How many deliveries of a message are in which state. */
export interface DeliveryCounts {
  readonly countTotal: number
  readonly countDelivered: number
  readonly countRead: number
  readonly countFailed: number
  /** What did not go out because sending was stopped. */
  readonly countStopped: number
}

const none: DeliveryCounts = { countTotal: 0, countDelivered: 0, countRead: 0, countFailed: 0, countStopped: 0 }

/** Whether a delivery does not go out any more: what waits once its message is sent was stopped. */
const isStopped = ({ communicationId, state }: MessageDeliveryRecord, { db }: Pick<Store, 'db'>): boolean =>
  state === 'Queued' && db.records('Communication').find(communicationId)?.status === messageState.sent

/** A delivery in its present state. Stopping a message changes none of its deliveries, as there may be 100,000. */
export const asItStands = (delivery: MessageDeliveryRecord, store: Pick<Store, 'db'>): MessageDeliveryRecord =>
  isStopped(delivery, store) ? { ...delivery, state: 'Failed', error: messageTexts.stopped } : delivery

function added(counts: DeliveryCounts, delivery: MessageDeliveryRecord, store: Store): DeliveryCounts {
  const { state } = delivery
  return {
    countTotal: counts.countTotal + 1,
    // What was read was delivered before.
    countDelivered: counts.countDelivered + Number(state === 'Delivered' || state === 'Read'),
    countRead: counts.countRead + Number(state === 'Read'),
    countFailed: counts.countFailed + Number(state === 'Failed'),
    countStopped: counts.countStopped + Number(isStopped(delivery, store)),
  }
}

const known = new WeakMap<Store, ReadonlyMap<number, DeliveryCounts>>()

/** The counts of a message, as they were when a call first asked: one look through all deliveries, not one for each message. */
export function deliveryCounts(communicationId: number, store: Store): DeliveryCounts {
  let counts = known.get(store)
  if (!counts) {
    const all = new Map<number, DeliveryCounts>()
    for (const delivery of store.db.messageDeliveries.where())
      all.set(delivery.communicationId, added(all.get(delivery.communicationId) ?? none, delivery, store))
    counts = all
    known.set(store, counts)
  }
  return counts.get(communicationId) ?? none
}

/** Notes that notifications were read: the sender sees it. */
export function noteRead(notificationIds: ReadonlySet<number>, at: string, db: Db): void {
  if (notificationIds.size === 0) return
  const read = db.messageDeliveries.where(
    ({ state, notificationId }) => state === 'Delivered' && notificationId !== null && notificationIds.has(notificationId),
  )
  for (const { id } of read) db.messageDeliveries.update(id, { state: 'Read', at })
}
