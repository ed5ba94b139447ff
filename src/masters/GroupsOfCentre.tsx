import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { recordTexts as texts } from '#src/resources/texts.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { createRecordService } from '#src/resources/record-service.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { UseList } from '#src/resources/view/UseList.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { groupsWith } from './groups/stored-groups.ts'

/** In which group of which grouping the centre of the page is. */
export function GroupsOfCentre() {
  const { record, page } = useShownRecord()
  const { service } = useRecords(centreGroup)
  return (
    <ReadResult read={useQuery(recordListQuery(centreGroup, service, allRecords))}>
      {({ rows }) => {
        const uses = rows.flatMap(({ id, name, fields }) =>
          groupsWith(fields['groups'], record.id).map(({ groupName }) => ({ resource: centreGroup.name, id, name, field: groupName })),
        )
        return uses.length === 0 ? (
          <EmptyState icon={<Inbox size={24} />} title={texts.noRelated(centreGroup)} />
        ) : (
          <UseList uses={{ uses, hiddenCount: 0 }} linkTo={page.linkTo} />
        )
      }}
    </ReadResult>
  )
}

/** In how many groups the centre is. */
export const countGroups: TabCounter = async ({ id }, { api, codec, queryClient }) => {
  const { rows } = await queryClient.fetchQuery(recordListQuery(centreGroup, createRecordService(centreGroup, api, codec), allRecords))
  return rows.flatMap(({ fields }) => groupsWith(fields['groups'], id)).length
}
