import type { ComponentProps } from 'react'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { HeldRows } from '#src/resources/list/HeldRows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const Allocation = lazyComponent(async () => (await import('./marking/Allocation.tsx')).Allocation)
const Queue = lazyComponent(async () => (await import('./marking/QueueSummary.tsx')).QueueSummary)
const MarkingDesk = lazyComponent(async () => (await import('./marking/MarkingDesk.tsx')).MarkingDesk)

const MarksGiven = lazyComponent(async () => (await import('./marking/MarksGiven.tsx')).MarksGiven)

const Marks = (props: ComponentProps<typeof MarksGiven>) => (
  <LazyBoundary fallback={<SkeletonLines count={4} />}>
    <MarksGiven {...props} />
  </LazyBoundary>
)

const cells = { marks: Marks }

/** A script is marked, and taken from its marker, while it is not submitted. */
const isOpen = ({ status }: StoredRecord) => status === 'Waiting' || status === 'Marking'

/** How far the own scripts are, above the list. */
const QueueSummary = () => (
  <LazyBoundary fallback={<SkeletonLines count={2} />}>
    <Queue />
  </LazyBoundary>
)

const ScriptList = (page: RecordPage) => (
  <HeldRows>
    {(isHeld) => (
      <RecordList
        of={scriptMarking}
        page={page}
        isOpen={isOpen}
        columns={['scriptName', 'deliveryId', 'candidateNumber', 'markerName', 'markerId', 'role', 'total', 'dueOn', 'state']}
        hidden={['candidateNumber', 'markerId']}
        filters={['deliveryId', 'candidateNumber', 'markerId', 'role', 'dueOn']}
        above={QueueSummary}
        isHeld={isHeld}
      />
    )}
  </HeldRows>
)

/** A new marking is made by allocation, and one that is there is marked on its desk. */
const ScriptForm = (page: RecordPage) => (
  <LazyBoundary fallback={<PagePlaceholder />}>
    {page.pathId === undefined ? <Allocation {...page} /> : <MarkingDesk {...page} />}
  </LazyBoundary>
)

const ScriptView = (page: RecordPage) => (
  <RecordView
    of={scriptMarking}
    page={page}
    isOpen={isOpen}
    facts={['deliveryId', 'markerName', 'role', 'total', 'dueOn']}
    parts={{ Marks: ['marks', 'overallComment'] }}
    cells={cells}
  />
)

export const scripts = resourcePages(scriptMarking, { list: ScriptList, form: ScriptForm, view: ScriptView })
