import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every list of records is drawn in, apart from forms and pages of records. Routes of lists load it together with their page. */
export const ListFrame = lazyComponent(async () => (await import('./RecordListView.tsx')).RecordListView)
