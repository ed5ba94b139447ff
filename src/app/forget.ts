import { selectedYearKey } from './selected-year.ts'

const attempt = (work: () => void): void => {
  try {
    work()
  } catch {
    // A storage that is blocked holds nothing.
  }
}

/**
 * Forgets what areas keep of a person when their session ends. Drafts of unsaved work outlive a session that was ended
 * for them, so that they find it again; who signs out by themselves takes it along.
 */
export function forgetPerson(storage: { readonly local: () => Storage; readonly tab: () => Storage }, isAsked: boolean): void {
  attempt(() => storage.tab().removeItem(selectedYearKey))
  if (!isAsked) return
  attempt(() => {
    const local = storage.local()
    for (const key of Object.keys(local)) if (key.startsWith('draft/')) local.removeItem(key)
  })
}
