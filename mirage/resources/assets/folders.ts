import { folder } from '#openapi/generated/resources/assets/folder.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { assetFields } from './asset-fields.ts'
import { folderSeeds } from './seeds/folders.ts'

/** How many folders may stand below each other. */
const deepest = 6

type Folders = Pick<Store, 'db'>

const folderAt = (id: number, { db }: Folders) => db.records('Folder').find(id)?.fields as FieldsOf<'Folder'> | undefined

/** A folder and those that it lies in, from the inside out. */
export function pathOf(id: number | undefined, store: Folders): readonly number[] {
  const path: number[] = []
  for (let at = id; at !== undefined && !path.includes(at); at = folderAt(at, store)?.parentFolderId) path.push(at)
  return path
}

/** How many levels of folders stand below one. */
function levelsBelow(id: number, store: Folders): number {
  const below = store.db.records('Folder').where(({ fields }) => fields['parentFolderId'] === id)
  return below.reduce((most, child) => Math.max(most, 1 + levelsBelow(child.id, store)), 0)
}

/** Where files lie. */
export const folders = serveResource({
  rules: folder,
  seeds: folderSeeds,
  calculated: (_fields, id, { db }) => {
    const inside = db.records('Asset').where(({ fields }) => fields['folderId'] === id)
    return { assetCount: inside.length, sizeBytes: inside.reduce((sum, asset) => sum + assetFields(asset).file.sizeBytes, 0) }
  },
  checks: [
    ({ parentFolderId }, { id, ...store }) =>
      id !== null && pathOf(parentFolderId, store).includes(id) ? ['parentFolderId', 'A folder cannot be moved into itself.'] : null,
    ({ parentFolderId }, { id, ...store }) => {
      const levels = pathOf(parentFolderId, store).length + 1 + (id === null ? 0 : levelsBelow(id, store))
      return levels > deepest ? ['parentFolderId', 'Folders go six levels deep.'] : null
    },
  ],
})
