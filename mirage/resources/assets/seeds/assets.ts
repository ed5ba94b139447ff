import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { assetStatus } from '../asset-status.ts'
import { seededFolders } from './folders.ts'
import { sampleFile, samplePage } from './sample-files.ts'

const { pastPapers, mathematics, marking, handbooks, forms, policies, prices, brochures } = seededFolders
const { draft, review, active, archived } = assetStatus
const longestName = 200

/** What each folder holds: assets of one type under one name, numbered. The folder of past papers of mathematics has sixty. */
const sets = [
  { folderId: mathematics, assetTypeId: 2, name: 'Mathematics Past Paper', count: 60, tagIds: [1, 18] },
  { folderId: pastPapers, assetTypeId: 2, name: 'Past Paper', count: 15, tagIds: [18] },
  { folderId: marking, assetTypeId: 5, name: 'Marking Guide', count: 12, tagIds: [13, 26] },
  { folderId: handbooks, assetTypeId: 1, name: 'Centre Handbook', count: 10, tagIds: [12, 24] },
  { folderId: forms, assetTypeId: 3, name: 'Form', count: 12, tagIds: [28] },
  { folderId: policies, assetTypeId: 7, name: 'Policy', count: 3, tagIds: [24] },
  { folderId: prices, assetTypeId: 6, name: 'Price List', count: 4, tagIds: [25] },
  { folderId: brochures, assetTypeId: 8, name: 'Picture', count: 4, tagIds: [24] },
] as const

const [priceList, pictureType] = [6, 8]

/** The ids of the assets that are special. */
export const seededAssets = {
  longName: 1,
  sixVersions: 2,
  wave: 75,
  priceTable: 114,
  priceNote: 115,
  drawing: 117,
  photo: 118,
  falsePicture: 119,
  poster: 120,
} as const

const statuses = [active, active, active, active, review, active, active, draft, active, archived] as const
const special: ReadonlySet<number> = new Set(Object.values(seededAssets))

/** Assets with a name and a file of their own. One file is called a picture, but its bytes are those of a page. */
const others: Readonly<Record<number, { readonly name: string; readonly file: StoredFile }>> = {
  [seededAssets.wave]: { name: 'Wave Diagram', file: sampleFile('wave', 'wave-diagram.svg') },
  [seededAssets.priceTable]: { name: 'Price Table', file: sampleFile('csv', 'price-table.csv') },
  [seededAssets.priceNote]: { name: 'Price Note', file: sampleFile('txt', 'price-note.txt') },
  [seededAssets.drawing]: { name: 'Campus Drawing', file: sampleFile('svg', 'campus-drawing.svg') },
  [seededAssets.photo]: { name: 'Sunset', file: sampleFile('png', 'sunset.png') },
  [seededAssets.falsePicture]: { name: 'Scanned Letter', file: samplePage('scanned-letter.png') },
  [seededAssets.poster]: { name: 'Poster', file: sampleFile('poster', 'poster.png') },
}

const author = 'Alexandrina Lindqvist-Okonkwo'

/** The versions of an asset, one a month. */
const versionsOf = (file: StoredFile, count: number, days: SeedDays) =>
  Array.from({ length: count }, (_, index) => ({
    ...file,
    versionNo: index + 1,
    by: author,
    at: `${days.inDays(30 * (index - count))} 09:00:00.000000`,
    ...(index > 0 && { note: `Corrections of round ${index}.` }),
  }))

export const assetSeeds = (days: SeedDays): SeedOf<'Asset'>[] =>
  sets
    .flatMap(({ name, count, ...asset }) =>
      Array.from({ length: count }, (_, index) => ({ ...asset, assetName: `${name} ${index + 1}`, index })),
    )
    .map(({ assetName: usual, index, tagIds, ...asset }, place): SeedOf<'Asset'> => {
      const id = place + 1
      const assetName = others[id]?.name ?? usual
      const file = others[id]?.file ?? samplePage(`${assetName.toLowerCase().replaceAll(' ', '-')}.pdf`)
      const status = special.has(id) ? active : (statuses[place % statuses.length] ?? active)
      const versions = versionsOf(file, id === seededAssets.sixVersions ? 6 : 1, days)
      // Spread, because only the server writes these, and the type of what is sent lacks them.
      const written = {
        versionNo: versions.length,
        versions,
        ...(status === archived && { archivedOn: days.inDays(id === 10 ? -29 : -(id % 20)), archivedBy: author }),
      }
      return {
        id,
        status,
        ...asset,
        ...(id === seededAssets.wave && { folderId: brochures, assetTypeId: pictureType }),
        // One name is as long as names may be.
        assetName: id === seededAssets.longName ? assetName.padEnd(longestName, ' with its annexes').trim() : assetName,
        file,
        tagIds: [...tagIds],
        ownerContactId: asset.assetTypeId === priceList ? 507 : place % 3 === 0 ? 502 : 501,
        ...written,
        ...(asset.assetTypeId === priceList && { expiresOn: days.inDays(30 * (index + 1)) }),
      }
    })
