import { share } from '#openapi/generated/resources/assets/share.ts'
import { shareErrors } from '#openapi/assets/share-checks.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { membersOf, type GroupFields } from '../people/contact-groups.ts'
import { notify } from '../people/notify.ts'
import { accountOf } from '../../accounts/users.ts'
import { shareSeeds } from './seeds/shares.ts'

type ShareFields = FieldsOf<'Share'>

const nameOf = ({ assetId, folderId }: ShareFields, { named }: Store): string =>
  assetId === undefined ? named('Folder', folderId ?? 0) : named('Asset', assetId)

function recipientOf({ contactId, contactGroupId, contactType }: ShareFields, { named }: Store): string {
  if (contactId !== undefined) return named('Contact', contactId)
  if (contactGroupId !== undefined) return named('ContactGroup', contactGroupId)
  return share.fields.contactType.choices.find(({ value }) => value === contactType)?.label ?? ''
}

/** The users that a share is with, each once. */
function usersOf({ contactId, contactGroupId, contactType }: ShareFields, store: PersonalStore) {
  const group = contactGroupId === undefined ? null : store.db.records('ContactGroup').find(contactGroupId)
  const members = group === null ? [] : membersOf(group.fields as GroupFields, store)
  const contactIds = new Set([contactId, ...members.map(({ id }) => id)])
  return store.db.records('User').where((record) => {
    if (record.fields['contactId'] === store.user.contactId) return false
    return contactType === undefined
      ? contactIds.has(Number(record.fields['contactId']))
      : accountOf(store.db, record).contactType === contactType
  })
}

/** With whom a file or a folder is shared, and until when. */
export const shares = serveResource({
  rules: share,
  seeds: shareSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: (fields, _id, store) => ({ shareName: nameOf(fields, store), sharedWith: recipientOf(fields, store) }),
  checks: [
    (fields) => [...shareErrors(fields)][0] ?? null,
    ({ until }, { before, today }: Writing<ShareFields>) =>
      until !== undefined && until !== before?.until && until < today ? ['until', 'This day is over.'] : null,
  ],
  saved: (_id, fields, store, before) => {
    if (before !== null) return
    const until = fields.until === undefined ? '' : ` until ${dayInWords(fields.until)}`
    notify(usersOf(fields, store), `${store.author} shares ${nameOf(fields, store)} with you${until}`, fields.message ?? '', store)
  },
})
