import { addDays, daysBetween } from '../../../factories/days.ts'
import type { Day } from '../../../models.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { midTerm } from '../../students/seeds/sittings.ts'
import type { DeliveryFields } from '../question-fields.ts'

type Seed = SeedOf<'Delivery'> & DeliveryFields

/**
 * The day of the mid-term: that of its block, or else its weekday of the next week. It is scheduled whenever the portal is
 * seeded, with a student who waits for it, while the block keeps its listed dates and may be over.
 */
function midTermDay({ on, today }: SeedDays): Day {
  const day = on('2026-11-10')
  // On the day itself the sitting may be over already, so it counts as past.
  const weeks = Math.max(0, Math.floor(daysBetween(day, today) / 7) + 1)
  return addDays(day, weeks * 7)
}

/** Ten deliveries: over, to come, in preparation, and one to practise. */
export const deliverySeeds = (days: SeedDays): Seed[] => {
  const { on } = days
  const exam = (examBlockId: number, day: string, slot: number) => ({ blockKind: 'exam' as const, examBlockId, date: on(day), slot })
  const seeds: readonly (Omit<Seed, 'id' | 'markingMode'> & Partial<Pick<Seed, 'markingMode'>>)[] = [
    {
      status: 'Scheduled',
      deliveryName: 'Physics Mid-term November 2026',
      paperId: 1,
      blockKind: 'test',
      testBlockId: 201,
      date: midTermDay(days),
      slot: 1,
      // The first one has no time zone of the block.
      centreIds: [...midTerm.centreIds],
    },
    {
      status: 'Sent',
      deliveryName: 'Physics May 2026',
      paperId: 2,
      ...exam(110, '2026-05-27', 2),
      centreIds: [2, 3, 4, 10],
      markingMode: 'Double blind',
    },
    {
      status: 'Sent',
      deliveryName: 'Economics May 2026',
      paperId: 3,
      ...exam(110, '2026-06-01', 1),
      centreIds: [5, 11, 18],
      markingMode: 'Double blind',
    },
    {
      status: 'Scheduled',
      deliveryName: 'Introduction to Management Autumn 2026',
      paperId: 4,
      ...exam(109, '2026-10-19', 1),
      centreIds: [2, 3, 4, 5, 15],
      markingMode: 'Double blind',
    },
    {
      status: 'Scheduled',
      deliveryName: 'Programming Autumn 2026',
      paperId: 5,
      ...exam(109, '2026-10-29', 2),
      centreIds: [2, 3, 4],
      markingMode: 'Sample 20 %',
    },
    { status: 'Scheduled', deliveryName: 'Chemistry January 2027', paperId: 6, ...exam(101, '2027-01-13', 1), centreIds: [26, 1, 2, 4] },
    { status: 'Draft', deliveryName: 'Biology January 2027', paperId: 7, ...exam(101, '2027-01-15', 1), centreIds: [26, 2, 20] },
    { status: 'Scheduled', deliveryName: 'Physics Practice', paperId: 8, isPractice: 1, centreIds: [26, 2, 4, 20] },
    // Sydney has no time in this block.
    { status: 'Draft', deliveryName: 'Economics January 2027', paperId: 9, ...exam(101, '2027-01-12', 1), centreIds: [26, 37] },
    {
      status: 'Scheduled',
      deliveryName: 'Financial Accounting Autumn 2026',
      paperId: 10,
      ...exam(109, '2026-10-22', 2),
      centreIds: [2, 3, 4],
    },
  ]
  return seeds.map((seed, index) => ({
    id: index + 1,
    markingMode: 'Single',
    lateMinutes: 30,
    tolerance: 5,
    accessCode: String(402_817 + index * 10_007),
    ...seed,
  }))
}
