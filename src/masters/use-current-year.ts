import { useQuery } from '@tanstack/react-query'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'

/** The current year, for a new record; null where it is not wanted, there is none, or it could not be read. */
export function useCurrentYear(isWanted: boolean): { readonly isPending: boolean; readonly id: number | null } {
  const { service } = useRecords(year)
  const { data, isPending } = useQuery({ ...recordListQuery(year, service, allRecords), enabled: isWanted })
  const current = data?.rows.find(({ fields }) => fields['isCurrent'] === 1)
  return { isPending: isWanted && isPending, id: isWanted && current ? Number(current.id) : null }
}
