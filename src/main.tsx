import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { forgetPerson } from './app/forget.ts'
import { StartFailure } from './app/LastResort.tsx'
import { reloadOnMissingChunk } from './app/missing-chunks.ts'
import './app/portal.css'
import { browserTimer } from './api/client.ts'
import { loadConfig, type PortalConfig } from './api/config.ts'
import { createIdCodec } from './api/id-codec.ts'
import { createQueryClient } from './api/query-client.ts'
import { createSession } from './session/session-actor.ts'
import { browserSurroundings } from './session/surroundings.ts'
import { systemClock } from './time/clock.ts'

const browserFetch = globalThis.fetch.bind(globalThis)

/** The network, or the aggregator of a demonstration that runs inside the page. */
async function transport(): Promise<(request: Request) => Promise<Response>> {
  if (import.meta.env['VITE_MOCK'] !== 'page') return browserFetch
  const { createPageHost } = await import('#mirage/hosts/page.ts')
  return createPageHost().fetch
}

/** Makes what lives as long as the page: codec, cache, session and client. */
async function createPortal(config: PortalConfig) {
  const codec = createIdCodec({
    key: config.idKey,
    iv: config.idIv,
    logError: (message) => reportError(new Error(message)),
  })
  const queryClient = createQueryClient()
  const session = createSession({
    config,
    origin: window.location.origin,
    fetch: await transport(),
    startTimer: browserTimer,
    codec,
    clock: systemClock,
    queryClient,
    surroundings: browserSurroundings(),
    forget: () =>
      forgetPerson({ local: () => localStorage, tab: () => sessionStorage }, session.actor.getSnapshot().context.endedBy === 'asked'),
  })
  return { session, services: { api: session.api, codec, queryClient, clock: systemClock, config } }
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the portal.')
const root = createRoot(place)
reloadOnMissingChunk(window, () => sessionStorage)
try {
  const { session, services } = await createPortal(await loadConfig(browserFetch))
  session.actor.start()
  root.render(<App session={session} services={services} />)
} catch (error) {
  root.render(<StartFailure {...(error instanceof Error ? { reason: error.message } : {})} />)
}
