import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { StartFailure } from './app/boot/RootErrorBoundary.tsx'
import { leadToPublicPage, preparePublicPage } from './app/loading/first-page.ts'
import { reloadOnMissingChunk } from './app/boot/missing-chunks.ts'
import { SignedInView } from './app/loading/lazy-signed-in-view.ts'
import './ui/first.css'
import { browserEdges } from './api/browser-edges.ts'
import { loadConfig, type PortalConfig } from './api/config.ts'
import { createProcesses, type Processes } from './api/processes.ts'
import type { Services } from './api/services.tsx'
import { browserStorage, type BrowserStorage } from './session/record/browser-storage.ts'
import { createSession, type Session } from './session/session-actor.ts'
import { isAnythingKept } from './session/record/session-keys.ts'
import { systemClock } from './time/clock.ts'
import { isRecording } from './devtools/trace/recording.ts'

const loadWork = () => import('./app/boot/portal-work.ts')

const browserFetch = globalThis.fetch.bind(globalThis)

/** The network, or the aggregator of a demonstration that runs inside the page. A build without a demonstration leaves its code out. */
async function transport(): Promise<(request: Request) => Promise<Response>> {
  if (import.meta.env.VITE_MOCK === 'page') {
    const { createPageHost, showDemoBadge } = await import('#mirage/hosts/page.ts')
    showDemoBadge(document)
    return createPageHost().fetch
  }
  return browserFetch
}

/** Makes what lives as long as the page: the session, and the services of all areas. */
async function createPortal(config: PortalConfig, places: BrowserStorage) {
  const fetch = await transport()
  const session = createSession({
    isMaintenance: config.maintenance,
    places,
    createWork: async (actor) => (await loadWork()).createPortalWork({ config, fetch }, actor),
  })
  const services: Services = {
    api: session.api,
    clock: systemClock,
    ...browserEdges,
    fetch,
    config,
    get prefetch() {
      return session.work.current().prefetch
    },
    get codec() {
      return session.work.current().codec
    },
    get queryClient() {
      return session.work.current().queryClient
    },
  }
  // A signed-in person sees nothing before it is loaded.
  if (isAnythingKept(places)) await session.work.load()
  return { session, services }
}

/** Starts the inspector and the recorder where they are switched on; other visits load neither. */
async function watch(processes: Processes, { actor }: Session) {
  if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect'))
    (await import('./devtools/inspector/open-inspector.tsx')).openInspector(processes)
  if (isRecording()) (await import('./app/boot/portal-recorder.ts')).recorderOf({ processes, actor })
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the portal.')
const root = createRoot(place)
reloadOnMissingChunk(window, () => sessionStorage)
/** Resolves when it is known whether there is a session. */
const isRestored = (actor: Session['actor']) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (actor.getSnapshot().hasTag('loading')) return
      subscription.unsubscribe()
      resolve()
    }
    const subscription = actor.subscribe(look)
    look()
  })

/** Not awaited by the module itself: what comes later imports parts of the first page, and would wait for it for ever. */
async function start() {
  try {
    const places = browserStorage()
    const isKept = isAnythingKept(places)
    // Loads the code that is most likely needed while the configuration is read.
    const code = Promise.allSettled(isKept ? [loadWork(), SignedInView.prepare()] : [preparePublicPage(window.location)])
    const portal = await createPortal(await loadConfig(browserFetch), places)
    const processes = createProcesses()
    // A portal that cannot be watched works all the same.
    await watch(processes, portal.session).catch(() => {})
    processes.enter(portal.session.actor)
    portal.session.actor.start()
    await Promise.all([code, isRestored(portal.session.actor)])
    if (!portal.session.actor.getSnapshot().context.person) await leadToPublicPage(portal.services.config)
    root.render(<App {...portal} processes={processes} />)
  } catch (error) {
    root.render(<StartFailure {...(error instanceof Error ? { reason: error.message } : {})} />)
  }
}
void start()
