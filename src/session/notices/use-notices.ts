import { useSelector } from '@xstate/react'
import { tagIn } from '#src/api/tag-in.ts'
import { useConnectivity } from './connectivity.tsx'
import type { Connectivity } from './network-watch.ts'
import { useSessionParts } from '../session-context.tsx'

/** The stage of the offer to stay signed in; `none` while the session is not about to end. */
type ExpiryNotice = 'none' | 'offered' | 'extending' | 'unanswered'

/** The notices at the end of every page. */
export interface Notices {
  readonly connectivity: Connectivity
  readonly expiry: ExpiryNotice
  onExtend(): void
}

export const hasNotice = ({ connectivity, expiry }: Pick<Notices, 'connectivity' | 'expiry'>): boolean =>
  connectivity !== 'online' || expiry !== 'none'

/** The current notices. */
export function useNotices(): Notices {
  const { actor } = useSessionParts()
  const connectivity = useConnectivity()
  const expiry = useSelector(
    actor,
    (snapshot): ExpiryNotice => (snapshot.hasTag('locked') ? null : tagIn(snapshot, ['offered', 'extending', 'unanswered'])) ?? 'none',
  )
  return { connectivity, expiry, onExtend: () => actor.send({ type: 'session.extend' }) }
}
