import { keepPreviousData } from '@tanstack/react-query'
import * as v from 'valibot'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarEntry, CalendarFilters } from '#openapi/generated/schema.d.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { calendarEntriesQuery } from '#src/resources/calendar/calendar-entries.ts'
import { chosenSources, showsNothing, type CalendarAddress } from './calendar-address.ts'

/** Days that are shown, both included. */
export interface ShownDays {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** What is asked of the server beside the days. */
const narrowed = (address: CalendarAddress) => ({
  sources: chosenSources(address).join(','),
  eventType: address.eventType,
  centreIds: address.centreIds.join(','),
  examBlockId: address.examBlockId === null ? '' : String(address.examBlockId),
  testBlockId: address.testBlockId === null ? '' : String(address.testBlockId),
})

const nothing = (): Promise<readonly CalendarEntry[]> => Promise.resolve([])

/** The entries of some days; the entries shown before stay until these are read. */
export function calendarQuery(api: ResourceApi, codec: IdCodec, days: ShownDays, address: CalendarAddress, isStaff: boolean) {
  const isEmpty = showsNothing(address, isStaff)
  const query = calendarEntriesQuery(api, codec, { ...days, ...narrowed(address), ...(isEmpty && { sources: 'none' }) })
  return {
    ...query,
    // Not asked of the server, to which no source means all sources.
    queryFn: isEmpty ? nothing : query.queryFn,
    placeholderData: keepPreviousData<readonly CalendarEntry[]>,
  }
}

const readFeed = answerReader('createCalendarFeed', v.object({ address: v.string() }))

/** Makes the address that a calendar program reads. */
export async function createFeed(api: Api, address: CalendarAddress): Promise<string> {
  const sources = chosenSources(address)
  const filters: CalendarFilters = {
    ...(sources.length > 0 && { sources: [...sources] }),
    ...(address.eventType !== '' && { eventTypes: [address.eventType] }),
    ...(address.centreIds.length > 0 && { centreIds: [...address.centreIds] }),
    ...(address.examBlockId !== null && { examBlockId: address.examBlockId }),
    ...(address.testBlockId !== null && { testBlockId: address.testBlockId }),
  }
  const log = { component: event.components, permission: 'View' as const }
  return readFeed(await api.call('createCalendarFeed', { body: { filters } }, { log })).address
}
