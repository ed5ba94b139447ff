import { Columns3 } from 'lucide-react'
import { target } from '#openapi/generated/resources/money/target.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { targetTexts } from './target-texts.ts'
import { TargetWays } from './TargetWays.tsx'

const TargetGrid = lazyComponent(async () => (await import('./TargetGrid.tsx')).TargetGrid)

/** Whether an address asks for the grid: it says nothing, or only what the grid shows. */
function isGrid(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.size === 0 || query.has('year') || query.has('figure')
}

/** A grid of centres by programmes; a list where the address asks for one, or for some of the targets. */
function Targets(page: RecordPage) {
  if (!useFromSearch(isGrid)) return <TargetList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <TargetGrid {...page} />
    </LazyBoundary>
  )
}

const TargetList = (page: RecordPage) => (
  <RecordList
    of={target}
    page={page}
    fixed={listView}
    columns={['targetName', 'yearId', 'centreId', 'programId', 'students', 'revenueMinor', 'status']}
    hidden={['yearId', 'centreId', 'programId']}
    filters={['yearId', 'centreId', 'programId']}
    actions={
      <>
        <LinkButton href={page.paths.list} icon={<Columns3 size={16} aria-hidden />}>
          {targetTexts.asGrid}
        </LinkButton>
        <TargetWays page={page} />
      </>
    }
  />
)

const TargetForm = (page: RecordPage) => (
  <RecordForm of={target} page={page} parts={{ Target: ['yearId', 'centreId', 'programId', 'students', 'revenueMinor'] }} />
)

const TargetView = (page: RecordPage) => <RecordView of={target} page={page} facts={['students', 'revenueMinor']} />

export const targets = resourcePages(target, { list: Targets, form: TargetForm, view: TargetView }, { list: [TargetGrid] })
