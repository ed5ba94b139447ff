import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { groupsWith } from '../groups/stored-groups.ts'

/** In how many groups a centre is. */
export const countGroups: TabCounter = async ({ id }, { api, codec, queryClient }) => {
  const { rows } = await queryClient.fetchQuery(recordListQuery(centreGroup, createRecordService(centreGroup, api, codec), allRecords))
  return rows.flatMap(({ fields }) => groupsWith(fields['groups'], id)).length
}
