import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What signed-in people see; its code is no part of the first page. */
export const SignedInView = lazyComponent(async () => (await import('../shell/SignedInView.tsx')).SignedInView)
