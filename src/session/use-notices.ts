import { useSelector } from '@xstate/react'
import { useConnectivity } from './connectivity.tsx'
import type { ExpiryNotice, Notices } from './NoticeStrip.tsx'
import { useSessionParts } from './session-context.tsx'

const offers = ['offered', 'extending', 'unanswered'] as const

/** What is to be said at the end of every page. */
export function useNotices(): Notices {
  const { actor } = useSessionParts()
  const connectivity = useConnectivity()
  const expiry = useSelector(
    actor,
    (snapshot): ExpiryNotice => offers.find((offer) => snapshot.matches({ signedIn: { presence: { expiring: offer } } })) ?? 'none',
  )
  return { connectivity, expiry, onExtend: () => actor.send({ type: 'session.extend' }) }
}
