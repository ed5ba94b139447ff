import { equalBytes, hexToBytes } from '@noble/ciphers/utils.js'
import { digestOf, randomKey } from '../../accounts/secrets.ts'
import { hashPassword, isPassword } from '../../accounts/passwords.ts'
import { stampAfter } from '../../clock.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import { assetStatus } from '../../resources/assets/asset-status.ts'
import { lastLinkDay, longestLink, stateOf, type ShareLinkRecord } from '../../resources/assets/share-links.ts'
import { RecordRefusal, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { answeringFields, answeringRecords, storeOf } from '../records.ts'
import { assetFor, counted } from './asset-store.ts'
import { previewOf } from './asset-files.ts'

const closed = {
  'Used up': 'This link has been used as often as it may be.',
  Expired: 'This link has ended.',
  Revoked: 'This link was revoked.',
} as const

const unknown = 'This link leads nowhere. Ask for a new link.'

const forbid = (description: string): never => {
  throw new RecordRefusal(403, description)
}

function checkNew({ assetId, expiresOn }: Call<'createShareLink'>['body'], store: PersonalStore): void {
  const record = assetFor(assetId, 'Manage', store)
  if (record.status !== assetStatus.active) refuseFields([['assetId', 'Only an asset that is active has links.']])
  if (expiresOn < store.today) refuseFields([['expiresOn', 'This day is over.']])
  if (expiresOn > lastLinkDay(store.today)) refuseFields([['expiresOn', `A link ends within ${longestLink} days.`]])
}

/** The link of a token, if it is one of this asset and open. */
function openLink({ assetId, token }: Call<'openShareLink'>['body'], store: PersonalStore): ShareLinkRecord {
  const digest = hexToBytes(digestOf(store.db, `share link ${token}`))
  const link = store.db.shareLinks.findBy((one) => one.assetId === assetId && equalBytes(hexToBytes(one.digest), digest))
  const record = store.db.records('Asset').find(assetId)
  if (!link || record?.status !== assetStatus.active) return forbid(unknown)
  const state = stateOf(link, store.today)
  return state === 'Open' ? link : forbid(closed[state])
}

/** The name under which create requests of links are stored, as links are no resource. */
const linkRequests = 'ShareLink'

const wait = 'Too many wrong passwords or links. Wait ten minutes.'

/** Links to assets. */
export const shareLinkHandlers = {
  listShareLinks: (call) =>
    answeringRecords(() => {
      const store = storeOf(call)
      const { id } = assetFor(call.path.id, 'Manage', store)
      const links = store.db.shareLinks.where(({ assetId }) => assetId === id).toReversed()
      return ok(
        links.map((link) => ({
          shareLinkId: link.id,
          access: link.access,
          expiresOn: link.expiresOn,
          ...(link.maxUses !== null && { maxUses: link.maxUses }),
          useCount: link.useCount,
          hasPassword: link.passwordHash === null ? (0 as const) : (1 as const),
          state: stateOf(link, store.today),
          createdBy: link.createdBy,
          createdAt: { date: link.createdAt },
        })),
      )
    }),

  createShareLink: async (call) => {
    const store = storeOf(call)
    const refused = answeringFields(() => checkNew(call.body, store))
    if (refused) return refused
    const { assetId, access, expiresOn, maxUses, password, requestId } = call.body
    const { db, settings, clock, author, user } = store
    const passwordHash = password === undefined || password.trim() === '' ? null : await hashPassword(password, settings)
    const token = randomKey(settings.randomBytes)
    const digest = digestOf(db, `share link ${token}`)
    const createdAt = stampAfter(clock.now(), '')
    const link = { assetId, access, expiresOn, maxUses: maxUses ?? null, useCount: 0, digest, passwordHash, isRevoked: false }
    // The same request came before, but its answer was lost, and the token with it: the link gets a new token.
    const known = db.createRequests.findBy((one) => one.resource === linkRequests && one.userId === user.id && one.requestId === requestId)
    if (known && db.shareLinks.find(known.recordId)) {
      db.shareLinks.update(known.recordId, link)
      return ok({ shareLinkId: known.recordId, token }, 'Link created successfully.')
    }
    const { id } = db.shareLinks.insert({ ...link, createdBy: author, createdAt })
    db.createRequests.insert({ resource: linkRequests, userId: user.id, requestId, recordId: id })
    return ok({ shareLinkId: id, token }, 'Link created successfully.')
  },

  revokeShareLinks: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const links = [...new Set(call.body.shareLinkId)].flatMap((id) => store.db.shareLinks.find(id) ?? [])
      for (const { assetId } of links) assetFor(assetId, 'Manage', store)
      for (const { id } of links) store.db.shareLinks.update(id, { isRevoked: true })
      return done(links.length === 1 ? 'Link revoked successfully.' : `${counted(links.length, 'link')} revoked.`)
    }),

  openShareLink: async (call) => {
    const store = storeOf(call)
    const keys = [`share link of user ${store.user.id}`]
    const { wrongPasswords, settings, body } = call
    if (wrongPasswords.pauseOf(keys) > 0) return answeringFields(() => forbid(wait))
    const isRight = (link: ShareLinkRecord) =>
      link.passwordHash === null || (body.password !== undefined && isPassword(body.password, link.passwordHash, settings))
    let link: ShareLinkRecord
    try {
      link = openLink(body, store)
    } catch (error) {
      // Only an unknown token counts as a guess; the holder of a link that ended is told so.
      if (error instanceof RecordRefusal && error.message === unknown) wrongPasswords.note(keys)
      return answeringFields(() => {
        throw error
      })
    }
    if (!(await isRight(link))) {
      if (body.password === undefined) return answeringFields(() => refuseFields([['password', 'Enter the password of this link.']]))
      wrongPasswords.note(keys)
      return answeringFields(() => refuseFields([['password', 'This password is not the one of the link.']]))
    }
    return answeringFields(() => {
      // The last use may have gone to another person while the password was checked.
      const { id, useCount, access, assetId } = openLink(body, store)
      store.db.shareLinks.update(id, { useCount: useCount + 1 })
      const record = store.records('Asset').find(assetId)
      return record ? ok(previewOf(record, access, store)) : forbid(unknown)
    })
  },
} satisfies Partial<Handlers>
