import { stampAfter, type Clock } from '../../clock.ts'
import { encryptId } from '../../id-codec.ts'
import type { ResourceRecord } from '../../models.ts'
import { isRunning } from '../assets/access.ts'
import { assetStatus } from '../assets/asset-status.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import type { MessageFields } from './communication-fields.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What of the attachments can still be read. */
const assetsOf = ({ attachmentIds = [] }: MessageFields, { db }: Pick<Store, 'db'>): readonly ResourceRecord[] =>
  attachmentIds.flatMap((id) => {
    const asset = db.records('Asset').find(id)
    return asset?.status === assetStatus.active ? [asset] : []
  })

/** The names of what is attached below a text, each leading to its preview in the portal; empty for none. */
export function attachedMarkup(fields: MessageFields, store: Store): string {
  const links = assetsOf(fields, store).map(({ id, fields: asset }) => {
    const address = `/asset-manager/preview/${encryptId(Number(asset['assetTypeId']))}/${encryptId(id)}`
    return `<a href="${address}">${escaped(textOf(asset['assetName']))}</a>`
  })
  return links.length === 0 ? '' : `<p>Attached: ${links.join(', ')}</p>`
}

/** Lets those who get a message see what is attached; who may do so already gets no second share. */
export function shareAttachments(
  { fields, updatedBy }: { readonly fields: MessageFields; readonly updatedBy: string },
  recipients: readonly ResourceRecord[],
  store: Store,
  clock: Clock,
): void {
  const assets = assetsOf(fields, store)
  if (assets.length === 0) return
  const shares = store.db.records('Share')
  const known = new Set(
    shares
      .where(({ status, fields: share }) => status === 1 && isRunning(share as FieldsOf<'Share'>, store.today))
      .map(({ fields: share }) => `${String(share['assetId'])}/${String(share['contactId'])}`),
  )
  const at = stampAfter(clock.now(), '')
  for (const { id: assetId } of assets)
    for (const { id: contactId } of recipients)
      if (!known.has(`${assetId}/${contactId}`))
        shares.insert({ status: 1, createdAt: at, updatedAt: at, updatedBy, fields: { assetId, contactId, access: 'View' } })
}
