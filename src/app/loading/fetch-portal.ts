import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { Session } from '#src/session/session-actor.ts'
import { SignedInView } from './lazy-signed-in-view.ts'

/** Loads ahead of time what a person sees first after signing in. */
export function fetchPortal(work: Session['work']): void {
  void prefetch(work.load)
  void prefetch(SignedInView.prepare)
  void prefetch(() => import('../pages/DashboardPage.tsx'))
}
