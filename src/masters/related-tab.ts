import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type * as tabs from './related.tsx'

/** A tab of records that refer to the one of the page. Its code, with the rules of those records, comes when it is opened. */
export const relatedTab = (name: keyof typeof tabs) => lazyComponent(async () => (await import('./related.tsx'))[name])
