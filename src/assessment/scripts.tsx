import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { queueQuery } from './marking/marking-service.ts'

const Allocation = lazyComponent(async () => (await import('./marking/Allocation.tsx')).Allocation)
const QueueSummary = lazyComponent(async () => (await import('./marking/QueueSummary.tsx')).QueueSummary)
const MarkingDesk = lazyComponent(async () => (await import('./marking/MarkingDesk.tsx')).MarkingDesk)

/** A script is marked, and taken from its marker, while it is not submitted. */
const isOpen = ({ status }: StoredRecord) => status === 'Waiting' || status === 'Marking'

function ScriptList(page: RecordPage) {
  const { api } = useServices()
  const queue = useQuery(queueQuery(api))
  return (
    <RecordList
      of={scriptMarking}
      page={page}
      isOpen={isOpen}
      columns={['scriptName', 'deliveryId', 'candidateNumber', 'markerName', 'markerId', 'role', 'total', 'dueOn', 'state']}
      hidden={['candidateNumber', 'markerId']}
      filters={['deliveryId', 'candidateNumber', 'markerId', 'role', 'dueOn']}
      above={QueueSummary}
      isHeld={queue.isPending}
    />
  )
}

/** A new marking is made by allocation, and one that is there is marked on its desk. */
const ScriptForm = (page: RecordPage) => (
  <Suspense fallback={<PagePlaceholder />}>{page.pathId === undefined ? <Allocation {...page} /> : <MarkingDesk {...page} />}</Suspense>
)

const ScriptView = (page: RecordPage) => (
  <RecordView
    of={scriptMarking}
    page={page}
    isOpen={isOpen}
    facts={['deliveryId', 'markerName', 'role', 'total', 'dueOn']}
    parts={{ Marks: ['marks', 'overallComment'] }}
  />
)

export const scripts = resourcePages(scriptMarking, { list: ScriptList, form: ScriptForm, view: ScriptView })
