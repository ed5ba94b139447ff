import { loadable } from '#src/api/loadable.ts'

/** What signed-in people see; its code is no part of the first page. */
export const SignedInView = loadable(async () => (await import('../shell/SignedInView.tsx')).SignedInView)
