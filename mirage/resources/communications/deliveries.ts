import type { Db } from '../../db.ts'
import type { MessageDeliveryRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'

/** How many deliveries of a message stand where. */
export interface DeliveryCounts {
  readonly countTotal: number
  readonly countDelivered: number
  readonly countRead: number
  readonly countFailed: number
}

const none: DeliveryCounts = { countTotal: 0, countDelivered: 0, countRead: 0, countFailed: 0 }

const added = (counts: DeliveryCounts, { state }: MessageDeliveryRecord): DeliveryCounts => ({
  countTotal: counts.countTotal + 1,
  // What was read was delivered before.
  countDelivered: counts.countDelivered + Number(state === 'Delivered' || state === 'Read'),
  countRead: counts.countRead + Number(state === 'Read'),
  countFailed: counts.countFailed + Number(state === 'Failed'),
})

const known = new WeakMap<Store, ReadonlyMap<number, DeliveryCounts>>()

/** The counts of a message, as they were when a call first asked: one look through all deliveries, not one for each message. */
export function deliveryCounts(communicationId: number, store: Store): DeliveryCounts {
  let counts = known.get(store)
  if (!counts) {
    const all = new Map<number, DeliveryCounts>()
    for (const delivery of store.db.messageDeliveries.where())
      all.set(delivery.communicationId, added(all.get(delivery.communicationId) ?? none, delivery))
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
