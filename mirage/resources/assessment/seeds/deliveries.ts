import type { SeedDays, SeedOf } from '../../engine/service.ts'

/** The deliveries of the year. */
export const deliverySeeds = ({ on }: SeedDays): SeedOf<'Delivery'>[] => [
  {
    id: 1,
    status: 'Scheduled',
    deliveryName: 'Physics Mid-term November 2026',
    paperId: 1,
    blockKind: 'test',
    testBlockId: 201,
    date: on('2026-11-10'),
    slot: 1,
    centreIds: [26],
    markingMode: 'Single',
  },
]
