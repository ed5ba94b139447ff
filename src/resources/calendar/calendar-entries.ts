import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createRecordCalls } from '../record-calls.ts'

const event = resourceCalls.Event
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

/** The first and the last day that are read, and filters by the names of the call's parameters. */
export interface CalendarRange extends Readonly<Record<string, string>> {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The entries of the calendar on some days. Its key is that of a list of events: every write to any resource makes it stale. */
export const calendarEntriesQuery = (api: ResourceApi, codec: IdCodec, query: CalendarRange) =>
  queryOptions({
    queryKey: ['records', 'Event', 'list', { calendar: query }] as const,
    queryFn: async ({ signal }): Promise<readonly CalendarEntry[]> => {
      const reply = await createRecordCalls(event, api, codec).call('GET', 'list', 'View', { query }, signal)
      return readAnswer(`${event.path}/list`, rangeSchema, reply).occurrences
    },
  })
