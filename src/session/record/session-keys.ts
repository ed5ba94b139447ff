import { attempt, type BrowserStorage } from './browser-storage.ts'

/** The keys of the browser's storage under which a session is kept. */
export const sessionKey = 'session'
export const authorizationKey = 'authorization'
export const pagePermissionsKey = 'pagePermissions'
export const activityKey = 'lastActivity'

/** Whether the browser keeps anything of a session, be it usable or not. */
export function isAnythingKept({ storage }: Pick<BrowserStorage, 'storage'>): boolean {
  try {
    return [sessionKey, authorizationKey, pagePermissionsKey, activityKey].some((key) => storage?.getItem(key) != null)
  } catch {
    return false
  }
}

/** Calls back whenever another tab may have stored a session. Needs none of the code behind the session. */
export function watchForSession(
  { storage, onStorage, onReturn }: Pick<BrowserStorage, 'storage' | 'onStorage' | 'onReturn'>,
  tell: () => void,
) {
  const look = () => {
    if (attempt(() => storage?.getItem(sessionKey)) != null) tell()
  }
  const stops = [onStorage((key) => key === sessionKey && look()), onReturn(look)]
  return () => stops.forEach((stop) => stop())
}
