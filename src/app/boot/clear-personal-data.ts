import { closeDrafts } from '#src/storage/drafts.ts'
import { jsonOf } from '#src/storage/json.ts'
import { appStateKey, draftPrefix, ownerKey } from '#src/storage/personal-keys.ts'
import { selectedYearKey } from '../state/selected-year.ts'

const attempt = (work: () => void): void => {
  try {
    work()
  } catch {
    // A storage that the browser blocks holds nothing to clear.
  }
}

/** Whether what is stored was made for another person, who has taken this person's place in another tab. */
const belongsToAnother = (text: string, owner: string | null): boolean => {
  const stored: unknown = Object(jsonOf(text)).owner
  return typeof stored === 'string' && stored !== owner
}

/** Whose session ended, and whether they asked for it themselves, here or (as far as is known) in another tab. */
interface EndedSession {
  readonly userId: string | null
  readonly isAsked: boolean
  readonly isElsewhere?: boolean
}

/**
 * Clears what areas store of a person when their session ends. Drafts outlive a session that expired, so that unsaved work
 * can be restored; signing out removes them.
 */
export function clearPersonalData(
  storage: { readonly local: () => Storage; readonly tab: () => Storage },
  { userId, isAsked, isElsewhere }: EndedSession,
): void {
  if (userId !== null && (isAsked || isElsewhere)) closeDrafts(ownerKey(userId))
  attempt(() => storage.tab().removeItem(selectedYearKey))
  attempt(() => {
    const text = storage.local().getItem(appStateKey)
    if (text !== null && !belongsToAnother(text, userId === null ? null : ownerKey(userId))) storage.local().removeItem(appStateKey)
  })
  if (!isAsked) return
  attempt(() => {
    const local = storage.local()
    for (const key of Object.keys(local)) if (key.startsWith(draftPrefix)) local.removeItem(key)
  })
}
