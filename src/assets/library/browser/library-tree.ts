import type { LibraryContent, LibraryFolder, ListedAsset } from '../calls.ts'

/** The key of a folder or an asset that is chosen or moved: `folder 4`, `asset 12`. */
export type ItemKey = `folder ${number}` | `asset ${number}`

export const folderKey = ({ folderId }: Pick<LibraryFolder, 'folderId'>): ItemKey => `folder ${folderId}`
export const assetKey = ({ assetId }: Pick<ListedAsset, 'assetId'>): ItemKey => `asset ${assetId}`

const idsOf = (keys: readonly ItemKey[], kind: 'folder' | 'asset'): number[] =>
  keys.filter((key) => key.startsWith(`${kind} `)).map((key) => Number(key.slice(kind.length + 1)))

export const folderIdsIn = (keys: readonly ItemKey[]) => idsOf(keys, 'folder')
export const assetIdsIn = (keys: readonly ItemKey[]) => idsOf(keys, 'asset')

/** The id that stands for the top of the library, above all folders. */
export const root = 0

/** A folder and those that it lies in, from the outside in. */
export function pathTo(folderId: number, folders: readonly LibraryFolder[]): readonly LibraryFolder[] {
  const path: LibraryFolder[] = []
  let at = folders.find((one) => one.folderId === folderId)
  while (at && !path.includes(at)) {
    path.unshift(at)
    const { parentFolderId } = at
    at = folders.find((one) => one.folderId === parentFolderId)
  }
  return path
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The folders in one, by name. */
export const foldersIn = (folderId: number, folders: readonly LibraryFolder[]): readonly LibraryFolder[] =>
  folders.filter(({ parentFolderId }) => parentFolderId === folderId).toSorted((one, other) => compare(one.folderName, other.folderName))

export const byName = (assets: readonly ListedAsset[]): readonly ListedAsset[] =>
  assets.toSorted((one, other) => compare(one.assetName, other.assetName))

/** What the folders have together; each counts those below it. */
export const sumOf = (folders: readonly LibraryFolder[], what: 'assetCount' | 'sizeBytes'): number =>
  foldersIn(root, folders).reduce((sum, folder) => sum + folder[what], 0)

/** The types of assets by name, with one that is asked for though no asset has it. */
export const typesOf = (assets: readonly ListedAsset[], wanted: string): readonly string[] =>
  [...new Set([...assets.map(({ typeName }) => typeName), ...(wanted === '' ? [] : [wanted])])].toSorted(compare)

/** A folder of the tree with its depth. */
export interface TreeRow {
  readonly folder: LibraryFolder
  readonly level: number
  readonly hasChildren: boolean
}

/** The rows of the tree that are shown: those below a folded one are not. */
export function treeRows(folders: readonly LibraryFolder[], isOpen: (id: number) => boolean, at = root, level = 1): readonly TreeRow[] {
  return foldersIn(at, folders).flatMap((folder) => {
    const hasChildren = folders.some(({ parentFolderId }) => parentFolderId === folder.folderId)
    const below = hasChildren && isOpen(folder.folderId) ? treeRows(folders, isOpen, folder.folderId, level + 1) : []
    return [{ folder, level, hasChildren }, ...below]
  })
}

/** What is moved, and into which folder. */
export interface LibraryMove {
  readonly keys: readonly ItemKey[]
  readonly to: number
}

/** Why things cannot go into a folder; null where they can. Assets lie in a folder, and none goes into itself or below itself. */
export function moveRefusal({ keys, to }: LibraryMove, { folders, assets }: LibraryContent): 'same' | 'itself' | 'root' | null {
  const moved = folderIdsIn(keys)
  if (pathTo(to, folders).some(({ folderId }) => moved.includes(folderId))) return 'itself'
  if (to === root && assetIdsIn(keys).length > 0) return 'root'
  const isThere = (key: ItemKey) =>
    folders.some((one) => folderKey(one) === key && one.parentFolderId === to) ||
    assets.some((one) => assetKey(one) === key && one.folderId === to)
  return keys.every(isThere) ? 'same' : null
}

/** The moves that put things back where they are now: one for each place. */
export function movesBack(keys: readonly ItemKey[], { folders, assets }: LibraryContent): readonly LibraryMove[] {
  const placeOf = (key: ItemKey): number | undefined =>
    folders.find((one) => folderKey(one) === key)?.parentFolderId ?? assets.find((one) => assetKey(one) === key)?.folderId
  const places = new Set(keys.map(placeOf).filter((place) => place !== undefined))
  return [...places].map((to) => ({ to, keys: keys.filter((key) => placeOf(key) === to) }))
}
