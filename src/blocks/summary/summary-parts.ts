import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** Open points and what a publish changes. Loaded together with the code that checks the block, which the page waits for. */
export const Readiness = lazyComponent(async () => (await import('./Readiness.tsx')).Readiness)
