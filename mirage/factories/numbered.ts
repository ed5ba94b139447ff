import { wordsOf, type BlockKind } from '../block-kinds.ts'
import { moduleColours } from '../fixtures/modules.ts'
import type { BlockRecord, Day, ModuleRecord, NotificationRecord, Status } from '../models.ts'
import { addDays, eachDay } from './days.ts'

/** Records in any number, told apart by theirs, for lists that are larger than anyone would write down. */

const statuses: readonly Status[] = [1, 2, 0]
const padded = (number: number) => String(number).padStart(5, '0')

/**
 * A block of one to three days without zones, in the months around a day.
 * @param firstDayId The id of its first day; the others follow.
 */
export function numberedBlock(kind: BlockKind, number: number, input: { id: number; today: Day; firstDayId: number }): BlockRecord {
  const { series, codePrefix } = wordsOf(kind)
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
    days: eachDay(startDate, endDate).map((day, index) => ({ id: input.firstDayId + index, day })),
    zones: [],
    schedule: [],
  }
}

/** A module with one to four versions and no submodules. */
export const numberedModule = (number: number, id: number): ModuleRecord => ({
  id,
  moduleId: id,
  moduleName: `Elective ${String(number).padStart(4, '0')}`,
  colourCode: moduleColours[number % moduleColours.length] ?? null,
  versions: Array.from({ length: 1 + (number % 4) }, (_, index) => `V${index + 1}`),
  subModule: [],
  evaluations: ['exam', 'test'],
})

const hour = 60 * 60 * 1000

/** A message to a contact, one hour older than the one before; every third is unread. */
export const numberedNotification = (number: number, contactId: number, now: number): Omit<NotificationRecord, 'id'> => ({
  contactId,
  subject: `Message ${number} of the series`,
  content: `<p>This is message <b>${number}</b>.</p>`,
  status: number % 3 === 0 ? 0 : 1,
  createdAt: now - number * hour,
})
