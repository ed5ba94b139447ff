import '#src/ui/styles.css'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import { tagIn } from '#src/api/tag-in.ts'
import { losesWork } from '#src/ui/navigation/leave-guard.ts'
import { useSessionParts } from '../session-context.tsx'
import { ExpiredDialog, type ExpiredStage } from './ExpiredDialog.tsx'

/** The stage of the question; null where there is none. */
const stageOf = (snapshot: SnapshotFrom<typeof sessionMachine>): ExpiredStage | null =>
  snapshot.hasTag('signingOut') ? 'leaving' : snapshot.hasTag('locked') ? tagIn(snapshot, ['asking', 'resetting', 'unanswered']) : null

/** Shown to a person who was away when the session ended. */
export function ExpiryQuestion() {
  const { actor } = useSessionParts()
  const stage = useSelector(actor, stageOf)
  // Answered by Logout, it stays until the session is gone; a sign-out from elsewhere does not bring it.
  const [shown, setShown] = useState<ExpiredStage | null>(stage === 'leaving' ? null : stage)
  const next = stage === 'leaving' && shown === null ? null : stage
  if (next !== shown) setShown(next)
  return (
    <ExpiredDialog
      stage={next}
      losesWork={losesWork}
      onReset={() => actor.send({ type: 'session.reset' })}
      onLogout={() => actor.send({ type: 'signOut.request' })}
    />
  )
}
