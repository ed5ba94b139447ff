import { samplePdf } from '../../../fixtures/sample-pdf.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { assetStatus } from '../asset-status.ts'
import { seededFolders } from './folders.ts'

/** All seeded assets show the same page. */
export const sampleKey = 'asset-management/2026/sample'

const { pastPapers, mathematics, marking, handbooks, forms, policies, prices } = seededFolders
const { draft, review, active, archived } = assetStatus
const longestName = 200

/** What stands in each folder: names that are numbered, of one type. Past papers of mathematics fill a folder of sixty. */
const sets = [
  { folderId: mathematics, assetTypeId: 2, name: 'Mathematics Past Paper', count: 60, tagIds: [1, 18] },
  { folderId: pastPapers, assetTypeId: 2, name: 'Past Paper', count: 15, tagIds: [18] },
  { folderId: marking, assetTypeId: 5, name: 'Marking Guide', count: 12, tagIds: [13, 26] },
  { folderId: handbooks, assetTypeId: 1, name: 'Centre Handbook', count: 10, tagIds: [12, 24] },
  { folderId: forms, assetTypeId: 3, name: 'Form', count: 12, tagIds: [28] },
  { folderId: policies, assetTypeId: 7, name: 'Policy', count: 7, tagIds: [24] },
  { folderId: prices, assetTypeId: 6, name: 'Price List', count: 4, tagIds: [25] },
] as const

const statuses = [active, active, active, active, review, active, active, draft, active, archived] as const

const firstVersion = { versionNo: 1 }

export const assetSeeds = (days: SeedDays): SeedOf<'Asset'>[] =>
  sets
    .flatMap(({ name, count, ...asset }) =>
      Array.from({ length: count }, (_, index) => ({ ...asset, assetName: `${name} ${index + 1}`, index })),
    )
    .map(({ assetName, index, tagIds, ...asset }, place): SeedOf<'Asset'> => ({
      id: place + 1,
      status: statuses[place % statuses.length] ?? active,
      ...asset,
      // One name is as long as names may be.
      assetName: place === 0 ? assetName.padEnd(longestName, ' with its annexes').trim() : assetName,
      file: samplePdf(`${assetName.toLowerCase().replaceAll(' ', '-')}.pdf`, sampleKey),
      tagIds: [...tagIds],
      ownerContactId: place % 3 === 0 ? 502 : 501,
      ...firstVersion,
      ...(asset.assetTypeId === 6 && { expiresOn: days.inDays(30 * (index + 1)) }),
    }))
