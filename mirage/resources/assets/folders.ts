import { folder } from '#openapi/generated/resources/assets/folder.ts'
import type { ResourceRecord } from '../../models.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { assetFields } from './asset-fields.ts'
import { assetStatus } from './asset-status.ts'
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

/** A folder and all that lie in it, from the outside in. */
export function withBelow(id: number, { db }: Folders): readonly number[] {
  const inside = [id]
  // The loop also visits what is added to the list meanwhile.
  for (const one of inside)
    for (const child of db.records('Folder').where(({ fields }) => fields['parentFolderId'] === one)) inside.push(child.id)
  return inside
}

/** Whether a folder was deleted with its files, which may still be restored: until then it is hidden. */
export const isHidden = ({ status }: Pick<ResourceRecord, 'status'>): boolean => status !== 1

/** The name of a hidden folder of an archived file if another folder has taken its place; null where the file can be restored. */
export function takenFolder(folderId: number, { db }: Folders): string | null {
  const all = db.records('Folder')
  const taken = pathOf(folderId, { db }).find((id) => {
    const own = all.find(id)
    if (!own || !isHidden(own)) return false
    const { folderName, parentFolderId } = own.fields
    return all
      .where((other) => !isHidden(other) && other.fields['parentFolderId'] === parentFolderId)
      .some(({ fields }) => folded(fields['folderName']) === folded(folderName))
  })
  return taken === undefined ? null : (folderAt(taken, { db })?.folderName ?? null)
}

/** Why a file cannot be restored with its folder. */
export const folderTaken = (name: string): string => `There is another folder ${name} by now: rename or move that one first.`

/** Removes a folder with its shares and stewards. */
export function removeFolder(id: number, { db }: Folders): void {
  for (const name of ['Share', 'Steward'] as const)
    for (const record of db.records(name).where(({ fields }) => fields['folderId'] === id)) db.records(name).remove(record.id)
  db.records('Folder').remove(id)
}

/** Removes the hidden folders of files that are deleted for ever, once no archived file lies in them. */
export function removeHiddenFolders(folderIds: readonly number[], { db }: Folders): void {
  for (const folderId of folderIds) {
    const top = pathOf(folderId, { db }).findLast((id) => isHidden(db.records('Folder').find(id) ?? { status: 1 }))
    const inside = top === undefined ? [] : withBelow(top, { db })
    if (db.records('Asset').where(({ fields }) => inside.includes(Number(fields['folderId']))).length > 0) continue
    for (const id of inside) removeFolder(id, { db })
  }
}

/** How many levels of folders stand below one. */
function levelsBelow(id: number, store: Folders): number {
  const below = store.db.records('Folder').where(({ fields }) => fields['parentFolderId'] === id)
  return below.reduce((most, child) => Math.max(most, 1 + levelsBelow(child.id, store)), 0)
}

/** How many of some files lie in a folder or below it, and their size. */
export function sumOf(id: number, files: readonly ResourceRecord[], store: Folders) {
  const places = new Set(withBelow(id, store))
  const inside = files.map(assetFields).filter(({ folderId }) => places.has(folderId))
  return { assetCount: inside.length, sizeBytes: inside.reduce((sum, { file }) => sum + file.sizeBytes, 0) }
}

/** Where files lie. */
export const folders = serveResource({
  rules: folder,
  seeds: folderSeeds,
  calculated: (_fields, id, { db }) =>
    sumOf(
      id,
      db.records('Asset').where(({ status }) => status !== assetStatus.archived),
      { db },
    ),
  keepsUniques: (record) => !isHidden(record),
  checks: [
    ({ parentFolderId }, { id, ...store }) =>
      id !== null && pathOf(parentFolderId, store).includes(id) ? ['parentFolderId', 'A folder cannot be moved into itself.'] : null,
    ({ parentFolderId }, { id, ...store }) => {
      const levels = pathOf(parentFolderId, store).length + 1 + (id === null ? 0 : levelsBelow(id, store))
      return levels > deepest ? ['parentFolderId', 'Folders go six levels deep.'] : null
    },
  ],
})
