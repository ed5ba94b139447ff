import { courseStatus } from '#openapi/courses/course-status.ts'
import type { SeedDays } from '../../engine/service.ts'
import { courseSeeds } from '../../courses/seeds.ts'
import type { PlacementFields } from '../placement-fields.ts'
import { modulesByStudent } from './curricula.ts'
import { studentIds } from './students.ts'

type Seed = PlacementFields & { readonly id: number; readonly status: string }

const count = 160
const [september, january] = [401, 403]
const decisions = ['Pending', 'Conditional', 'Unconditional', 'Conditional', 'Rejected', 'Pending', 'Withdrawn', 'Conditional'] as const
const routes = ['UCAS', 'Direct', 'UCAS', 'Clearing'] as const
const minimums = ['B', 'C', 'A'] as const
/** The first student has two offers, and the days until the replies to them. */
const firstOffers = [1, 30] as const

const replies = ['Firm', 'Insurance', 'Firm', 'Declined'] as const
/** The students before this application have not replied yet; those of clearing are among them. */
const firstReply = 130
/** The university of the account. */
const northgate = 12

const replyOf = (index: number, institutionId: number | undefined) =>
  index < firstReply ? 'None' : institutionId === northgate ? 'Firm' : (replies[index % replies.length] ?? 'None')

/** The applications of the first students, two of each, to courses that are open. */
export function directPlacementSeeds(days: SeedDays): Seed[] {
  const open = courseSeeds(days).filter(({ status, validTo }) => status === courseStatus.approved && validTo >= days.today)
  const taken = modulesByStudent(days)
  return Array.from({ length: count }, (_, index): Seed => {
    const isToNorthgate = index >= firstReply && (index % 8 === 1 || index % 8 === 2)
    const courses = isToNorthgate ? open.filter(({ institutionId }) => institutionId === northgate) : open
    const course = courses[(index * 7) % courses.length]
    const student = Math.floor(index / 2)
    const offer = firstOffers[index]
    const status = offer === undefined ? (decisions[index % decisions.length] ?? 'Pending') : 'Conditional'
    const isOffer = status === 'Conditional' || status === 'Unconditional'
    return {
      id: index + 1,
      status,
      studentId: studentIds.first + student,
      institutionId: course?.institutionId ?? 1,
      courseId: course?.id ?? 1,
      intakeId: index % 5 === 4 ? january : september,
      deliveryMode: course?.deliveryMode ?? 1,
      route: routes[index % routes.length] ?? 'Direct',
      reference: `APP-${String(10_001 + index)}`,
      appliedOn: days.inDays(-90 + (index % 40)),
      reply: isOffer ? replyOf(index, course?.institutionId) : 'None',
      ...(isOffer && { replyBy: days.inDays(offer ?? (index % 9 === 8 ? -3 : 10 + (index % 30))) }),
      ...(status === 'Conditional' && {
        conditions: [
          {
            subject: 'Module',
            moduleId: taken.get(studentIds.first + student)?.[0] ?? 1,
            minimum: minimums[index % minimums.length] ?? 'B',
          },
          { subject: 'English', minimum: 'EAP 60' },
        ],
      }),
    }
  })
}
