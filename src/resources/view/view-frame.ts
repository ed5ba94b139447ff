import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every page of a record is drawn in. Lists and forms do without it; the page of a record asks for both at once. */
export const ViewFrame = lazyComponent(async () => (await import('./StoredView.tsx')).StoredView)
