import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every form of a record is drawn in. Lists and pages of records do without it; the page of a form asks for both at once. */
export const EditorFrame = lazyComponent(async () => (await import('./RecordEditorFrame.tsx')).RecordEditorFrame)
