import type { Places } from './places.ts'

/** The keys of the browser's storage under which a session is kept. */
export const sessionKey = 'session'
export const authorizationKey = 'authorization'
export const pagePermissionsKey = 'pagePermissions'
export const activityKey = 'lastActivity'

/** Whether the browser keeps anything of a session, be it usable or not. */
export function isAnythingKept({ storage }: Pick<Places, 'storage'>): boolean {
  try {
    return [sessionKey, authorizationKey, pagePermissionsKey, activityKey].some((key) => storage?.getItem(key) != null)
  } catch {
    return false
  }
}
