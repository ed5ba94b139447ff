import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { accountSeeds, currentYearId } from '../../people/seeds/users.ts'

const count = 40
const types = ['Visit', 'Audit', 'Annual return', 'Capacity change', 'Audit', 'Closure', 'Visit'] as const
const states = ['Open', 'In progress', 'Done', 'Open'] as const
const titles = {
  Visit: 'Visit before the exams',
  Audit: 'Audit of exam security',
  'Annual return': 'Annual return of student numbers',
  'Capacity change': 'More places in business',
  Closure: 'Closure of the second campus',
} as const

/** The operations of the first centres; some of the open ones are overdue. */
export function centerOperationSeeds(days: SeedDays): SeedOf<'CenterOperation'>[] {
  const people = accountSeeds.filter(({ typeId }) => typeId === contactTypeIds.NCUK)
  return Array.from({ length: count }, (_, index) => {
    const operationType = types[index % types.length] ?? 'Visit'
    const status = states[index % states.length] ?? 'Open'
    const isDone = status === 'Done'
    return {
      id: index + 1,
      status,
      title: titles[operationType],
      centreId: 1 + ((index * 5) % 48),
      yearId: currentYearId,
      operationType,
      dueOn: days.inDays(isDone ? -60 + index : -12 + index * 2),
      contactId: people[index % people.length]?.contactId ?? 501,
      ...(isDone && { findings: 'Papers are kept in a locked room. One of two keys had not been signed for.' }),
      ...(isDone && operationType === 'Audit' && { actionRequired: 'Keep a register of both keys from next week on.' }),
    }
  })
}
