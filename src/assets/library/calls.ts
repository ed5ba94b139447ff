import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { Done } from '#machines/outcome.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const access = v.picklist(['View', 'Download', 'Edit', 'Manage'])
const kind = v.picklist(['Picture', 'Pdf', 'Text', 'Page', 'Sound', 'Film', 'None'])
const stamp = v.object({ date: v.string() })

const listed = v.object({
  assetId: v.number(),
  assetName: v.string(),
  fileName: v.string(),
  sizeBytes: v.number(),
  assetTypeId: v.number(),
  typeName: v.string(),
  folderId: v.number(),
  status: v.number(),
  tags: v.array(v.string()),
  kind,
  linkCount: v.number(),
  versionNo: v.number(),
  stewardName: v.optional(v.string()),
  updatedAt: stamp,
  access,
})

const folder = v.object({
  folderId: v.number(),
  folderName: v.string(),
  parentFolderId: v.number(),
  assetCount: v.number(),
  sizeBytes: v.number(),
  updatedAt: stamp,
})

const storage = v.object({ usedBytes: v.number(), allowedBytes: v.number() })

const preview = v.object({
  assetName: v.string(),
  fileName: v.string(),
  sizeBytes: v.number(),
  kind,
  link: v.string(),
  downloadLink: v.optional(v.string()),
  access,
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

const lines = v.object({
  total: v.number(),
  first: v.array(v.object({ assetId: v.number(), assetTypeId: v.number(), assetName: v.string(), day: v.string() })),
})

const file = v.object({ link: v.string(), fileName: v.string(), expiresAt: stamp })
const readContent = answerReader(
  'listAssetContent',
  v.object({ folders: v.array(folder), assets: v.array(listed), storage: v.optional(storage) }),
)
const readPreview = answerReader('previewAsset', preview)
const readOpened = answerReader('openShareLink', preview)
const readFile = answerReader('downloadAsset', file)
const readZip = answerReader('downloadAssets', file)
const readLinks = answerReader(
  'listShareLinks',
  v.array(
    v.object({
      shareLinkId: v.number(),
      access: v.picklist(['View', 'Download']),
      expiresOn: v.string(),
      maxUses: v.optional(v.number()),
      useCount: v.number(),
      hasPassword: v.picklist([0, 1]),
      state: v.picklist(['Open', 'Used up', 'Expired', 'Revoked']),
      createdBy: v.string(),
      createdAt: stamp,
    }),
  ),
)
const readCreated = answerReader('createShareLink', v.object({ shareLinkId: v.number(), token: v.string() }))
const readSame = answerReader(
  'findSameAssets',
  v.array(
    v.object({
      assetId: v.number(),
      assetName: v.string(),
      assetTypeId: v.number(),
      folderName: v.string(),
      isArchived: v.picklist([0, 1]),
    }),
  ),
)
const readShared = answerReader(
  'listSharedWithMe',
  v.object({
    seenUntil: v.optional(stamp),
    shares: v.array(
      v.object({
        shareId: v.number(),
        sharedBy: v.string(),
        sharedAt: stamp,
        access,
        folderName: v.optional(v.string()),
        until: v.optional(v.string()),
        message: v.optional(v.string()),
        assets: v.array(listed),
      }),
    ),
  }),
)
const readSummary = answerReader(
  'readAssetSummary',
  v.object({
    storage: v.array(v.object({ assetTypeId: v.number(), typeName: v.string(), assetCount: v.number(), sizeBytes: v.number() })),
    reviews: lines,
    ending: lines,
    latest: lines,
    mine: lines,
  }),
)

/** An asset as browsers list it. */
export type ListedAsset = v.InferOutput<typeof listed>
export type LibraryFolder = v.InferOutput<typeof folder>
/** An asset as it is shown. */
export type AssetPreview = v.InferOutput<typeof preview>
export type LibraryStorage = v.InferOutput<typeof storage>
export type AssetLines = v.InferOutput<typeof lines>

/** What is in a folder, or found in it and below it. */
export interface LibraryContent {
  readonly folders: readonly LibraryFolder[]
  readonly assets: readonly ListedAsset[]
  /** Of the whole library; only staff are told. */
  readonly storage?: LibraryStorage | undefined
}

/** The page by which a person came to an asset; the server logs the call under it. */
export type LibraryPlace = 'AssetListing' | 'Folders' | 'SharedWithMe'

export interface NewLink {
  readonly assetId: number
  /** Sent again, it makes no second link. */
  readonly requestId: string
  readonly access: 'View' | 'Download'
  readonly expiresOn: string
  readonly maxUses?: number
  readonly password?: string
}

const ofShared = { log: { component: 'SharedWithMe', permission: 'View' } } as const

const did = ({ description }: { readonly description: string }): Done => ({ message: description })

/** The calls of the library beside those of its resources. `encrypt` makes ids for addresses. */
export function createLibrary(api: Api, encrypt: (id: string) => string | null, component: LibraryPlace = 'AssetListing') {
  const at = (id: number) => ({ path: { id: encrypt(String(id)) ?? '' } })
  const log = (permission: 'View' | 'Modify' | 'Delete') => ({ log: { component, permission } }) as const
  return {
    content: async (query: { readonly folderId: number; readonly searchText?: string }, signal?: AbortSignal): Promise<LibraryContent> =>
      readContent(await api.call('listAssetContent', { query }, { ...log('View'), ...(signal && { signal }) })),
    preview: async (id: number, signal?: AbortSignal) =>
      readPreview(await api.call('previewAsset', at(id), { ...log('View'), ...(signal && { signal }) })),
    download: async (id: number, versionNo = 0) =>
      readFile(await api.call('downloadAsset', { ...at(id), query: { versionNo } }, log('View'))),
    restore: async (assetId: number[]) =>
      did(await api.call('restoreArchivedAssets', { body: { assetId } }, { log: { component: 'Archive', permission: 'Delete' } })),
    downloadAll: async (assetId: number[]) => readZip(await api.call('downloadAssets', { body: { assetId } }, log('View'))),
    same: async (checksum: string) => readSame(await api.call('findSameAssets', { query: { checksum } }, log('View'))),
    rename: async (id: number, assetName: string) => did(await api.call('renameAsset', { ...at(id), body: { assetName } }, log('Modify'))),
    moveAssets: async (assetId: number[], folderId: number) =>
      did(await api.call('moveAssets', { body: { assetId, folderId } }, log('Modify'))),
    tag: async (assetId: number[], tagIds: number[]) => did(await api.call('tagAssets', { body: { assetId, tagIds } }, log('Modify'))),
    moveFolders: async (folderId: number[], parentFolderId: number) =>
      did(await api.call('moveFolders', { body: { folderId, parentFolderId } }, log('Modify'))),
    removeFolder: async (id: number, content: 'up' | 'archive') =>
      did(await api.call('removeFolder', { ...at(id), body: { content } }, log('Delete'))),
    addVersion: async (id: number, sent: StoredFile, note: string) =>
      did(await api.call('addAssetVersion', { ...at(id), body: { file: { ...sent }, ...(note !== '' && { note }) } }, log('Modify'))),
    restoreVersion: async (id: number, versionNo: number) =>
      did(await api.call('restoreAssetVersion', { ...at(id), body: { versionNo } }, log('Modify'))),
    links: async (id: number) => readLinks(await api.call('listShareLinks', at(id), log('View'))),
    createLink: async (body: NewLink) => readCreated(await api.call('createShareLink', { body }, log('Modify'))),
    revokeLink: async (shareLinkId: number) =>
      did(await api.call('revokeShareLinks', { body: { shareLinkId: [shareLinkId] } }, log('Delete'))),
    openLink: async (body: { readonly assetId: number; readonly token: string; readonly password?: string }) =>
      readOpened(await api.call('openShareLink', { body }, log('View'))),
    shared: async () => readShared(await api.call('listSharedWithMe', {}, ofShared)),
    markSharedSeen: async (date: string) => void (await api.call('markSharedSeen', { body: { seenUntil: { date } } }, ofShared)),
    summary: async () => readSummary(await api.call('readAssetSummary', {}, { log: { component: 'AssetDashboard', permission: 'View' } })),
  }
}

export type Library = ReturnType<typeof createLibrary>
export type SharedAssets = Awaited<ReturnType<Library['shared']>>
export type ShareLinks = Awaited<ReturnType<Library['links']>>
export type AssetSummary = Awaited<ReturnType<Library['summary']>>
export type SameAssets = Awaited<ReturnType<Library['same']>>

/** All query keys of the library begin with it, so that everything is read again after each change. */
const key = 'library'

export const contentQuery = (library: Library, folderId: number, searchText: string) =>
  queryOptions({
    queryKey: [key, 'content', folderId, searchText],
    queryFn: ({ signal }) => library.content({ folderId, ...(searchText !== '' && { searchText }) }, signal),
  })

/** How long a link is valid, ms. */
export const linkMs = 300_000
const linkStaleMs = 240_000

/** A preview whose link is read again before its time is over. */
export const previewQuery = (library: Library, id: number) =>
  queryOptions({
    queryKey: [key, 'preview', id],
    queryFn: ({ signal }) => library.preview(id, signal),
    staleTime: linkStaleMs,
    refetchInterval: linkStaleMs,
    refetchOnWindowFocus: true,
  })

export const linksQuery = (library: Library, id: number) => queryOptions({ queryKey: [key, 'links', id], queryFn: () => library.links(id) })

export const sharedQuery = (library: Library) => queryOptions({ queryKey: [key, 'shared'], queryFn: () => library.shared() })

/**
 * Notes with the server that everything of a read has been seen, so that the next visit calls later things new. A call that
 * fails is not sent again: what was seen shows as new once more.
 */
export async function markSharedSeen({ seenUntil, shares }: SharedAssets, library: Library, queryClient: QueryClient): Promise<void> {
  const stamps = shares.flatMap(({ sharedAt, assets }) => [sharedAt.date, ...assets.map(({ updatedAt }) => updatedAt.date)])
  const newest = stamps.toSorted().at(-1)
  if (newest === undefined || newest <= (seenUntil?.date ?? '')) return
  try {
    await library.markSharedSeen(newest)
    queryClient.setQueryData(sharedQuery(library).queryKey, (kept) => kept && { ...kept, seenUntil: { date: newest } })
  } catch {
    // A failure only means that the same things show as new on the next visit.
  }
}

export const summaryQuery = (library: Library) => queryOptions({ queryKey: [key, 'summary'], queryFn: () => library.summary() })

/** Has everything of the library read again, with the records of its resources. */
export function forgetLibrary(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [key] })
  void queryClient.invalidateQueries({ queryKey: ['records'] })
}
