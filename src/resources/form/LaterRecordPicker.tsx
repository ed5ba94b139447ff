import type { ComponentProps } from 'react'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const RecordPicker = lazyComponent(async () => (await import('./RecordPicker.tsx')).RecordPicker)

/** A `RecordPicker` whose code comes after the page that shows it: it is heavy, and lists need it for filters only. */
export const LaterRecordPicker = (props: ComponentProps<typeof RecordPicker>) => (
  <LazyBoundary fallback={<SkeletonLines count={2} />}>
    <RecordPicker {...props} />
  </LazyBoundary>
)
