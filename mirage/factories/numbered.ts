import { blockKinds } from '../block-kinds.ts'
import type { KindName } from '../kinds/kind.ts'
import type { BlockRecord, Day, NotificationRecord, Status } from '../models.ts'
import { addDays, eachDay } from './days.ts'

/** Any number of numbered records, for large lists. */

const statuses: readonly Status[] = [1, 2, 0]
const padded = (number: number) => String(number).padStart(5, '0')

/**
 * A block of one to three days without zones, in the months around a day.
 * @param firstDayId The id of its first day; the others follow.
 */
export function numberedBlock(kind: KindName, number: number, input: { id: number; today: Day; firstDayId: number }): BlockRecord {
  const { series, codePrefix } = blockKinds[kind].words
  const startDate = addDays(input.today, ((number * 37) % 720) - 360)
  const endDate = addDays(startDate, number % 3)
  return {
    id: input.id,
    kind,
    name: `Series ${padded(number)} ${series}`,
    shortName: `Series ${padded(number)}`,
    code: `${codePrefix}S-${padded(number)}`,
    description: '',
    startDate,
    endDate,
    status: statuses[number % statuses.length] ?? 1,
    slotsPerDay: 1,
    isMapped: false,
    revision: 1,
    publishedAt: null,
    days: eachDay(startDate, endDate).map((day, index) => ({ id: input.firstDayId + index, day })),
    zones: [],
    schedule: [],
  }
}

const hour = 60 * 60 * 1000

/** A message to a contact, one hour older than the one before; every third is unread. */
export const numberedNotification = (number: number, contactId: number, now: number): Omit<NotificationRecord, 'id'> => ({
  contactId,
  subject: `Message ${number} of the series`,
  content: `<p>This is message <b>${number}</b>.</p>`,
  status: number % 3 === 0 ? 0 : 1,
  createdAt: now - number * hour,
})
