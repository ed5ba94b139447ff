import type { PersonalStore } from '../engine/store.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Tells everybody who signs in for a centre; an empty comment is left out. */
export function notifyCentre(centreId: number, subject: string, comment: string, { db, clock }: Pick<PersonalStore, 'db' | 'clock'>): void {
  const people = db.records('User').where(({ fields }) => fields['centreId'] === centreId)
  for (const { fields } of people)
    db.notifications.insert({
      contactId: Number(fields['contactId']),
      subject,
      content: comment === '' ? `<p>${escaped(subject)}.</p>` : `<p>${escaped(comment)}</p>`,
      status: 0,
      createdAt: clock.now(),
    })
}
