import { courseStatus } from '#openapi/courses/course-status.ts'
import { courseSeeds } from '../../courses/seeds.ts'
import type { SeedDays } from '../../engine/service.ts'
import type { OfferFields } from '../offer-fields.ts'
import { clearingEntrySeeds } from './entries.ts'

type Seed = OfferFields & { readonly id: number; readonly status: string }

const count = 60
const ends = ['Declined', 'Withdrawn', 'Declined'] as const
const northgate = 12
const minimums = ['B', 'C', 'A'] as const

/** Offers of each state, fitting their entries: of a placed student one is accepted, of an offered one some are open. */
export function clearingOfferSeeds(days: SeedDays): Seed[] {
  const open = courseSeeds(days).filter(({ status, validTo }) => status === courseStatus.approved && validTo >= days.today)
  const own = open.filter(({ institutionId }) => institutionId === northgate)
  const entries = clearingEntrySeeds(days).filter(({ status }) => status === 'Offered' || status === 'Placed' || status === 'Closed')
  return Array.from({ length: count }, (_, index): Seed => {
    const [entry, round] = [entries[index % entries.length], Math.floor(index / entries.length)]
    // Every fifth is of the university that has an account.
    const courses = index % 5 === 0 && own.length > 0 ? own : open
    const course = courses[(index * 11) % courses.length]
    const first = entry?.status === 'Placed' ? 'Accepted' : entry?.status === 'Offered' ? 'Offered' : 'Declined'
    const status = round === 0 ? first : entry?.status === 'Offered' ? 'Offered' : (ends[index % ends.length] ?? 'Declined')
    const isOver = status === 'Offered' && round === 2
    return {
      id: index + 1,
      status,
      clearingId: entry?.id ?? 1,
      institutionId: course?.institutionId ?? 1,
      courseId: course?.id ?? 1,
      ...(index % 3 === 0 && { conditions: [{ subject: 'Overall', minimum: minimums[index % minimums.length] ?? 'B' }] }),
      offeredOn: days.inDays(-(1 + (index % 12))),
      // The third one of a student has expired.
      expiresOn: days.inDays(isOver ? -1 : 1 + (index % 13)),
      ...(status !== 'Offered' && status !== 'Withdrawn' && { repliedOn: days.inDays(-(index % 2)) }),
    }
  })
}
