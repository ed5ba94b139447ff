import type { Account, ResourceRecord } from '../../models.ts'
import type { PersonalStore, Store } from '../engine/store.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type Notifying = Pick<PersonalStore, 'db' | 'clock'>

/** Tells users something, with the page that tells more; an empty comment is left out. By its topic it can be found again. */
export function notify(
  users: readonly ResourceRecord[],
  subject: string,
  comment: string,
  { db, clock }: Notifying,
  page?: string,
  topic?: string,
): void {
  const text = escaped(comment === '' ? `${subject}.` : comment)
  for (const { fields } of users)
    db.notifications.insert({
      contactId: Number(fields['contactId']),
      subject,
      content: page === undefined ? `<p>${text}</p>` : `<p><a href="${page}">${text}</a></p>`,
      status: 0,
      createdAt: clock.now(),
      ...(topic !== undefined && { topic }),
    })
}

/** Tells a user what the clock has made due, unless a message with this subject is there already. */
export function notifyOnce({ id, contactId }: Account, subject: string, comment: string, store: Notifying, page?: string): void {
  if (store.db.notifications.findBy((one) => one.contactId === contactId && one.subject === subject)) return
  const holder = store.db.records('User').find(id)
  if (holder) notify([holder], subject, comment, store, page)
}

/** Tells everybody who signs in for a centre; an empty comment is left out. */
export function notifyCentre(centreId: number, subject: string, comment: string, store: Notifying): void {
  notify(
    store.db.records('User').where(({ fields }) => fields['centreId'] === centreId),
    subject,
    comment,
    store,
  )
}

/** Tells everybody of the provider. */
export function notifyProvider(subject: string, store: Notifying & Pick<Store, 'records'>): void {
  const types = store.records('Type').where(({ fields }) => fields['parentContactType'] === 'NCUK')
  const isOfProvider = ({ fields }: ResourceRecord) => types.some(({ id }) => id === fields['typeId'])
  notify(store.db.records('User').where(isOfProvider), subject, '', store)
}
