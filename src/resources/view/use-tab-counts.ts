import { useQuery } from '@tanstack/react-query'
import { useServices } from '#src/api/services.tsx'
import { tabCountsKey } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordTab } from './RecordFrame.tsx'

const none: Readonly<Record<string, number>> = {}

/** Whether a tab says how much it lists. */
export const isCounted = ({ related, count }: Pick<RecordTab, 'related' | 'count'>): boolean => related !== undefined || count !== undefined

/** How much the tabs of a record list, by their ids, as far as that is known; the page does not wait for it. */
export function useTabCounts(
  resource: string,
  record: StoredRecord | undefined,
  tabs: readonly RecordTab[],
): Readonly<Record<string, number>> {
  const services = useServices()
  const counted = tabs.filter(isCounted)
  const { data = none } = useQuery({
    queryKey: tabCountsKey(resource, { id: record?.id, at: record?.updatedAt, tabs: counted.map(({ id }) => id) }),
    queryFn: async () => (record ? (await import('./tab-counts.ts')).countTabs(record, counted, services) : none),
    enabled: record !== undefined && counted.length > 0,
  })
  return data
}
