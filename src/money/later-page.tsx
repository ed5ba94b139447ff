import type { ComponentType } from 'react'
import type { RecordPage } from '#src/resources/record-page.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** A page of a resource whose code does not come with its list. */
export function laterPage(load: () => Promise<ComponentType<RecordPage>>): ComponentType<RecordPage> {
  const Page = lazyComponent(load)
  return (page) => (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <Page {...page} />
    </LazyBoundary>
  )
}
