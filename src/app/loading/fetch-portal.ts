import type { Session } from '#src/session/session-actor.ts'
import { SignedInView } from './lazy-signed-in-view.ts'

/** Fetches what somebody sees who signs in, ahead of time: what fails is loaded again when it is needed. */
export function fetchPortal(work: Session['work']): void {
  void Promise.allSettled([work.load(), SignedInView.prepare(), import('../pages/DashboardPage.tsx')])
}
