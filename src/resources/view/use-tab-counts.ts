import { useQuery } from '@tanstack/react-query'
import { useServices } from '#src/api/services.tsx'
import type { RecordTab } from './RecordFrame.tsx'

const none: Readonly<Record<string, number>> = {}

/** How many related records the tabs of a record list, by their ids, as far as that is known; the page does not wait for it. */
export function useTabCounts(resource: string, id: string | undefined, tabs: readonly RecordTab[]): Readonly<Record<string, number>> {
  const services = useServices()
  const { data = none } = useQuery({
    queryKey: ['records', resource, 'list', { id, tabs: tabs.flatMap((tab) => (tab.related ? [tab.id] : [])) }],
    queryFn: async () => (await import('./tab-counts.ts')).countTabs(id ?? '', tabs, services),
    enabled: id !== undefined && tabs.some(({ related }) => related),
  })
  return data
}
