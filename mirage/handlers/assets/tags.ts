import { tag } from '#openapi/generated/resources/assets/tag.ts'
import { done, type Call, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { assetFields } from '../../resources/assets/asset-fields.ts'
import type { TagFields } from '../../resources/assets/tags.ts'
import { tidied } from '../../resources/engine/check.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, recordOf, storeOf } from '../records.ts'

const most = tag.fields.synonyms.maxItems

const tagFields = ({ fields }: ResourceRecord) => fields as TagFields

/** Replaces one tag by another on all assets. */
function replaceInAssets(dropId: number, keepId: number, store: PersonalStore): void {
  const { Asset } = store.services
  for (const record of store.db.records('Asset').where((one) => (assetFields(one).tagIds ?? []).includes(dropId))) {
    const { tagIds = [], ...rest } = assetFields(record)
    const swapped = [...new Set(tagIds.map((id) => (id === dropId ? keepId : id)))]
    updateRecord(Asset, record, { fields: { ...rest, tagIds: swapped }, status: record.status, record }, { act: 'tags merged' }, store)
  }
}

/** Merges tags into one, which gets their names and synonyms as synonyms. */
function merge({ tagId, intoTagId }: Call<'mergeTags'>['body'], store: PersonalStore): void {
  const keep = recordOf('Tag', intoTagId, store)
  const dropped = [...new Set(tagId)].map((id) => recordOf('Tag', id, store))
  if (dropped.some(({ id }) => id === keep.id)) refuse('Choose two different tags.')
  const words = dropped.flatMap((one) => [tagFields(one).tagName, ...(tagFields(one).synonyms ?? [])])
  const synonyms = [...new Set([...(tagFields(keep).synonyms ?? []), ...words])]
  if (synonyms.length > most) refuse(`A tag has at most ${most} synonyms.`)
  for (const { id } of dropped) {
    replaceInAssets(id, keep.id, store)
    store.db.records('Tag').remove(id)
  }
  const fields = tidied({ ...keep.fields, synonyms }, tag.fields)
  const comment = `${dropped.map((one) => tagFields(one).tagName).join(', ')} became ${tagFields(keep).tagName}.`
  updateRecord(store.services.Tag, keep, { fields, status: keep.status, record: keep }, { act: 'merged', comment }, store)
}

/** What tags do beside the standard calls. */
export const tagHandlers = {
  mergeTags: (call) =>
    answeringFields(() => {
      merge(call.body, storeOf(call))
      return done('Tags merged successfully.')
    }),
} satisfies Partial<Handlers>
