import { canonicalPath } from '#machines/access/canonical-path.ts'
import { decideSignedOut } from '#machines/access/public-visit.ts'
import type { PortalConfig } from '#src/api/config.ts'
import { publicRoutes } from '../public-routes.ts'
import { matchAmong } from '../route-spec.ts'

type Address = Pick<Location, 'pathname' | 'search'>

/** Where the guard leads someone without a session; null where the address stays. */
function wayWithoutSession({ pathname, search }: Address, isMaintenance: boolean): string | null {
  const path = canonicalPath(pathname)
  const visit = decideSignedOut({ path, search, isMaintenance, isDeparting: false, isRemembered: true })
  return visit.kind === 'redirect' ? visit.to : null
}

/** Fetches the code of the page that an address shows to someone without a session. */
export async function preparePublicPage(address: Address, isMaintenance = false): Promise<void> {
  const to = wayWithoutSession(address, isMaintenance) ?? address.pathname
  const [path = ''] = to.split('?')
  await matchAmong(publicRoutes, canonicalPath(path))?.route.Page.prepare?.()
}

/** Goes to the page of someone without a session before anything is drawn, so that the first drawing is that page. */
export async function leadToPublicPage({ maintenance }: Pick<PortalConfig, 'maintenance'>): Promise<void> {
  const to = wayWithoutSession(window.location, maintenance)
  if (to !== null) window.history.replaceState(null, '', to)
  // The page loads again what failed here.
  await preparePublicPage(window.location, maintenance).catch(() => {})
}
