import type { ComponentType } from 'react'
import type { RecordPage } from '#src/resources/record-page.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent, type LazyCode } from '#src/ui/lazy/lazy-component.ts'

/** A page of a resource whose code does not come with its list, but is one of the page's parts. */
export function laterPage(load: () => Promise<ComponentType<RecordPage>>): ComponentType<RecordPage> & LazyCode {
  const Page = lazyComponent(load)
  const Later = (page: RecordPage) => (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <Page {...page} />
    </LazyBoundary>
  )
  return Object.assign(Later, { prepare: Page.prepare, isReady: Page.isReady })
}
