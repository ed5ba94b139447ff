import type { Person } from '#machines/session/session-types.ts'
import type { Session } from '#src/session/session-actor.ts'
import { sweepDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { openStorage } from '#src/storage/stored-value.ts'
import type { Clock } from '#src/time/clock.ts'
import { browserTimer } from '#src/time/timer.ts'
import { createAppState, type AppState } from './app-state.ts'
import { createObjectStorage, readStorageSettings, type ObjectStorage } from './object-storage.ts'

/** What this tab holds of the signed-in person, from their first page to the end of their session. */
export interface Personal {
  readonly userId: string
  readonly state: AppState
  readonly files: ObjectStorage
}

export interface PersonalDeps {
  readonly session: Pick<Session, 'actor' | 'api'>
  readonly person: Pick<Person, 'userId'>
  readonly clock: Pick<Clock, 'now'>
  readonly local: () => Storage
}

const known = new WeakMap<Session['actor'], Personal>()

/** The one of this session and person; made at their first page, and gone with the session. */
export function personalOf({ session: { actor, api }, person: { userId }, clock, local }: PersonalDeps): Personal {
  const found = known.get(actor)
  if (found?.userId === userId) return found
  found?.files.forget()

  const isOpen = () => actor.getSnapshot().hasTag('signedIn')
  const owner = ownerKey(userId)
  sweepDrafts(local, owner, clock.now())
  const personal: Personal = {
    userId,
    state: createAppState({ storage: openStorage(local), owner, isOpen }),
    files: createObjectStorage({ read: readStorageSettings(api, browserTimer), startTimer: browserTimer }),
  }
  known.set(actor, personal)
  const subscription = actor.subscribe((snapshot) => {
    // Nobody may be there any more.
    if (snapshot.hasTag('locked')) personal.files.forget()
    if (isOpen()) return
    subscription.unsubscribe()
    personal.files.forget()
    if (known.get(actor) === personal) known.delete(actor)
  })
  return personal
}
