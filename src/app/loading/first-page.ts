import { canonicalPath } from '#machines/access/canonical-path.ts'
import { decideSignedOut } from '#machines/access/public-visit.ts'
import type { PortalConfig } from '#src/api/config.ts'
import { publicRoutes } from '../public-routes.ts'
import { matchAmong } from '../route-spec.ts'

type Address = Pick<Location, 'pathname' | 'search'>

/** Where the guard redirects someone without a session; null when the address stays. */
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

/** Goes to the public page before the first render, so that the first render shows it. */
export async function leadToPublicPage({ maintenance }: Pick<PortalConfig, 'maintenance'>): Promise<void> {
  const to = wayWithoutSession(window.location, maintenance)
  if (to !== null) window.history.replaceState(null, '', to)
  // The page repeats a load that failed here.
  await preparePublicPage(window.location, maintenance).catch(() => {})
}
