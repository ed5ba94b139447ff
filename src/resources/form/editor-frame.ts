import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What every form of a record is drawn in, apart from lists and pages of records. Routes of forms load it together with their page. */
export const EditorFrame = lazyComponent(async () => (await import('./RecordEditorFrame.tsx')).RecordEditorFrame)
