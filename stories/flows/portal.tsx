import { createPageHost } from '#mirage/hosts/page.ts'
import { portalRoutes } from '#src/app/routes.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createProcesses } from '#src/api/processes.ts'
import { App } from '#src/app/App.tsx'
import { visitOf } from '#src/app/guard/signed-in-visit.ts'
import { createSession } from '#src/session/session-actor.ts'
import { createSessionWork } from '#src/session/session-work.ts'
import { dayOf, type Clock } from '#src/time/clock.ts'
import { browserTimer } from '#src/time/timer.ts'
import { whenBrowserIdle } from '#src/time/when-idle.ts'
import { wholePage } from '../app/shell-fixtures.tsx'
import { createBrowser } from './browser.ts'

const policy = '# Privacy policy\n\n## Who is responsible\n\nPathway, together with the partner centres.'

/** The whole portal and its aggregator in this page, with a browser and a clock of their own; the clock moves only when it is told to. */
function createPortal() {
  const time = { now: Date.UTC(2027, 0, 15, 12) }
  const clock: Clock = { now: () => time.now, today: () => dayOf(time.now), elapsed: () => time.now }
  const host = createPageHost({
    clock,
    fetch: () => Promise.resolve(new Response(policy, { headers: { 'content-type': 'text/plain' } })),
  })
  const browser = createBrowser()
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const queryClient = createQueryClient()
  const session = createSession({
    isMaintenance: false,
    places: browser.environment,
    createWork: (actor) => {
      const work = createSessionWork(
        {
          config: defaultConfig,
          origin: window.location.origin,
          fetch: host.fetch,
          startTimer: browserTimer,
          codec,
          clock,
          queryClient,
          environment: browser.environment,
          whenIdle: whenBrowserIdle,
          portalRoutes,
          forget: () => {},
        },
        actor,
      )
      return Promise.resolve({ ...work, codec, queryClient, visitOf })
    },
  })
  const services = { api: session.api, codec, queryClient, clock, config: defaultConfig, ...browserEdges }
  return {
    element: <App services={services} session={session} processes={createProcesses()} />,
    start: () => session.actor.start(),
    stop: () => session.actor.stop(),
    /** So many minutes later the person does something. */
    pass: (minutes: number) => {
      time.now += minutes * 60_000
      browser.act()
    },
  }
}

/** The keys that this page's storages hold; Storybook keeps some of its own. */
const keys = () => [localStorage, sessionStorage].map((storage) => new Set(Object.keys(storage)))

const open = { portal: null as ReturnType<typeof createPortal> | null }

/** The portal that the story walks through. */
export function openPortal() {
  if (!open.portal) throw new Error('No portal is open.')
  return open.portal
}

/** Opens a portal at an address; gives back what puts the page as it was. */
function openAt(address: string): () => void {
  const before = { href: window.location.href, keys: keys(), title: document.title }
  const portal = createPortal()
  open.portal = portal
  window.history.replaceState(null, '', address)
  portal.start()
  return () => {
    portal.stop()
    open.portal = null
    window.history.replaceState(null, '', before.href)
    document.title = before.title
    for (const [index, storage] of [localStorage, sessionStorage].entries())
      for (const key of Object.keys(storage)) if (!before.keys[index]?.has(key)) storage.removeItem(key)
  }
}

/** What stories that walk through the whole portal have in common; not for a page of documentation, which would open several. */
export const inPortal = (address: string) => ({
  tags: ['!autodocs'],
  parameters: wholePage,
  globals: { viewport: { value: 'w1440' } },
  beforeEach: () => openAt(address),
  render: () => openPortal().element,
})
