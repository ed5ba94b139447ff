import type { Person } from '#machines/session/session-types.ts'
import type { Session } from '#src/session/session-actor.ts'
import { sweepDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { openStorage } from '#src/storage/stored-value.ts'
import type { Clock } from '#src/time/clock.ts'
import { createAppState, type AppState } from './app-state.ts'

/** What this tab holds of the signed-in person, from their first page to the end of their session. */
interface Personal {
  readonly userId: string
  readonly state: AppState
}

interface PersonalDeps {
  readonly session: Pick<Session, 'actor'>
  readonly person: Pick<Person, 'userId'>
  readonly clock: Pick<Clock, 'now'>
  readonly local: () => Storage
}

const known = new WeakMap<Session['actor'], Personal>()

/** What is held for this session and person; created at their first page, and dropped with the session. */
export function personalOf({ session: { actor }, person: { userId }, clock, local }: PersonalDeps): Personal {
  const found = known.get(actor)
  if (found?.userId === userId) return found

  const isOpen = () => actor.getSnapshot().hasTag('signedIn')
  const owner = ownerKey(userId)
  sweepDrafts(local, owner, clock.now())
  const personal: Personal = {
    userId,
    state: createAppState({ storage: openStorage(local), owner, isOpen }),
  }
  known.set(actor, personal)
  const subscription = actor.subscribe(() => {
    if (isOpen()) return
    subscription.unsubscribe()
    if (known.get(actor) === personal) known.delete(actor)
  })
  return personal
}
