import type { ComponentType } from 'react'
import { PagePlaceholder } from '../kit/skeleton.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent, type LazyCode } from './lazy-component.ts'

/** A page whose code does not come with its neighbours: it is loaded as the page is opened, and before it is drawn. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> & LazyCode {
  const Page = lazyComponent(load)
  const Whole = (props: Props) => (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <Page {...props} />
    </LazyBoundary>
  )
  return Object.assign(Whole, { prepare: Page.prepare, isReady: Page.isReady })
}
