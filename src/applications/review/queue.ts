import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { sortIn } from '#src/ui/list/list-address.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { StageTab } from '../StageTabs.tsx'

/** Where an application stands among those that are reviewed one after the other. */
export interface QueuePlace {
  readonly number: number
  readonly count: number
  /** Ids, null at the ends. */
  readonly previous: string | null
  readonly next: string | null
}

/** The place of an application in a queue; null for one that is not in it. */
export function placeIn(ids: readonly string[], id: string): QueuePlace | null {
  const index = ids.indexOf(id)
  if (index === -1) return null
  return { number: index + 1, count: ids.length, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null }
}

/**
 * The applications of a stage as they were when the review began: one that is decided leaves the stage, and keeps its place
 * here, so that the next one is still the next one.
 */
export function useQueue({ sort }: Pick<RecordPage, 'sort'>, tab: StageTab, id: string): QueuePlace | null {
  const { service } = useRecords(application)
  const filters = tab === 'all' ? {} : { stage: [tab] }
  const { data } = useQuery(recordListQuery(application, service, { ...allRecords, sort: sortIn(sort), filters }))
  const [kept, setKept] = useState<{ readonly tab: StageTab; readonly ids: readonly string[] } | null>(null)
  if (data && kept?.tab !== tab) setKept({ tab, ids: data.rows.map((row) => row.id) })
  return kept?.tab === tab ? placeIn(kept.ids, id) : null
}
