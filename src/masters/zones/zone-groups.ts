import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ZoneGroup } from '#machines/masters/centres-by-zone.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const schema = v.object({
  timeZoneAdminLists: v.array(
    v.pipe(
      v.object({ TimeZoneGroupName: v.string(), timezonegroupdata: v.array(v.object({ timezoneid: v.number() })) }),
      v.transform((group): ZoneGroup => ({
        name: group.TimeZoneGroupName,
        zoneIds: group.timezonegroupdata.map(({ timezoneid }) => timezoneid),
      })),
    ),
  ),
})

/** The groups of time zones. */
export const zoneGroupsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getTimeZoneAdminDetails', { kind: 'centres' }],
    queryFn: async ({ signal }) =>
      readAnswer(
        'getTimeZoneAdminDetails',
        schema,
        await api.call('getTimeZoneAdminDetails', {}, { log: { component: 'Centres', permission: 'View' }, signal }),
      ).timeZoneAdminLists,
  })
