import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every page of a record is drawn in, apart from lists and forms. Routes of records load it together with their page. */
export const ViewFrame = lazyComponent(async () => (await import('./StoredView.tsx')).StoredView)
