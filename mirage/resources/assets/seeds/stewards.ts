import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { seededFolders } from './folders.ts'

/** One of them has ended, and one begins next month. */
export const stewardSeeds = (days: SeedDays): SeedOf<'Steward'>[] => [
  { id: 1, contactId: 501, scope: 'Type', assetTypeId: 1, fromDate: days.inDays(-400), deputyContactId: 502 },
  { id: 2, contactId: 502, scope: 'Type', assetTypeId: 2, fromDate: days.inDays(-200) },
  { id: 3, contactId: 507, scope: 'Type', assetTypeId: 7, fromDate: days.inDays(-300), untilDate: days.inDays(-30) },
  { id: 4, contactId: 508, scope: 'Type', assetTypeId: 7, fromDate: days.inDays(-29), deputyContactId: 501 },
  { id: 5, contactId: 507, scope: 'Folder', folderId: seededFolders.marking, fromDate: days.inDays(-90), untilDate: days.inDays(90) },
  { id: 6, contactId: 502, scope: 'Folder', folderId: seededFolders.handbooks, fromDate: days.inDays(30) },
]
