import type { ResourceName } from '#openapi/generated/resources.ts'
import type { CalendarEntry, CalendarFilters } from '#openapi/generated/schema.d.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import type { DayRange } from './ranges.ts'

/** What makes the entries of one area. */
export interface EntryOrder {
  readonly store: PersonalStore
  /** The range with one more day at each end, because an entry with times may fall into it in another time zone. */
  readonly range: DayRange
  readonly filters: CalendarFilters
  /** How often a record was changed: calendar files carry it. */
  changesOf(resource: ResourceName, id: number): number
}

/** Whether days touch those that are asked for. */
export const touches = ({ from, to }: DayRange, start: Day, end: Day): boolean => start <= to && end >= from

/** The records of a resource that the caller may list; none without the right. */
export function listed(resource: ResourceName, { services, menu, ...store }: PersonalStore): ResourceRecord[] {
  const { components } = services[resource].rules
  return isAllowed(menu, { permission: 'View', component: components }) ? store.scoped(resource) : []
}

/** An entry of whole days. */
export const dayEntry = (
  entry: Omit<CalendarEntry, 'isAllDay' | 'state' | 'recurs'> & { readonly state?: CalendarEntry['state'] },
): CalendarEntry => ({ state: 'Confirmed', ...entry, isAllDay: 1 })
