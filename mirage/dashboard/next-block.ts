import type { NextBlock } from '#openapi/generated/schema.d.ts'
import { daysBetween, isWeekend } from '../factories/days.ts'
import { encryptId } from '../id-codec.ts'
import type { BlockRecord } from '../models.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { entryWith, listingOf, mayModify, searched } from './listing.ts'
import { nextBlock } from './next-dates.ts'

const lists = { exam: '/sms/exam-block', test: '/sms/testblock' } as const
const active = 1

/** The time of the first slot that has modules, in every zone of the block. */
function firstStarts({ days, schedule, zones }: BlockRecord, { db }: PersonalStore): NextBlock['starts'] {
  const filled = days.flatMap(({ id, day }) => {
    const slots = schedule.filter(({ dayId, modules }) => dayId === id && modules.length > 0).map(({ slot }) => slot)
    return slots.length === 0 ? [] : [{ day, slot: Math.min(...slots) }]
  })
  const [first] = filled.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  if (!first) return []
  return zones.flatMap(({ zoneId, slots }) => {
    const [zone, start] = [db.timeZones.find(zoneId), slots[first.slot]]
    return zone && start ? [{ zoneName: zone.name, day: first.day, time: start.time }] : []
  })
}

const share = <One>(all: readonly One[], isDone: (one: One) => boolean) => ({ done: all.filter(isDone).length, total: all.length })

/** Who is enrolled for a block, for those who can list enrolments. */
function candidatesOf({ id, kind }: BlockRecord, store: PersonalStore): Pick<NextBlock, 'candidates'> {
  const path = '/enrollment'
  if (entryWith(store.menu, path) === null) return {}
  const filters = { [kind === 'exam' ? 'examBlockId' : 'testBlockId']: id }
  const { records, address } = listingOf({ resource: 'Enrollment', path, statuses: ['Enrolled'], filters }, store)
  const differing = (field: 'studentId' | 'centreId') => new Set(records.map(({ fields }) => fields[field])).size
  return { candidates: { enrolments: records.length, students: differing('studentId'), centres: differing('centreId'), address } }
}

/** The published block that begins next and how far it is prepared; null where none is ahead, or the person may not list its kind. */
export function nextBlockFor(store: PersonalStore): NextBlock | null {
  const block = nextBlock(store)
  if (!block || block.startDate === null || block.endDate === null) return null
  const list = lists[block.kind]
  if (entryWith(store.menu, list) === null) return null
  const { id, kind, name, code, startDate, endDate, days, schedule, zones } = block
  const filled = new Set(schedule.filter(({ modules }) => modules.length > 0).map(({ dayId }) => dayId))
  const ofBlock = new Set(zones.map(({ zoneId }) => zoneId))
  const centres = store.scoped('Centre').filter(({ status, fields }) => status === active && ofBlock.has(Number(fields['timezoneId'])))
  const academicDates = store.db.academicDates.where(({ blockId, status }) => blockId === id && status === active)
  return {
    kind,
    name,
    code,
    startDate,
    endDate,
    daysAhead: daysBetween(store.today, startDate),
    modules: new Set(schedule.flatMap(({ modules }) => modules.map(({ moduleId }) => moduleId))).size,
    filledDays: share(
      days.filter(({ day }) => !isWeekend(day)),
      (day) => filled.has(day.id),
    ),
    academicDates: share(academicDates, ({ startDate: from }) => from !== null),
    centres: centres.length,
    ...candidatesOf(block, store),
    starts: firstStarts(block, store),
    address: mayModify(store.menu, list) ? `${list}/edit/${encryptId(id)}` : searched(list, name),
  }
}
