import { useState } from 'react'
import { useServices } from '#src/api/services.tsx'
import { useRested } from '#src/time/use-rested.ts'
import type { ListQuery } from './clearing-service.ts'

/** The query of a list as it is typed, and as it is sent once typing pauses. */
export function useListQuery() {
  const { startTimer } = useServices()
  const [listQuery, setListQuery] = useState<ListQuery>({ page: 1, search: '' })
  const search = useRested(listQuery.search, startTimer)
  return { listQuery, asked: { ...listQuery, search }, setListQuery }
}
