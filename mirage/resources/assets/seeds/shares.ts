import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { seededFolders } from './folders.ts'

const accesses = ['View', 'Download', 'View', 'Edit', 'Download'] as const

/** The contact group of Baobab College, which is by rule. */
const baobab = 5
const [centreContact, universityContact] = [503, 504]

/** Fifty shares: with people, groups and all centres; one ends on the day of seeding, and one has ended. */
export const shareSeeds = (days: SeedDays): SeedOf<'Share'>[] => [
  { id: 1, folderId: seededFolders.handbooks, contactType: 'CENTER', access: 'Download' },
  { id: 2, folderId: seededFolders.forms, contactGroupId: baobab, access: 'Download', until: days.today },
  { id: 3, folderId: seededFolders.policies, contactType: 'INSTITUTE', access: 'View' },
  { id: 4, assetId: 61, contactId: centreContact, access: 'View', message: 'For the moderation of June.' },
  { id: 5, assetId: 76, contactId: universityContact, access: 'Download' },
  { id: 6, assetId: 62, contactId: centreContact, access: 'Download', until: days.inDays(-1) },
  { id: 7, folderId: seededFolders.prices, contactType: 'STUDENT', access: 'View' },
  ...Array.from({ length: 43 }, (_, index): SeedOf<'Share'> => ({
    id: index + 8,
    assetId: index + 1,
    contactId: 515 + (index % 30),
    access: accesses[index % accesses.length] ?? 'View',
    ...(index % 4 === 0 && { until: days.inDays(30 + index) }),
  })),
]
