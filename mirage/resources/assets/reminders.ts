import { endsSoonDays } from '#openapi/assets/ends-soon.ts'
import { encryptId } from '../../id-codec.ts'
import { addDays } from '../../factories/days.ts'
import type { Account } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { notifyOnce } from '../people/notify.ts'
import { assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
import { stewardOn } from './stewards.ts'

type Reminding = Pick<PersonalStore, 'db' | 'clock' | 'today'>

/** Stores the reminders of a person, as owner or steward, of assets that are about to end, each once. */
export function tellOfEndingAssets(user: Account, store: Reminding): void {
  const { db, today } = store
  for (const record of db.records('Asset').where(({ status }) => status === assetStatus.active)) {
    const fields = assetFields(record)
    const { assetName, assetTypeId, expiresOn, ownerContactId } = fields
    if (expiresOn === undefined || expiresOn < today || expiresOn > addDays(today, endsSoonDays)) continue
    if (ownerContactId !== user.contactId && stewardOn(today, fields, store)?.contactId !== user.contactId) continue
    const page = `/asset-manager/view/${encryptId(assetTypeId)}/${encryptId(record.id)}`
    notifyOnce(user, `${assetName} is valid until ${dayInWords(expiresOn)}`, '', store, page)
  }
}
