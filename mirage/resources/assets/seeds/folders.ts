import type { SeedOf } from '../../engine/service.ts'

const administrator = 501

/** Folders by name and the one that they lie in: four levels deep, and one of them empty. */
const tree: readonly (readonly [id: number, name: string, parentFolderId?: number])[] = [
  [1, 'Examinations'],
  [2, 'Past Papers', 1],
  [3, 'January Series', 2],
  [4, 'Mathematics', 3],
  [5, 'Marking', 1],
  [6, 'Centres'],
  [7, 'Handbooks', 6],
  [8, 'Forms', 6],
  [9, 'Policies'],
  [10, 'Marketing'],
  [11, 'Brochures', 10],
  [12, 'Prices', 10],
  [13, 'Finance'],
  [14, 'New Arrivals', 6],
]

/** Which folder holds what. */
export const seededFolders = {
  pastPapers: 2,
  mathematics: 4,
  marking: 5,
  handbooks: 7,
  forms: 8,
  policies: 9,
  brochures: 11,
  prices: 12,
} as const

export const folderSeeds = (): SeedOf<'Folder'>[] =>
  tree.map(([id, folderName, parentFolderId]) => ({
    id,
    folderName,
    ...(parentFolderId !== undefined && { parentFolderId, inheritsShares: 1 as const }),
    ownerContactId: administrator,
  }))
