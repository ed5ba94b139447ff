import { read } from '../loading/first-calls.ts'
import { at, withOwnFront } from './entry.ts'

const library = '/asset-management'

const assetsAt = (list: string, nouns: string, isArchived: '0' | '1') => ({
  ...at(list, 'Asset', 'assetName:asc', async () => (await import('#src/assets/assets.tsx')).assets, nouns),
  within: { isArchived: [isArchived] },
})

const typesAt = (list: string) =>
  at(list, 'Asset Type', 'assetTypeName:asc', async () => (await import('#src/assets/asset-types.tsx')).assetTypes)

const stewardsAt = (list: string) => at(list, 'Steward', 'stewardName:asc', async () => (await import('#src/assets/stewards.tsx')).stewards)

/** What is no longer in use, by the same pages as the library. */
export const archivedAssets = {
  ...assetsAt(`${library}/archive`, 'Archived Assets', '1'),
  partCalls: { path: '/asset-management/archive', components: ['Archive'] },
}

/** The types and the stewards have a second address each, under `/asset-manager`. */
export const assetTypes = typesAt('/asset-manager/types')
export const assetStewards = stewardsAt('/asset-manager/steward')

/** Where the pages of files stand. */
export const assets = {
  Asset: assetsAt(`${library}/listing`, 'Assets', '0'),
  AssetType: typesAt(`${library}/type-management`),
  Folder: withOwnFront(
    at(`${library}/folders`, 'Folder', 'folderName:asc', async () => (await import('#src/assets/folders.tsx')).folders),
    [read('listAssetContent', { query: { folderId: 0 } })],
  ),
  Share: {
    ...at(
      `${library}/listing/shares`,
      'Share',
      'shareName:asc',
      async () => (await import('#src/assets/shares.tsx')).shares,
      'Shares',
      `${library}/listing`,
    ),
    isUnlisted: true as const,
  },
  Steward: stewardsAt(`${library}/steward`),
  Tag: at(`${library}/metadata-tagging`, 'Tag', 'tagName:asc', async () => (await import('#src/assets/tags.tsx')).tags),
} as const
