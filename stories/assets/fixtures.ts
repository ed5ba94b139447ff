import type { LibraryFolder, ListedAsset } from '#src/assets/library/calls.ts'

export const updatedAt = { date: '2026-10-04 09:00:00.000000' }

export const folder = (folderId: number, folderName: string, parentFolderId: number, assetCount = 0): LibraryFolder => ({
  folderId,
  folderName,
  parentFolderId,
  assetCount,
  sizeBytes: assetCount * 1000,
  updatedAt,
})

/** A policy of a folder, which the person may manage. */
export const asset = (assetId: number, assetName: string, folderId: number, more: Partial<ListedAsset> = {}): ListedAsset => ({
  assetId,
  assetName,
  fileName: `${assetName}.pdf`,
  sizeBytes: 1000,
  assetTypeId: 5,
  typeName: 'Policy',
  folderId,
  status: 1,
  tags: [],
  kind: 'Pdf',
  linkCount: 0,
  versionNo: 1,
  updatedAt,
  access: 'Manage',
  ...more,
})
