import { tag } from '#openapi/generated/resources/assets/tag.ts'
import { serveResource, type Breach, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { assetFields } from './asset-fields.ts'
import { tagSeeds } from './seeds/tags.ts'

/** The fields of a tag. */
export type TagFields = FieldsOf<'Tag'>

/** The breach of a synonym or a name that leads to another tag already. */
function takenWord({ tagName, synonyms = [] }: TagFields, id: number | null, { db }: Pick<Store, 'db'>): Breach | null {
  for (const { fields } of db.records('Tag').where((other) => other.id !== id)) {
    const other = fields as TagFields
    const words = new Set([other.tagName, ...(other.synonyms ?? [])].map(folded))
    const word = synonyms.find((synonym) => words.has(folded(synonym)))
    if (word !== undefined) return ['synonyms', `${word} already leads to ${other.tagName}.`]
    if (words.has(folded(tagName))) return ['tagName', `This name already leads to ${other.tagName}.`]
  }
  return null
}

/** Words by which files are found. */
export const tags = serveResource({
  rules: tag,
  seeds: tagSeeds,
  calculated: (_fields, id, { db }) => ({
    usageCount: db.records('Asset').where((asset) => (assetFields(asset).tagIds ?? []).includes(id)).length,
  }),
  checks: [(fields, { id, db }) => takenWord(fields, id, { db })],
})
