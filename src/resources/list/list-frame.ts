import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every list of records is drawn in. Forms and pages of records do without it; the page of a list asks for both at once. */
export const ListFrame = lazyComponent(async () => (await import('./RecordListView.tsx')).RecordListView)
