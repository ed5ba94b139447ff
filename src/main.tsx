import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { forgetPerson } from './app/forget.ts'
import { StartFailure } from './app/LastResort.tsx'
import { createLateCache } from './app/late-cache.ts'
import { createLateCodec } from './app/late-codec.ts'
import { reloadOnMissingChunk } from './app/missing-chunks.ts'
import './ui/styles.css'
import { browserTimer } from './api/client.ts'
import { loadConfig, type PortalConfig } from './api/config.ts'
import { createSession } from './session/session-actor.ts'
import { sessionKey } from './session/session-store.ts'
import { browserSurroundings, type Surroundings } from './session/surroundings.ts'
import { systemClock } from './time/clock.ts'

const browserFetch = globalThis.fetch.bind(globalThis)

/** The network, or the aggregator of a demonstration that runs inside the page. A build without it leaves it out altogether. */
async function transport(): Promise<(request: Request) => Promise<Response>> {
  if (import.meta.env.VITE_MOCK === 'page') {
    const { createPageHost } = await import('#mirage/hosts/page.ts')
    return createPageHost().fetch
  }
  return browserFetch
}

const hasStoredSession = (storage: Pick<Storage, 'getItem'> | null): boolean => {
  try {
    return storage?.getItem(sessionKey) != null
  } catch {
    return false
  }
}

/** Makes what lives as long as the page: codec, cache, session and client. */
async function createPortal(config: PortalConfig, surroundings: Surroundings) {
  const cache = createLateCache(async () => (await import('./api/query-client.ts')).createQueryClient())
  const codec = createLateCodec(async () => {
    const { createIdCodec } = await import('./api/id-codec.ts')
    return createIdCodec({ key: config.idKey, iv: config.idIv, logError: (message) => reportError(new Error(message)) })
  })
  const network = await transport()
  const session = createSession({
    config,
    origin: window.location.origin,
    // Whoever reads an answer has ids to encrypt.
    fetch: async (request) => (await Promise.all([network(request), codec.load()]))[0],
    startTimer: browserTimer,
    codec,
    clock: systemClock,
    queryClient: cache,
    surroundings,
    forget: () => {
      const { person, endedBy } = session.actor.getSnapshot().context
      forgetPerson(
        { local: () => localStorage, tab: () => sessionStorage },
        { userId: person?.userId ?? null, isAsked: endedBy === 'asked' },
      )
    },
  })
  if (hasStoredSession(surroundings.storage)) await codec.load()
  const services = {
    api: session.api,
    codec,
    clock: systemClock,
    config,
    get queryClient() {
      return cache.current()
    },
  }
  return { session, services, cache }
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the portal.')
const root = createRoot(place)
reloadOnMissingChunk(window, () => sessionStorage)
try {
  const surroundings = browserSurroundings()
  // The page that will be shown most likely comes while the configuration is on its way.
  void (hasStoredSession(surroundings.storage) ? import('./app/SignedInView.tsx') : import('./session/SignInPage.tsx')).catch(() => {})
  const portal = await createPortal(await loadConfig(browserFetch), surroundings)
  portal.session.actor.start()
  root.render(<App {...portal} />)
} catch (error) {
  root.render(<StartFailure {...(error instanceof Error ? { reason: error.message } : {})} />)
}
