import { Grid2x2 } from 'lucide-react'
import { colour } from '#openapi/generated/resources/masters/colour.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'

const ColourSwatches = lazyComponent(async () => (await import('./ColourSwatches.tsx')).ColourSwatches)

const isGrid = (search: string) => new URLSearchParams(search).get('view') === 'swatches'

/** The colours as a list, or as a grid of swatches, as the address says. */
function Colours(page: RecordPage) {
  if (!useFromSearch(isGrid)) return <ColourList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ColourSwatches page={page} />
    </LazyBoundary>
  )
}

const ColourList = (page: RecordPage) => (
  <RecordList
    of={colour}
    page={page}
    actions={
      <LinkButton href={`${page.paths.list}?view=swatches`} icon={<Grid2x2 size={16} aria-hidden />}>
        Swatches
      </LinkButton>
    }
    columns={['colourName', 'colourCode', 'moduleCount', 'status']}
  />
)

const ColourForm = (page: RecordPage) => <RecordForm of={colour} page={page} parts={{ Colour: ['colourName', 'colourCode'] }} />

const ColourView = (page: RecordPage) => <RecordView of={colour} page={page} facts={['moduleCount']} />

export const colours = resourcePages(colour, { list: Colours, form: ColourForm, view: ColourView })
