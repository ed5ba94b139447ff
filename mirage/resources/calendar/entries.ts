import type { ResourceName } from '#openapi/generated/resources.ts'
import type { CalendarEntry, CalendarFilters, CalendarSource } from '#openapi/generated/schema.d.ts'
import type { PersonalStore } from '../engine/store.ts'
import { academicEntries, blockEntries } from './block-entries.ts'
import { type EntryOrder } from './entry.ts'
import { eventEntries } from './event-entries.ts'
import type { DayRange } from './ranges.ts'
import {
  followUpEntries,
  messageEntries,
  operationEntries,
  releaseEntries,
  replyEntries,
  teachingEntries,
  widened,
} from './record-entries.ts'

type Maker = (order: EntryOrder) => CalendarEntry[]

interface Area {
  readonly sources: readonly CalendarSource[]
  readonly make: Maker
  /** The people in whose calendar it is; all people if it is left out. */
  readonly isForStaff?: true
  /** Whether its entries belong to a block. */
  readonly hasBlock?: true
}

/** The areas that the calendar shows. */
const areas: readonly Area[] = [
  { sources: ['examBlocks', 'testBlocks'], make: blockEntries, hasBlock: true },
  { sources: ['academicDates'], make: academicEntries, hasBlock: true },
  { sources: ['events', 'holidays'], make: eventEntries },
  { sources: ['teachingDates'], make: teachingEntries },
  { sources: ['results'], make: releaseEntries, hasBlock: true },
  { sources: ['followUps'], make: followUpEntries, isForStaff: true },
  { sources: ['replyDates'], make: replyEntries, isForStaff: true },
  { sources: ['operations'], make: operationEntries, isForStaff: true },
  { sources: ['messages'], make: messageEntries, isForStaff: true },
]

const changesByStore = new WeakMap<PersonalStore, Map<string, number>>()

/** How often each record was changed, counted once a call. */
function changesOf(store: PersonalStore): EntryOrder['changesOf'] {
  return (resource: ResourceName, id: number) => {
    const known = changesByStore.get(store) ?? new Map<string, number>()
    if (!changesByStore.has(store)) {
      for (const one of store.db.historyEntries.where()) {
        const key = `${one.resource} ${one.recordId}`
        known.set(key, (known.get(key) ?? 0) + 1)
      }
      changesByStore.set(store, known)
    }
    return known.get(`${resource} ${id}`) ?? 0
  }
}

const startOf = ({ startDate, isAllDay, startTime = '' }: CalendarEntry): string => `${startDate} ${isAllDay === 1 ? '' : startTime}`

/** What the calendar of a person shows of a range of days, by day and time. */
export function entriesFor(store: PersonalStore, range: DayRange, filters: CalendarFilters): CalendarEntry[] {
  const { sources, examBlockId, testBlockId } = filters
  const isStaff = store.user.contactType === 'NCUK'
  const isOfBlock = examBlockId !== undefined || testBlockId !== undefined
  const order: EntryOrder = { store, range: widened(range), filters, changesOf: changesOf(store) }
  const wanted = areas.filter(
    (area) =>
      (isStaff || !area.isForStaff) &&
      (!isOfBlock || area.hasBlock) &&
      (!sources || area.sources.some((source) => sources.includes(source))),
  )
  return wanted
    .flatMap(({ make }) => make(order))
    .filter(({ source, isAllDay, startDate, endDate }) => {
      // Entries with times stay in the widened range, because they may fall into the range in another time zone.
      const isWithin = isAllDay === 0 || (startDate <= range.to && endDate >= range.from)
      return isWithin && (!sources || sources.includes(source))
    })
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.key.localeCompare(b.key))
}
