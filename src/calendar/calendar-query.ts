import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarEntry, CalendarFilters } from '#openapi/generated/schema.d.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { answerReader, readAnswer } from '#src/api/answer.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createRecordCalls } from '#src/resources/record-calls.ts'
import { chosenSources, type CalendarAddress } from './calendar-address.ts'

const flag = v.picklist([0, 1])
const day = v.pipe(v.string(), v.isoDate())

const entrySchema = v.object({
  source: v.picklist([
    'events',
    'holidays',
    'examBlocks',
    'testBlocks',
    'academicDates',
    'teachingDates',
    'results',
    'followUps',
    'replyDates',
    'operations',
    'messages',
  ]),
  key: v.string(),
  title: v.string(),
  label: v.string(),
  detail: v.optional(v.string()),
  isAllDay: flag,
  startDate: day,
  endDate: day,
  startTime: v.optional(v.string()),
  endTime: v.optional(v.string()),
  timezoneName: v.optional(v.string()),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
  state: v.picklist(['Tentative', 'Confirmed', 'Cancelled']),
  sequence: v.number(),
  resource: v.string(),
  recordId: v.number(),
  recurs: v.optional(flag),
}) satisfies v.GenericSchema<unknown, CalendarEntry>

const rangeSchema = v.object({ occurrences: v.array(entrySchema) })

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

/** What the calendar shows of some days. It counts as a list of events: what is written anywhere makes it stale. */
export function calendarQuery(api: ResourceApi, codec: IdCodec, days: ShownDays, address: CalendarAddress) {
  const query = { ...days, ...narrowed(address) }
  return queryOptions({
    queryKey: ['records', event.name, 'list', { calendar: query }] as const,
    queryFn: async ({ signal }): Promise<readonly CalendarEntry[]> => {
      const reply = await createRecordCalls(event, api, codec).call('GET', 'list', 'View', { query }, signal)
      return readAnswer(`${event.path}/list`, rangeSchema, reply).occurrences
    },
    placeholderData: keepPreviousData,
  })
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
